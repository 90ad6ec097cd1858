"""The White Horse: is every pursuer worth choosing, and how long is a game?

Ruling H9: with equal bots no pursuer wins more than 30 % of games, and a game lasts 10 to 40 cards
on average. All seats have the same bot; it chooses its subject by its hand, like any player.
"""

import multiprocessing
import os
import random
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from importlib.metadata import version
from math import sqrt

from cavale.core.game import Game
from cavale.core.seats import CHANCE
from cavale.core.solving import Report
from cavale.games.horse import SPEC
from cavale.games.horse.notation import SUBJECT_WORDS
from cavale.games.horse.state import CHOOSE, DISCARD

LEVELS = (3, 4)
"""Stronger ones have a clock, and would play as the machine lets them."""
MOST_WINS = 0.30
FEWEST_CARDS, MOST_CARDS = 10, 40
PURSUERS = SUBJECT_WORDS[:5]


@dataclass
class Hunts:
    """What happened in some games of one level with one number of seats."""

    level: int
    seats: int
    games: int = 0
    cards: int = 0
    squares: int = 0
    drawn: int = 0
    chosen: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    seat_won: Counter[int] = field(default_factory=Counter)

    def add(self, other: "Hunts") -> None:
        self.games += other.games
        self.cards += other.cards
        self.squares += other.squares
        self.drawn += other.drawn
        self.chosen += other.chosen
        self.won += other.won
        self.seat_won += other.seat_won

    @property
    def length(self) -> float:
        return self.cards / self.games

    @property
    def error(self) -> float:
        """The standard error of the length."""
        return sqrt(max(0.0, self.squares / self.games - self.length**2) / self.games)

    def share(self, subject: str) -> float:
        return self.won[subject] / self.games

    @property
    def holds(self) -> bool:
        fair = all(self.share(subject) <= MOST_WINS for subject in PURSUERS)
        return fair and FEWEST_CARDS <= self.length <= MOST_CARDS


def hunt(level: int, seats: int, seed: int) -> Hunts:
    """One game of equal bots."""
    rng = random.Random(f"balance {level} {seats} {seed}")
    bot = SPEC.bot(level, 1.0)
    position = Game(SPEC, seats=seats).start()
    seen = Hunts(level, seats, games=1)
    while (seat := position.mover) is not None:
        if seat == CHANCE:
            code = rng.choices(position.moves.codes, position.weights)[0]
        else:
            code = bot.choose(position.observe(seat), rng.getrandbits(32)).move.code
            if CHOOSE <= code < DISCARD:
                seen.chosen[SUBJECT_WORDS[code - CHOOSE]] += 1
            else:
                seen.cards += 1
        position = position.play_unchecked(code)
    seen.squares = seen.cards**2
    shown = position.view()
    if shown["winner"] is None:
        seen.drawn = 1
    else:
        seen.won[shown["papers"][shown["winner"]]] += 1
        seen.seat_won[shown["winner"]] += 1
    return seen


def measure(games: int, jobs: int | None, report: Report) -> list[Hunts]:
    tables = [(level, seats) for level in LEVELS for seats in SPEC.seat_counts]
    found = {table: Hunts(*table) for table in tables}
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs or os.cpu_count(), mp_context=spawn) as pool:
        waiting = [pool.submit(hunt, *table, seed) for table in tables for seed in range(games)]
        for count, done in enumerate(as_completed(waiting), start=1):
            one = done.result()
            found[one.level, one.seats].add(one)
            report(count, len(waiting))
    return list(found.values())


def page(games: int, jobs: int | None, report: Report) -> str:
    return written(measure(games, jobs, report), games)


def written(found: Sequence[Hunts], games: int) -> str:
    bots = [f"- level {level}: {SPEC.bot(level, 1.0)}" for level in LEVELS]
    lines = [
        "# The balance of The White Horse",
        "",
        f"Written by `cavale lab balance horse --games {games}`, with Cavale",
        f"{version('cavale')} and version {SPEC.rules_version} of the rules. All seats are bots of",
        "one level, which choose their subjects by their hands. Ruling H9 asks that no pursuer",
        f"wins more than {MOST_WINS:.0%} of games and that a game lasts {FEWEST_CARDS} to",
        f"{MOST_CARDS} cards on average. Cards are given with their standard error. A pursuer's",
        "column says how many games it won, and of how many choices: several seats may choose the",
        "same.",
        "",
        *bots,
        "",
        f"| level | seats | games | cards | drawn | {' | '.join(PURSUERS)} | H9 |",
        f"|--:|--:|--:|--:|--:|{'--:|' * len(PURSUERS)}---|",
    ]
    for hunts in found:
        shares = " | ".join(
            f"{hunts.share(subject):.1%} of {hunts.chosen[subject] / hunts.chosen.total():.0%}"
            for subject in PURSUERS
        )
        lines.append(
            f"| {hunts.level} | {hunts.seats} | {hunts.games}"
            f" | {hunts.length:.1f} ± {hunts.error:.1f} | {hunts.drawn}"
            f" | {shares} | {'holds' if hunts.holds else 'does not hold'} |"
        )
    lines += ["", "Wins by seat, in the order of turns:", ""]
    for hunts in found:
        wins = ", ".join(f"{hunts.seat_won[seat] / hunts.games:.1%}" for seat in range(hunts.seats))
        lines.append(f"- level {hunts.level}, {hunts.seats} seats: {wins}")
    return "\n".join(lines) + "\n"
