"""What a step or a question is good for, in words that do not name it."""

from cavale.core.message import Message, message
from cavale.core.move import Move
from cavale.core.observation import Observation
from cavale.games.thief.board import IS_HIDEOUT
from cavale.games.thief.notebook import ways_there
from cavale.games.thief.rules import THIEF

FEW = 3


def idea(seen: Observation, move: Move) -> Message | None:
    ways = ways_there(seen.copy_record())
    possible = len(ways[-1]) if ways else 0
    if seen.seat == THIEF:
        if IS_HIDEOUT[move.code]:
            return message("idea-home")
        return message("idea-set-out" if not possible else "idea-among-many", points=possible)
    return message("idea-name-one" if possible <= FEW else "idea-halve", points=possible)
