"""Choose whom one can move most; catch if one can; else come nearer to the horse."""

from collections import Counter, deque

from cavale.games.horse.board import NAMES, NEIGHBOURS
from tests.taught import Seen


def choose(seen: Seen) -> str:
    if seen.view["phase"] == "choose":
        held: Counter[str] = Counter()
        for card, count in seen.view["hand"].items():
            held[card[:-1]] += count
        return max(seen.texts, key=lambda text: held[text.split()[-1]])
    caught = seen.doing("caught", seen.view["paper"])
    if caught:
        return caught[0]
    return min(seen.texts, key=lambda text: distance(seen, text))


def distance(seen: Seen, text: str) -> int:
    """From one's own character to the horse, after this move."""
    places = dict(seen.view["places"])
    card, _, end = text.partition(" ")
    if end:
        places[card[:-1]] = end
    return steps(places[seen.view["paper"]], places["horse"])


def steps(start: str, end: str) -> int:
    goal = NAMES.index(end)
    far = {NAMES.index(start): 0}
    edge = deque(far)
    while edge:
        at = edge.popleft()
        for onward in NEIGHBOURS[at]:
            if onward not in far:
                far[onward] = far[at] + 1
                edge.append(onward)
    return far[goal]
