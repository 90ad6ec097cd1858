"""Exact values of one position, as the command line asks for them."""

from cavale.core.message import Message
from cavale.core.position import Position
from cavale.core.solving import Judgement, Report
from cavale.games.wall.exact.values import verdict


class WallJudge:
    of = Message("solve-escape")

    def __call__(self, position: Position, memory: int, report: Report) -> Judgement:
        if position.mover is None:
            raise ValueError("the game is over there")
        found = verdict(position.copy_record(), memory, report)
        return Judgement(
            game=position.game.slug,
            variant=position.game.variant,
            position=str(position),
            value=found.value,
            moves=found.moves,
            distance=found.distance,
        )
