"""Exact values of one position, as the command line asks for them."""

from cavale.core.message import Message
from cavale.core.position import Position
from cavale.core.solving import Judgement, Means, Report
from cavale.games.wall.exact.book import by_the_book
from cavale.games.wall.exact.table import Table
from cavale.games.wall.exact.values import Verdict, judged, standing, verdict
from cavale.games.wall.rules import COVERED


class WallJudge:
    of = Message("solve-escape")

    def __call__(self, position: Position, means: Means, report: Report) -> Judgement:
        if position.mover is None:
            raise ValueError("the game is over there")
        known = by_the_book(position.copy_record()) if means.table is None else None
        if known is not None and len(known.moves) == len(position.moves):
            return judgement(position, known)
        if means.table is None:
            return judgement(position, verdict(position.copy_record(), means.memory, report))
        return judgement(position, looked_up(position, Table(means.table), means.memory))


def looked_up(position: Position, table: Table, memory: int) -> Verdict:
    a = position.copy_record()
    return judged(table, standing(a), COVERED - int(a["pushed"][0]), memory)


def judgement(position: Position, found: Verdict) -> Judgement:
    return Judgement(
        game=position.game.slug,
        variant=position.game.variant,
        position=str(position),
        value=found.value,
        moves=dict(found.moves),
        distance=found.distance,
    )
