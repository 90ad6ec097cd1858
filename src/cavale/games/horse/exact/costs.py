"""What playing out the last cards costs and what it is worth, and the page that says so."""

import random
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import process_time
from typing import Final

from cavale.core.game import Game
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.core.seats import CHANCE
from cavale.core.solving import Report
from cavale.games.horse import SPEC
from cavale.games.horse.bots import Hunter, bot
from cavale.games.horse.exact.tree import MOST_CARDS
from cavale.games.horse.exact.values import Averaged, averaged
from cavale.search.limits import use_processor_time

SEED: Final = 22
PACE: Final = 0.25
_WALKER: Final = Hunter(hunts=200, few=16)
_LOST: Final = 0.01
_FULL: Final = 1.0


@dataclass
class Row:
    cards: int
    later: bool
    """After the first deal, when the other hand is known."""
    seconds: list[float]
    """Of processor time."""
    worlds: list[int]
    before: list[float]
    """What the fifth level gave away when it only imagined."""
    after: list[float]

    @property
    def name(self) -> str:
        return f"{'later' if self.later else 'first'} deal, {self.cards} left"


def measure(samples: int, report: Report) -> list[Row]:
    use_processor_time()
    rng = random.Random(SEED)
    fifth = bot(5, PACE)
    assert isinstance(fifth, Hunter)
    bots = (replace(fifth, looks=0), fifth)
    rows = [
        Row(cards, later, [], [], [], [])
        for later in (False, True)
        for cards in range(1, MOST_CARDS + 1)
    ]
    for number, row in enumerate(rows):
        while len(row.before) < samples:
            seen = _walk(row.cards, row.later, rng)
            began = process_time()
            found = averaged(seen)
            assert found is not None
            if found.best >= _FULL:
                continue  # a catch that is there is taken by any bot
            row.seconds.append(process_time() - began)
            row.worlds.append(found.of)
            seed = rng.getrandbits(30)
            for regrets, one in zip((row.before, row.after), bots, strict=True):
                regrets.append(_regret(found, one, seen, seed))
            report(number * samples + len(row.before), len(rows) * samples)
    return rows


def _regret(found: Averaged, one: Hunter, seen: Observation, seed: int) -> float:
    return found.best - found.chances[one.choose(seen, seed).move.code]


def _walk(cards: int, later: bool, rng: random.Random) -> Observation:
    """A turn with so many cards in the mover's hand, and no catch in it, of a game between bots."""
    position = Game(SPEC, seats=2).start()
    while True:
        mover = position.mover
        if mover is None:
            position = Game(SPEC, seats=2).start()
        elif mover == CHANCE:
            drawn = rng.choices(position.moves.codes, position.weights)[0]
            position = position.play_unchecked(drawn)
        elif _is_there(position, cards, later):
            return position.observe(mover)
        else:
            chosen = _WALKER.choose(position.observe(mover), rng.getrandbits(30))
            position = position.play_unchecked(chosen.move.code)


def _is_there(position: Position, cards: int, later: bool) -> bool:
    s = position.copy_record()[0]
    held = int(s.holds[position.mover]) if s.chosen == s.seats else 0
    return held == cards and bool(later == (s.deal > 1))


def page(samples: int, table: Path | None, report: Report) -> str:
    if table is not None:
        raise ValueError("there is no table of The White Horse")
    rows = measure(samples, report)
    return PAGE.format(
        samples=samples,
        pace=PACE,
        most=MOST_CARDS,
        costs="\n".join(_cost(row) for row in rows),
        regrets="\n".join(_regrets(row) for row in rows),
    )


def _cost(row: Row) -> str:
    seconds = f"{statistics.mean(row.seconds):.3f} | {max(row.seconds):.3f}"
    return f"| {row.name} | {statistics.mean(row.worlds):,.0f} | {max(row.worlds):,} | {seconds} |"


def _regrets(row: Row) -> str:
    return f"| {row.name} | {_lost(row.before)} | {_lost(row.after)} |"


def _lost(regrets: Sequence[float]) -> str:
    share = sum(one > _LOST for one in regrets) / len(regrets)
    return f"{100 * statistics.mean(regrets):.2f} | {100 * max(regrets):.1f} | {share:.0%}"


PAGE = """# The last cards of The White Horse, played out

Written by `cavale lab exact horse --samples {samples} --out docs/horse-exact.md`.

`cavale solve horse --position TEXT` says what every card is worth when a player of two has {most}
cards left or fewer: the chance of winning, as far as this deal decides it.

## What is exact, and what is not

In one world, with both hands and both papers open, the rest of the deal is played out by
alpha-beta: that is exact. A seat does not know its world; what is said is the average over all that
it cannot rule out, each as likely as its cards make it. In the first deal these are the other's
hand and paper, later the paper alone: the cards aside are known then.

- Both sides are taken to know everything from the next card on. Really the other does not know
  one's paper, and one does not learn his: an average of open games is not the value of the hidden
  one.
- The deal's end is the horizon: whoever is to move then has the chance of being dealt a catch that
  is there, which is counted exactly; otherwise the game is taken as even. The twelfth deal's end
  is a draw.

## What it costs

Processor seconds on one core for all worlds, {samples} positions each of games between bots, in
which no catch was there for the mover.

| | worlds, mean | at most | seconds, mean | at most |
|---|--:|--:|--:|--:|
{costs}

The fifth level stops at four million moves looked at, and then uses what it has if that is sixty
worlds or more.

## What the fifth level gave away

Points of a hundred in these positions, at {pace} times the thinking time: with imagined hunts
alone, as it was, and now. *More than one* is the share of positions with a loss of more than one
point. It is measured by the same averages by which it plays now: that it loses nothing says that it
has the time for them, not that they are the truth.

| | before, mean | at most | more than one | now, mean | at most | more than one |
|---|--:|--:|--:|--:|--:|--:|
{regrets}
"""
