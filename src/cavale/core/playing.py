"""A game between bots, from any position to its end."""

from collections.abc import Iterator, Sequence
from random import Random

from cavale.core.bot import Player, chosen
from cavale.core.move import Move
from cavale.core.position import Position
from cavale.core.record import Record, result_text
from cavale.core.seats import CHANCE


def steps(
    start: Position, players: Sequence[Player], rng: Random
) -> Iterator[tuple[Move, Position]]:
    """Each move that is played, and the position after it.

    Every player is asked with what its seat observes, and with a seed of its own for this move.
    """
    position, game = start, start.game
    while (seat := position.mover) is not None:
        if seat == CHANCE:
            move = position.draw(rng)
            position = position.play_unchecked(move.code)
        else:
            seen = position.observe(seat)
            move = seen.check(chosen(players[seat].choose(seen, rng.getrandbits(32))))
            position = position.play_unchecked(move.code)
        yield game.move(move.code), position


def play(start: Position, players: Sequence[Player], rng: Random) -> Record:
    """The game that the players, one for each seat, play from here."""
    game = start.game
    if len(players) != game.seats:
        raise ValueError(f"{game.slug} is played here by {game.seats}, not by {len(players)}")
    moves, last = list[str](), start
    for move, last in steps(start, players, rng):  # noqa: B007 - the last one is wanted
        moves.append(move.text)
    begun = None if start == game.start() else str(start)
    names = {seat: _name(player) for seat, player in zip(game.seat_keys, players, strict=True)}
    return Record(game, tuple(moves), result_text(last.outcome), begun, names)


def _name(player: Player) -> str:
    """Its `name`, or what it says of itself; of one that says nothing, what it is."""
    if isinstance(name := getattr(player, "name", None), str):
        return name
    says = type(player).__str__ is not object.__str__
    return str(player) if says else type(player).__name__
