"""Adds a record of every game and variant, by today's rules, to tests/archive.

`python -m tools.archive` writes those that are missing. What is there stays as it is: it was played
by the rules of its day, and tests/core/test_archive.py replays it for ever.
"""

from pathlib import Path
from random import Random
from typing import Final

from cavale.core.chance import Dealer, commitment
from cavale.core.game import Game
from cavale.core.record import Record, result_text
from cavale.core.seats import CHANCE
from cavale.games import GAMES

ARCHIVE: Final = Path(__file__).resolve().parent.parent / "tests" / "archive"
MOST_MOVES: Final = 1000


def games() -> list[Game]:
    """Every variant, with the fewest and the most seats."""
    return [
        Game(spec, variant.name, seats)
        for spec in GAMES.values()
        for variant in spec.variants
        for seats in sorted({min(spec.seat_counts), max(spec.seat_counts)})
    ]


def path(game: Game) -> Path:
    version = game.spec.rules_version
    return ARCHIVE / f"{game.slug}-v{version}-{game.variant}-{game.seats}.txt"


def played(game: Game) -> Record:
    """A random game whose chance is the fair dealer's; of a long one, the beginning."""
    name = path(game).stem
    rng = Random(name)
    seed, nonces = rng.randbytes(32), tuple(f"{rng.getrandbits(64):x}" for _ in range(game.seats))
    dealer = Dealer(seed, name, nonces)
    position, rolls = game.start(), 0
    moves: list[str] = []
    while position.mover is not None and len(moves) < MOST_MOVES:
        if position.mover == CHANCE:
            move = position.moves[dealer.draw(rolls, position.weights)]
            rolls += 1
        else:
            move = rng.choice(list(position.moves))
        moves.append(move.text)
        position = position.play(move)
    headers = {"table": name}
    if game.chance:
        headers["commitment"] = commitment(seed)
        for seat, nonce in zip(game.spec.seats, nonces, strict=False):
            headers[f"nonce-{seat.name}"] = nonce
        headers["seed"] = seed.hex()
    return Record(game, tuple(moves), result_text(position.outcome), None, headers)


def main() -> None:
    ARCHIVE.mkdir(exist_ok=True)
    for game in games():
        if not path(game).exists():
            path(game).write_text(str(played(game)), "utf-8")
            print(path(game).name)


if __name__ == "__main__":
    main()
