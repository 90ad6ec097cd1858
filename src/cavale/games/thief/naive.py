"""Thieves and detectives as people are: the yardstick of the levels, none of them tuned.

Each thief is an idea for the next step, from the flight so far.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass

from cavale.core.bot import Choice
from cavale.core.jit import Flag, States
from cavale.core.observation import Observation
from cavale.games.thief.board import COLUMN, HIDEOUTS, ROW, SCENE, SIDE
from cavale.games.thief.guesses import (
    any_possible_point,
    any_step,
    evenly,
    likeliest_point,
    steps_from,
)
from cavale.games.thief.rules import DETECTIVE

Chances = dict[int, float]
Idea = Callable[[States], Chances]


def straight_runner(a: States) -> Chances:
    """On in the same direction to the edge, then along it."""
    s = a[0]
    steps = steps_from(a)
    if s.steps == 0:
        return evenly(steps)
    ahead = _on(a, 1)
    return evenly([ahead] if ahead in steps else steps)


def zigzag(a: States) -> Chances:
    """Never twice in the same direction, where that is possible."""
    steps = steps_from(a)
    ahead = _on(a, 1)
    return evenly([step for step in steps if step != ahead] or steps)


def corner_hugger(a: States) -> Chances:
    """The steps that bring the nearest corner nearest, by the longer of the two ways first."""
    steps = steps_from(a)
    left = {step: min(_short_of(step, corner) for corner in HIDEOUTS) for step in steps}
    least = min(left.values())
    return evenly([step for step in steps if left[step] == least])


def _on(a: States, far: int) -> int:
    """The point beyond the last step, in its direction."""
    s = a[0]
    if s.steps == 0:
        return -1
    at = int(s.footprints[s.steps - 1])
    came = int(s.footprints[s.steps - 2]) if s.steps > 1 else SCENE
    row = int(ROW[at] + far * (ROW[at] - ROW[came]))
    column = int(COLUMN[at] + far * (COLUMN[at] - COLUMN[came]))
    return SIDE * row + column if 0 <= row < SIDE and 0 <= column < SIDE else -1


def _short_of(point: int, corner: int) -> int:
    return max(abs(int(ROW[point] - ROW[corner])), abs(int(COLUMN[point] - COLUMN[corner])))


THIEVES: dict[str, Idea] = {
    "straight": straight_runner,
    "zigzag": zigzag,
    "corners": corner_hugger,
    "random": any_step,
}


@dataclass(frozen=True)
class Natural:
    """Plays one idea as a detective and another one as a thief."""

    detective: Idea
    thief: Idea

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        idea = self.detective if seen.seat == DETECTIVE else self.thief
        if len(seen.moves) == 1:
            return Choice(seen.moves[0], 0.0)
        chances = idea(seen.copy_record())
        (code,) = random.Random(seed).choices(list(chances), list(chances.values()))
        return Choice(seen.game.move(code), 0.0)


def greedy() -> Natural:
    """Names the point most flights lead to; runs straight to the edge and along it."""
    return Natural(likeliest_point, straight_runner)


def natural_thief(name: str) -> Natural:
    return Natural(any_possible_point, THIEVES[name])
