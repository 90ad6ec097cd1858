"""The highest card: two to six seats, secrets and chance, over in a minute; for the screen.

A die says what the game is worth, everybody is dealt a card from 1 to 9, all different. In turn
each keeps the card or swaps it for another, then shows it or hides it. The highest card shown wins.
"""

import random
import sys
from typing import Annotated

import msgspec
import numpy as np

from cavale.core.bot import Bot, Choice
from cavale.core.jit import Ints, States, implement, inner, layout
from cavale.core.observation import Observation
from cavale.core.room import Room
from cavale.core.rules import State
from cavale.core.seats import CHANCE, OVER
from cavale.core.spec import Scoring, SeatTitle, Spec, Variant
from cavale.core.words import Lang, Words

MOST = 6
UNDEALT, HIDDEN = 0, -1
CARD = 10
KEEP, SWAP, SHOW, HIDE = 20, 21, 22, 23
TEXTS = {KEEP: "keep", SWAP: "swap", SHOW: "show", HIDE: "hide"}
SAID = {
    KEEP: ("garde sa carte", "keeps the card"),
    SWAP: ("change de carte", "swaps the card"),
    SHOW: ("montre sa carte", "shows the card"),
    HIDE: ("cache sa carte", "hides the card"),
}
MAX_MOVES = 9
SEATS = (
    ("north", "Nord", "North"),
    ("east", "Est", "East"),
    ("south", "Sud", "South"),
    ("west", "Ouest", "West"),
    ("up", "Haut", "Up"),
    ("down", "Bas", "Down"),
)


class Highest(State):
    seats: int
    die: int
    cards: Annotated[Ints, 6]
    shown: Annotated[Ints, 6]
    turn: int
    kept: int  # the seat in turn has decided about its card
    used: int  # the card given away in a swap, which does not come back
    over: int


STATE = layout(Highest)


@inner
def undealt(s: Highest) -> int:
    for seat in range(s.seats):
        if s.cards[seat] == UNDEALT:
            return seat
    return -1


def mover(s: Highest) -> int:
    if s.over:
        return OVER
    if s.die == 0 or undealt(s) >= 0:
        return CHANCE
    return s.turn


def moves(s: Highest, out: Ints) -> int:
    if s.over:
        return 0
    if s.die == 0:
        for pips in range(6):
            out[pips] = pips + 1
        return 6
    if undealt(s) >= 0:
        n = 0
        for card in range(1, 10):
            held = card == s.used
            for seat in range(s.seats):
                held = held or s.cards[seat] == card
            if not held:
                out[n] = CARD + card
                n += 1
        return n
    out[0], out[1] = (SHOW, HIDE) if s.kept else (KEEP, SWAP)
    return 2


def apply(s: Highest, move: int) -> None:
    if move < CARD:
        s.die = move
    elif move < KEEP:
        s.cards[undealt(s)] = move - CARD
    elif move == KEEP:
        s.kept = 1
    elif move == SWAP:
        s.kept = 1
        s.used = s.cards[s.turn]
        s.cards[s.turn] = UNDEALT
    else:
        s.shown[s.turn] = 1 if move == SHOW else 0
        s.kept = 0
        s.used = 0
        s.turn += 1
        if s.turn == s.seats:
            s.turn = 0
            s.over = 1


@inner
def score(s: Highest, seat: int) -> float:
    best = 0
    winner = -1
    for other in range(s.seats):
        if s.shown[other] and s.cards[other] > best:
            best = s.cards[other]
            winner = other
    return float(s.die) if winner == seat else 0.0


def points(s: Highest, seat: int) -> float:
    return score(s, seat)


def utility(s: Highest, seat: int) -> float:
    return score(s, seat) / 6.0


def observe(s: Highest, seat: int) -> None:
    if s.over:
        return
    if s.turn != seat:
        s.used = HIDDEN if s.used else 0
    for other in range(s.seats):
        if other != seat and not s.shown[other] and s.cards[other] != UNDEALT:
            s.cards[other] = HIDDEN


def visible(s: Highest, move: int, seat: int) -> bool:
    return move < CARD or move >= KEEP or undealt(s) == seat


def start(variant: str, seats: int) -> States:
    a = np.zeros(1, STATE)
    a["seats"] = seats
    return a


