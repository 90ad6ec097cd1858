"""What any game's rules can be measured by: whole games at random, and moves counted."""

from cavale.core.jit import seeded
from cavale.core.lab import Measure, timed
from cavale.core.position import Position
from cavale.search.perft import perft
from cavale.search.playout import playouts

SEED = 3


def random_games(
    start: Position, games: int, *words: str, name: str = "random playouts", unit: str = "plies"
) -> Measure:
    """Whole games at random; `words` tell the peer which variant it is."""
    return Measure(
        start.game.spec.slug,
        name,
        unit,
        timed(lambda: playouts(start, games, SEED).plies),
        ("playouts", *words, str(games), str(seeded(SEED)[0])),
    )


def counted(start: Position, depth: int) -> Measure:
    return Measure(
        start.game.spec.slug,
        f"perft {depth}, bulk counting",
        "sequences",
        timed(lambda: perft(start, depth)),
        ("perft", str(depth)),
    )
