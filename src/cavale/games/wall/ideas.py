"""What a push is good for, in words that do not name it."""

from cavale.core.message import Message, message
from cavale.core.move import Move
from cavale.core.observation import Observation
from cavale.games.wall.threats_shown import threats
from cavale.games.wall.view import COLOURS, effect


def idea(seen: Observation, move: Move) -> Message | None:
    push = effect(seen.copy_record(), move.code)
    own = COLOURS[seen.seat]
    if push.slot is None:
        return None
    if push.escape == own:
        return message("idea-escape")
    if threats(seen):
        return message("idea-block", seat=1 - seen.seat)
    if push.fell is not None and push.fell != own:
        return message("idea-push-out")
    return message("idea-close" if push.closes else "idea-build")
