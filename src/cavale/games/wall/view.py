"""What a seat is shown of The Wall. Nothing is hidden, so every seat sees the same."""

from collections import deque
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Literal

import msgspec
import numpy as np
from msgspec.structs import replace

from cavale.core.jit import States
from cavale.core.words import Lang, Words
from cavale.games.wall.foresight import FREED, pushes
from cavale.games.wall.notation import slots
from cavale.games.wall.rules import CELLS, NO_SLOT, PASS, RIGHT, SLOTS

Colour = Literal["yellow", "blue"]
Side = Literal["L", "R"]
COLOURS: tuple[Colour, Colour] = ("yellow", "blue")
_SLOT = (1 << CELLS) - 1


NAMES: dict[Colour, Words] = {
    "yellow": Words("Jaune", "Yellow"),
    "blue": Words("Bleu", "Blue"),
}
CLOSED = Words("fermée", "closed")
HANDS = Words("Cordes en main", "Ropes in hand")


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


class WallEffect(msgspec.Struct, frozen=True, cache_hash=True):
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
    return effects(a, (move,))[0]


def effects(a: States, moves: Sequence[int]) -> list[WallEffect]:
    """Of all moves at once: the wall is read once."""
    mover, out = a["turn"].item(), np.empty(2 * SLOTS, np.int64)
    pushes(a, out)
    pushed = out.tolist()
    return [
        _passed(mover)
        if move == PASS
        else _freeing(a, mover, move, pushed[move])
        if pushed[move] >> FREED
        else _pushed(mover, move, pushed[move])
        for move in moves
    ]


@cache
def _passed(mover: int) -> WallEffect:
    return WallEffect(COLOURS[mover], None, None, None, False, None, None, ())


@cache
def _pushed(mover: int, move: int, after: int) -> WallEffect:
    """A push that frees nobody: the slot alone says what it does."""
    side, fell = move & 1, after >> 10 & 3
    return WallEffect(
        colour=COLOURS[mover],
        slot=(move >> 1) + 1,
        side="R" if side == RIGHT else "L",
        fell=COLOURS[fell - 1] if fell else None,
        closes=bool(after >> 12 & 1),
        row=slots(after & _SLOT, after >> CELLS & _SLOT)[0],
        escape=None,
        chain=(),
    )


def _freeing(a: States, mover: int, move: int, pushed: int) -> WallEffect:
    colour, after = (pushed >> FREED) - 1, pushed & (1 << FREED) - 1
    at, ropes = CELLS * (move >> 1), a["ropes"].item(colour)
    ropes = ropes & ~(_SLOT << at) | (after >> CELLS * colour & _SLOT) << at
    return replace(_pushed(mover, move, after), escape=COLOURS[colour], chain=chain(ropes))


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
    shown = view(a, 0)
    knots = {
        "Y": "[bold black on yellow] Y [/]",
        "B": "[bold white on blue] B [/]",
        ".": "[white on red] · [/]",
    }
    lines = [f"       {_climbers(shown)}"]
    for slot in range(SLOTS, 0, -1):
        cells = "".join(knots[cell] for cell in shown.slots[slot - 1])
        closed = f"[dim]{CLOSED[lang]}[/]" if slot == shown.closed else ""
        lines.append(f"  {slot}L ▸{cells}◂ {slot}R  {closed}".rstrip())
    lines.append("       [dim]A  B  C  D  E[/]")
    yellow = f"[yellow]{NAMES['yellow'][lang]}[/] {shown.hands.yellow}"
    blue = f"[bright_blue]{NAMES['blue'][lang]}[/] {shown.hands.blue}"
    return "\n".join([*lines, f"  {HANDS[lang]}: {yellow} · {blue}"])


def _climbers(shown: WallView) -> str:
    """Who is over the wall, who still waits: Yellow's at the left, Blue's at the right."""
    yellow, blue, target = shown.escapes.yellow, shown.escapes.blue, shown.target
    left = "[yellow]▲[/]" * yellow + "[dim]△[/]" * (target - yellow)
    right = "[dim]△[/]" * (target - blue) + "[bright_blue]▲[/]" * blue
    return f"{left}{' ' * (13 - 2 * target)}{right}"
