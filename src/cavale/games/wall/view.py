"""What a seat is shown of The Wall. Nothing is hidden, so every seat sees the same."""

from collections import deque
from functools import cache, lru_cache
from typing import Literal

import msgspec
import numpy as np
from msgspec.structs import replace

from cavale.core.catalogue import Lang, catalogue
from cavale.core.jit import States
from cavale.games.wall.notation import slots
from cavale.games.wall.previews import FREE, MOVE, foretell
from cavale.games.wall.rules import CELLS, NO_SLOT, PASS, RIGHT, SLOTS

Colour = Literal["yellow", "blue"]
Side = Literal["L", "R"]
COLOURS: tuple[Colour, Colour] = ("yellow", "blue")
_SLOT = (1 << CELLS) - 1


class WallPair(msgspec.Struct, frozen=True):
    yellow: int
    blue: int


class WallView(msgspec.Struct, frozen=True):
    slots: list[str]
    mover: Colour | None
    closed: int | None
    pushed: int
    hands: WallPair
    escapes: WallPair
    target: int


class WallEffect(msgspec.Struct, frozen=True):
    """A push as one sees it; `row` is its slot afterwards, before an escape clears the wall."""

    colour: Colour
    slot: int | None
    side: Side | None
    fell: Colour | None
    closes: bool
    row: str | None
    escape: Colour | None
    chain: tuple[str, ...]


def view(a: States, seat: int) -> WallView:
    closed = a["closed"].item()
    return WallView(
        slots=slots(*a["ropes"][0].tolist()),
        mover=None if a["over"].item() else COLOURS[a["turn"].item()],
        closed=None if closed == NO_SLOT else closed + 1,
        pushed=a["pushed"].item(),
        hands=WallPair(*a["hand"][0].tolist()),
        escapes=WallPair(*a["escapes"][0].tolist()),
        target=a["target"].item(),
    )


@cache
def path(move: int) -> tuple[str, ...]:
    return ("pass",) if move == PASS else (f"{(move >> 1) + 1}{'LR'[move & 1]}",)


def effect(a: States, move: int) -> WallEffect:
    number = foretold(a)[move]
    return freeing(a, number) if number >> FREE else freeing_nobody(number)


def foretold(a: States) -> list[int]:
    """For each move the number that `foretell` has for it."""
    out = np.empty(PASS + 1, np.int64)
    foretell(a, out)
    return out.tolist()


def freeing(a: States, number: int) -> WallEffect:
    colour, at = (number >> FREE) - 1, CELLS * (number >> MOVE + 2 & 7)
    ropes = a["ropes"].item(colour) & ~(_SLOT << at) | (number >> CELLS * colour & _SLOT) << at
    harmless = freeing_nobody(number & (1 << FREE) - 1)
    return replace(harmless, escape=COLOURS[colour], chain=chain(ropes))


def freeing_nobody(number: int) -> WallEffect:
    colour, move = COLOURS[number >> MOVE & 1], number >> MOVE + 1
    if move == PASS:
        return WallEffect(colour, None, None, None, False, None, None, ())
    fell = number >> 10 & 3
    return WallEffect(
        colour=colour,
        slot=(move >> 1) + 1,
        side="R" if move & 1 == RIGHT else "L",
        fell=COLOURS[fell - 1] if fell else None,
        closes=bool(number >> 12 & 1),
        row=slots(number & _SLOT, number >> CELLS & _SLOT)[0],
        escape=None,
        chain=(),
    )


@lru_cache(maxsize=4096)
def chain(ropes: int) -> tuple[str, ...]:
    """A shortest unbroken chain from the bottom slot to the top one, as cell names."""
    came: dict[int, int | None] = {i: None for i in range(CELLS) if ropes >> i & 1}
    queue = deque(came)
    at = 0
    while queue:
        at = queue.popleft()
        if at >= CELLS * (SLOTS - 1):
            break
        row, column = divmod(at, CELLS)
        for r, c in ((row + 1, column), (row, column - 1), (row, column + 1), (row - 1, column)):
            cell = CELLS * r + c
            on_wall = 0 <= r < SLOTS and 0 <= c < CELLS
            if on_wall and ropes >> cell & 1 and cell not in came:
                came[cell] = at
                queue.append(cell)
    names: list[str] = []
    step: int | None = at
    while step is not None:
        names.append(f"{'ABCDE'[step % CELLS]}{step // CELLS + 1}")
        step = came[step]
    return tuple(names[::-1])


def drawing(a: States, lang: Lang) -> str:
    """The wall for a terminal, the top slot first."""
    shown, say = view(a, 0), catalogue(lang, "cavale.games.wall").say
    knots = {
        "Y": "[bold black on yellow] Y [/]",
        "B": "[bold white on blue] B [/]",
        ".": "[white on red] · [/]",
    }
    lines = [f"       {_climbers(shown)}"]
    for slot in range(SLOTS, 0, -1):
        cells = "".join(knots[cell] for cell in shown.slots[slot - 1])
        closed = f"[dim]{say('drawing-closed')}[/]" if slot == shown.closed else ""
        lines.append(f"  {slot}L ▸{cells}◂ {slot}R  {closed}".rstrip())
    lines.append("       [dim]A  B  C  D  E[/]")
    yellow = f"[yellow]{say('seat-yellow')}[/] {shown.hands.yellow}"
    blue = f"[bright_blue]{say('seat-blue')}[/] {shown.hands.blue}"
    return "\n".join([*lines, f"  {say('drawing-hands')} {yellow} · {blue}"])


def _climbers(shown: WallView) -> str:
    """Who is over the wall, who still waits: Yellow's at the left, Blue's at the right."""
    yellow, blue, target = shown.escapes.yellow, shown.escapes.blue, shown.target
    left = "[yellow]▲[/]" * yellow + "[dim]△[/]" * (target - yellow)
    right = "[dim]△[/]" * (target - blue) + "[bright_blue]▲[/]" * blue
    return f"{left}{' ' * (13 - 2 * target)}{right}"
