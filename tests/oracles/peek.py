"""The slow, obvious twin of the toy with two cups."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True)
class Peek:
    played: tuple[str, ...] = ()

    @property
    def cup(self) -> str:
        return self.played[1][-1] if len(self.played) > 1 and self.played[1] != "take" else "0"

    @property
    def reason(self) -> str | None:
        if self.played[1:] == ("take",):
            return "taken"
        if len(self.played) < 3:
            return None
        return "found" if self.played[2] == f"lift{self.cup}" else "missed"

    @property
    def points(self) -> tuple[float, float] | None:
        if self.reason is None:
            return None
        return (1.0, 0.0) if self.reason == "found" else (0.0, 1.0)

    @property
    def mover(self) -> int | None:
        return None if self.reason else len(self.played) % 2

    @property
    def moves(self) -> list[str]:
        turns = (["left", "right"], ["take", "hide1", "hide2"], ["lift1", "lift2"])
        return [] if self.reason else turns[len(self.played)]

    def play(self, text: str) -> Self:
        if text not in self.moves:
            raise ValueError(f"illegal move {text!r} in {self}")
        return type(self)((*self.played, text))

    def sight(self, seat: int | None) -> str:
        hidden = seat != 1 and self.cup != "0" and self.reason is None
        return f"{str(self)[0]}?{str(self)[2]}" if hidden else str(self)

    def worlds(self, seat: int | None) -> Iterator[str]:
        text = str(self)
        cups = "12" if "?" in self.sight(seat) else text[1]
        yield from (text[0] + cup + text[2] for cup in cups)

    def __str__(self) -> str:
        opened = "0" if not self.played else "12"[self.played[0] == "right"]
        over = {None: "0", "taken": "1", "found": "2", "missed": "3"}[self.reason]
        return opened + self.cup + over


def start(variant: str, seats: int) -> Peek:
    return Peek()


def parse(text: str, variant: str, seats: int) -> Peek:
    waiting = [Peek()]
    for peek in waiting:  # the whole game is small enough to look through
        if str(peek) == text:
            return peek
        waiting += [peek.play(move) for move in peek.moves]
    raise ValueError(f"not a position: {text!r}")
