"""Five opponents, each a detective and a thief, who know what their seat sees and nothing else.

The fifth plays the strategies of the exact solver; docs/thief-exact.md says what they guarantee.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass

from cavale.core.bot import Bot, Choice
from cavale.core.jit import Flag, States
from cavale.core.observation import Observation
from cavale.games.thief import guesses, mastery, suspects
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


LEVELS: tuple[Player, ...] = (
    Player(guesses.any_possible_point, guesses.any_step, "any point that is possible; any step"),
    Player(
        guesses.any_flights_end,
        guesses.any_flight,
        "where any flight may have led; any flight as likely as any other",
    ),
    Player(
        guesses.likeliest_point,
        mostly(mastery.exact_thief, 0.4, guesses.any_flight),
        "the point most flights lead to; exact steps, four in ten",
    ),
    Player(
        suspects.best_against_suspects,
        mostly(mastery.exact_thief, 0.7, guesses.any_flight),
        "the best plan against the thieves who fit the clues; exact steps, seven in ten",
    ),
    Player(mastery.exact_detective, mastery.exact_thief, "exact play"),
)


def bot(level: int, pace: float = 1.0) -> Bot:
    """A bot of a level from 1 to 5; none of them needs time, whatever the pace."""
    if not 1 <= level <= len(LEVELS):
        raise ValueError(f"the levels of Catch the Thief are 1 to {len(LEVELS)}, not {level}")
    return LEVELS[level - 1]
