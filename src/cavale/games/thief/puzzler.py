"""Puzzles of Catch the Thief, all of them about what the clues leave open.

    where   every point where the thief can be
    catch   the visit that makes sure of him within so many, whatever he does
    worth   the visit that costs least on average, if all flights that fit are equally likely
    safe    the step that the best plans of a detective punish least

The first three are worked out from the clues alone. The last is measured by the plans that ship.
"""

from functools import cache
from typing import Any, Final

from cavale.core.game import Game
from cavale.core.position import Position
from cavale.core.puzzles import Kind, Node, Puzzler, Quarry, Refuted, Way
from cavale.core.review import Played
from cavale.games.thief.board import DISTANCE, HIDEOUTS, NAMES
from cavale.games.thief.exact import appraisal
from cavale.games.thief.exact.trail import point_of
from cavale.games.thief.notebook import Points, _away, ways_there
from cavale.games.thief.review import Chased
from cavale.games.thief.rules import CAUGHT, CLUE, DETECTIVE, FAR, NEAR, STEPS, THIEF

MOST_POINTS: Final = 6
CLEARLY: Final = 0.04
"""By so much, in turns, the best visit must be better than any other."""
MUCH: Final = 0.25
"""The same for a step of the thief."""
MOST_FLIGHTS: Final = 24
LIKELY: Final = 24
"""Visits, the best first, whose cost is kept: the others are no better."""
VISITS: Final = tuple(point for point in range(len(NAMES)) if point not in HIDEOUTS)


def _possible(position: Position) -> Points:
    """Before a visit: where he can be."""
    return frozenset(ways_there(position.copy_record())[-1])


def where(position: Position, number: int) -> Node | None:
    if position.mover != DETECTIVE:
        return None
    a = position.copy_record()
    possible = _possible(position)
    if len(possible) != number or a[0].probed < 2:
        return None
    far = {int(DISTANCE[point]) for point in possible}
    ring = [point for point in VISITS if int(DISTANCE[point]) in far and point not in possible]
    good = {NAMES[point]: Way() for point in sorted(possible)}
    return Node(good, {NAMES[point]: _excluded(position, point) for point in ring})


def _excluded(position: Position, point: int) -> Refuted:
    """The last clue on the way there that no flight agrees with."""
    s = position.copy_record()[0]
    ways = ways_there(position.copy_record())
    leading = {point}
    for step in range(len(ways) - 1, 0, -1):
        before = {p for p in ways[step - 1] if leading & set(_away(p))}
        if before:
            # He can have come from there, so it is the clue of this very step that speaks.
            return _told(s, step)
        leading = {p for p in range(len(NAMES)) if leading & set(_away(p))}
    return _told(s, 0)


def _told(s: Any, step: int) -> Refuted:
    step = min(step, int(s.probed) - 1)
    clue = "near" if s.clues[step] == NEAR else "far"
    return Refuted(why=clue, args={"point": NAMES[int(s.probes[step])], "turn": step + 1})


def _next(points: Points) -> Points | None:
    """Where he can be a step later; None if he can be gone."""
    after = frozenset(one for point in points for one in _away(point))
    return None if after & frozenset(HIDEOUTS) else after


def _left(points: Points, visit: int, clue: int) -> Points:
    return frozenset(point for point in points if CLUE[point, visit] == clue)


@cache
def sure(points: Points, visits: int) -> bool:
    """Whether he is caught within so many visits wherever he is and wherever he goes."""
    if len(points) <= visits == 1:
        return len(points) == 1
    return visits > 1 and any(surely(points, visit, visits) for visit in VISITS)


def surely(points: Points, visit: int, visits: int) -> bool:
    return _open(points, visit, visits) is None


def _open(points: Points, visit: int, visits: int) -> tuple[int, Points] | None:
    """A clue after which he is not sure to be caught, and where he can be then."""
    for clue in (NEAR, FAR):
        left = _left(points, visit, clue)
        if left:
            after = _next(left) if visits > 1 else None
            if after is None or not sure(after, visits - 1):
                return clue, left
    return None


def catch(position: Position, number: int) -> Node | None:
    if position.mover != DETECTIVE or position.copy_record()[0].probed < 2:
        return None
    points = _possible(position)
    if (len(points) == 1 and number > 1) or len(points) > 8:
        return None
    if number > 1 and sure(points, number - 1):
        return None
    good = [visit for visit in VISITS if surely(points, visit, number)]
    if len(good) not in (1, 2):
        return None
    return _catching(position, points, number, good)


def _catching(position: Position, points: Points, number: int, good: list[int]) -> Node:
    ways = dict[str, Way]()
    for visit in good:
        after = position.play(NAMES[visit])
        if after.outcome is not None:
            ways[NAMES[visit]] = Way()
            continue
        step = after.moves[0].text
        there = after.play(step)
        left = _possible(there)
        again = [one for one in VISITS if surely(left, one, number - 1)]
        ways[NAMES[visit]] = Way([step], _catching(there, left, number - 1, again))
    bad = {
        NAMES[visit]: _unsure(points, visit, number)
        for visit in VISITS
        if visit not in good and _near_enough(points, visit)
    }
    return Node(ways, bad)


def _near_enough(points: Points, visit: int) -> bool:
    """A visit that could tell something: of the others the plain sentence says enough."""
    return any(CLUE[point, visit] != FAR for point in points)


