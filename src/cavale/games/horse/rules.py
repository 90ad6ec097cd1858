"""The White Horse: who may do what, and what comes of it."""

from typing import Final

import numpy as np

from cavale.core.jit import (
    Ints,
    Rng,
    States,
    count_bits,
    implement,
    inner,
    lowest_bit,
    plain,
    random_below,
)
from cavale.core.rules import moves as legal_moves
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
    nth,
    one,
    size,
)
from cavale.games.horse.deduction import forget_hands, learn_from_card, learn_from_discard
from cavale.games.horse.leanings import lean_by_move
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
from cavale.games.horse.walks import all_landings, nth_landing, walker

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
    # A hand has fewer kinds than there are, so its moves never come as far as these sets.
    sets = out[MAX_MOVES - 2 * KINDS :]
    if all_landings(s, hand, s.secret[s.turn], sets):
        for kind in range(KINDS):
            if count(hand, kind):
                n = listed(out, n, PLAY + CELLS * kind, sets[2 * kind])
                n = listed(out, n, PLAY + CELLS * kind + WORD, sets[2 * kind + 1])
        return n
    for kind in range(KINDS):
        if count(hand, kind):
            out[n] = DISCARD + kind
            n += 1
    return n


@inner
def listed(out: Ints, n: int, first: int, cells: int) -> int:
    """Write the moves to these cells behind the n that are there; how many there are now."""
    while cells:
        out[n] = first + lowest_bit(cells)
        cells &= cells - 1
        n += 1
    return n


def pick(s: Hunt, out: Ints, rng: Rng) -> int:
    if dealing(s):
        return nth(s.deck, random_below(rng, 1 << 30) * size(s.deck) >> 30)
    if s.chosen < s.seats:
        return CHOOSE + random_below(rng, PURSUERS)
    hand = s.hand[s.turn]
    n = all_landings(s, hand, s.secret[s.turn], out)
    if n == 0:
        discards = legal_moves(s, out)  # type: ignore[arg-type]
        return int(out[random_below(rng, discards)])
    left = random_below(rng, n)
    for kind in range(KINDS):
        if count(hand, kind):
            here = count_bits(out[2 * kind]) + count_bits(out[2 * kind + 1])
            if left < here:
                return nth_landing(kind, out[2 * kind], out[2 * kind + 1], left)
            left -= here
    raise AssertionError("fewer moves than were counted")


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
        if not s.imagined:
            learn_from_discard(s, move - DISCARD)
        lay_down(s, move - DISCARD)
        pass_turn(s)
    else:
        kind, cell = (move - PLAY) // CELLS, (move - PLAY) % CELLS
        subject = kind // SIGNS
        caught = catch(s, subject, cell)
        if not caught and not s.imagined:
            learn_from_card(s, kind)
            lean_by_move(s, kind, cell)
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
        return "4.2" if s.winner == NOBODY else "4.3"
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


implement(STATE, mover, moves, pick, apply, points, weight, observe, resample, visible)
