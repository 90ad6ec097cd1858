"""The game as it could go on, for a player who plans an answer."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from cavale.core.eyes import Eyes
from cavale.core.message import Message
from cavale.core.move import ShownMove
from cavale.tables.deciding.plans import supposed
from cavale.tables.log.table import Ply, Table
from cavale.tables.views import sentences
from cavale.tables.views.build import ply_step
from cavale.tables.views.shapes import GameView, Step


class Supposed(msgspec.Struct, frozen=True):
    """After a line; nothing of it is played. `version` is that of the table it starts from."""

    version: int
    mover: int | None
    view: GameView
    moves: list[ShownMove]
    prompt: list[Message]
    steps: list[Step]


def supposing(table: Table, seat: int, line: Sequence[str]) -> Supposed:
    positions = supposed(table, seat, line)
    last = positions[-1]
    seen = last.observe(seat if last.mover is None else last.mover)
    steps, ply = list[Step](), table.last
    for (before, after), text in zip(pairwise(positions), line, strict=True):
        number = 1 if ply is None else ply.number + 1
        move = table.game.read_move(text)
        ply = Ply(number, before.mover, move, before, after, table.version + number, 0, ply)
        steps.append(ply_step(ply, Eyes(seat), sentences.unseen(table, before.mover)))
    prompt = list(seen.prompt()) if last.outcome is None else list(seen.ending())
    return Supposed(table.version, last.mover, seen.look, seen.offers, prompt, steps)
