"""What is said at Catch the Thief; each edition has its own titles."""

from cavale.core.jit import States
from cavale.core.message import Message, message
from cavale.games.thief.rules import DETECTIVE, ESCAPED, LAFFONT, THIEF, VARIANTS
from cavale.games.thief.view import ThiefEffect, view


def prompt(a: States, seat: int) -> list[Message]:
    shown = view(a, seat)
    if shown.turn is None:
        return ending(a)
    if shown.turn == "thief":
        if seat != THIEF:
            return [message("others-flee", seat=THIEF)]
        if shown.steps == 0:
            return [message("leave-scene", variant=shown.variant)]
        return [message("one-step-away")]
    if seat != DETECTIVE:
        return [message("others-search", seat=DETECTIVE)]
    if not shown.probes and shown.variant != VARIANTS[LAFFONT]:
        return [message("begin-at-scene", variant=shown.variant)]
    return [message("visit-a-point")]


def describe(effect: ThiefEffect) -> list[Message]:
    """A step or a visit, with its clue if that is known."""
    if effect.by == "thief":
        if effect.escapes:
            return [message("flees" if effect.start is None else "flees-from")]
        return [message("goes" if effect.start is None else "goes-from")]
    if effect.clue is None:
        return [message("visits")]
    if effect.clue == "caught":
        return [message("visits-and-catches")]
    column, row = effect.point[0], effect.point[1:]
    return [message(f"visits-{effect.clue}", column=column, row=row)]


def ending(a: States) -> list[Message]:
    s, shown = a[0], view(a, 0)
    turns = int(s.probed)
    laffont = s.variant == LAFFONT
    if s.over == ESCAPED:
        winner, points = THIEF, 10
        said = message("ends-escaped", seat=THIEF, point=shown.escaped or "")
    else:
        winner, points = DETECTIVE, 10 - turns if laffont else turns
        said = message("ends-caught", seat=DETECTIVE, point=shown.caught or "", turns=turns)
    if laffont:
        return [said, message("scores", seat=winner, points=points)]
    return [said, message("scores-fewer", seat=DETECTIVE, points=points)]
