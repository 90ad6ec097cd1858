"""What a pawn move is good for, in words that do not name it."""

from cavale.core.message import Message, message
from cavale.core.move import Move
from cavale.core.observation import Observation
from cavale.games.ball.threats_shown import threats
from cavale.games.ball.view import effect


def idea(seen: Observation, move: Move) -> Message | None:
    moved = effect(seen.copy_record(), move.code)
    if moved.wins:
        return message("idea-run")
    if moved.takes:
        return message("idea-take")
    if threats(seen):
        return message("idea-stop-run", seat=1 - seen.seat)
    return message("idea-carry" if moved.ball_to is not None else "idea-stepping-stone")
