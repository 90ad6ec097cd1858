"""How first moves have fared: the room's tree of openings, one position at a time."""

import msgspec

from cavale.core.eyes import Eyes
from cavale.core.game import Game
from cavale.core.move import ShownMove
from cavale.core.openings import has_openings, openings
from cavale.core.spec import Spec
from cavale.tables.asking.exercise import seats_of
from cavale.tables.deciding.refusals import not_found
from cavale.tables.log import times
from cavale.tables.views.shapes import ShownSeat, Step


class OpeningMove(msgspec.Struct, frozen=True):
    move: ShownMove
    games: int
    """How many games went on like this."""
    share: float
    """What they brought the seat that moves, on average: from 0 to 1."""
    value: str | None
    """Proven, for the seat that moves: `mover`, `draw` or `opponent` escapes or wins."""


class ShownOpening(msgspec.Struct, frozen=True):
    """After some first moves: what was played next, most often first."""

    game: str
    variant: str
    level: int
    """Which bot played."""
    games: int
    """How many games there are in all."""
    here: int
    """How many of them came here."""
    mover: int | None
    seats: list[ShownSeat]
    steps: list[Step]
    """The position, as everybody sees it."""
    moves: list[OpeningMove]


TURNED = {"mover": "opponent", "draw": "draw", "opponent": "mover"}


def shown(spec: Spec, played: list[str]) -> ShownOpening:
    if not has_openings(spec):
        raise not_found("no-such-opening")
    known = openings(spec.package)
    node = known.tree.after(played)
    if node is None:
        raise not_found("no-such-opening")
    game = Game(spec, known.variant)
    position = game.start()
    for text in played:
        position = position.play(text)
    mover = position.mover
    offers = {} if mover is None else {one.text: one for one in position.observe(mover).offers}
    moves = list[OpeningMove]()
    for text, child in node.moves.items():
        after = position.play(text).mover
        value = child.value
        if value is not None and after != mover:
            value = TURNED[value]
        share = child.points[mover] / child.games if mover is not None else 0.0
        moves.append(OpeningMove(offers[text], child.games, share, value))
    look = Eyes(None).look(position).look
    start = Step(0, "start", None, None, None, [], times.iso(0), look)
    return ShownOpening(
        spec.slug, known.variant, known.level, known.games, node.games, mover,
        seats_of(game), [start], moves,
    )  # fmt: skip
