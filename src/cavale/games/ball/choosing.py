"""A whole turn thought over: first for a forced win, then deeper and deeper until a limit."""

from dataclasses import dataclass

import numpy as np

from cavale.core.jit import Flag, Ints, States, kernel
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.core.shuffling import shuffled
from cavale.games.ball.boards import new_boards, play
from cavale.games.ball.forcing import Proof, seek, unfold_all
from cavale.games.ball.rules import REMEMBERED, TIMES_TO_DRAW, standing
from cavale.games.ball.search import (
    BEST,
    BEST_TURN,
    COLUMNS,
    END,
    MAX_DEPTH,
    NODES,
    SIGNS,
    STOPPED,
    SURE,
    WIN,
    search,
)
from cavale.games.ball.turns import INFINITE, MAX_TURNS, new_room
from cavale.games.ball.unfolding import outcomes, unfold, winning
from cavale.search.limits import NO_LIMIT, alarm, new_flag
from cavale.search.table import EXACT, Keys, Words, new_table, pack, store

_CHECK = 0.25
"""The share of a forced-win search that asks whether the other side wins after a turn."""
_DEEPEST = 255
_ALWAYS = 2
"""So deep a search goes whatever the limits, in some 10 ms: a machine with no time left for a bot
should not make it blind."""


@dataclass(frozen=True)
class Thought:
    """The pawn moves to play, first the next one, and what they are worth to the mover.

    They end with this turn, or with the win if one is forced.
    """

    codes: tuple[int, ...]
    score: int
    depth: int
    nodes: int


@kernel
def _note_win(boards: States, keys: Keys, words: Words, turns: int) -> None:
    """The side to move on boards[0] wins in so many turns."""
    key = np.uint64(standing(boards[0]))
    store(keys, words, key, pack(WIN - turns, 0, _DEEPEST, EXACT))


def drawing(position: Position) -> Ints:
    """The boards that would be drawn if they stood once more."""
    s = position.copy_record()[0]
    stood, times = np.unique(s.seen[: min(int(s.turns), REMEMBERED)], return_counts=True)
    return np.ascontiguousarray(stood[times >= TIMES_TO_DRAW - 1])


def think(
    seen: Observation,
    values: Ints,
    *,
    depth: int = MAX_DEPTH,
    nodes: int = NO_LIMIT,
    seconds: float | None = None,
    force: int = 0,
    reduce: bool = False,
    table_bits: int = 16,
    seed: int = 0,
    stop: Flag | None = None,
) -> Thought:
    """The best turn, or the best way to finish it when one pawn has moved.

    `force` bounds the search for a forced win, in boards whose turns are listed.
    """
    position = Position(seen.game, seen.state)
    won = winning(position)
    if won:
        return Thought(won, WIN - 1, 1, 1)
    listed, scores = outcomes(position, values)
    order = shuffled(range(len(listed)), seed)
    chosen = listed[order], scores[order]
    drawn = drawing(position)
    boards = new_boards(position.copy_record(), MAX_DEPTH + 2)
    with alarm(seconds, stop) as flag:
        if force:
            proof = seek(boards, values, drawn, force, flag, chosen)
            if proof:
                line = unfold_all(position, proof, values)
                return Thought(line, WIN - proof.length, proof.length, proof.visited)
        search = _Deepening(boards, chosen, values, drawn, force, reduce, table_bits, flag)
        search.run(depth, nodes)
    return Thought(unfold(position, search.best), search.value, search.reached, search.visited)


class _Deepening:
    """Alpha-beta, a turn deeper each time; the best turn is asked for a forced win against it."""

    def __init__(
        self,
        boards: States,
        chosen: tuple[Ints, Ints],
        values: Ints,
        drawn: Ints,
        force: int,
        reduce: bool,
        table_bits: int,
        flag: Flag,
    ) -> None:
        self._boards, self._values, self._drawn = boards, values, drawn
        self._force, self._reduce, self._flag = int(_CHECK * force), reduce, flag
        self._n = n = len(chosen[0])
        self._turns = np.zeros((MAX_DEPTH + 2, MAX_TURNS), np.int64)
        self._scores = np.zeros((MAX_DEPTH + 2, MAX_TURNS), np.int64)
        self._turns[0, :n], self._scores[0, :n] = chosen
        self._frames = np.zeros((MAX_DEPTH + 2, COLUMNS), np.int64)
        self._keys, self._words = new_table(table_bits)
        self._history = np.zeros((2, SIGNS), np.int64)
        self._room = new_room()
        self._report = np.zeros(2, np.int64)
        self._asked: set[int] = set()
        self.best, self.value, self.reached = int(self._turns[0, 0]), 0, 0

    @property
    def visited(self) -> int:
        return int(self._report[NODES])

    def run(self, depth: int, nodes: int) -> None:
        far = 1
        while far <= depth and self._look(far, nodes):
            if abs(self.value) > SURE or self._n == 1:
                break
            if far > 1 and (proof := self._against(self.best)):
                after = play(self._boards, self.best)
                _note_win(after, self._keys, self._words, proof.length)
                self._rank(self.best, last=True)
            else:
                self._rank(self.best)
                far += 1

    def _look(self, far: int, nodes: int) -> bool:
        """Search so many turns deep; whether it came to its end."""
        frame = self._frames[0]
        frame[:3] = -INFINITE, INFINITE, far
        frame[END] = self._n
        limit, heard = (NO_LIMIT, new_flag()) if far <= _ALWAYS else (nodes, self._flag)
        score = search(
            self._boards, self._turns, self._scores, self._frames, self._keys, self._words,
            self._history, self._room, self._values, self._drawn, self._report, limit,
            self._reduce, heard,
        )  # fmt: skip
        stopped = bool(self._report[STOPPED])
        if stopped:
            score = int(frame[BEST])
        if score != -INFINITE:
            self.best, self.value, self.reached = int(frame[BEST_TURN]), int(score), far
        return not stopped

    def _against(self, turn: int) -> Proof | None:
        """A forced win of the other side after a turn; each turn is asked about once."""
        if not self._force or turn in self._asked:
            return None
        self._asked.add(turn)
        after = play(self._boards, turn)
        return seek(after, self._values, self._drawn, self._force, self._flag)

    def _rank(self, turn: int, last: bool = False) -> None:
        """This turn comes first in the next search, or last."""
        scores = self._scores[0, : self._n]
        at = int(np.flatnonzero(self._turns[0, : self._n] == turn)[0])
        scores[at] = scores.min() - 1 if last else scores.max() + 1
