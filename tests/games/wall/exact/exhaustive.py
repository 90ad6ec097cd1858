"""The slow, obvious way to exact values: every wall that can come, and a fixed point over all."""

import random
from collections import deque

from cavale.games.wall.exact.board import Size, Slot, Standing

SMALL = Size(3, 5)
MEDIUM = Size(4, 8)


def has_chain(slots: tuple[Slot, ...], colour: int) -> bool:
    side = len(slots)
    queue = deque((0, cell) for cell in range(side) if slots[0][cell] == colour)
    seen = set(queue)
    while queue:
        slot, cell = queue.popleft()
        if slot == side - 1:
            return True
        for near in ((slot + 1, cell), (slot - 1, cell), (slot, cell + 1), (slot, cell - 1)):
            on_wall = 0 <= near[0] < side and 0 <= near[1] < side
            if on_wall and near not in seen and slots[near[0]][near[1]] == colour:
                seen.add(near)
                queue.append(near)
    return False


def escaped(wall: Standing) -> int | None:
    """Who is out: the one who pushed last comes first."""
    for climber in (1 - wall.turn, wall.turn):
        if has_chain(wall.slots, climber):
            return climber
    return None


class Graph:
    """All walls that can come of one."""

    def __init__(self, start: Standing, size: Size) -> None:
        self.size = size
        self.ends: dict[Standing, int] = {}
        self.nexts: dict[Standing, list[Standing]] = {}
        todo = [start]
        while todo:
            wall = todo.pop()
            if wall in self.ends or wall in self.nexts:
                continue
            out = escaped(wall)
            if out is not None:
                self.ends[wall] = out
                continue
            pushes = wall.pushes(size)
            self.nexts[wall] = [wall.push(*push) for push in pushes] or [wall.passed()]
            todo += self.nexts[wall]

    def forced(self, attacker: int) -> dict[Standing, int]:
        """The walls from which the attacker forces an escape, with the pushes that takes."""
        found = {wall: 0 for wall, out in self.ends.items() if out == attacker}
        pushes = 0
        while True:
            pushes += 1
            new = [
                wall
                for wall, nexts in self.nexts.items()
                if wall not in found
                and wall.pushes(self.size)
                and self._won(wall, nexts, found, attacker)
            ]
            before = len(found)
            found |= dict.fromkeys(new, pushes)
            # Passes take no push: they lead on at once.
            for wall, nexts in self.nexts.items():
                if wall not in found and not wall.pushes(self.size) and nexts[0] in found:
                    found[wall] = found[nexts[0]]
            if len(found) == before:
                return found

    def _won(
        self, wall: Standing, nexts: list[Standing], found: dict[Standing, int], attacker: int
    ) -> bool:
        if not wall.pushes(self.size):
            return False
        if wall.turn == attacker:
            return any(after in found for after in nexts)
        return all(after in found for after in nexts)


def wandering(size: Size, moves: int, rng: random.Random) -> Standing:
    """A wall after so many random moves, nobody out."""
    while True:
        wall = Standing(((None,) * size.side,) * size.side, 0)
        for _ in range(moves):
            pushes = wall.pushes(size)
            wall = wall.push(*rng.choice(pushes)) if pushes else wall.passed()
            if escaped(wall) is not None:
                break
        else:
            return wall
