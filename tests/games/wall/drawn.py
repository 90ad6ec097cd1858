"""Walls drawn as one sees them: slot 5 at the top, cells A to E from the left."""

from cavale import Game, Position, game

CLASSIC, SINGLE = game("wall"), game("wall", variant="single")


def wall(
    drawing: str,
    to_move: str,
    *,
    closed: str = "-",
    pushed: int | None = None,
    escapes: str = "0-0",
    of: Game = CLASSIC,
) -> Position:
    rows = drawing.split()
    assert len(rows) == 5, "a wall has five slots"
    ropes = 25 - drawing.count(".")
    count = ropes if pushed is None else pushed
    return of.parse(f"{'/'.join(reversed(rows))} {to_move} {closed} {count} {escapes}")


def drawn(position: Position) -> str:
    return "\n".join(reversed(str(position).split(" ")[0].split("/")))


def rows(drawing: str) -> str:
    return "\n".join(drawing.split())


def slot(position: Position, number: int) -> str:
    return str(position).split(" ")[0].split("/")[number - 1]


def hands(position: Position) -> tuple[int, int]:
    hand = position.view()["hands"]
    return hand["yellow"], hand["blue"]
