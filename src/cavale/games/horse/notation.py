"""The White Horse as text: moves, cards and positions.

    deal dog+     choose maid     x dog+     dog+ C2

are a card dealt, a subject chosen, a card discarded, and a card played with the cell where it
leads. The lad is the farmhand. docs/horse.md has the positions:

    farm,farm,farm,farm,farm,A14 0 1 * -- -/- f+++==---w+++==---l+++==---m+++==---d+++==---h++==--
"""

import re

import numpy as np

from cavale.core.jit import States
from cavale.games.horse.board import CELLS, FARM, INDEX, NAMES
from cavale.games.horse.cards import (
    DEALT,
    HORSE,
    KINDS,
    PLUS,
    PURSUERS,
    SIGNS,
    SUBJECTS,
    WHOLE,
    bundle,
    counts,
    total,
)
from cavale.games.horse.rules import start
from cavale.games.horse.state import (
    CHOOSE,
    DEALS,
    DISCARD,
    FIRST_LENGTH,
    NOBODY,
    PLAY,
    UNCHOSEN,
)

SUBJECT_WORDS = ("farmer", "wife", "lad", "maid", "dog", "horse")
LETTERS = "".join(word[0] for word in SUBJECT_WORDS)
SIGN_MARKS = "+=-"
CARD_WORDS = tuple(word + mark for word in SUBJECT_WORDS for mark in SIGN_MARKS)
_CARDS = {word: kind for kind, word in enumerate(CARD_WORDS)}
_CELLS = {name.lower(): cell for name, cell in INDEX.items()}
_GROUP = re.compile(r"([fwlmdh])([+=-]{1,12})")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,2}")
DEALING = "*"
_MOVER = re.compile(r"\*|=|[1-6]!?")


def move_text(move: int) -> str:
    if move < CHOOSE:
        return f"deal {CARD_WORDS[move]}"
    if move < DISCARD:
        return f"choose {SUBJECT_WORDS[move - CHOOSE]}"
    if move < PLAY:
        return f"x {CARD_WORDS[move - DISCARD]}"
    kind, cell = divmod(move - PLAY, CELLS)
    return f"{CARD_WORDS[kind]} {NAMES[cell]}"


def parse_move(text: str) -> int:
    words = text.lower().split()
    if len(words) == 2:
        first, second = words
        if first == "deal" and second in _CARDS:
            return _CARDS[second]
        if first == "choose" and second in SUBJECT_WORDS[:PURSUERS]:
            return CHOOSE + SUBJECT_WORDS.index(second)
        if first == "x" and second in _CARDS:
            return DISCARD + _CARDS[second]
        if first in _CARDS and second in _CELLS:
            return PLAY + CELLS * _CARDS[first] + _CELLS[second]
    raise ValueError("a move is a card and a cell, such as dog+ C2; or x dog+, or choose dog")


def cards_text(cards: int) -> str:
    """Each subject's letter with its signs, such as f++-h=; `-` for none."""
    groups, held = [], counts(cards)
    for subject, letter in enumerate(LETTERS):
        signs = "".join(mark * held[SIGNS * subject + sign] for sign, mark in enumerate(SIGN_MARKS))
        groups.append(letter + signs if signs else "")
    return "".join(groups) or "-"


def parse_cards(text: str) -> int:
    if text == "-":
        return 0
    found = [0] * KINDS
    at = 0
    while at < len(text):
        group = _GROUP.match(text, at)
        if not group:
            raise ValueError("cards read like f++-h=, or - for none")
        for mark in group[2]:
            found[SIGNS * LETTERS.index(group[1]) + SIGN_MARKS.index(mark)] += 1
        at = group.end()
    if max(found) > 4:
        raise ValueError("there are not so many cards of one kind")
    return bundle(dict(enumerate(found)))


def position_text(a: States) -> str:
    s = a[0]
    seats = int(s.seats)
    places = ",".join(NAMES[cell] for cell in s.place)
    papers = "".join("-" if p == UNCHOSEN else LETTERS[p] for p in s.secret[:seats])
    hands = "/".join(cards_text(int(hand)) for hand in s.hand[:seats])
    mover = _mover(a)
    rest = cards_text(int(s.deck if mover == DEALING else s.aside))
    return f"{places} {s.length} {s.deal} {mover} {papers} {hands} {rest}"


def _mover(a: States) -> str:
    s = a[0]
    if s.over:
        return "=" if s.winner == NOBODY else f"{s.winner + 1}!"
    if s.dealt < s.seats * DEALT[s.seats]:
        return DEALING
    return str((s.chosen if s.chosen < s.seats else s.turn) + 1)


def parse_position(text: str, variant: str, seats: int) -> States:
    parts = text.split()
    if len(parts) != 7:
        raise ValueError(
            "a position has seven parts: places, length, deal, mover, papers, hands, deck"
        )
    places, length, deal, mover, papers, hands, deck = parts
    a = start(variant, seats)
    a["place"] = _places(places)
    _read_numbers(a, length, deal)
    _read_papers(a, papers)
    if not _MOVER.fullmatch(mover):
        raise ValueError("the mover is *, a seat, a seat with ! when it has won, or = for a draw")
    _read_cards(a, hands, deck, mover == DEALING)
    _settle_turn(a)
    _read_end(a, mover)
    _check_length(a)
    if _mover(a) != mover:
        raise ValueError(f"by the cards, the mover is {_mover(a)}")
    return np.ascontiguousarray(a)


