"""The map in a terminal: a grid of fields with arrows, and what stands beside it."""

from typing import TYPE_CHECKING, Final

from cavale.core.catalogue import Lang, catalogue
from cavale.core.message import message
from cavale.games.manhattan.board import AHEAD, KINDS, NAMES, PLACES, STREETS
from cavale.games.manhattan.titles import card_title

if TYPE_CHECKING:
    from cavale.games.manhattan.view import ManhattanPile, ManhattanView

_WEST, _COLUMNS, _ROWS, _WIDTH = -3, 14, 11, 4
_ARROWS: Final = {(1, 0): "→", (-1, 0): "←", (0, 1): "↓", (0, -1): "↑"}
_SIGNS: Final = {"trap": "[black on yellow]{}[/]", "entrance": "[reverse]{}[/]", "street": "{}"}
_CARS: Final = {
    "white": "bold black on white",
    "orange": "bold black on dark_orange",
    "violet": "bold white on purple",
    "pink": "bold black on pink1",
}
_INK: Final = {"red": "red", "yellow": "yellow", "blue": "bright_blue", "green": "green"}
_PACKAGE: Final = "cavale.games.manhattan"


def _arrow(field: int) -> str:
    """Where a street field leads; + where there is a choice."""
    here = PLACES[field]
    ways = [PLACES[there] for there in AHEAD[field] if there < STREETS]
    if len(AHEAD[field]) > 1:
        return "+"
    return next((_ARROWS.get((round(x - here[0]), round(y - here[1])), "+") for x, y in ways), "+")


def draw(shown: "ManhattanView", lang: Lang) -> str:
    say = catalogue(lang, _PACKAGE).say
    cells = {(x, y): " " * _WIDTH for x in range(_COLUMNS) for y in range(_ROWS)}
    for field, (x, y) in enumerate(PLACES):
        place = int(x // 1) - _WEST, int(y // 1)
        if field >= STREETS:
            cells[place] = f"[cyan]{say(f'drawing-{NAMES[field]}'):{_WIDTH}}[/]"
            continue
        cars = [
            f"[{_CARS[player.colour]}]{player.colour[0]}{number}[/]"
            for player in shown.players
            for number, car in enumerate(player.cars, 1)
            if car == NAMES[field]
        ]
        sign = _SIGNS[KINDS[field]].format(_arrow(field))
        cells[place] = "".join(cars) + " " * (4 - 2 * len(cars)) if cars else f" {sign}  "
    letters = "".join(f"{chr(ord('a') + x - 1) if x else ' ':^{_WIDTH}}" for x in range(_COLUMNS))
    lines = [f"    [dim]{letters}[/]"]
    for y in range(_ROWS):
        row = "".join(cells[x, y] for x in range(_COLUMNS))
        lines.append(f" [dim]{y + 1:2}[/] {row}".rstrip())
    return "\n".join([*lines, *_beside(shown, lang)])


def _beside(shown: "ManhattanView", lang: Lang) -> list[str]:
    words = catalogue(lang, _PACKAGE)
    say = words.say
    lines = [f"    [dim]{say('drawing-legend')} · {say('drawing-round')} {shown.round}[/]"]
    for player in shown.players:
        file = ""
        if player.mission:
            title = say(message("file", file=player.mission))
            file = f"[{_INK[player.mission]}]{title}[/] "
        rolled = shown.die and shown.mover == player.colour
        die = f" · {say('drawing-die')} {shown.die}" if rolled else ""
        stage = say(message("stage", stage=player.stage))
        lines.append(
            f"    [{_CARS[player.colour]}] {say(f'seat-{player.colour}')} [/]"
            f" {', '.join(map(words.write, player.cars))}"
            f" · {file}{stage} · {'★' * player.arrests or '☆'}{die}"
        )
    circles = []
    for criminal in shown.criminals:
        fields = "".join(
            "●" if field == criminal.field else "◎" if field == 3 else "○" for field in range(4)
        )
        if criminal.arrested_by:
            fields = f"{say('drawing-arrested')} {say(f'seat-{criminal.arrested_by}')}"
        posted = "".join(f" §{colour[0]}" for colour in criminal.warrants)
        district = say(message("district", district=criminal.district))
        circles.append(f"[{_INK[criminal.file]}]{district} {fields}[/]{posted}")
    lines.append("    " + " · ".join(circles))
    lines.append(f"    {say('drawing-traps')} {_pile(shown.traps, lang)}")
    lines.append(f"    {say('drawing-missions')} {_pile(shown.missions, lang)}")
    return lines


def _pile(pile: "ManhattanPile", lang: Lang) -> str:
    say, unseen = catalogue(lang, _PACKAGE).say, sum(pile.unseen.values())
    parts = [say(message("drawing-unseen", n=unseen))] if unseen else []
    if pile.known:
        parts.append(", ".join(say(card_title(card)) for card in pile.known))
    return f", {say('drawing-then')} ".join(parts)
