"""What a card is good for, in words that do not name it."""

from cavale.core.message import Message, message
from cavale.core.move import Move
from cavale.core.observation import Observation
from cavale.games.horse.threats_shown import threats
from cavale.games.horse.view import effect


def idea(seen: Observation, move: Move) -> Message | None:
    played = effect(seen.copy_record(), move.code)
    if played.deed == "choose":
        return message("idea-choose")
    if played.deed != "play":
        return None
    if played.caught is not None:
        return message("idea-catch")
    if threats(seen):
        return message("idea-lead-away")
    if played.subject == "horse":
        return message("idea-move-horse")
    own = seen.look.paper
    return message("idea-come-closer" if played.subject == own else "idea-mislead")
