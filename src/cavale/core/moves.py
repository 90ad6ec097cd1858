"""The moves of a game, by their codes and as texts."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from cavale.core.move import Move

if TYPE_CHECKING:
    from cavale.core.game import Game

_KEPT = 4096
"""How many moves of a game are kept with their texts."""


class Moves:
    """The legal moves in the pinned order: a sequence, where `in` takes a move or its text."""

    __slots__ = ("_game", "codes")

    def __init__(self, game: "Game", codes: Sequence[int]) -> None:
        self._game = game
        self.codes = tuple(codes)

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> "Moves": ...
    def __getitem__(self, index: int | slice) -> "Move | Moves":
        if isinstance(index, slice):
            return Moves(self._game, self.codes[index])
        return self._game.move(self.codes[index])

    def __iter__(self) -> Iterator[Move]:
        return map(self._game.written.__getitem__, self.codes)

    def __contains__(self, item: object) -> bool:
        if isinstance(item, Move):
            return item.code in self.codes
        try:
            return isinstance(item, str) and self._game.read_move(item).code in self.codes
        except ValueError:
            return False

    def __repr__(self) -> str:
        return f"<Moves {' '.join(str(move) for move in self)}>"


Sequence.register(Moves)


class Written(dict[int, Move]):
    """Moves by their codes, each written when it is first asked for."""

    def __init__(self, game: "Game") -> None:
        self._game = game

    def __missing__(self, code: int) -> Move:
        if len(self) >= _KEPT:
            self.clear()
        move = self[code] = Move(code, self._game.room.notation.move_text(code))
        return move


class Read(dict[str, Move]):
    """Moves by their texts, legal or not, each read when it is first asked for.

    ValueError if a text stands for none.
    """

    def __init__(self, game: "Game") -> None:
        self._game = game

    def __missing__(self, text: str) -> Move:
        move = self._game.move(self._game.room.notation.parse_move(text))
        # There are many ways to write one move, and strangers write them.
        if move.text == text:
            if len(self) >= _KEPT:
                self.clear()
            self[text] = move
        return move
