"""How a game ends at a table though the rules would let it go on."""

from collections.abc import Mapping, Set
from dataclasses import replace
from typing import Literal

from cavale.core.game import Game
from cavale.core.outcome import Outcome
from cavale.core.position import Position
from cavale.core.seats import Seat

Why = Literal["resigned", "time"]

RESIGNED: Why = "resigned"
TIME: Why = "time"
AGREED = "agreed"


ENDING = "ending"
"""The header of a record that says how the table ended the game, and by whom."""


LEFT = "left-"
"""Begins the header of a seat that was left: after how many moves, and why."""


def how_it_ended(reason: str, seat_name: str | None) -> str:
    """What that header says."""
    return reason if seat_name is None else f"{reason} {seat_name}"


def possible(position: Position, said: str | None, gone: Mapping[int, Why]) -> list[Outcome]:
    """How a table can have ended the game here; `said` is the header, where there is one.

    `gone` are the seats that were left, and why.
    """
    game = position.game
    if gone:
        ways = {
            how_it_ended(why, game.seat_keys[seat]): deserted(game, gone.keys(), why)
            for seat, why in gone.items()
        }
        return [ways[said]] if said in ways else []
    found = {}
    for seat, key in enumerate(game.seat_keys[: game.seats]):
        found[how_it_ended(RESIGNED, key)] = resigned(position, seat)
        found[how_it_ended(TIME, key)] = flagged(position, seat)
    if game.scoring.total is not None:
        found[how_it_ended(AGREED, None)] = agreed(game)
    if said is None:
        return list(found.values())
    return [found[said]] if said in found else []


def resigned(position: Position, seat: int) -> Outcome:
    return _given_up(position, seat, RESIGNED)


def flagged(position: Position, seat: int) -> Outcome:
    """Who runs out of time has lost as who resigns."""
    return _given_up(position, seat, TIME)


def _given_up(position: Position, seat: int, reason: str) -> Outcome:
    """With two players the other one has won."""
    game = position.game
    winner = Seat(1 - seat) if game.seats == 2 else None
    own = game.room.resigned
    points = _lost(game, seat) if own is None else own(position.copy_record(), seat)
    return Outcome(points, reason, winner)


def without(game: Game, outcome: Outcome, gone: Set[int]) -> Outcome:
    """How a game ended by its rules that some had left: they have lost, whatever the bots did.

    They have the worst there is. Where the seats share a whole, those who stayed have what is left
    of it in equal parts besides their own. Who won is who won, if they stayed; else the one with
    the most of those who stayed, if it is one.
    """
    if not gone:
        return outcome
    worst, better = _worst(game), min if game.scoring.fewer_win else max
    stay = [seat for seat in range(game.seats) if seat not in gone]
    rest = sum(outcome.points[seat] - worst for seat in gone)
    share = 0.0 if game.scoring.total is None else rest / len(stay)
    points = tuple(
        worst if seat in gone else own + share for seat, own in enumerate(outcome.points)
    )
    winner = outcome.winner
    if winner in gone:
        best = better(points[seat] for seat in stay)
        first = [seat for seat in stay if points[seat] == best]
        winner = Seat(first[0]) if len(first) == 1 else None
    return Outcome(points, outcome.reason, winner)


def deserted(game: Game, gone: Set[int], reason: str) -> Outcome:
    """When nobody plays on: those who stayed share what there is; if it is one, they have won."""
    stay = [seat for seat in range(game.seats) if seat not in gone]
    even = Outcome(_shared(game, gone), reason, None)
    return replace(even, winner=Seat(stay[0])) if len(stay) == 1 else even


def agreed(game: Game) -> Outcome:
    """Equal parts for everybody."""
    assert game.scoring.total is not None
    return Outcome((game.scoring.total / game.seats,) * game.seats, AGREED, None)


def _lost(game: Game, seat: int) -> tuple[float, ...]:
    """The one who resigns has the worst result there is; the others share what is left."""
    return _shared(game, {seat})


def _shared(game: Game, gone: Set[int]) -> tuple[float, ...]:
    scoring, worst = game.scoring, _worst(game)
    best = scoring.least if scoring.fewer_win else scoring.most
    stay = game.seats - len(gone)
    others = best
    if scoring.total is not None and stay:
        others = (scoring.total - worst * len(gone)) / stay
    return tuple(worst if seat in gone else others for seat in range(game.seats))


def _worst(game: Game) -> float:
    return game.scoring.most if game.scoring.fewer_win else game.scoring.least
