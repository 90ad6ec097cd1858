"""The engine's side of the protocol: a bot of this library, answering on standard output."""

import inspect
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import BinaryIO, Protocol

import msgspec

from cavale.core.bot import Choice, Player
from cavale.core.errors import CavaleError
from cavale.core.game import Game
from cavale.core.move import Move
from cavale.core.seats import CHANCE
from cavale.engine.messages import (
    Answered,
    Asked,
    Chosen,
    Hello,
    Introduction,
    Limits,
    NewGame,
    Over,
    Quit,
    Ready,
    Turn,
    encode,
    observed,
    read_asked,
)
from cavale.games import game as open_game

IN_TIME = 0.8
"""The part of its time after which a bot is told to stop."""


class Lines(Protocol):
    def readline(self, size: int = ..., /) -> bytes: ...


def serve(
    bot: Player,
    name: str | None = None,
    games: Sequence[str] | None = None,
    *,
    author: str = "",
    asked: Lines | None = None,
    answers: BinaryIO | None = None,
) -> None:
    """Put a bot behind the engine protocol, until the referee says quit or goes away.

    What the bot prints goes to standard error: standard output is the protocol's.
    """
    lines = sys.stdin.buffer if asked is None else asked
    out = sys.stdout.buffer if answers is None else answers
    if answers is None:
        sys.stdout = sys.stderr
    introduction = Introduction(
        name=name or _name(bot), author=author, games=None if games is None else tuple(games)
    )
    for answer in _answers(bot, introduction, lines):
        out.write(encode(answer) + b"\n")
        out.flush()


def _name(bot: Player) -> str:
    return (str(bot) if type(bot).__str__ is not object.__str__ else type(bot).__name__)[:80]


def _answers(bot: Player, introduction: Introduction, lines: Lines) -> Iterator[Answered]:
    game, seat = None, 0
    while line := lines.readline():
        match _read(line):
            case Hello():
                yield introduction
            case NewGame() as new:
                game, seat = _opened(new), new.seat
                yield Ready()
            case Turn() as turn:
                if game is None:
                    raise CavaleError("a turn before the game")
                yield _chosen(bot, game, seat, turn)
            case Over():
                pass
            case Quit():
                return


def _read(line: bytes) -> Asked:
    try:
        return read_asked(line)
    except (msgspec.DecodeError, RecursionError) as error:
        raise CavaleError(f"the referee said what is not in the protocol: {error}") from None


def _opened(new: NewGame) -> Game:
    game = open_game(new.game, new.variant, new.seats, new.rules)
    position = game.start()
    while position.mover == CHANCE:
        position = position.play_unchecked(position.moves.codes[0])
    # Kernels are loaded, or compiled, before a clock runs.
    _ = position.observe(position.mover).moves
    return game


def _chosen(bot: Player, game: Game, seat: int, turn: Turn) -> Chosen:
    seen = observed(game, seat, turn.observation)
    if _stops(bot):
        with _flag(turn.limits) as stop:
            answer = bot.choose(seen, turn.seed, stop)  # type: ignore[call-arg]
    else:
        answer = bot.choose(seen, turn.seed)
    if isinstance(answer, Choice):
        return Chosen(
            move=answer.move.text,
            value=max(-1.0, min(1.0, float(answer.value))),
            depth=int(answer.depth),
            nodes=int(answer.nodes),
            line=tuple(move.text for move in answer.line),
        )
    return Chosen(move=answer.text if isinstance(answer, Move) else answer)


def _stops(bot: Player) -> bool:
    return "stop" in inspect.signature(bot.choose).parameters


@contextmanager
def _flag(limits: Limits) -> Iterator[object]:
    """One that goes up when most of the time is over, by the clock that the referee looks at."""
    from cavale.search.limits import new_flag

    flag = new_flag()
    if limits.seconds is None:
        yield flag
        return

    def lift() -> None:
        flag[0] = 1

    timer = threading.Timer(IN_TIME * limits.seconds, lift)
    timer.daemon = True
    timer.start()
    try:
        yield flag
    finally:
        timer.cancel()
