"""The referee's side of the protocol: an engine is asked, and what it answers is checked."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from multiprocessing.util import Finalize
from time import monotonic, sleep
from typing import Literal, TypeVar

import msgspec

from cavale.core.bot import Choice
from cavale.core.errors import CavaleError
from cavale.core.game import Game
from cavale.core.move import Move
from cavale.core.observation import Observation
from cavale.core.outcome import Outcome
from cavale.core.position import Position
from cavale.core.record import result_text
from cavale.core.written import UNSEEN
from cavale.engine.messages import (
    PROTOCOL,
    Answered,
    Asked,
    Chosen,
    Hello,
    Info,
    Introduction,
    Limits,
    NewGame,
    Over,
    Played,
    Quit,
    Ready,
    Turn,
    encode,
    new_game,
    read_answered,
    shown,
)
from cavale.engine.transport import Gone, Process, Silent, Transport

A = TypeVar("A", Introduction, Ready, Chosen)

Failing = Literal["time", "crash", "nonsense", "illegal"]

GREETING = 60.0
"""Seconds to say hello, and to be ready for a game: programs start slowly, kernels are compiled."""


USUAL = Limits(seconds=10.0)


class EngineFailed(CavaleError):
    """What an engine did that loses a game: it was silent, gone, unreadable, or broke a rule."""

    def __init__(self, how: Failing, detail: str, clause: str | None = None) -> None:
        self.how = how
        self.detail = detail
        self.clause = clause
        super().__init__(f"{how}: {detail}" if detail else how)


class Engine:
    """One engine that has been greeted; once `failed`, there is nothing to do but to close it."""

    def __init__(self, transport: Transport, heard: Callable[[Info], None] | None = None) -> None:
        self._transport = transport
        self._heard = heard
        self.failed = False
        by = f"cavale {version('cavale')}"
        self.introduction = self._ask(Hello(by=by), Introduction, GREETING)
        if self.introduction.protocol != PROTOCOL:
            said = self.introduction.protocol
            raise self._failure("nonsense", f"it speaks protocol {said}, not {PROTOCOL}")

    @property
    def name(self) -> str:
        return self.introduction.name

    def plays(self, game: str) -> bool:
        return self.introduction.games is None or game in self.introduction.games

    def begin(self, game: Game, seat: int, rulebook: str | None = None) -> None:
        if not self.plays(game.slug):
            raise self._failure("nonsense", f"it does not play {game.slug}")
        self.begin_as(new_game(game, seat, rulebook))

    def begin_as(self, new: NewGame) -> None:
        """The same by what a house says of a game: it need not be known here."""
        self._ask(new, Ready, GREETING)

    def choose(
        self,
        seen: Observation,
        seed: int,
        played: tuple[Played, ...],
        limits: Limits,
        *,
        listed: bool = True,
    ) -> Choice:
        """A legal move, or EngineFailed; `listed` tells it which moves are legal."""
        turn = Turn(
            observation=shown(seen),
            moves=tuple(move.text for move in seen.moves) if listed else None,
            played=played,
            limits=limits,
            seed=seed,
        )
        answer = self.answer(turn)
        try:
            move = seen.check(answer.move)
        except CavaleError as error:
            # It has answered, and may go on.
            raise EngineFailed("illegal", str(error), getattr(error, "clause", None)) from None
        return Choice(move, answer.value, answer.depth, answer.nodes)

    def answer(self, turn: Turn) -> Chosen:
        """Its choice, which may not be legal."""
        return self._ask(turn, Chosen, turn.limits.seconds)

    def end(self, outcome: Outcome) -> None:
        self.tell(Over(result=result_text(outcome), points=tuple(map(float, outcome.points))))

    def tell(self, over: Over) -> None:
        self._say(over)

    def close(self) -> None:
        self._say(Quit())
        self._transport.close()

    def _say(self, asked: Asked) -> None:
        self._transport.send(encode(asked))

    def _ask(self, asked: Asked, wanted: type[A], seconds: float | None) -> A:
        """Its answer; what it thinks aloud meanwhile is passed on."""
        self._say(asked)
        end = None if seconds is None else monotonic() + seconds
        while True:
            answer = self._hear(None if end is None else max(0.0, end - monotonic()), seconds)
            if isinstance(answer, wanted):
                return answer
            if not isinstance(answer, Info):
                kind, expected = _kind(type(answer)), _kind(wanted)
                raise self._failure("nonsense", f"it said {kind} where {expected} is expected")
            if self._heard is not None:
                self._heard(answer)

    def _hear(self, left: float | None, seconds: float | None) -> Answered:
        try:
            line = self._transport.receive(left)
        except Silent:
            raise self._failure("time", f"no answer within {seconds:g} s") from None
        except Gone as gone:
            raise self._failure("crash", str(gone)) from None
        try:
            return read_answered(line)
        except (msgspec.DecodeError, RecursionError) as error:
            begun = line[:60].decode("utf-8", "replace").rstrip()
            raise self._failure("nonsense", f"{begun!r}: {error}") from None

    def _failure(self, how: Failing, detail: str) -> EngineFailed:
        self.failed = True
        return EngineFailed(how, detail)


def _kind(said: type[msgspec.Struct]) -> str:
    return str(said.__struct_config__.tag)


class Seated:
    """An engine at a seat of one game: a player who is told what its seat learns."""

    def __init__(self, engine: Engine, seat: int, limits: Limits) -> None:
        self.engine = engine
        self.seat = seat
        self._limits = limits
        self._played: list[Played] = []

    def choose(self, seen: Observation, seed: int) -> Choice:
        played = tuple(self._played)
        self._played.clear()
        return self.engine.choose(seen, seed, played, self._limits)

    def follow(self, before: Position, move: Move) -> None:
        assert before.mover is not None
        learned = before.sees(self.seat, move)
        self._played.append(Played(int(before.mover), move.text if learned else UNSEEN))


@dataclass(frozen=True)
class Program:
    """A program that speaks the protocol, by its command line: a player for matches.

    It is started when it is first seated, once for each seat that it has at the same time, and
    again after a failure.
    """

    command: str
    limits: Limits = USUAL
    name: str = ""

    @contextmanager
    def sit(self, game: Game, seat: int) -> Iterator[Seated]:
        engine = _take(self.command)
        try:
            engine.begin(game, seat)
            yield Seated(engine, seat, self.limits)
        except BaseException:
            # In the middle of a game there is no telling what it would answer next.
            engine.failed = True
            raise
        finally:
            _give_back(self.command, engine)

    def choose(self, seen: Observation, seed: int) -> Choice:
        """A move by an engine that has heard nothing of the game so far."""
        with self.sit(seen.game, seen.seat) as seated:
            return seated.choose(seen, seed)

    def __str__(self) -> str:
        return self.name or self.command


TIRED = 60.0
"""Seconds after which an engine that nobody has used is ended: a worker of a cluster lives long."""

_idle: dict[str, list[tuple[Engine, float]]] = {}
"""With the time since when."""
_idle_lock = threading.Lock()


def start(command: str) -> Engine:
    """An engine that has said hello; EngineFailed if it does not."""
    try:
        transport = Process(command)
    except Gone as gone:
        raise EngineFailed("crash", str(gone)) from None
    try:
        return Engine(transport)
    except BaseException:
        transport.close()
        raise


def close_all() -> None:
    """End the engines of this process that nobody uses."""
    close_idle(0.0)


def close_idle(seconds: float) -> int:
    """End those that nobody has used for so long; says how many are left."""
    late = monotonic() - seconds
    with _idle_lock:
        engines = [one for kept in _idle.values() for one, since in kept if since <= late]
        for command, kept in list(_idle.items()):
            _idle[command] = [(one, since) for one, since in kept if since > late]
            if not _idle[command]:
                del _idle[command]
        left = sum(map(len, _idle.values()))
    for engine in engines:
        engine.close()
    return left


def _take(command: str) -> Engine:
    with _idle_lock:
        if waiting := _idle.get(command):
            return waiting.pop()[0]
    return start(command)


def _give_back(command: str, engine: Engine) -> None:
    if engine.failed:
        engine.close()
        return
    with _idle_lock:
        if not _idle:
            _close_at_the_end()
            threading.Thread(target=_sweep, daemon=True).start()
        _idle.setdefault(command, []).append((engine, monotonic()))


@cache
def _close_at_the_end() -> None:
    """Also where a worker of a pool ends, which knows no `atexit`."""
    Finalize(None, close_all, exitpriority=10)


def _sweep() -> None:
    while close_idle(TIRED):
        sleep(TIRED / 4)
