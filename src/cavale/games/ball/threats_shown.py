"""How the other side would carry the ball past the line in a turn of its own."""

from cavale.core.message import message
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.core.threats import Threat
from cavale.games.ball.rules import NO_PAWN
from cavale.games.ball.unfolding import winning
from cavale.games.ball.view import effect


def threats(seen: Observation) -> list[Threat]:
    other = 1 - max(seen.seat, 0)
    a = seen.copy_record()
    if a["turn"].item() != other:
        a["turn"] = other
        a["moved"] = NO_PAWN
        a["ball_moved"] = 0
    there, ways = Position(seen.game, a.tobytes()), []
    for code in winning(there):
        ways.append(tuple(effect(there.copy_record(), code).path))
        there = there.play_unchecked(code)
    return (
        [Threat(message("threat-run", seat=other, pawns=len(ways)), (), tuple(ways))]
        if ways
        else []
    )
