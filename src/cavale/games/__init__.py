"""The shelf: one room for each game, and one line here."""

from cavale.core.errors import UnknownGame
from cavale.core.game import Game
from cavale.core.spec import Spec
from cavale.games import ball, horse, manhattan, thief, wall

GAMES: dict[str, Spec] = {
    spec.slug: spec
    for spec in (
        wall.SPEC,
        ball.SPEC,
        thief.SPEC,
        horse.SPEC,
        manhattan.SPEC,
    )
}  # fmt: skip


def game(
    slug: str, variant: str | None = None, seats: int | None = None, rules: int | None = None
) -> Game:
    """A game by its slug: `game("wall")`, `game("wall", variant="single")`.

    `rules` is a version of the rules, by default the newest.
    """
    if slug not in GAMES:
        raise UnknownGame(f"there is no game {slug!r}; there is {', '.join(GAMES)}")
    return Game(GAMES[slug].under(rules), variant, seats)
