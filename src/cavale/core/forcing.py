"""Forced wins by looking at everything: every move of one side, every answer of the others.

For games without chance, and for what is open to all. Slow and plain on purpose: what it says is
the proof that a puzzle ships with.
"""

from collections.abc import Callable

from cavale.core.move import Move
from cavale.core.position import Position
from cavale.core.puzzles import Node, Refuted, Way


class Forcing:
    """Whether a seat wins by force within so many moves of its own."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._known: dict[tuple[bytes, int], bool] = {}

    def wins(self, position: Position, moves: int) -> bool:
        """`moves` counts those that the seat has yet to make."""
        if position.outcome is not None:
            return position.outcome.points[self.seat] == 1.0
        mine = position.mover == self.seat
        if mine and moves == 0:
            return False
        key = position.state, moves
        if key not in self._known:
            left = moves - mine
            after = (self.wins(position.play(move), left) for move in position.moves)
            self._known[key] = any(after) if mine else all(after)
        return self._known[key]

    def good(self, position: Position, moves: int) -> list[Move]:
        return [move for move in position.moves if self.wins(position.play(move), moves - 1)]

    def quickest(self, position: Position, moves: int) -> int | None:
        """In how few moves it wins, if in so many."""
        return next((n for n in range(moves + 1) if self.wins(position, n)), None)

    def line(self, position: Position, moves: int) -> list[str]:
        """How it wins: in the fewest moves, against the longest resistance."""
        played = list[str]()
        while position.outcome is None:
            mine = position.mover == self.seat
            left = self.quickest(position, moves)
            assert left is not None
            pick = min if mine else max
            move = pick(position.moves, key=lambda one: self._left(position.play(one), moves))
            played.append(move.text)
            position = position.play(move)
        return played

    def _left(self, position: Position, moves: int) -> int:
        found = self.quickest(position, moves)
        return moves + 1 if found is None else found

    def answer(self, position: Position, moves: int, refute: "Refute") -> Node | None:
        """The whole tree; None if it is not won, or sooner, or by more than one first move."""
        good = self.good(position, moves)
        if len(good) != 1 or self.wins(position, moves - 1):
            return None
        return self._node(position, moves, refute)

    def _node(self, position: Position, moves: int, refute: "Refute") -> Node:
        ways, failed = dict[str, Way](), dict[str, Refuted]()
        for move in position.moves:
            after = position.play(move)
            if not self.wins(after, moves - 1):
                failed[move.text] = refute(after, moves - 1)
            elif after.outcome is not None:
                ways[move.text] = Way()
            else:
                reply = self._resisting(after, moves - 1)
                there = after.play(reply)
                left = self.quickest(there, moves - 1)
                assert left is not None
                then = None if there.outcome is not None else self._node(there, left, refute)
                ways[move.text] = Way([reply.text], then)
        return Node(ways, failed)

    def _resisting(self, position: Position, moves: int) -> Move:
        """The answer after which it takes longest, and then the one that leaves fewest ways."""

        def ease(move: Move) -> tuple[int, int]:
            after = position.play(move)
            left = self._left(after, moves)
            return -left, len(self.good(after, left)) if after.outcome is None else 0

        return min(position.moves, key=ease)


Refute = Callable[[Position, int], Refuted]
"""How the position after a wrong move, with so many moves left to win, is held."""


def held(forcing: Forcing, position: Position, moves: int) -> Refuted:
    """The answer after which the win is gone; where it wins at once, that one."""
    if position.outcome is not None or position.mover == forcing.seat:
        return Refuted()
    holding = [move for move in position.moves if not forcing.wins(position.play(move), moves)]

    def first(move: Move) -> bool:
        outcome = position.play(move).outcome
        return outcome is None or outcome.points[forcing.seat] != 0.0

    return Refuted([min(holding, key=first).text]) if holding else Refuted()
