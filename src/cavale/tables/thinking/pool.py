"""The processes in which bots think. They get an observation, never a position."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from multiprocessing.connection import Connection

from msgspec.structs import replace

from cavale.core.bot import Bot, Pondering
from cavale.core.game import Game
from cavale.core.move import Move
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.core.review import Played, Reviewed
from cavale.core.spec import Spec


def think(game: Game, state: bytes, seat: int, level: int, seed: int, notes: bytes = b"") -> str:
    """A move for the seat that sees this record, with what it noted while others were to move."""
    seen = Observation(game, state, seat)
    bot = _bot(game.spec, level)
    if notes and isinstance(bot, Pondering):
        bot = bot.recalling(notes)
    return bot.choose(seen, seed).move.text


@dataclass(frozen=True)
class Thought:
    """A bot's choice as it travels between processes; `value` is for the seat that moves."""

    move: str
    value: float
    line: tuple[str, ...]
    sure: bool = False


def consider(game: Game, state: bytes, seat: int, pace: float) -> Thought:
    """What the strongest bot thinks of what the seat to move sees."""
    choice = _bot(game.spec, game.spec.levels, pace).choose(Observation(game, state, seat), 0)
    line = tuple(move.text for move in choice.line) or (choice.move.text,)
    return Thought(choice.move.text, float(choice.value), line, choice.sure)


def review(
    game: Game, start: bytes, codes: Sequence[int], since: int, seconds: float
) -> list[Reviewed]:
    """Rows of a game that is over, from a move on: one, and as many more as there is time for."""
    positions = [Position(game, start)]
    moves: list[Move] = []
    for code in codes:
        moves.append(game.move(code))
        positions.append(positions[-1].play_unchecked(code))
    assert game.spec.review is not None
    rows: list[Reviewed] = []
    until = time.monotonic() + seconds
    for row in game.spec.review.rows(Played(tuple(positions), tuple(moves)), since):
        rows.append(_plain(row))
        if time.monotonic() >= until:
            break
    return rows


def _plain(row: Reviewed) -> Reviewed:
    """Without numbers that only NumPy knows."""
    return replace(
        row,
        loss=None if row.loss is None else float(row.loss),
        luck=None if row.luck is None else tuple(float(one) for one in row.luck),
        bits=None if row.bits is None else float(row.bits),
    )


@cache
def _bot(spec: Spec, level: int, pace: float = 1.0) -> Bot:
    return spec.bot(level, pace)


def warm(spec: Spec, name: str) -> None:
    """Take one step of compiling a game ahead; runs in a thinking process."""
    from cavale.warm import steps

    for step in steps(spec):
        if step.name == name:
            step.run()


def rehearse(game: Game) -> None:
    """Use everything a table uses, once."""
    from cavale.core.jit import seeded
    from cavale.warm import finished

    position = game.start()
    for seat in (None, *range(game.seats)):
        seen = position.observe(seat)
        seen.view()
        seen.prompt()
        seen.notebook()
        seen.resample(seeded(1))
    move = position.moves[0]
    position.sees(None, move)
    position.play(move)
    _ = finished(game).outcome


def settle_in(line: Connection) -> None:
    from cavale.search.limits import use_processor_time

    # Ctrl-C reaches every process of a terminal; the server says when it is time to go.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A bot's second is one that it computes: on a busy machine it takes longer and plays as well.
    use_processor_time()
    threading.Thread(target=_watch, args=(line,), daemon=True).start()


def _watch(line: Connection) -> None:
    """Leaves when the server hangs up or is gone: a pool's processes would outlive a killed one."""
    with suppress(EOFError, OSError):
        line.recv_bytes()
    os._exit(0)


class Leavable(ProcessPoolExecutor):
    """Processes that can be left at once, in the middle of a thought."""

    def __init__(self, size: int, settle: Callable[..., None], *args: object) -> None:
        # A pipe, because an Event waits for all who wait for it, also for those that are gone.
        context = multiprocessing.get_context("spawn")
        self._theirs, self._line = context.Pipe(duplex=False)
        super().__init__(size, context, initializer=settle, initargs=(self._theirs, *args))

    def leave(self) -> None:
        self.shutdown(wait=False, cancel_futures=True)
        self._line.close()
        self._theirs.close()


class Pool(Leavable):
    def __init__(self, size: int | None = None) -> None:
        self.slots = size or max(1, (os.cpu_count() or 1) - 1)
        self._settled = False
        # And one for what is quick.
        super().__init__(self.slots + 1, settle_in)

    def settle_in(self, games: Sequence[Game]) -> None:
        """Once there is work: the place for what is quick is made ready meanwhile."""
        if not self._settled:
            self._settled = True
            for game in games:
                self.submit(rehearse, game)
