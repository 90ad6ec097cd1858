"""The White Horse: who may do what, and what comes of it."""

from typing import Final

import numpy as np

from cavale.core.jit import Ints, States, implement, inner, lowest_bit, plain
from cavale.core.seats import CHANCE, OVER
from cavale.games.horse import state
from cavale.games.horse.board import BLACK, CELLS, FARM, PERSON, WORD, reaches
from cavale.games.horse.cards import (
    HORSE,
    KINDS,
    PURSUERS,
    SIGNS,
    WHOLE,
    count,
    counts,
    one,
)
from cavale.games.horse.deduction import forget_hands, learn_from_card, learn_from_discard
from cavale.games.horse.secrets import observe, resample, visible
from cavale.games.horse.state import (
    CHOOSE,
    DEALS,
    DISCARD,
    NOBODY,
    PLAY,
    UNCHOSEN,
    Hunt,
    dealing,
    next_length,
)
from cavale.games.horse.walks import landings, walker

STATE: Final = state.STATE
MAX_MOVES: Final = KINDS * CELLS


@inner
def catch(s: Hunt, subject: int, cell: int) -> bool:
    """Whether a subject that lands here meets the horse, or the horse a pursuer."""
    if subject != HORSE:
        return bool(cell == s.place[HORSE])
    met = 0
    for pursuer in range(PURSUERS):
        met += cell == s.place[pursuer]
    return met > 0


def mover(s: Hunt) -> int:
    if s.over:
        return OVER
    if dealing(s):
        return CHANCE
    if s.chosen < s.seats:
        return s.chosen
    return s.turn


def moves(s: Hunt, out: Ints) -> int:
    n = 0
    if s.over:
        return 0
    if dealing(s):
        for kind in range(KINDS):
            if count(s.deck, kind):
                out[n] = kind
                n += 1
        return n
    if s.chosen < s.seats:
        for subject in range(PURSUERS):
            out[n] = CHOOSE + subject
            n += 1
        return n
    hand = s.hand[s.turn]
    for kind in range(KINDS):
        if count(hand, kind):
            for word in range(2):
                cells = landings(s, kind, s.secret[s.turn], word)
                while cells:
                    cell = lowest_bit(cells)
                    cells &= cells - 1
                    out[n] = PLAY + CELLS * kind + WORD * word + cell
                    n += 1
    if n == 0:
        for kind in range(KINDS):
            if count(hand, kind):
                out[n] = DISCARD + kind
                n += 1
    return n


def weight(s: Hunt, move: int) -> float:
    return float(count(s.deck, move))


def apply(s: Hunt, move: int) -> None:
    if move < CHOOSE:
        seat = (s.deal - 1 + s.dealt) % s.seats  # from the dealer's left, who changes
        s.deck -= one(move)
        s.hand[seat] += one(move)
        s.holds[seat] += 1
        s.dealt += 1
        if not dealing(s):
            s.aside += s.deck
            s.deck = 0
    elif move < DISCARD:
        s.secret[s.chosen] = move - CHOOSE
        s.chosen += 1
    elif move < PLAY:
        learn_from_discard(s, move - DISCARD)
        lay_down(s, move - DISCARD)
        pass_turn(s)
    else:
        kind, cell = (move - PLAY) // CELLS, (move - PLAY) % CELLS
        subject = kind // SIGNS
        caught = catch(s, subject, cell)
        if not caught:
            learn_from_card(s, kind)
        s.length = next_length(s.length, kind)
        s.place[subject] = cell
        lay_down(s, kind)
        if caught:
            s.over = 1
            s.winner = s.turn
        else:
            pass_turn(s)


@inner
def lay_down(s: Hunt, kind: int) -> None:
    s.hand[s.turn] -= one(kind)
    s.holds[s.turn] -= 1
    s.played += one(kind)


@inner
def pass_turn(s: Hunt) -> None:
    """Hands are of one size at the start of a round: with the next one, all are empty."""
    s.turn = (s.turn + 1) % s.seats
    if s.holds[s.turn]:
        return
    if s.deal == DEALS:
        s.over = 1
        return
    s.deal += 1
    s.dealt = 0
    s.deck = s.played
    s.played = 0
    forget_hands(s)


def points(s: Hunt, seat: int) -> float:
    if s.winner == NOBODY:
        return 1.0 / s.seats
    return 1.0 if seat == s.winner else 0.0


def start(variant: str, seats: int) -> States:
    a = np.zeros(1, STATE)
    a["place"] = FARM
    a["place"][:, HORSE] = BLACK
    a["secret"] = UNCHOSEN
    a["deck"] = WHOLE[seats]
    a["deal"] = 1
    a["seats"] = seats
    a["winner"] = NOBODY
    return a


def reason(a: States) -> str:
    return "uncaught" if a[0].winner == NOBODY else "caught"


def refusal(a: States, move: int) -> str:
    s = a[0]
    if s.over:
        return "4.3"
    if plain(dealing)(s) or move < CHOOSE:
        return "1.5"
    if s.chosen < s.seats or move < DISCARD:
        return "1.6"
    hand = counts(int(s.hand[s.turn]))
    if move < PLAY:
        return "2.9" if hand[move - DISCARD] else "2.2"
    kind, cell = divmod(move - PLAY, CELLS)
    return _no_landing(s, kind, cell) if hand[kind] else "2.2"


def _no_landing(s: Hunt, kind: int, cell: int) -> str:
    subject, n = kind // SIGNS, plain(next_length)(int(s.length), kind)
    start, walks_to = int(s.place[subject]), plain(reaches)
    if not walks_to(plain(walker)(subject), start, n, cell):
        past_the_farm = subject == HORSE and walks_to(PERSON, start, n, cell)
        return "2.8" if past_the_farm else "2.5"
    return "3.3" if plain(catch)(s, subject, cell) else "2.6"


implement(STATE, mover, moves, apply, points, weight, observe, resample, visible)
