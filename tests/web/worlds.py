"""Two games that differ only in what one seat knows, move by move."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from cavale.core.game import Game
from cavale.core.move import Move
from cavale.core.position import Position
from cavale.core.seats import CHANCE

TRIES = 200
DIFFERENT = 0.3


@dataclass(frozen=True)
class Turn:
    """What is played in each of the two, by the same seat; None is chance."""

    seat: int | None
    moves: tuple[str, str]


@dataclass(frozen=True)
class Worlds:
    game: Game
    holder: int
    turns: tuple[Turn, ...]

    @property
    def others(self) -> list[int | None]:
        """Everybody who must not be able to tell the two apart."""
        return [*(seat for seat in range(self.game.seats) if seat != self.holder), None]

    def deals(self, world: int) -> list[str]:
        return [turn.moves[world] for turn in self.turns if turn.seat is None]


def worlds(game: Game, holder: int, least: int, longest: int) -> Worlds:
    """The first in which people move so often at least, without telling the two apart."""
    for seed in range(1000):
        found = _worlds(game, holder, seed, longest)
        secret = any(turn.moves[0] != turn.moves[1] for turn in found.turns)
        if secret and sum(turn.seat is not None for turn in found.turns) >= least:
            return found
    raise AssertionError("there are no such two games")


def _worlds(game: Game, holder: int, seed: int, longest: int) -> Worlds:
    """Played on as long as nobody but the holder can know which of the two it is."""
    rng = random.Random(f"{game!r} {holder} {seed}")
    found = Worlds(game, holder, ())
    here = (game.start(), game.start())
    turns: list[Turn] = []
    while len(turns) < longest:
        mover = here[0].mover
        if mover is None or mover != here[1].mover:
            break
        pair = next((pair for pair in _pairs(here, holder, rng) if _alike(here, pair, found)), None)
        if pair is None:
            break
        turns.append(Turn(None if mover == CHANCE else mover, (pair[0].text, pair[1].text)))
        here = (here[0].play(pair[0]), here[1].play(pair[1]))
    return Worlds(game, holder, tuple(turns))


def _pairs(
    here: tuple[Position, Position], holder: int, rng: random.Random
) -> Iterator[tuple[Move, Move]]:
    """Different moves where only the holder may see which, before the same in both."""
    first, second = list(here[0].moves), list(here[1].moves)
    # Not every card that is dealt, or the two piles would soon have nothing in common.
    if here[0].mover == holder or (here[0].mover == CHANCE and rng.random() < DIFFERENT):
        for _ in range(TRIES):
            yield rng.choice(first), rng.choice(second)
    both = [move for move in first if move in second]
    rng.shuffle(both)
    yield from ((move, move) for move in both)


def _alike(here: tuple[Position, Position], pair: tuple[Move, Move], found: Worlds) -> bool:
    after = here[0].play(pair[0]), here[1].play(pair[1])
    if after[0].mover is None or after[1].mover is None:
        return False
    for seat in found.others:
        if after[0].observe(seat) != after[1].observe(seat):
            return False
        seen = [position.sees(seat, move) for position, move in zip(here, pair, strict=True)]
        if seen[0] != seen[1] or (seen[0] and pair[0] != pair[1]):
            return False
    return True
