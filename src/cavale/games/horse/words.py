"""What is said at The White Horse, in French and English."""

import numpy as np

from cavale.core.jit import States
from cavale.core.rules import face_moves
from cavale.core.words import Words
from cavale.games.horse.notation import CARD_WORDS, SUBJECT_WORDS
from cavale.games.horse.rules import MAX_MOVES
from cavale.games.horse.state import DEALS, NOBODY, PLAY
from cavale.games.horse.titles import CARD_TITLES, SEAT_TITLES, SEATS_TURN, SUBJECT_TITLES
from cavale.games.horse.view import HorseEffect, effect, phase, view

FARM = Words("la ferme", "the farm")


def prompt(a: States, seat: int) -> Words:
    now = phase(a)
    if now == "over":
        return ending(a)
    if now == "deal":
        return Words("On distribue les cartes.", "The cards are being dealt.")
    mover = view(a, seat).mover
    assert mover is not None
    who = SEAT_TITLES[mover]
    if now == "choose":
        if seat == mover:
            return Words(
                "Choisissez en secret qui rattrapera le cheval pour vous.",
                "Choose in secret who is to catch the horse for you.",
            )
        return Words(
            f"{who.fr} choisit son personnage en secret.", f"{who.en} is choosing in secret."
        )
    if seat != mover:
        return SEATS_TURN[mover]
    return _own_turn(a)


def _own_turn(a: States) -> Words:
    out = np.zeros(MAX_MOVES, np.int64)
    face_moves(a, out)
    if out[0] < PLAY:
        return Words(
            "Aucune de vos cartes ne permet de déplacement : défaussez-en une.",
            "None of your cards has a move: discard one.",
        )
    if a[0].length == 0:
        return Words(
            "Jouez une carte : le premier déplacement est de 3 cases, quel que soit le signe.",
            "Play a card: the first move is 3 steps, whatever the sign.",
        )
    steps = view(a, 0).lengths
    return Words(
        f"Jouez une carte : + {steps.plus}, = {steps.equal}, − {steps.minus} cases.",
        f"Play a card: + {steps.plus}, = {steps.equal}, − {steps.minus} steps.",
    )


def describe(a: States, move: int) -> Words:
    seen = effect(a, move)
    who = SEAT_TITLES[seen.seat]
    subject = SUBJECT_TITLES[SUBJECT_WORDS.index(seen.subject)]
    if seen.deed == "choose":
        return Words(f"{who.fr} choisit {subject.fr}.", f"{who.en} chooses {subject.en}.")
    assert seen.card is not None
    card = CARD_TITLES[CARD_WORDS.index(seen.card)]
    if seen.deed == "deal":
        return Words(f"{who.fr} reçoit {card.fr}.", f"{who.en} is dealt {card.en}.")
    if seen.deed == "discard":
        return Words(
            f"{who.fr} ne peut déplacer personne et défausse {card.fr}.",
            f"{who.en} can move nothing and discards {card.en}.",
        )
    return _walk(seen, who, card, subject)


def _walk(seen: HorseEffect, who: Words, card: Words, subject: Words) -> Words:
    start, end = _cell(seen.way[0]), _cell(seen.way[-1])
    cases = "case" if seen.length == 1 else "cases"
    steps = "step" if seen.length == 1 else "steps"
    fr = f"{who.fr} joue {card.fr} : {subject.fr} va de {start.fr} à {end.fr}"
    en = f"{who.en} plays {card.en}: {subject.en} goes from {start.en} to {end.en}"
    fr, en = f"{fr}, {seen.length} {cases}", f"{en}, {seen.length} {steps}"
    if seen.caught is None:
        return Words(f"{fr}.", f"{en}.")
    by = SUBJECT_TITLES[SUBJECT_WORDS.index(seen.caught)]
    if seen.caught == seen.subject:
        return Words(f"{fr}, et rattrape le cheval !", f"{en}, and catches the horse!")
    return Words(f"{fr}, droit sur {by.fr} : rattrapé !", f"{en}, straight to {by.en}: caught!")


def _cell(name: str) -> Words:
    return FARM if name == "farm" else Words(name, name)


def chance(move: int) -> Words:
    """The card that is dealt."""
    return CARD_TITLES[move]


def ending(a: States) -> Words:
    s = a[0]
    if s.winner == NOBODY:
        return Words(
            f"{DEALS} donnes sans que personne ait rattrapé le cheval : partie nulle.",
            f"{DEALS} deals and nobody has caught the horse: the game is drawn.",
        )
    who, subject = SEAT_TITLES[s.winner], SUBJECT_TITLES[s.secret[s.winner]]
    return Words(
        f"{who.fr} jouait {subject.fr} et rattrape le cheval : {who.fr} gagne.",
        f"{who.en} was {subject.en} and has caught the horse: {who.en} wins.",
    )
