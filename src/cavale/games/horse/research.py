"""The White Horse for programs that learn. Seats are counted from the one that looks."""

from typing import Final

from cavale.core.jit import Planes, add_rules
from cavale.core.research import TURN, Plane, Research
from cavale.games.horse.board import CELLS
from cavale.games.horse.cards import DEALT, KINDS, PURSUERS, SUBJECTS, count
from cavale.games.horse.state import CHOOSE, CODES, DEALS, SEATS, STATE, Hunt

_FAR: Final = 60
"""Walks of this many steps and more lead to the same cells."""
_ALIKE: Final = 4
"""There are no more cards of one kind."""


def action(s: Hunt, move: int) -> int:
    return move - CHOOSE


def move_of(s: Hunt, action: int) -> int:
    return action + CHOOSE


def planes(s: Hunt, seat: int, out: Planes) -> None:
    for subject in range(SUBJECTS):
        out[CELLS * subject + s.place[subject]] = 1
    at = CELLS * SUBJECTS
    for kind in range(KINDS):
        out[at + kind] = count(s.hand[seat], kind)
        out[at + KINDS + kind] = count(s.played, kind)
    at += 2 * KINDS
    if s.secret[seat] >= 0:
        out[at + s.secret[seat]] = 1
    at += PURSUERS
    for i in range(s.seats):
        other = (seat + i) % s.seats
        out[at + i] = s.holds[other]
        for pursuer in range(PURSUERS):
            out[at + SEATS + PURSUERS * i + pursuer] = s.ruled[other] >> pursuer & 1
        for kind in range(KINDS):
            out[at + SEATS + PURSUERS * SEATS + KINDS * i + kind] = s.lacks[other] >> kind & 1
    at += SEATS + PURSUERS * SEATS + KINDS * SEATS
    out[at] = min(s.length, _FAR)
    out[at + 1] = s.deal
    out[at + 2] = s.chosen == s.seats
    turn = s.turn if s.chosen == s.seats else s.chosen
    out[at + 3 + (turn - seat) % s.seats] = 1
    dealing = s.dealt < s.seats * DEALT[s.seats]
    out[at + 3 + SEATS] = turn == seat and not s.over and not dealing


def longest(variant: str, seats: int) -> int:
    """Everybody chooses a subject and lays down every card of every deal."""
    return seats + DEALS * seats * int(DEALT[seats])


RESEARCH: Final = Research(
    actions=CODES - CHOOSE,
    chances=KINDS,
    planes=(
        Plane("places", (SUBJECTS, CELLS), 1, "where farmer, wife, lad, maid, dog and horse are"),
        Plane("hand", (KINDS,), _ALIKE, "own cards, by subject and sign"),
        Plane("played", (KINDS,), _ALIKE, "cards played since the deal"),
        Plane("subject", (PURSUERS,), 1, "one's own secret"),
        Plane("hands", (SEATS,), int(DEALT.max()), "how many cards each seat holds"),
        Plane("ruled out", (SEATS, PURSUERS), 1, "subjects that a seat seems not to have"),
        Plane("lacks", (SEATS, KINDS), 1, "cards that a seat cannot hold"),
        Plane("length", (1,), _FAR, "of the last move"),
        Plane("deal", (1,), DEALS, "how many deals there were"),
        Plane("chosen", (1,), 1, "whether everybody has chosen a subject"),
        Plane("mover", (SEATS,), 1, "the seat to move, from the own one on"),
        TURN,
    ),
    longest=longest,
)

add_rules(STATE, action, move_of, planes)
