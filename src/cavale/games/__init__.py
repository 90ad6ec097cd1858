"""The shelf: one room for each game, and one line here."""

from cavale.core.errors import UnknownGame
from cavale.core.game import Game
from cavale.core.spec import Spec
from cavale.games import ball, thief, wall

GAMES: dict[str, Spec] = {
    spec.slug: spec
    for spec in (
        wall.SPEC,
        ball.SPEC,
        thief.SPEC,
    )
}  # fmt: skip


def game(slug: str, variant: str | None = None, seats: int | None = None) -> Game:
    """A game by its slug: `game("wall")`, `game("wall", variant="single")`."""
    if slug not in GAMES:
        raise UnknownGame(f"there is no game {slug!r}; there is {', '.join(GAMES)}")
    return Game(GAMES[slug], variant, seats)
