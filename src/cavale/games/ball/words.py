"""What is said at The Ball."""

from cavale.core.jit import States
from cavale.core.message import Message, message
from cavale.games.ball.rules import DRAWN, WON
from cavale.games.ball.view import BallEffect, view


def prompt(a: States, seat: int) -> list[Message]:
    s = a[0]
    if s.over:
        return ending(a)
    if seat != s.turn:
        return [message("others-turn", seat=int(s.turn))]
    shown = view(a, seat)
    attacking = bool(int(s.pawns[s.turn]) >> int(s.ball) & 1)
    if shown.must:
        return [message("must-move-ball")]
    if shown.ball_moved:
        return [message("move-another")]
    if attacking:
        return [message("move-first-with-ball")]
    return [message("move-second" if shown.moved else "move-first")]


def describe(effect: BallEffect) -> list[Message]:
    carries = effect.ball_from == effect.start
    if effect.step:
        said = [message("carries" if carries else "moves")]
    else:
        jumps = ("jumps-with-ball", "jumps-with-ball-by") if carries else ("jumps", "jumps-by")
        by = effect.path[1:-1]
        said = [message(jumps[1], by=[*by]) if by else message(jumps[0])]
    if effect.takes:
        said.append(message("takes-ball"))
    if effect.wins:
        said.append(message("line-crossed"))
    return said


def ending(a: States) -> list[Message]:
    s = a[0]
    if s.over == DRAWN:
        return [message("ends-repeated")]
    mover, other = int(s.turn), 1 - int(s.turn)
    if s.over == WON:
        return [message("ends-crossed", seat=mover)]
    return [message("ends-stuck", seat=other, other=mover)]
