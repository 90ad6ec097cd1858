"""The shelf: one room for each game of the house and one line here; guests bring their own."""

from cavale.core.errors import UnknownGame
from cavale.core.game import Game
from cavale.core.shelf import Shelf
from cavale.core.spec import Spec
from cavale.games import ball, horse, manhattan, thief, wall

HOUSE: tuple[Spec, ...] = (
    wall.SPEC,
    ball.SPEC,
    thief.SPEC,
    horse.SPEC,
    manhattan.SPEC,
)  # fmt: skip

GAMES = Shelf(HOUSE)


def game(
    slug: str, variant: str | None = None, seats: int | None = None, rules: int | None = None
) -> Game:
    """A game by its slug: `game("wall")`, `game("wall", variant="single")`.

    `rules` is a version of the rules, by default the newest.
    """
    if slug not in GAMES:
        raise UnknownGame(slug, GAMES)
    return Game(GAMES[slug].under(rules), variant, seats)
