"""Whether everybody's chances tell who makes the next arrest: measured in games of `quick`.

The chances are made of the mean turns that each player needs. Here they are compared with what else
could be made of the same: turns that are spread around those means, and the best that can be fitted
to means and stages. It says what whole distributions could gain.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from cavale.core.game import Game
from cavale.core.jit import Floats, States, kernel
from cavale.core.seats import CHANCE
from cavale.core.solving import Report
from cavale.games.manhattan import SPEC
from cavale.games.manhattan.bots import bot
from cavale.games.manhattan.evaluation import chances, turns_left
from cavale.games.manhattan.solo import solved
from cavale.games.manhattan.thinking import ROOM_TO_WORK

LEVEL: Final = 2
SEED: Final = 22
_SHAPES: Final = (1.0, 2.0, 4.0, 8.0)
_STAGES: Final = 4
_LONGEST: Final = 60.0


class Seen(NamedTuple):
    """What was seen when somebody was to move, and what became of it."""

    game: int
    own: float
    theirs: float
    said: float
    """The mover's chance as the bots have it."""
    stages: int
    won: bool


@kernel
def _look(a: States, seat: int, tables: Floats, work: Floats, won: Floats, out: Floats) -> None:
    chances(a[0], tables, work, won)
    out[0] = turns_left(a[0], seat, tables)
    out[1] = turns_left(a[0], 1 - seat, tables)
    out[2] = won[seat]


def watched(games: int, report: Report) -> Iterator[Seen]:
    game, player = Game(SPEC, "quick", 2), bot(LEVEL)
    work, won, out = np.zeros(ROOM_TO_WORK), np.zeros(ROOM_TO_WORK), np.zeros(3)
    for number in range(games):
        rng = random.Random(SEED * games + number)
        position, seen = game.start(), list[tuple[int, Seen]]()
        while (mover := position.mover) is not None:
            if mover == CHANCE:
                position = position.play_unchecked(position.draw(rng).code)
                continue
            a = position.copy_record()
            _look(a, mover, solved(), work, won, out)
            stages = _STAGES * int(a["stage"][0, mover]) + int(a["stage"][0, 1 - mover])
            own, theirs, said = out.tolist()
            seen.append((mover, Seen(number, own, theirs, said, stages, False)))
            chosen = player.choose(position.observe(mover), rng.getrandbits(30))
            position = position.play_unchecked(chosen.move.code)
        assert position.outcome is not None
        winner = position.outcome.winner
        if winner is not None:
            yield from (one._replace(won=seat == winner) for seat, one in seen)
        report(number + 1, games)


def spread(own: Floats, theirs: Floats, shape: float) -> Floats:
    """The chance to need fewer turns, if both are drawn from a gamma distribution."""
    rng = np.random.default_rng(SEED)
    draws = rng.gamma(shape, 1 / shape, (2, 20_000))
    ratios = np.sort(draws[1] / draws[0])
    found: Floats = 1.0 - np.searchsorted(ratios, own / theirs) / len(ratios)
    return found


def fitted(features: Floats, won: Floats, odd: Floats) -> Floats:
    """What a logistic fit to every other game says of the games in between."""
    said = np.zeros(len(won))
    for learned in (odd == 1, odd == 0):
        x, y = features[learned], won[learned]
        weights = np.zeros(features.shape[1])
        for _ in range(20):
            p = 1 / (1 + np.exp(-x @ weights))
            bent = (x * (p * (1 - p))[:, None]).T @ x + 1e-3 * np.eye(len(weights))
            weights += np.linalg.solve(bent, x.T @ (y - p))
        said[~learned] = 1 / (1 + np.exp(-features[~learned] @ weights))
    return said


def errors(seen: list[Seen]) -> dict[str, float]:
    """The mean squared error of each way to say who wins; 0.25 is to know nothing."""
    game, own, theirs, said, stages, won = np.array(seen, np.float64).T
    own, theirs = np.clip(own, 1.0, _LONGEST), np.clip(theirs + 0.5, 1.0, _LONGEST)
    ratio = np.log(theirs / own)
    both = (stages[:, None] == np.arange(_STAGES**2)).astype(np.float64)
    by_stage = np.column_stack([ratio, both, both * ratio[:, None]])
    by_turns = np.column_stack([by_stage, own - theirs, ratio * own, ratio * theirs])
    ways = {"what the bots use": said}
    ways |= {f"gamma, shape {shape:g}": spread(own, theirs, shape) for shape in _SHAPES}
    ways["fitted to the means and both stages"] = fitted(by_stage, won, game % 2)
    ways["fitted to the turns themselves, too"] = fitted(by_turns, won, game % 2)
    return {name: float(np.mean((one - won) ** 2)) for name, one in ways.items()}


def page(samples: int, table: Path | None, report: Report) -> str:
    if table is not None:
        raise ValueError("this compares nothing with a table")
    seen = list(watched(samples, report))
    found = errors(seen)
    rows = "\n".join(f"| {name} | {error:.4f} |" for name, error in found.items())
    gap = next(iter(found.values())) - min(found.values())
    said = np.array([one.said for one in seen])
    won = np.array([one.won for one in seen])
    tenths = np.minimum((said * 10).astype(int), 9)
    bins = [tenths == i for i in range(10) if (tenths == i).any()]
    told = "\n".join(
        f"| {said[here].mean():.2f} | {won[here].mean():.2f} | {here.sum():,} |" for here in bins
    )
    return PAGE.format(
        samples=samples, level=LEVEL, turns=f"{len(seen):,}", rows=rows, told=told, gap=gap
    )


PAGE: Final = """# What the chances of Manhattan South are worth

Written by `cavale lab exact manhattan --samples {samples} --out docs/manhattan-leaves.md`.

At the end of every game that it plays on in its mind, the best level asks who will make the next
arrest. That is said by the mean number of turns each player needs, which are solved for one player
alone: whoever needs t turns is first with a weight of t to the power of -3. Would the whole
distributions of these turns say it better?

In {samples} games of `quick` for two between level {level}, before each of {turns} moves, the mean
squared error of several ways to say whether the mover will win; 0.25 is to know nothing. A fit
learns from every other game and is measured in the games between.

| the chance of the mover | error |
|---|--:|
{rows}

The best of these ways is {gap:.4f} better than the bots' formula: turns that are spread
around their means gain as little as a fit to the means, to both stages and to how far off
both are. What is left is the dice. So the leaves are made of means; distributions are used
where they are exact, in the race. Spreads that hang on more than these were not tried.

How often it happens that they say so:

| they say | it happens | moves |
|--:|--:|--:|
{told}
"""
