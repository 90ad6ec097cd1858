"""What can be proven of one position: that a side wins by force, and how.

A win is looked for with every turn a threat (force.py), first among few turns, then among more and
more. That the mover loses is proven by a win of the other side after each of his turns. What is
not proven is unknown, which is not a draw.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

import numpy as np

from cavale.core.jit import Flag, Ints
from cavale.core.message import Message
from cavale.core.position import Position
from cavale.core.solving import Forced, Judgement, Means, Report
from cavale.games.ball.boards import new_boards
from cavale.games.ball.choosing import drawing
from cavale.games.ball.evaluation import learned
from cavale.games.ball.force import COLUMNS
from cavale.games.ball.forcing import Breadth, Proof, seek, unfold_all
from cavale.games.ball.rules import NO_PAWN
from cavale.games.ball.turns import MAX_TURNS
from cavale.games.ball.unfolding import after, outcomes, unfold, winning
from cavale.search.limits import NO_LIMIT, alarm

SECONDS: Final = 60.0
_MEGABYTE: Final = 1 << 20
_TABLE_BITS: Final = 20
_WIDER: Final = ((200, 16, 2_000), (200, 64, 20_000), (1000, 200, NO_LIMIT))
"""Turns tried, defences met and boards listed, one attempt after the other."""
_MOST_ANSWERS: Final = 64
"""A side with more turns that do not lose at once is not proven lost."""
_TOLD: Final = 0.5
Said = Forced | Literal["unknown"]


class BallJudge:
    of = Message("solve-game")

    def __call__(self, position: Position, means: Means, report: Report) -> Judgement:
        if position.mover is None:
            raise ValueError("the game is over there")
        if means.table is not None:
            raise ValueError("there is no table of The Ball")
        seconds = SECONDS if means.seconds is None else means.seconds
        with alarm(seconds) as flag:
            return _Search(position, means.memory, flag, report).judgement()


class _Search:
    def __init__(self, position: Position, memory: int, flag: Flag, report: Report) -> None:
        self.position, self.flag, self.report = position, flag, report
        self.values = learned()
        room = memory * _MEGABYTE - (16 << _TABLE_BITS)
        self.nodes = max(room // (8 * COLUMNS), 4 * MAX_TURNS)
        self.listed = 0

    def judgement(self) -> Judgement:
        won = winning(self.position)
        if won:
            return self._said("mover", won, 1)
        proof = self.forced(self.position)
        if proof is not None:
            return self._said("mover", unfold_all(self.position, proof, self.values), proof.length)
        lost = self.lost()
        if lost is not None:
            return self._said("opponent", *lost)
        return self._said("unknown", (), None)

    def forced(self, position: Position) -> Proof | None:
        boards = new_boards(position.copy_record(), 2)
        half = position.copy_record()[0].moved != NO_PAWN
        chosen = outcomes(position, self.values) if half else None
        drawn = drawing(position)
        for tried, defences, limit in _WIDER:
            breadth = Breadth(tried, defences, self.nodes, _TABLE_BITS)
            with self._told() as report:
                proof = seek(boards, self.values, drawn, limit, self.flag, chosen, breadth, report)
            if proof is not None or self.flag[0]:
                return proof
        return None

    def lost(self) -> tuple[tuple[int, ...], int] | None:
        """The line of longest resistance and its turns, if every turn of the mover loses."""
        turns, _ = outcomes(self.position, self.values)
        lines: list[tuple[tuple[int, ...], int]] = []
        open_turns = 0
        for turn in turns.tolist():
            codes = unfold(self.position, turn)
            there = after(self.position, codes)
            if there.mover is None:
                return None
            if won := winning(there):
                lines.append((codes + won, 2))
                continue
            open_turns += 1
            proof = None if open_turns > _MOST_ANSWERS or self.flag[0] else self.forced(there)
            if proof is None:
                return None
            lines.append((codes + unfold_all(there, proof, self.values), proof.length + 1))
        return max(lines, key=lambda line: line[1], default=None)

    def _said(self, value: Said, codes: tuple[int, ...], turns: int | None) -> Judgement:
        game = self.position.game
        texts = [game.move(code).text for code in codes]
        known: dict[str, Said] = {str(move): "unknown" for move in self.position.moves}
        if value == "mover":
            known[texts[0]] = "mover"
        elif value == "opponent":
            known = dict.fromkeys(known, "opponent")
        return Judgement(
            game=game.slug,
            variant=game.variant,
            position=str(self.position),
            value=value,
            moves=known,
            distance=turns,
            line=texts,
            searched=self.listed,
        )

    @contextmanager
    def _told(self) -> Iterator[Ints]:
        """While a kernel works, another thread tells how far it is."""
        listed, done = np.zeros(1, np.int64), threading.Event()

        def watch() -> None:
            while not done.wait(_TOLD):
                self.report(self.listed + int(listed[0]), 0)

        watcher = threading.Thread(target=watch, daemon=True)
        watcher.start()
        try:
            yield listed
        finally:
            done.set()
            watcher.join()
            self.listed += int(listed[0])
