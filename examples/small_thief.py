"""OpenSpiel's CFR+ on Catch the Thief with 5 x 5 points: it meets the exact value.

The board is written down as an extensive-form game, from the rules of Knots alone: the first step
is straight, the first probe is forced, and whoever is not caught escapes with the fourth step.

    python -m examples.small_thief 20000
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

import pyspiel

REACH, ESCAPE = 2, 4
EXACT = 3.59375
"""`cavale solve thief --variant knots-1 --size 5`"""
SPAN = range(-REACH, REACH + 1)
POINTS = [(x, y) for x in SPAN for y in SPAN if abs(x) + abs(y) < 2 * REACH]

Point = tuple[int, int]
Told = tuple[tuple[Point, bool], ...]
"""The free probes, and whether the clue to each was the near one: all that a detective knows."""


def steps(at: Point) -> list[Point]:
    """Away from the scene along a line."""
    around = [(at[0] + x, at[1] + y) for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0))]
    return [p for p in around if max(map(abs, p)) <= REACH and far(p) > far(at)]


def far(point: Point) -> int:
    return abs(point[0]) + abs(point[1])


def small_thief() -> pyspiel.Game:
    """The thief moves first; what he gets is the detective's points."""
    return pyspiel.load_efg_game("\n".join(['EFG 2 R "5 x 5" { "thief" "detective" }', *_tree()]))


def _tree() -> Iterator[str]:
    numbers = {0: count(1), 1: count(1), 2: count(1)}
    known: dict[tuple[int, str], int] = {}

    def node(player: int, sees: str, choices: list[Point]) -> str:
        number = known.setdefault((player, sees), 0) or next(numbers[player])
        known[player, sees] = number
        names = " ".join(f'"{x},{y}"' for x, y in choices)
        return f'p "" {player} {number} "{player}: {sees}" {{ {names} }} 0'

    def end(points: int) -> str:
        return f't "" {next(numbers[0])} "" {{ {points} {-points} }}'

    def fleeing(path: tuple[Point, ...], told: Told) -> Iterator[str]:
        choices = steps(path[-1])
        yield node(1, f"{path} {told}", choices)
        for at in choices:
            if far(at) == 2 * REACH:
                yield end(ESCAPE)
            elif far(at) == 1:
                yield from fleeing((*path, at), told)  # the forced probe tells nothing
            else:
                yield from probing((*path, at), told)

    def probing(path: tuple[Point, ...], told: Told) -> Iterator[str]:
        yield node(2, str(told), POINTS)
        at = path[-1]
        for probe in POINTS:
            if probe == at:
                yield end(far(at))
            else:
                near = probe[0] == at[0] or probe[1] == at[1]
                yield from fleeing(path, (*told, (probe, near)))

    return fleeing(((0, 0),), ())


@dataclass(frozen=True)
class Solved:
    value: float
    """What the average policies bring each other."""
    low: float
    """What the thief's brings against the best detective."""
    high: float
    """What the best thief gets from the detective's."""


def solve(iterations: int) -> Solved:
    game = small_thief()
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    root = game.new_initial_state()
    start = root.history_str()
    best = [pyspiel.TabularBestResponse(game, seat, policy).value(start) for seat in (0, 1)]
    value = pyspiel.expected_returns(root, policy, -1, True)[0]
    return Solved(value, low=-best[1], high=best[0])


if __name__ == "__main__":
    found = solve(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
    print(f"{found.value:.5f}, between {found.low:.5f} and {found.high:.5f}; exactly {EXACT}")
