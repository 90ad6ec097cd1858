"""The map in a terminal: a grid of fields with arrows, and what stands beside it."""

from typing import TYPE_CHECKING, Final

from cavale.core.words import Lang, Words
from cavale.games.manhattan.titles import (
    DISTRICT_TITLES,
    FILE_TITLES,
    PLAYER_TITLES,
    card_title,
)
from cavale.games.manhattan.versions.v1.board import AHEAD, KINDS, NAMES, PLACES, STREETS

if TYPE_CHECKING:
    from cavale.games.manhattan.versions.v1.view import ManhattanPile, ManhattanView

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
_LABELS: Final = {
    "start": Words("dép", "go"),
    "mission": Words("mis", "mis"),
    "station": Words("QG", "HQ"),
    "bank": Words("ban", "bnk"),
    "hall": Words("mai", "hal"),
    "club": Words("clu", "clb"),
    "hotel": Words("hôt", "htl"),
}
_LEGEND: Final = Words("jaune : piège · inversé : entrée", "yellow: trap · reversed: entrance")
_ROUND: Final = Words("tour", "round")
_TRAPS: Final = Words("Pièges :", "Traps:")
_MISSIONS: Final = Words("Missions :", "Missions:")
_UNSEEN: Final = Words("{n} jamais vues", "{n} unseen")
_THEN: Final = Words("puis", "then")
_DIE: Final = Words("dé", "die")
_FREE: Final = Words("arrêté par", "arrested by")
_STAGES: Final = {
    "seek": Words("cherche une mission", "seeks a mission"),
    "drive": Words("va au quartier", "drives to the district"),
    "fetch": Words("va chercher le mandat", "fetches the warrant"),
    "hunt": Words("en chasse", "on the hunt"),
    "race": Words("course au poste", "races to the station"),
    "out": Words("hors course", "out of the race"),
}


def _arrow(field: int) -> str:
    """Where a street field leads; + where there is a choice."""
    here = PLACES[field]
    ways = [PLACES[there] for there in AHEAD[field] if there < STREETS]
    if len(AHEAD[field]) > 1:
        return "+"
    return next((_ARROWS.get((round(x - here[0]), round(y - here[1])), "+") for x, y in ways), "+")


def draw(shown: "ManhattanView", lang: Lang) -> str:
    cells = {(x, y): " " * _WIDTH for x in range(_COLUMNS) for y in range(_ROWS)}
    for field, (x, y) in enumerate(PLACES):
        place = int(x // 1) - _WEST, int(y // 1)
        if field >= STREETS:
            cells[place] = f"[cyan]{_LABELS[NAMES[field]][lang]:{_WIDTH}}[/]"
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
    lines = [f"    [dim]{_LEGEND[lang]} · {_ROUND[lang]} {shown.round}[/]"]
    for player in shown.players:
        file = ""
        if player.mission:
            file = f"[{_INK[player.mission]}]{FILE_TITLES[player.mission][lang]}[/] "
        die = f" · {_DIE[lang]} {shown.die}" if shown.die and shown.mover == player.colour else ""
        lines.append(
            f"    [{_CARS[player.colour]}] {PLAYER_TITLES[player.colour][lang]} [/]"
            f" {', '.join(player.cars)}"
            f" · {file}{_STAGES[player.stage][lang]} · {'★' * player.arrests or '☆'}{die}"
        )
    circles = []
    for criminal in shown.criminals:
        fields = "".join(
            "●" if field == criminal.field else "◎" if field == 3 else "○" for field in range(4)
        )
        if criminal.arrested_by:
            fields = f"{_FREE[lang]} {PLAYER_TITLES[criminal.arrested_by][lang]}"
        posted = "".join(f" §{colour[0]}" for colour in criminal.warrants)
        district = DISTRICT_TITLES[criminal.district][lang]
        circles.append(f"[{_INK[criminal.file]}]{district} {fields}[/]{posted}")
    lines.append("    " + " · ".join(circles))
    lines.append(f"    {_TRAPS[lang]} {_pile(shown.traps, lang)}")
    lines.append(f"    {_MISSIONS[lang]} {_pile(shown.missions, lang)}")
    return lines


def _pile(pile: "ManhattanPile", lang: Lang) -> str:
    unseen = sum(pile.unseen.values())
    parts = [_UNSEEN[lang].format(n=unseen)] if unseen else []
    if pile.known:
        parts.append(", ".join(card_title(card, lang) for card in pile.known))
    return f", {_THEN[lang]} ".join(parts)