def _unsure(points: Points, visit: int, number: int) -> Refuted:
    found = _open(points, visit, number)
    assert found is not None
    clue, left = found
    after = _next(left) if number > 1 else left
    why = "near" if clue == NEAR else "far"
    if after is None:
        return Refuted(why=f"{why}-gone")
    return Refuted(why=why, args={"points": ", ".join(NAMES[one] for one in sorted(after))})


Flight = tuple[int, ...]


def _flights(position: Position) -> list[Flight]:
    """What may still come, of every flight that fits: from where he is now on, to a hideout."""
    found = list[Flight]()
    for point, times in ways_there(position.copy_record())[-1].items():
        waiting: list[Flight] = [(point,)]
        while waiting:
            flight = waiting.pop()
            if flight[-1] in HIDEOUTS:
                found += [flight] * times
            else:
                waiting += [(*flight, one) for one in _away(flight[-1])]
    return found


def _costs(flights: tuple[Flight, ...], turn: int) -> dict[int, float]:
    """For each visit, what all these flights cost together with the best visits after it."""

    @cache
    def least(left: tuple[Flight, ...], step: int) -> float:
        if left[0][step] in HIDEOUTS:
            return float(STEPS * len(left))
        if len(left) == 1:
            return float(turn + step)
        return min(cost(left, step, visit) for visit in useful(left, step))

    def useful(left: tuple[Flight, ...], step: int) -> list[int]:
        stands = {flight[step] for flight in left}
        rows, columns = {p // 11 for p in stands}, {p % 11 for p in stands}
        crossing = {11 * row + column for row in rows for column in columns}
        return sorted((stands | crossing) - set(HIDEOUTS))

    def cost(left: tuple[Flight, ...], step: int, visit: int) -> float:
        total = 0.0
        for clue in (CAUGHT, NEAR, FAR):
            told = tuple(flight for flight in left if CLUE[flight[step], visit] == clue)
            if told:
                total += len(told) * (turn + step) if clue == CAUGHT else least(told, step + 1)
        return total

    return {visit: cost(flights, 0, visit) / len(flights) for visit in VISITS}


def worth(position: Position, number: int) -> Node | None:
    s = position.copy_record()[0]
    if position.mover != DETECTIVE or s.probed < 3:
        return None
    flights = _flights(position)
    if not 3 <= len(flights) <= MOST_FLIGHTS or len({one[0] for one in flights}) < 3:
        return None
    costs = _costs(tuple(flights), int(s.probed) + 1)
    best = min(costs, key=lambda visit: costs[visit])
    second = min(cost for visit, cost in costs.items() if visit != best)
    if second - costs[best] < CLEARLY:
        return None
    bad = {
        NAMES[visit]: Refuted(
            why="dear", args={"cost": round(cost, 2), "best": round(costs[best], 2)}
        )
        for visit, cost in sorted(costs.items(), key=lambda one: one[1])[1:LIKELY]
    }
    return Node({NAMES[best]: Way()}, bad)


def safe(position: Position, number: int) -> Node | None:
    s = position.copy_record()[0]
    if position.mover != THIEF or s.steps < 2 or len(position.moves) < 2:
        return None
    worths = _hopes(position)
    if worths is None:
        return None
    best = max(worths, key=lambda text: worths[text])
    second = max(value for text, value in worths.items() if text != best)
    if worths[best] - second < MUCH:
        return None
    bad = {
        text: Refuted(why="sooner", args={"turns": round(worths[best] - value, 1)})
        for text, value in worths.items()
        if text != best
    }
    return Node({best: Way()}, bad)


def _hopes(position: Position) -> dict[str, float] | None:
    """By step: when he is caught on average, by a detective who mixes the best plans."""
    chase = Chased(_again(position))
    steps = len(chase.played.moves)
    for step in range(steps):
        chase.row(step)
    s = position.copy_record()[0]
    turn = int(s.steps) + 1
    if turn < chase.first:
        return None
    k = turn - chase.first
    hopes = appraisal.promised(chase.table, k, chase.rest)
    points = chase.table.chase.layers[k + 1].points if k < chase.table.chase.last else []
    found = {}
    for move in position.moves:
        at = point_of(move.code)
        if at not in points:
            return None
        found[move.text] = float(hopes[points.index(at)])
    return found


def _again(position: Position) -> Played:
    """The game so far, which a position of it tells whole."""
    s = position.copy_record()[0]
    game: Game = position.game
    positions, moves = [game.start()], []
    for step in range(int(s.steps)):
        codes = [int(s.footprints[step])]
        if step < s.probed:
            codes.append(int(s.probes[step]))
        for code in codes:
            moves.append(game.move(code))
            positions.append(positions[-1].play_unchecked(code))
    return Played(tuple(positions), tuple(moves))


PUZZLER: Final = Puzzler(
    kinds={
        "where": Kind(where, (2, 3, 4, 5), every=True),
        "catch": Kind(catch, (1, 2, 3)),
        "worth": Kind(worth, (1,)),
        "safe": Kind(safe, (1,)),
    },
    quarries=(
        Quarry("knots-1", 2, (1, 2, 3), ("where", "catch", "worth", "safe")),
        Quarry("knots-2", 2, (1, 2, 3), ("where", "catch", "worth", "safe")),
    ),
    wanted=8,
    few={("where", 2): 4, ("where", 3): 4, ("where", 4): 4, ("where", 5): 4, ("catch", 1): 4},
)
