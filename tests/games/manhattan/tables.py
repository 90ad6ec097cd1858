"""Tables of Manhattan South, written as text.

north      c1 → d1 → e1 → f1 → g1 → h1 → i1 → j1 → k1 → l1 → m1      traps: c3 f1 k1 m4 m9 j11
           ↑      (bank)       h2 ↓   ↑ i2    (town hall)    ↓              e11 c8 h3 k6 h9 e6
start →    c3                  h3 ↓   ↑ i3 = entrance        m3
           ↑   e5 = entrance   h4 ↓   ↑ i4                   ↓      fields are named by column
west       c5 ← d5 ← e5 ← f5 ← g5 ← h5 ← i5                  m5     (a to m) and row (1 to 11)
           c6 → d6 → e6 → f6 → g6 ST. i6 ← j6 ← k6 ← l6 ←    m6
mission →  c7                  g7 → h7 → i7 → j7 → k7 → l7 → m7     k7 = entrance
mission ←  c9    (hotel)       g8 ↓ h8 ↑         (club)      ↓      g9 = entrance
south      c11 ← ...           g11 ← h11 ← ...               m11
"""

import pytest

from cavale import Game, IllegalMove, Position, game

CLASSIC = {seats: game("manhattan", seats=seats) for seats in (2, 3, 4)}
QUICK = {seats: game("manhattan", "quick", seats) for seats in (2, 3, 4)}
WAITING = "start,start:-1"


def table(
    *players: str,
    due: str,
    criminals: str = "0000",
    missions: str = "-",
    traps: str = "-",
    starter: str = "w",
    number: int = 1,
    quick: bool = False,
) -> Position:
    """A position of as many players as are given; one alone plays against one who waits."""
    given = players if len(players) > 1 else (*players, WAITING)
    of: Game = (QUICK if quick else CLASSIC)[len(given)]
    return of.parse(f"{'/'.join(given)} {criminals} {missions} {traps} {starter} {number} {due}")


def ends(position: Position) -> list[str]:
    return [str(move) for move in position.moves]


def part(position: Position, number: int) -> str:
    """A part of the position's text, from 1 as in docs/manhattan.md."""
    return str(position).split(" ")[number - 1]


def player(position: Position, seat: int) -> str:
    return part(position, 1).split("/")[seat]


def due(position: Position) -> str:
    return part(position, 7)


def play(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def refused(position: Position, move: str) -> str | None:
    """The clause in the way of a move."""
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    return caught.value.clause
