"""Kuhn poker: the smallest game with chance and secrets, to prove the house on.

Three cards, J Q K; both ante 1 and are dealt one card each; one round of betting 1. One module is
the whole room. Exact facts about it are known: whoever holds K never folds, whoever holds J never
calls, and the first player loses 1/18 a game when both play well.
"""

import sys
from collections.abc import Iterator
from math import log2
from typing import Annotated

import msgspec
import numpy as np

from cavale.core.bot import Bot
from cavale.core.jit import Ints, Rng, States, implement, inner, layout, random_below
from cavale.core.position import Position
from cavale.core.review import Played, Reviewed, Reviewer
from cavale.core.room import Notebook, Room
from cavale.core.rules import State
from cavale.core.seats import CHANCE, OVER
from cavale.core.spec import Scoring, SeatTitle, Spec, Variant
from cavale.core.words import Lang, Words

UNDEALT, HIDDEN = -1, -2
CHECK, BET, CALL, FOLD = 3, 4, 5, 6
TEXTS = ("J", "Q", "K", "check", "bet", "call", "fold")
MAX_MOVES = 3


class Kuhn(State):
    cards: Annotated[Ints, 2]
    done: int  # betting moves made
    bets: int  # 0: nobody has bet
    folded: int  # 1 + the seat that folded
    over: int


STATE = layout(Kuhn)


def mover(s: Kuhn) -> int:
    if s.over:
        return OVER
    if s.cards[0] == UNDEALT or s.cards[1] == UNDEALT:
        return CHANCE
    return s.done % 2


def moves(s: Kuhn, out: Ints) -> int:
    n = 0
    if s.over:
        return 0
    if s.cards[0] == UNDEALT or s.cards[1] == UNDEALT:
        for card in range(3):
            if s.cards[0] != card:
                out[n] = card
                n += 1
        return n
    out[0], out[1] = (CALL, FOLD) if s.bets else (CHECK, BET)
    return 2


def apply(s: Kuhn, move: int) -> None:
    if move < CHECK:
        s.cards[0 if s.cards[0] == UNDEALT else 1] = move
        return
    if move == BET:
        s.bets = 1
    elif move == CALL or (move == CHECK and s.done == 1):
        s.over = 1
    elif move == FOLD:
        s.folded = 1 + s.done % 2
        s.over = 1
    s.done += 1


@inner
def score(s: Kuhn, seat: int) -> float:
    if s.folded:
        return -1.0 if s.folded == 1 + seat else 1.0
    stake = 2.0 if s.bets else 1.0
    return stake if s.cards[seat] > s.cards[1 - seat] else -stake


def points(s: Kuhn, seat: int) -> float:
    return score(s, seat)


def utility(s: Kuhn, seat: int) -> float:
    return score(s, seat) / 2.0


def observe(s: Kuhn, seat: int) -> None:
    """Cards are shown at the end, unless somebody folded."""
    if s.over and not s.folded:
        return
    for other in range(2):
        if other != seat and s.cards[other] != UNDEALT:
            s.cards[other] = HIDDEN


def resample(s: Kuhn, seat: int, rng: Rng) -> None:
    for other in range(2):
        while s.cards[other] == HIDDEN:
            card = random_below(rng, 3)
            if s.cards[1 - other] != card:
                s.cards[other] = card


def visible(s: Kuhn, move: int, seat: int) -> bool:
    dealt_to = 0 if s.cards[0] == UNDEALT else 1
    return move >= CHECK or dealt_to == seat


def start(variant: str, seats: int) -> States:
    a = np.zeros(1, STATE)
    a["cards"] = UNDEALT
    return a


def reason(a: States) -> str:
    return "folded" if a[0].folded else "shown"


def refusal(a: States, move: int) -> str:
    return "1.1"


def move_text(move: int) -> str:
    return TEXTS[move]


def parse_move(text: str) -> int:
    return TEXTS.index(text)


def position_text(a: States) -> str:
    s = a[0]
    cards = "".join({UNDEALT: "-", HIDDEN: "?"}.get(int(card), "JQK"[card]) for card in s.cards)
    return f"{cards} {s.done} {s.bets} {s.folded} {s.over}"


