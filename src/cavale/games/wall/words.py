"""What is said at The Wall."""

from cavale.core.jit import States
from cavale.core.message import Message, message
from cavale.games.wall.rules import COVERED
from cavale.games.wall.view import WallEffect


def prompt(a: States, seat: int) -> list[Message]:
    if a["over"].item():
        return ending(a)
    turn = a["turn"].item()
    if seat != turn:
        return [message("others-turn", seat=turn)]
    return [message("push-a-rope" if a["hand"].item(turn) else "pass-your-turn")]


def describe(effect: WallEffect) -> list[Message]:
    if effect.slot is None:
        return [message("passes")]
    closes = effect.closes and not effect.escape
    said = [message("pushes-and-closes" if closes else "pushes")]
    if effect.fell:
        said.append(message("falls"))
    if effect.escape:
        said.append(message("escapes"))
    return said


def ending(a: States) -> list[Message]:
    s = a[0]
    if s.pushed == COVERED:
        return [message("ends-drawn", covered=COVERED)]
    won = 0 if s.escapes[0] == s.target else 1
    return [message("ends-escaped" if s.target == 1 else "ends-all-out", seat=won)]
