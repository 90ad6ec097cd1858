"""What a seat is shown of The White Horse: its own cards and paper, and what lies open."""

from typing import Literal

import msgspec

from cavale.core.jit import States, plain
from cavale.core.rules import face_mover
from cavale.core.seats import CHANCE
from cavale.games.horse.board import CELLS, NAMES, ways
from cavale.games.horse.cards import EQUAL, HORSE, MINUS, PLUS, PURSUERS, SIGNS, WHOLE, total
from cavale.games.horse.drawing import drawing as drawing
from cavale.games.horse.notation import CARD_WORDS, SUBJECT_WORDS
from cavale.games.horse.notebook import known_aside, tally
from cavale.games.horse.rules import catch
from cavale.games.horse.state import CHOOSE, DEALS, DISCARD, NOBODY, PLAY, UNCHOSEN, next_length
from cavale.games.horse.walks import walker

Phase = Literal["deal", "choose", "play", "over"]
Deed = Literal["deal", "choose", "discard", "play"]


class HorseLengths(msgspec.Struct, frozen=True):
    """How far the next card would go, by its sign."""

    plus: int
    equal: int
    minus: int


class HorseView(msgspec.Struct, frozen=True):
    """`hand` (cards by kind) and `paper` are the seat's own; the others' papers show at the end.

    `undealt` cards are in nobody's hand and not played; `aside` are those of them that are out of
    the game, from when everybody knows them.
    """

    phase: Phase
    mover: int | None
    dealer: int
    deal: int
    deals: int
    length: int | None
    lengths: HorseLengths
    places: dict[str, str]
    hand: dict[str, int] | None
    paper: str | None
    papers: list[str | None]
    chosen: list[bool]
    holds: list[int]
    undealt: int
    winner: int | None
    aside: dict[str, int] | None = None


class HorseEffect(msgspec.Struct, frozen=True):
    """What a move does: `way` has the cells from start to end, one for each step and the start."""

    deed: Deed
    seat: int
    card: str | None
    subject: str
    length: int | None
    way: list[str]
    caught: str | None


def brief(effect: HorseEffect) -> bool:
    """A walk that catches nobody: hundreds may be offered, and text and view say all of it."""
    return effect.deed == "play" and effect.caught is None


def phase(a: States) -> Phase:
    s = a[0]
    if s.over:
        return "over"
    if face_mover(a) == CHANCE:
        return "deal"
    return "choose" if s.chosen < s.seats else "play"


def view(a: States, seat: int) -> HorseView:
    s = a[0]
    seats = int(s.seats)
    who = int(face_mover(a))
    papers = [SUBJECT_WORDS[p] if p >= 0 else None for p in s.secret[:seats].tolist()]
    return HorseView(
        phase=phase(a),
        mover=who if who >= 0 else None,
        dealer=(int(s.deal) - 2) % seats,
        deal=int(s.deal),
        deals=DEALS,
        length=int(s.length) or None,
        lengths=HorseLengths(
            *(plain(next_length)(int(s.length), sign) for sign in (PLUS, EQUAL, MINUS))
        ),
        places=dict(zip(SUBJECT_WORDS, (NAMES[cell] for cell in s.place), strict=True)),
        hand=None if seat < 0 else tally(int(s.hand[seat])),
        paper=None if seat < 0 else papers[seat],
        papers=papers,
        chosen=[bool(paper != UNCHOSEN) for paper in s.secret[:seats]],
        holds=[int(n) for n in s.holds[:seats]],
        undealt=total(WHOLE[seats]) - total(s.played) - int(s.holds.sum()),
        winner=None if s.winner == NOBODY else int(s.winner),
        aside=known_aside(a),
    )


def _steps(a: States, kind: int) -> int:
    return plain(next_length)(int(a[0].length), kind)


def path(move: int) -> tuple[str, ...]:
    if move < CHOOSE:
        return ("deal", CARD_WORDS[move])
    if move < DISCARD:
        return ("choose", SUBJECT_WORDS[move - CHOOSE])
    if move < PLAY:
        return (CARD_WORDS[move - DISCARD], "discard")
    kind, cell = divmod(move - PLAY, CELLS)
    return (CARD_WORDS[kind], NAMES[cell])


def effect(a: States, move: int) -> HorseEffect:
    s = a[0]
    if move < CHOOSE:
        to = (int(s.deal) - 1 + int(s.dealt)) % int(s.seats)
        return HorseEffect("deal", to, CARD_WORDS[move], _subject(move), None, [], None)
    if move < DISCARD:
        chosen = SUBJECT_WORDS[move - CHOOSE]
        return HorseEffect("choose", int(s.chosen), None, chosen, None, [], None)
    seat = int(s.turn)
    if move < PLAY:
        kind = move - DISCARD
        return HorseEffect("discard", seat, CARD_WORDS[kind], _subject(kind), None, [], None)
    kind, cell = divmod(move - PLAY, CELLS)
    subject, n = kind // SIGNS, _steps(a, kind)
    way = ways(plain(walker)(subject), int(s.place[subject]), n)[cell]
    return HorseEffect(
        deed="play",
        seat=seat,
        card=CARD_WORDS[kind],
        subject=_subject(kind),
        length=n,
        way=[NAMES[step] for step in way],
        caught=_catcher(a, subject, cell),
    )


def _subject(kind: int) -> str:
    return SUBJECT_WORDS[kind // SIGNS]


def _catcher(a: States, subject: int, cell: int) -> str | None:
    """The pursuer that meets the horse, if this landing is a catch."""
    s = a[0]
    if not plain(catch)(s, subject, cell):
        return None
    if subject != HORSE:
        return SUBJECT_WORDS[subject]
    return next(SUBJECT_WORDS[p] for p in range(PURSUERS) if s.place[p] == cell)
