"""What is said at The White Horse."""

import numpy as np

from cavale.core.jit import States
from cavale.core.message import Message, message
from cavale.core.rules import face_moves
from cavale.games.horse.cards import SIGNS
from cavale.games.horse.notation import SUBJECT_WORDS
from cavale.games.horse.rules import MAX_MOVES
from cavale.games.horse.state import DEALS, NOBODY, PLAY
from cavale.games.horse.view import HorseEffect, phase, view

MARKS = {"+": "+", "=": "=", "-": "−"}
"""The sign on a card, by how it is written."""


def prompt(a: States, seat: int) -> list[Message]:
    now = phase(a)
    if now == "over":
        return ending(a)
    if now == "deal":
        return [message("dealing")]
    mover = view(a, seat).mover
    assert mover is not None
    if now == "choose":
        if seat == mover:
            return [message("choose-in-secret")]
        return [message("others-choose", seat=mover)]
    if seat != mover:
        return [message("others-turn", seat=mover)]
    return [_own_turn(a)]


def _own_turn(a: States) -> Message:
    out = np.zeros(MAX_MOVES, np.int64)
    face_moves(a, out)
    if out[0] < PLAY:
        return message("discard-one")
    if a[0].length == 0:
        return message("play-first")
    steps = view(a, 0).lengths
    return message("play-a-card", plus=steps.plus, equal=steps.equal, minus=steps.minus)


def describe(effect: HorseEffect) -> list[Message]:
    if effect.deed == "choose":
        return [message("chooses")]
    assert effect.card is not None
    sign = MARKS[effect.card[-1]]
    if effect.deed != "play":
        return [message("is-dealt" if effect.deed == "deal" else "discards", sign=sign)]
    said = "walks"
    if effect.caught is not None:
        said = "walks-and-catches" if effect.caught == effect.subject else "walks-into"
    return [Message(said, {"sign": sign, "from": effect.way[0], "to": effect.way[-1]})]


def chance(move: int) -> Message:
    """The card that is dealt."""
    kind, sign = divmod(move, SIGNS)
    return message("card", subject=SUBJECT_WORDS[kind], sign="+=−"[sign])


def ending(a: States) -> list[Message]:
    s = a[0]
    if s.winner == NOBODY:
        return [message("ends-uncaught", deals=DEALS)]
    subject = SUBJECT_WORDS[s.secret[s.winner]]
    return [message("ends-caught", seat=int(s.winner), subject=subject)]
