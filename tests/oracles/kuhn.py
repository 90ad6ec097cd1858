"""The slow, obvious twin of the toy Kuhn poker: how a twin tells of chance and of secrets."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Self

from cavale import CHANCE

CARDS = "JQK"
UNDEALT = "-"


@dataclass(frozen=True)
class Kuhn:
    cards: str  # the first player's, the second player's
    said: tuple[str, ...]

    @property
    def reason(self) -> str | None:
        if "fold" in self.said:
            return "folded"
        if self.said[-1:] == ("call",) or self.said == ("check", "check"):
            return "shown"
        return None

    @property
    def points(self) -> tuple[float, float] | None:
        if self.reason is None:
            return None
        if self.reason == "folded":
            first_wins = self.said.index("fold") % 2 == 1
        else:
            first_wins = CARDS.index(self.cards[0]) > CARDS.index(self.cards[1])
        stake = 2.0 if "call" in self.said else 1.0
        return (stake, -stake) if first_wins else (-stake, stake)

    @property
    def mover(self) -> int | None:
        if UNDEALT in self.cards:
            return CHANCE
        return len(self.said) % 2 if self.reason is None else None

    @property
    def chances(self) -> dict[str, Fraction]:
        left = [card for card in CARDS if card not in self.cards]
        return {card: Fraction(1, len(left)) for card in left}

    @property
    def moves(self) -> list[str]:
        if self.mover == CHANCE:
            return list(self.chances)
        if self.reason is not None:
            return []
        return ["call", "fold"] if "bet" in self.said else ["check", "bet"]

    def play(self, text: str) -> Self:
        if text not in self.moves:
            raise ValueError(f"illegal move {text!r} in {self}")
        if self.mover == CHANCE:
            return replace(self, cards=self.cards.replace(UNDEALT, text, 1))
        return replace(self, said=(*self.said, text))

    def sight(self, seat: int | None) -> str:
        """A seat sees its own card, and all see all when cards are shown."""
        if self.reason == "shown":
            return str(self)
        shown = [
            card if card == UNDEALT or owner == seat else "?"
            for owner, card in enumerate(self.cards)
        ]
        return f"{''.join(shown)} {self.said}"

    def worlds(self, seat: int | None) -> Iterator[str]:
        """Every position that `seat` cannot tell from this one, this one included."""
        for first in CARDS + UNDEALT:
            for second in CARDS + UNDEALT:
                other = replace(self, cards=first + second)
                if other.is_dealt_well and other.sight(seat) == self.sight(seat):
                    yield str(other)

    @property
    def is_dealt_well(self) -> bool:
        first, second = self.cards[0], self.cards[1]
        return first != second or self.cards == UNDEALT * 2

    def __str__(self) -> str:
        folded = 1 + self.said.index("fold") % 2 if "fold" in self.said else 0
        bets, over = int("bet" in self.said), int(self.reason is not None)
        return f"{self.cards} {len(self.said)} {bets} {folded} {over}"


def start(variant: str, seats: int) -> Kuhn:
    if (variant, seats) != ("plain", 2):
        raise ValueError(f"no variant {variant!r} for {seats}")
    return Kuhn(UNDEALT * 2, ())


def parse(text: str, variant: str, seats: int) -> Kuhn:
    waiting = [start(variant, seats)]
    for kuhn in waiting:  # the whole game is small enough to look through
        if str(kuhn) == text:
            return kuhn
        waiting += [kuhn.play(move) for move in kuhn.moves]
    raise ValueError(f"not a position: {text!r}")
