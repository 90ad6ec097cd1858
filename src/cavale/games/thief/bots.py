"""Six opponents, each a detective and a thief, who know what their seat sees and nothing else.

The fifth plays the strategies of the exact solver; docs/thief-exact.md says what they guarantee.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass

from cavale.core.bot import Bot, Choice
from cavale.core.jit import Flag, States
from cavale.core.observation import Observation
from cavale.games.thief import guesses, mastery
from cavale.games.thief.naive import straight_runner
from cavale.games.thief.rules import DETECTIVE

Chances = dict[int, float]
"""Moves with their chances."""
Idea = Callable[[States], Chances]


@dataclass(frozen=True)
class Player:
    """Plays one idea as a detective and another one as a thief."""

    detective: Idea
    thief: Idea
    means: str

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        moves = seen.moves
        if len(moves) == 1:
            return Choice(moves[0], 0.0)
        idea = self.detective if seen.seat == DETECTIVE else self.thief
        chances = idea(seen.copy_record())
        (code,) = random.Random(seed).choices(list(chances), list(chances.values()))
        return Choice(seen.game.move(code), 0.0, nodes=len(chances))

    def __str__(self) -> str:
        return self.means


def mostly(idea: Idea, share: float, other: Idea) -> Idea:
    """One idea most of the time, now and then another."""

    def mixed(a: States) -> Chances:
        chances = {code: share * chance for code, chance in idea(a).items()}
        for code, chance in other(a).items():
            chances[code] = chances.get(code, 0.0) + (1 - share) * chance
        return chances

    return mixed


def _mixed(exact: float, attentive: float) -> Player:
    """Exact play in some choices; in others an attentive detective remembers the last clue alone.

    So no level can be foreseen: each of its choices has chances of its own.
    """
    absent = mostly(guesses.any_point_that_fits, attentive, guesses.any_point)
    return Player(
        mostly(mastery.exact_detective, exact, absent),
        mostly(mastery.exact_thief, exact, straight_runner),
        f"exact play in {exact:.0%}, else the last clue in {attentive:.0%}; else straight on",
    )


LEVELS: tuple[Player, ...] = (
    _mixed(0.0, 0.4),
    _mixed(0.2, 0.6),
    _mixed(0.4, 0.8),
    _mixed(0.6, 1.0),
    _mixed(0.8, 1.0),
    Player(mastery.exact_detective, mastery.exact_thief, "exact play"),
)


def bot(level: int, pace: float = 1.0) -> Bot:
    """A bot of a level from 0 to 5; none of them needs time, whatever the pace."""
    if not 0 <= level < len(LEVELS):
        raise ValueError(f"the levels of Catch the Thief are 0 to {len(LEVELS) - 1}, not {level}")
    return LEVELS[level]
