"""A game between players of any kind: bots of this process, and programs behind the protocol.

A program that is silent, gone, unreadable or breaks a rule loses that game and nothing else.
"""

import random
from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

from cavale.core.bot import Player
from cavale.core.endings import resigned
from cavale.core.game import Game
from cavale.core.outcome import Outcome
from cavale.core.playing import steps
from cavale.core.position import Position
from cavale.core.record import Record, result_text
from cavale.engine.client import EngineFailed, Seated

LONGEST = 4096
"""Moves after which a game between programs that do not end it is a draw."""
UNFINISHED = "unfinished"


@runtime_checkable
class Seatable(Protocol):
    """A player who must be seated, because it is told of what happens between its turns."""

    def sit(self, game: Game, seat: int, /) -> AbstractContextManager[Seated]: ...


@dataclass(frozen=True)
class Failure:
    """Why a seat has lost that did not lose on the board."""

    seat: int
    how: str
    detail: str
    clause: str | None = None


@dataclass(frozen=True)
class Refereed:
    """A game that was played, to its end or to a failure."""

    start: Position
    moves: tuple[str, ...]
    outcome: Outcome
    failure: Failure | None = None

    def record(self, names: Sequence[str]) -> Record:
        game = self.start.game
        begun = None if self.start == game.start() else str(self.start)
        headers = dict(zip(game.seat_keys, names, strict=True))
        return Record(game, self.moves, result_text(self.outcome), begun, headers)


def play(start: Position, players: Sequence[Player], seed: int, longest: int = LONGEST) -> Refereed:
    """The game that the players, one for each seat, play from here."""
    moves, last, failure = list[str](), start, None
    with ExitStack() as chairs:
        try:
            seated = list[Player]()
            for seat, player in enumerate(players):
                if isinstance(player, Seatable):
                    player = _seat(chairs, player, start.game, seat)
                seated.append(player)
        except _Unseated as unseated:
            failure = unseated.failure
        else:
            followers = [one for one in seated if isinstance(one, Seated)]
            try:
                for move, position in steps(start, seated, random.Random(seed)):
                    for one in followers:
                        one.follow(last, move)
                    moves.append(move.text)
                    last = position
                    if len(moves) == longest:
                        break
            except EngineFailed as failed:
                assert last.mover is not None
                failure = Failure(int(last.mover), failed.how, failed.detail, failed.clause)
            outcome = _outcome(last, failure)
            for one in followers:
                if not one.engine.failed:
                    one.engine.end(outcome)
    return Refereed(start, tuple(moves), _outcome(last, failure), failure)


class _Unseated(Exception):
    def __init__(self, failure: Failure) -> None:
        self.failure = failure


def _seat(chairs: ExitStack, player: Seatable, game: Game, seat: int) -> Seated:
    try:
        return chairs.enter_context(player.sit(game, seat))
    except EngineFailed as failed:
        raise _Unseated(Failure(seat, failed.how, failed.detail)) from None


def _outcome(last: Position, failure: Failure | None) -> Outcome:
    if failure is not None:
        return replace(resigned(last, failure.seat), reason=failure.how)
    if last.outcome is not None:
        return last.outcome
    middle = last.game.scoring
    equal = middle.total / last.game.seats if middle.total is not None else middle.least
    return Outcome((equal,) * last.game.seats, UNFINISHED, None)
