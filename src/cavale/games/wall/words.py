"""What is said at The Wall, in French and English."""

from cavale.core.jit import States
from cavale.core.words import Words
from cavale.games.wall.rules import COVERED
from cavale.games.wall.view import COLOURS, NAMES, WallEffect, effect

SIDES = {"L": Words("la gauche", "the left"), "R": Words("la droite", "the right")}


def prompt(a: States, seat: int) -> Words:
    if a["over"].item():
        return ending(a)
    turn = a["turn"].item()
    who = NAMES[COLOURS[turn]]
    if seat != turn:
        return Words(f"Au tour de {who.fr}.", f"{who.en} to move.")
    if a["hand"].item(turn) == 0:
        return Words(
            "Vous n'avez plus de bout de corde en main : passez votre tour.",
            "You have no rope in hand: pass your turn.",
        )
    return Words(
        "Poussez un bout de corde dans une fente, par la gauche ou par la droite.",
        "Push a rope into a slot, from the left or the right.",
    )


def describe(a: States, move: int) -> Words:
    return said(effect(a, move))


def said(seen: WallEffect) -> Words:
    who, slot, side = NAMES[seen.colour], seen.slot, seen.side
    if slot is None or side is None:
        return Words(
            f"{who.fr} n'a plus de bout de corde et passe.",
            f"{who.en} has no rope left and passes.",
        )
    way = SIDES[side]
    fr = f"{who.fr} pousse un bout de corde dans la fente {slot} par {way.fr}"
    en = f"{who.en} pushes a rope into slot {slot} from {way.en}"
    if seen.fell:
        faller = NAMES[seen.fell]
        fr += f" ; un bout de corde de {faller.fr} tombe"
        en += f"; a {faller.en} rope falls"
    if seen.escape:
        free = NAMES[seen.escape]
        return Words(
            f"{fr}. Un malfaiteur de {free.fr} s'évade !", f"{en}. A {free.en} climber escapes!"
        )
    if seen.closes:
        fr += f" ; la fente {slot} est fermée pour un tour"
        en += f"; slot {slot} is closed for one turn"
    return Words(f"{fr}.", f"{en}.")


def ending(a: States) -> Words:
    s = a[0]
    if s.pushed == COVERED:
        return Words(
            f"{COVERED} bouts de corde poussés sans une évasion : partie nulle.",
            f"{COVERED} ropes pushed without an escape: the game is drawn.",
        )
    won = 0 if s.escapes[0] == s.target else 1
    who = NAMES[COLOURS[won]]
    if s.target == 1:
        return Words(f"{who.fr} s'évade et gagne.", f"{who.en} escapes and wins.")
    return Words(
        f"La bande de {who.fr} est dehors : {who.fr} gagne.",
        f"{who.en}'s whole gang is over the wall: {who.en} wins.",
    )
