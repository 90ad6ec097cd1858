"""The countryside in a terminal."""

from cavale.core.catalogue import Lang, catalogue
from cavale.core.jit import States
from cavale.core.message import Message, message
from cavale.games.horse.board import CELLS, FARM, FRAME, LINKS, NAMES, PLACES
from cavale.games.horse.cards import HORSE, SUBJECTS
from cavale.games.horse.notation import LETTERS, SUBJECT_WORDS, cards_text
from cavale.games.horse.state import HIDDEN, UNCHOSEN
from cavale.games.horse.titles import SEAT_NAMES

_WIDE, _HIGH = 5.2, 2.0
COLOURS = ("yellow", "magenta", "bright_blue", "cyan", "red", "white")

Canvas = list[list[str]]


def drawing(a: States, lang: Lang) -> str:
    s = a[0]
    lines = ["".join(row).rstrip() for row in _country(a)]
    while lines and not lines[0]:
        lines.pop(0)
    words = catalogue(lang, "cavale.games.horse")
    say = words.say
    whereabouts = "  ".join(
        f"[{COLOURS[x]}]{LETTERS[x].upper()}[/] {say(_subject(x))} {words.write(NAMES[s.place[x]])}"
        for x in range(SUBJECTS)
    )
    seats = enumerate(SEAT_NAMES[: int(s.seats)])
    held = " · ".join(f"{say(f'seat-{name}')} {s.holds[p]}" for p, name in seats)
    foot = (
        f"{say('drawing-last')} {s.length or '-'} · {say('drawing-deal')} {s.deal}"
        f" · {say('drawing-cards')} {held}"
    )
    return "\n".join([*lines, whereabouts, foot, *_own(a, lang)])


def _subject(x: int) -> Message:
    return message("subject", subject=SUBJECT_WORDS[x])


def _own(a: States, lang: Lang) -> list[str]:
    """The hand of the seat that looks: the only one that is not blank."""
    s, say = a[0], catalogue(lang, "cavale.games.horse").say
    for seat in range(int(s.seats)):
        if s.hand[seat]:
            known = s.secret[seat] not in (UNCHOSEN, HIDDEN)
            who = f" · {say('drawing-paper')} {say(_subject(s.secret[seat]))}" if known else ""
            return [f"{say('drawing-hand')} [bold]{cards_text(int(s.hand[seat]))}[/]{who}"]
    return []


def _country(a: States) -> Canvas:
    width, height = (round(side * scale) for side, scale in zip(FRAME, (_WIDE, _HIGH), strict=True))
    canvas = [[" "] * (width + 4) for _ in range(height + 1)]
    for one, other in LINKS:
        (x, y), (u, v) = PLACES[one], PLACES[other]
        for part in (0.35, 0.5, 0.65):
            row, column = _spot(x + part * (u - x), y + part * (v - y))
            canvas[row][column + 1] = "[dim]·[/]"
    for cell in range(CELLS):
        row, column = _spot(*PLACES[cell])
        _write(canvas, row, column, _marks(a, cell))
    return canvas


def _spot(x: float, y: float) -> tuple[int, int]:
    return round(y * _HIGH), round(x * _WIDE) - 1


def _marks(a: States, cell: int) -> list[str]:
    """What stands in a cell's three or four columns: who is there, or its name."""
    here = [x for x in range(SUBJECTS) if a[0].place[x] == cell]
    if cell == FARM:
        return [
            "[bold]▟[/]",
            *(f"[bold {COLOURS[x]}]{LETTERS[x].upper()}[/]" for x in here),
            "[bold]▙[/]",
        ]
    if not here:
        return [f"[dim]{sign}[/]" for sign in f"{NAMES[cell]:3}"]
    who = HORSE if HORSE in here else here[0]
    return [f"[bold reverse {COLOURS[who]}]{sign}[/]" for sign in f" {LETTERS[who].upper()} "]


def _write(canvas: Canvas, row: int, column: int, marks: list[str]) -> None:
    for i, mark in enumerate(marks):
        canvas[row][column + i] = mark