def _places(text: str) -> list[int]:
    names = text.lower().split(",")
    if len(names) != SUBJECTS or not all(name in _CELLS for name in names):
        raise ValueError("the places are six cells: farmer, wife, lad, maid, dog, horse")
    places = [_CELLS[name] for name in names]
    if places[HORSE] == FARM:
        raise ValueError("the horse is never on the farm")
    return places


def _read_numbers(a: States, length: str, deal: str) -> None:
    if not _NUMBER.fullmatch(length) or not _NUMBER.fullmatch(deal):
        raise ValueError("length and deal are numbers")
    if not 1 <= int(deal) <= DEALS:
        raise ValueError(f"there are {DEALS} deals")
    a["length"], a["deal"] = int(length), int(deal)


def _read_papers(a: States, papers: str) -> None:
    seats = int(a[0].seats)
    if len(papers) != seats or not set(papers) <= {*LETTERS[:PURSUERS], "-"}:
        raise ValueError(f"the papers are {seats} letters of {LETTERS[:PURSUERS]}, or -")
    chosen = len(papers.rstrip("-"))
    if "-" in papers[:chosen]:
        raise ValueError("the subjects are chosen in the order of the seats")
    a["secret"][0, :chosen] = [LETTERS.index(letter) for letter in papers[:chosen]]
    a["chosen"] = chosen


def _read_cards(a: States, hands: str, deck: str, is_dealing: bool) -> None:
    seats, whole = int(a[0].seats), int(WHOLE[int(a[0].seats)])
    held = [parse_cards(hand) for hand in hands.split("/")]
    if len(held) != seats:
        raise ValueError(f"there are {seats} hands")
    rest = parse_cards(deck)
    shown = zip(*(counts(cards) for cards in (*held, rest)), strict=True)
    for word, there, most in zip(CARD_WORDS, shown, counts(whole), strict=True):
        if sum(there) > most:
            raise ValueError(f"there are not so many cards {word}")
    a["hand"][0, :seats] = held
    a["holds"][0, :seats] = [total(hand) for hand in held]
    unnamed = whole - sum(held) - rest
    if not is_dealing:
        a["aside"], a["deck"], a["played"] = rest, 0, unnamed
    elif a[0].deal > 1:
        a["aside"], a["deck"], a["played"] = unnamed, rest, 0
    else:
        a["aside"], a["deck"], a["played"] = 0, rest, unnamed
    a["dealt"] = sum(map(total, held)) if is_dealing else seats * DEALT[seats]


def _settle_turn(a: States) -> None:
    """What follows from the sizes of hands and deck."""
    s = a[0]
    seats, each, dealt = int(s.seats), int(DEALT[s.seats]), int(s.dealt)
    sizes = [int(size) for size in s.holds[:seats]]
    played, left_over = total(s.played), total(WHOLE[seats]) - seats * each
    not_yet = s.deal == 1 and dealt < seats * each
    if total(s.aside) != (0 if not_yet else left_over):
        raise ValueError(f"{left_over} cards are left over at the first deal")
    before = s.deal == 1 and s.chosen < seats
    if played and (dealt < seats * each or before):
        raise ValueError("no card is played before all are dealt and all subjects chosen")
    if s.chosen and dealt < seats * each and s.deal == 1:
        raise ValueError("the subjects are chosen after the first deal")
    if s.deal > 1 and s.chosen < seats:
        raise ValueError("the subjects are chosen before the second deal")
    if dealt < seats * each:
        expected = [
            sum((int(s.deal) - 1 + card) % seats == seat for card in range(dealt))
            for seat in range(seats)
        ]
    else:
        expected = [each - (played + seats - 1 - seat) // seats for seat in range(seats)]
    if sizes != expected:
        raise ValueError(f"the hands should have {expected} cards, not {sizes}")
    a["turn"] = played % seats


def _read_end(a: States, mover: str) -> None:
    s = a[0]
    out_of_cards = bool(s.dealt == s.seats * DEALT[s.seats]) and not s.holds.any()
    met = [p for p in range(PURSUERS) if s.place[p] == s.place[HORSE]]
    others = [int(cell) for cell in s.place[:PURSUERS] if cell not in (FARM, s.place[HORSE])]
    if len(met) > 1 or len(set(others)) < len(others):
        raise ValueError("two subjects are on one cell")
    if mover.endswith("!"):
        winner = int(mover[0]) - 1
        last = (int(s.turn) - 1) % int(s.seats)
        if winner != last or not total(s.played) or met != [int(s.secret[winner])]:
            raise ValueError("that seat has not just caught the horse with its subject")
        a["turn"], a["winner"], a["over"] = winner, winner, 1
    elif met:
        raise ValueError("the horse is caught: the game is over")
    elif out_of_cards:
        if s.deal != DEALS:
            raise ValueError("when the hands are empty, the cards are dealt again")
        a["over"] = 1


def _check_length(a: States) -> None:
    """No move is longer than all plus cards so far allow; without one, nobody has moved."""
    s = a[0]
    most = 0
    if s.deal > 1 or total(s.played):
        in_play = int(WHOLE[s.seats]) - int(s.aside)
        pluses = [sum(counts(cards)[PLUS::SIGNS]) for cards in (in_play, int(s.played))]
        most = FIRST_LENGTH + (int(s.deal) - 1) * pluses[0] + pluses[1]
    if s.length > most or (s.length == 0 and most):
        raise ValueError(f"a move of {s.length} steps cannot have been made by then")
    if s.length == 0 and a["place"].tolist() != start("", int(s.seats))["place"].tolist():
        raise ValueError("nobody has moved yet")
