"""The slow, obvious twin of `wall`, written from the sheet and rulings W1-W6 alone."""

import re
from collections import deque
from dataclasses import dataclass, replace

YELLOW, BLUE = 0, 1
COLOURS = "YB"
EMPTY = "."
SIDE = 5
ROPES_EACH = 13
DRAW_AT = 125
ESCAPES_TO_WIN = {"classic": 3, "single": 1}
EMPTY_WALL = (EMPTY * SIDE,) * SIDE

NOTATION = re.compile(
    r"([.YB]{5})/([.YB]{5})/([.YB]{5})/([.YB]{5})/([.YB]{5})"
    r" ([yb]) ([1-5]|-) (0|[1-9][0-9]{0,2}) ([0-3])-([0-3])"
)


@dataclass(frozen=True)
class Wall:
    variant: str
    slots: tuple[str, ...]  # slots[0] is slot 1, the bottom one; cells left to right
    turn: int  # who is to move, or would be if the game were not over
    closed: int | None  # the slot, 1 to 5, that `turn` may not play in (W3)
    pushed: int  # ropes pushed since the last escape; passes do not count (W6)
    escapes: tuple[int, int]

    def hand(self, player: int) -> int:
        return ROPES_EACH - "".join(self.slots).count(COLOURS[player])

    @property
    def points(self) -> tuple[float, float] | None:
        if self.escapes[YELLOW] == ESCAPES_TO_WIN[self.variant]:
            return (1.0, 0.0)
        if self.escapes[BLUE] == ESCAPES_TO_WIN[self.variant]:
            return (0.0, 1.0)
        if self.pushed == DRAW_AT:
            return (0.5, 0.5)
        return None

    @property
    def mover(self) -> int | None:
        return self.turn if self.points is None else None

    @property
    def moves(self) -> list[str]:
        if self.points is not None:
            return []
        if self.hand(self.turn) == 0:
            return ["pass"]
        return [f"{n}{side}" for n in range(1, SIDE + 1) if n != self.closed for side in "LR"]

    def play(self, text: str) -> "Wall":
        if text not in self.moves:
            raise ValueError(f"illegal move {text!r} in {self}")
        opponent = 1 - self.turn
        if text == "pass":
            return replace(self, turn=opponent, closed=None)

        number, side = int(text[0]), text[1]
        slots = list(self.slots)
        slots[number - 1] = push(slots[number - 1], COLOURS[self.turn], side)

        for climber in (self.turn, opponent):  # the mover comes first when both chains stand (W4)
            if has_chain(slots, COLOURS[climber]):
                return self.escape(climber)

        return replace(
            self,
            slots=tuple(slots),
            turn=opponent,
            closed=number if EMPTY not in slots[number - 1] else None,
            pushed=self.pushed + 1,
        )

    def escape(self, climber: int) -> "Wall":
        yellow, blue = self.escapes
        if climber == YELLOW:
            yellow += 1
        else:
            blue += 1
        starter = YELLOW if (yellow + blue) % 2 == 0 else BLUE
        return Wall(self.variant, EMPTY_WALL, starter, None, 0, (yellow, blue))

    def __str__(self) -> str:
        wall = "/".join(self.slots)
        turn = "yb"[self.turn]
        closed = "-" if self.closed is None else str(self.closed)
        yellow, blue = self.escapes
        return f"{wall} {turn} {closed} {self.pushed} {yellow}-{blue}"


def start(variant: str, seats: int = 2) -> Wall:
    if variant not in ESCAPES_TO_WIN:
        raise ValueError(f"unknown variant {variant!r}")
    return Wall(variant, EMPTY_WALL, YELLOW, None, 0, (0, 0))


def push(slot: str, rope: str, side: str) -> str:
    """W1: the first gap seen from `side` absorbs the shift; without one the far rope falls off."""
    cells = list(slot)
    if side == "R":
        cells.reverse()
    gap = cells.index(EMPTY) if EMPTY in cells else SIDE - 1
    del cells[gap]
    cells.insert(0, rope)
    if side == "R":
        cells.reverse()
    return "".join(cells)


def has_chain(slots: list[str], colour: str) -> bool:
    """W4: a chain of `colour`, orthogonally connected, from slot 1 to slot 5."""
    queue = deque((0, column) for column in range(SIDE) if slots[0][column] == colour)
    seen = set(queue)
    while queue:
        row, column = queue.popleft()
        if row == SIDE - 1:
            return True
        for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            on_wall = 0 <= near[0] < SIDE and 0 <= near[1] < SIDE
            if on_wall and near not in seen and slots[near[0]][near[1]] == colour:
                seen.add(near)
                queue.append(near)
    return False


def parse(text: str, variant: str) -> Wall:
    target = ESCAPES_TO_WIN[start(variant).variant]
    match = NOTATION.fullmatch(text)
    if match is None:
        raise ValueError(f"not a position: {text!r}")
    turn, closed, pushed, yellow, blue = match.groups()[SIDE:]
    wall = Wall(
        variant=variant,
        slots=match.groups()[:SIDE],
        turn="yb".index(turn),
        closed=None if closed == "-" else int(closed),
        pushed=int(pushed),
        escapes=(int(yellow), int(blue)),
    )
    on_wall = SIDE * SIDE - "".join(wall.slots).count(EMPTY)
    starter = sum(wall.escapes) % 2
    impossible = {
        "too many ropes of one colour": min(wall.hand(YELLOW), wall.hand(BLUE)) < 0,
        "more ropes on the wall than were pushed": on_wall > wall.pushed,
        "too many ropes pushed": wall.pushed > DRAW_AT,
        "a bare wall after a push": wall.pushed > 0 and on_wall == 0,
        "the wrong player starts": wall.pushed == 0 and wall.turn != starter,
        "the closed slot is not full": wall.closed is not None
        and EMPTY in wall.slots[wall.closed - 1],
        "a chain stands": any(has_chain(list(wall.slots), colour) for colour in COLOURS),
        "too many escapes": max(wall.escapes) > target or min(wall.escapes) == target,
        "the game went on after it was won": max(wall.escapes) == target and wall.pushed > 0,
    }
    for reason, holds in impossible.items():
        if holds:
            raise ValueError(f"{reason}: {text!r}")
    return wall


def perft(wall: Wall, depth: int) -> int:
    """The number of move sequences of exactly `depth` moves; a finished game has no moves."""
    if depth == 0:
        return 1
    return sum(perft(wall.play(move), depth - 1) for move in wall.moves)