def reason(a: States) -> str:
    return "shown"


def refusal(a: States, move: int) -> str:
    return "1.1"


def move_text(move: int) -> str:
    if move < CARD:
        return f"die{move}"
    return TEXTS.get(move) or f"card{move - CARD}"


def parse_move(text: str) -> int:
    for move, word in TEXTS.items():
        if text == word:
            return move
    kind, number = text[:-1], int(text[-1])
    return {"die": 0, "card": CARD}[kind] + number


def position_text(a: States) -> str:
    s = a[0]
    cards = "".join({UNDEALT: "-", HIDDEN: "?"}.get(int(c), str(c)) for c in s.cards[: s.seats])
    shown = "".join(str(int(one)) for one in s.shown[: s.seats])
    return f"{s.die} {cards} {shown} {s.turn} {s.kept} {s.used} {s.over}"


def parse_position(text: str, variant: str, seats: int) -> States:
    die, cards, shown, *rest = text.split(" ")
    a = start(variant, seats)
    a["die"] = int(die)
    a["cards"][0, :seats] = [0 if card == "-" else int(card) for card in cards]
    a["shown"][0, :seats] = [int(one) for one in shown]
    for name, word in zip(("turn", "kept", "used", "over"), rest, strict=True):
        a[name] = int(word)
    return a


class HighestView(msgspec.Struct):
    die: int
    cards: list[str]
    shown: list[bool]


class HighestEffect(msgspec.Struct):
    move: str


def view(a: States, seat: int) -> HighestView:
    s = a[0]
    cards = position_text(a).split(" ")[1]
    return HighestView(int(s.die), list(cards), [bool(one) for one in s.shown[: s.seats]])


def effect(a: States, move: int) -> HighestEffect:
    return HighestEffect(move_text(move))


def path(move: int) -> tuple[str, ...]:
    return (move_text(move),)


def drawing(a: States, lang: Lang) -> str:
    return position_text(a)


def prompt(a: States, seat: int) -> Words:
    if a[0].kept:
        return Words("Montrez ou cachez votre carte.", "Show or hide your card.")
    return Words("Gardez ou changez votre carte.", "Keep or swap your card.")


def describe(a: States, move: int) -> Words:
    s = a[0]
    if move < CARD:
        return Words(f"Le dé montre {move}.", f"The die shows {move}.")
    if move < KEEP:
        _, fr, en = SEATS[undealt(s)]
        card = move - CARD
        return Words(f"{fr} reçoit la carte {card}.", f"{en} is dealt card {card}.")
    _, fr, en = SEATS[s.turn]
    said = SAID[move]
    return Words(f"{fr} {said[0]}.", f"{en} {said[1]}.")


def ending(a: States) -> Words:
    s = a[0]
    for seat in range(s.seats):
        if points(s, seat) > 0:
            _, fr, en = SEATS[seat]
            return Words(f"{fr} a la plus haute carte.", f"{en} has the highest card.")
    return Words("Personne n'a montré de carte.", "Nobody has shown a card.")


implement(STATE, mover, moves, apply, points, utility, observe, visible)


class Anything:
    def choose(self, seen: Observation, seed: int, stop: object = None) -> Choice:
        return Choice(random.Random(seed).choice(list(seen.moves)), 0.0)


def bot(level: int, pace: float) -> Bot:
    return Anything()


def room() -> Room:
    here = sys.modules[__name__]
    return Room(here, here, here, here)


SPEC = Spec(
    slug="highest",
    title=Words("La plus haute", "Highest card"),
    after=Words("d'après personne", "after nobody"),
    tagline=Words("La plus haute carte montrée gagne.", "The highest card shown wins."),
    accent="#3d5a5c",
    minutes=1,
    rules_version=1,
    seats=tuple(SeatTitle(name, Words(fr, en)) for name, fr, en in SEATS),
    variants=(
        Variant(
            "plain",
            Words("Simple", "Plain"),
            Words("Une donne", "One deal"),
            Scoring(0.0, 6.0, total=None),
            hidden=True,
            chance=True,
        ),
    ),
    levels=(Words("Au hasard", "Random"), Words("Au hasard aussi", "Random too")),
    room=room,
    bot=bot,
    seat_counts=(2, 3, 4, 5, 6),
    games=(1, 2, 4),
)
