"""Random games, and the games they are played in."""

import os
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from cavale import CHANCE, Game, Move, Position
from cavale.contract.subject import subject
from cavale.core.jit import JIT

T = TypeVar("T")
THOROUGH = int(os.environ.get("CAVALE_THOROUGH", "1"))
"""Times as many positions are looked at."""
LONG_ENOUGH = THOROUGH * (600 if JIT else 300)
SPREAD = THOROUGH * (18 if JIT else 10)


def every_game(*, whole: bool = JIT) -> list[Game]:
    """All games with all variants and numbers of seats, toys too.

    Not the whole list, as plain Python: only with the fewest and the most seats.
    """
    return [
        Game(spec, variant.name, seats)
        for spec in (*subject().games, *subject().toys)
        for variant in spec.variants
        for seats in (spec.seat_counts if whole else {min(spec.seat_counts), max(spec.seat_counts)})
    ]


def own_games(*, whole: bool = JIT) -> list[Game]:
    """Without the toys."""
    return [game for game in every_game(whole=whole) if game.spec in subject().games]


def reviewed_games() -> list[Game]:
    """As plain Python one variant of each: a reviewer thinks hard."""
    reviewed = [game for game in every_game() if game.spec.review is not None]
    return reviewed if JIT else list({game.slug: game for game in reversed(reviewed)}.values())


def hidden_games() -> list[Game]:
    return [game for game in every_game() if game.hidden]


@dataclass(frozen=True)
class Walk:
    """A game: every position of it, and the moves between them."""

    positions: tuple[Position, ...]
    moves: tuple[Move, ...]


@lru_cache(maxsize=256)
def walk(game: Game, seed: int) -> Walk:
    """One random game."""
    rng = random.Random(f"{game!r} {seed}")
    positions = [game.start()]
    moves = []
    while positions[-1].mover is not None:
        here = positions[-1]
        weights = here.weights if here.mover == CHANCE else None
        code = rng.choices(here.moves.codes, weights)[0]
        moves.append(game.move(code))
        positions.append(here.play_unchecked(code))
    return Walk(tuple(positions), tuple(moves))


def fewer(game: Game, many: int) -> int:
    """So many, or fewer where a game is tried with many numbers of seats; never none."""
    return max(1, 2 * many // (1 + len(game.spec.seat_counts)))


def walks(game: Game, games: int) -> Iterator[Walk]:
    """So many random games, or fewer where games are long."""
    plies = 0
    for seed in range(games):
        if plies < fewer(game, LONG_ENOUGH):
            yield walk(game, seed)
            plies += len(walk(game, seed).moves)


def sample(game: Game, games: int) -> Iterator[Position]:
    """Positions of random games: all of a short game, evenly spread ones of a long one."""
    for played in walks(game, games):
        yield from spread(played.positions, SPREAD)


def spread(things: Sequence[T], most: int) -> list[T]:
    """All of them; where there are many, evenly spread ones from the first to the last."""
    if len(things) <= most:
        return list(things)
    return [things[i * (len(things) - 1) // (most - 1)] for i in range(most)]


def some(items: Iterable[T], most: int = 24) -> list[T]:
    """All of them, or evenly spread ones where there are many."""
    return spread(list(items), most)


def tries(game: Game, games: int) -> list[Move]:
    """Moves of this game, legal somewhere."""
    seen = {move for position in sample(game, games) for move in position.moves}
    return some(sorted(seen, key=lambda move: move.code))


GIVEN = {
    "game": every_game,
    "own_game": own_games,
    "hidden_game": hidden_games,
    "reviewed_game": reviewed_games,
}
"""What a test may ask for, and the games it then runs over."""


def name(game: Game) -> str:
    return f"{game.slug}-{game.variant}-{game.seats}"
