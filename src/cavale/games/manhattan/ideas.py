"""What a drive is good for, in words that do not name it."""

from cavale.core.message import Message, message
from cavale.core.move import Move
from cavale.core.observation import Observation
from cavale.games.manhattan.view import effect


def idea(seen: Observation, move: Move) -> Message | None:
    driven = effect(seen.copy_record(), move.code)
    if driven.arrest is not None:
        return message("idea-arrest")
    if driven.takes == "trap":
        return message("idea-trap")
    return message(f"idea-{seen.look.players[seen.seat].stage}")
