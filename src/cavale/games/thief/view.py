"""What a seat is shown of Catch the Thief: the thief everything, all others the probes only."""

from typing import Literal

import msgspec

from cavale.core.catalogue import Lang, catalogue
from cavale.core.jit import States
from cavale.core.message import message
from cavale.games.thief.board import COLUMNS, HIDEOUTS, IS_HIDEOUT, NAMES, SCENE, SIDE
from cavale.games.thief.rules import (
    ARRESTED,
    CAUGHT,
    DETECTIVE,
    ESCAPED,
    FAR,
    HIDDEN,
    LAFFONT,
    NEAR,
    PROBES,
    THIEF,
    VARIANTS,
)

Role = Literal["thief", "detective"]
VariantName = Literal["knots-1", "knots-2", "laffont"]
Clue = Literal["near", "far", "caught"]
ROLES: tuple[Role, Role] = ("thief", "detective")
CLUES: dict[int, Clue] = {FAR: "far", NEAR: "near", CAUGHT: "caught"}
Sign = Literal["blue", "orange", "yellow", "caught"]
_SIGNS: dict[Clue, str] = {"near": "+", "far": "-", "caught": "!"}
_GROUNDS: dict[Clue, str] = {
    "near": "black on orange1",
    "far": "white on blue",
    "caught": "white on red",
}


class ThiefProbe(msgspec.Struct, frozen=True):
    """`near`: the thief was in that row or column; `far`: in neither."""

    point: str
    clue: Clue


class ThiefView(msgspec.Struct, frozen=True):
    """`footprints` is null for a seat that may not see them.

    `turns_left`: the most probes that can still come; a flight that began diagonally allows one
    less, which only the thief knows. `caught` and `escaped` name the point where it happened.
    """

    variant: VariantName
    turn: Role | None
    steps: int
    footprints: list[str] | None
    probes: list[ThiefProbe]
    turns_left: int
    caught: str | None
    escaped: str | None


class ThiefEffect(msgspec.Struct, frozen=True):
    """A step or a probe as one sees it.

    `start` is where a step came from, if one may know. `clue` is null as long as the probe has not
    been made: nobody is told beforehand what it would find.
    """

    by: Role
    seat: int
    number: int
    start: str | None
    point: str
    clue: Clue | None
    escapes: bool
    sign: Sign | None = None
    """The colour of the clue's counter in the printed game."""


def view(a: States, seat: int) -> ThiefView:
    s = a[0]
    feet = s.footprints[: s.steps].tolist()
    probes = zip(s.probes[: s.probed].tolist(), s.clues[: s.probed].tolist(), strict=True)
    return ThiefView(
        variant=VARIANTS[s.variant],
        turn=None if s.over else ROLES[int(s.steps > s.probed)],
        steps=int(s.steps),
        footprints=None if HIDDEN in feet else [NAMES[point] for point in feet],
        probes=[ThiefProbe(NAMES[point], CLUES[clue]) for point, clue in probes],
        turns_left=0 if s.over else PROBES - int(s.probed),
        caught=NAMES[feet[-1]] if s.over == ARRESTED else None,
        escaped=NAMES[feet[-1]] if s.over == ESCAPED else None,
    )


def path(move: int) -> tuple[str, ...]:
    return (NAMES[move],)


def effect(a: States, move: int) -> ThiefEffect:
    s = a[0]
    if s.steps > s.probed:
        return ThiefEffect(
            "detective", DETECTIVE, int(s.probed) + 1, None, NAMES[move], None, False
        )
    at = int(s.footprints[s.steps - 1]) if s.steps else SCENE
    start = None if at == HIDDEN else NAMES[at]
    escapes = bool(IS_HIDEOUT[move])
    return ThiefEffect("thief", THIEF, int(s.steps) + 1, start, NAMES[move], None, escapes)


def sign(clue: Clue, variant: str) -> Sign:
    if clue == "caught":
        return "caught"
    if clue == "far":
        return "blue"
    return "yellow" if variant == VARIANTS[LAFFONT] else "orange"


def drawing(a: States, lang: Lang) -> str:
    """The board for a terminal, row 11 first.

    Footprints have their number, probes theirs after `+`, `-` or `!`, as in the notation.
    """
    shown, say = view(a, 0), catalogue(lang, "cavale.games.thief").say
    feet = {point: number for number, point in enumerate(shown.footprints or [], 1)}
    probes = {probe.point: (number, probe) for number, probe in enumerate(shown.probes, 1)}
    columns = f"      [dim]{'  '.join(COLUMNS)}[/]"
    lines = [columns]
    for row in range(SIDE, 0, -1):
        cells = (_cell(f"{c}{row}", feet, probes, shown.variant) for c in COLUMNS)
        lines.append(f"  [dim]{row:2}[/] {''.join(cells)} [dim]{row}[/]")
    lines.append(columns)
    if shown.footprints:
        lines.append(f"  {say('drawing-flight')} {' '.join(shown.footprints)}")
    signs = [message("sign", sign=sign(p.clue, shown.variant)) for p in shown.probes]
    told = [f"{p.point} {say(one)}" for p, one in zip(shown.probes, signs, strict=True)]
    left = say(message("drawing-left", n=shown.turns_left))
    visits = ", ".join(told) or say("drawing-none")
    lines.append(f"  {say('drawing-visits')} {visits} [dim]({left})[/]")
    return "\n".join(lines)


def _cell(
    point: str, feet: dict[str, int], probes: dict[str, tuple[int, ThiefProbe]], variant: str
) -> str:
    step, (number, probe) = feet.get(point), probes.get(point, (0, None))
    if probe is None and step is None:
        index = NAMES.index(point)
        mark = "×" if index == SCENE else "⌂" if index in HIDEOUTS else "·"
        return f"[bold] {mark} [/]" if mark != "·" else "[dim] · [/]"
    if probe is None:
        return f"[bold white on purple]{step!s:^3}[/]"
    ground = _GROUNDS[probe.clue]
    if probe.clue == "near" and variant == VARIANTS[LAFFONT]:
        ground = "black on yellow"
    return f"[bold {ground}]{step or ' '}{_SIGNS[probe.clue]}{number}[/]"
