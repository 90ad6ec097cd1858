"""Random games, and the games they are played in."""

import random
from collections.abc import Iterable, Iterator
from typing import TypeVar

from cavale import CHANCE, GAMES, Game, Move, Position
from tests.toys import kuhn

T = TypeVar("T")


def every_game() -> list[Game]:
    """All games with all variants and numbers of seats, and the toy that has secrets."""
    return [
        Game(spec, variant.name, seats)
        for spec in (*GAMES.values(), kuhn.SPEC)
        for variant in spec.variants
        for seats in spec.seat_counts
    ]


def house_games() -> list[Game]:
    return [game for game in every_game() if game.slug in GAMES]


def reviewed_games() -> list[Game]:
    return [game for game in every_game() if game.spec.review is not None]


def hidden_games() -> list[Game]:
    return [game for game in every_game() if game.spec.hidden]


def step(position: Position, rng: random.Random) -> Position:
    weights = position.weights if position.mover == CHANCE else None
    return position.play(rng.choices(list(position.moves), weights)[0])


def walk(game: Game, seed: int) -> Iterator[Position]:
    """One random game, every position of it."""
    rng = random.Random(f"{game!r} {seed}")
    position = game.start()
    yield position
    while position.mover is not None:
        position = step(position, rng)
        yield position


def sample(game: Game, games: int) -> Iterator[Position]:
    for seed in range(games):
        yield from walk(game, seed)


def some(items: Iterable[T], most: int = 24) -> list[T]:
    """All of them, or evenly spread ones where there are many."""
    every = list(items)
    return every[:: -(-len(every) // most) or 1]


def tries(game: Game, games: int) -> list[Move]:
    """Moves of this game, legal somewhere."""
    seen = {move for position in sample(game, games) for move in position.moves}
    return some(sorted(seen, key=lambda move: move.code))
