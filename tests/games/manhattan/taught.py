"""Mission room, car park, warrant, then the handcuffs, and traps while one waits for red."""

from collections import deque

from cavale.games.manhattan.board import AHEAD, DISTRICTS, ENTRANCE, FILES, IS_TRAP, NAMES, NUMBER
from tests.taught import Json, Seen


def choose(seen: Seen) -> str:
    for wanted in ("mission", "warrant", "park"):
        if found := seen.doing("takes", wanted):
            return found[0]
    if found := seen.doing("arrest", *FILES):
        return found[0]
    me = seen.view["players"][0]
    return min(seen.texts, key=lambda text: left(seen, me, text))


def left(seen: Seen, me: Json, text: str) -> int:
    """Steps from the nearest car to where one wants to be; a trap is welcome while one waits."""
    effect = next(move.get("effect") or {} for move in seen.moves if move["text"] == text)
    cars = list(me["cars"])
    if effect.get("to") and effect.get("car"):
        cars[effect["car"] - 1] = effect["to"]
    file = me["mission"]
    district = FILES.index(file) if file else 0
    goal = {
        "seek": NUMBER["mission"],
        "drive": NUMBER[DISTRICTS[district]],
        "fetch": NUMBER["station"],
        "hunt": int(ENTRANCE[district]),
    }.get(me["stage"], NUMBER["station"])
    near = min(steps(NUMBER[car], goal) for car in cars)
    trap = me["stage"] == "hunt" and effect.get("to") and IS_TRAP[NUMBER[effect["to"]]]
    return near - 12 * bool(trap)


def steps(start: int, goal: int) -> int:
    far = {start: 0}
    edge = deque(far)
    while edge:
        at = edge.popleft()
        for onward in AHEAD[at]:
            if onward not in far:
                far[onward] = far[at] + 1
                edge.append(onward)
    return far.get(goal, len(NAMES))
