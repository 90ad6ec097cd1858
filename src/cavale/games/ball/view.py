"""What a seat is shown of The Ball. Nothing is hidden, so every seat sees the same."""

from typing import Literal

import msgspec

from cavale.core.catalogue import Lang, catalogue
from cavale.core.jit import States
from cavale.games.ball.board import NAMES, OFF, SIDE
from cavale.games.ball.notation import rows, square_name
from cavale.games.ball.rules import GONE, NO_PAWN, move_parts
from cavale.games.ball.ways import find_way

Colour = Literal["blue", "red"]
COLOURS: tuple[Colour, Colour] = ("blue", "red")


class BallView(msgspec.Struct, frozen=True):
    """`must`: the mover has yet to move the ball, and this is the last pawn move of the turn."""

    rows: list[str]
    mover: Colour | None
    moved: str | None
    ball_moved: bool
    must: bool
    ball: str | None


class BallEffect(msgspec.Struct, frozen=True):
    """A pawn move as one sees it.

    `path` runs from `start` to `end`, `jumped` names the pawns jumped over, one for each hop; the
    ball changes hands at the first hop over `ball_from`.
    """

    colour: Colour
    start: str
    end: str
    takes: bool
    path: list[str]
    step: bool
    jumped: list[str]
    ball_from: str | None
    ball_to: str | None
    wins: bool
    ends_turn: bool


def view(a: States, seat: int) -> BallView:
    s = a[0]
    running = not s.over
    attacking = running and bool(int(s.pawns[s.turn]) >> int(s.ball) & 1)
    return BallView(
        rows=rows(a),
        mover=COLOURS[s.turn] if running else None,
        moved=None if s.moved == NO_PAWN else NAMES[s.moved],
        ball_moved=bool(s.ball_moved),
        must=attacking and bool(s.moved != NO_PAWN) and not s.ball_moved,
        ball=None if s.ball == GONE else NAMES[s.ball],
    )


def path(move: int) -> tuple[str, ...]:
    start, end, takes = move_parts(move)
    way = (NAMES[start], "ball", square_name(end))
    return way if takes else (way[0], way[2])


def effect(a: States, move: int) -> BallEffect:
    s = a[0]
    start, end, takes = move_parts(move)
    ball = int(s.ball)
    occupied = int(s.pawns[0]) | int(s.pawns[1])
    way = find_way(occupied, ball, int(s.turn), start, end, bool(takes))
    assert way is not None, "effects are asked of legal moves"
    with_ball = takes or start == ball
    return BallEffect(
        colour=COLOURS[s.turn],
        start=NAMES[start],
        end=square_name(end),
        takes=bool(takes),
        path=[square_name(square) for square in way.squares],
        step=not way.jumped,
        jumped=[NAMES[square] for square in way.jumped],
        ball_from=NAMES[ball] if with_ball else None,
        ball_to=square_name(end) if with_ball else None,
        wins=end == OFF,
        ends_turn=end == OFF or bool(s.moved != NO_PAWN),
    )


def drawing(a: States, lang: Lang) -> str:
    """The board for a terminal, row 7 first; the carrier in brackets, the moved pawn faint."""
    shown = view(a, 0)
    files = f"     [dim]{'  '.join('ABCDEFG')}[/]"
    lines = [files]
    for row in range(SIDE, 0, -1):
        squares = (
            _square(letter, f"{column}{row}" == shown.moved, (row + i) % 2 == 0)
            for i, (column, letter) in enumerate(zip("ABCDEFG", shown.rows[row - 1], strict=True))
        )
        lines.append(f"  [dim]{row}[/] {''.join(squares)} [dim]{row}[/]")
    say = catalogue(lang, "cavale.games.ball").say
    blue, red = (say(f"seat-{colour}") for colour in COLOURS)
    where = f" · {say('drawing-ball')} [bold yellow]{shown.ball}[/]" if shown.ball else ""
    return "\n".join([*lines, files, f"  [bright_blue]{blue}[/] ↑ · [red]{red}[/] ↓{where}"])


def _square(letter: str, moved: bool, dark: bool) -> str:
    ground = "grey19" if dark else "grey27"
    if letter == ".":
        return f"[grey42 on {ground}] · [/]"
    faint = "dim underline " if moved else "bold "
    colour = "blue" if letter in "bB" else "red"
    if letter.isupper():
        return f"[{faint}bright_yellow on {colour}]({letter})[/]"
    return f"[{faint}white on {colour}] {letter} [/]"