def parse_position(text: str, variant: str, seats: int) -> States:
    cards, *rest = text.split(" ")
    if len(cards) != 2 or len(rest) != 4:
        raise ValueError("two cards and four numbers")
    a = start(variant, seats)
    a["cards"] = ["JQK".index(card) if card != "-" else UNDEALT for card in cards]
    for name, word in zip(("done", "bets", "folded", "over"), rest, strict=True):
        a[name] = int(word)
    return a


class KuhnView(msgspec.Struct):
    cards: list[str]
    done: int
    bets: int


def view(a: States, seat: int) -> KuhnView:
    text = position_text(a)
    return KuhnView(list(text[:2]), int(a[0].done), int(a[0].bets))


def effect(a: States, move: int) -> KuhnView:
    return view(a, 0)


def path(move: int) -> tuple[str, ...]:
    return (TEXTS[move],)


def drawing(a: States, lang: Lang) -> str:
    return position_text(a)


def prompt(a: States, seat: int) -> Words:
    return Words("Misez ou non.", "Bet or not.")


def describe(a: States, move: int) -> Words:
    return Words(TEXTS[move], TEXTS[move])


def ending(a: States) -> Words:
    return Words("C'est fini.", "It is over.")


implement(STATE, mover, moves, apply, points, utility, observe, resample, visible)


class KuhnNotebook(msgspec.Struct):
    """Which cards the others could hold, seat by seat."""

    could: list[list[str]]


def notebook(a: States, seat: int) -> KuhnNotebook:
    seen = [int(card) for card in a[0].cards]
    left = [text for card, text in enumerate("JQK") if card not in seen]
    return KuhnNotebook([["JQK"[card]] if card >= 0 else left for card in seen])


def rows(played: Played, since: int) -> Iterator[Reviewed]:
    """Values are those of two players who toss a coin."""
    for step in range(since, len(played.moves)):
        before, move, after = played.positions[step], played.moves[step], played.positions[step + 1]
        mover = played.mover(step)
        if mover == CHANCE:
            won = value(after, 0) - value(before, 0)
            yield Reviewed(luck=(won, -won))
            continue
        worlds = [w for w in deals(before) if w.observe(mover) == before.observe(mover)]
        left = [w for w in worlds if w.play(move).observe(mover) == after.observe(mover)]
        values = [sum(value(w.play(m), mover) for w in worlds) for m in before.moves]
        best = values.index(max(values))
        loss = (values[best] - values[before.moves.codes.index(move.code)]) / len(worlds)
        yield Reviewed(
            loss=loss,
            bits=log2(len(worlds)) - log2(len(left)),
            better=before.moves[best].text if loss else None,
            words=Words("Mieux valait l'autre.", "The other one was better.") if loss else None,
        )


def value(position: Position, seat: int) -> float:
    if position.outcome is not None:
        return position.outcome.points[seat]
    return sum(value(position.play(move), seat) for move in position.moves) / len(position.moves)


def deals(position: Position) -> list[Position]:
    """This position with every pair of cards."""
    rest = str(position)[2:]
    return [position.game.parse(a + b + rest) for a in "JQK" for b in "JQK" if a != b]


def room() -> Room:
    here = sys.modules[__name__]
    return Room(here, here, here, here)


def carnet() -> Notebook:
    return notebook


def bot(level: int, pace: float) -> Bot:
    raise ValueError("Kuhn poker has no bots")


def spec() -> Spec:
    return Spec(
        slug="kuhn",
        title=Words("Poker de Kuhn", "Kuhn poker"),
        after=Words("d'après H. W. Kuhn, 1950", "after H. W. Kuhn, 1950"),
        tagline=Words("Trois cartes.", "Three cards."),
        accent="#444444",
        minutes=1,
        rules_version=1,
        seats=(
            SeatTitle("first", Words("Premier", "First")),
            SeatTitle("second", Words("Second", "Second")),
        ),
        variants=(
            Variant(
                "plain",
                Words("Simple", "Plain"),
                Words("Une donne", "One deal"),
                Scoring(-2.0, 2.0, total=0.0),
                hidden=True,
                chance=True,
            ),
        ),
        levels=(),
        room=room,
        bot=bot,
        games=(1, 2, 12),
        notebook=carnet,
        review=Reviewer(rows, Words("jetons", "chips")),
    )


SPEC = spec()
