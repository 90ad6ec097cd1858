"""What a folder shows of the golden games is what a server shows of them."""

import pytest

from cavale import Game
from cavale.contract.test_playthroughs import file_of
from cavale.contract.walks import own_games
from tests.page import showing
from tests.page.inside import Inside


def played(game: Game) -> list[str]:
    """The moves of a golden game."""
    lines = file_of(game).read_text("utf-8").splitlines()
    return [line.removeprefix("play: ") for line in lines if line.startswith("play: ")]


def same(inside: Inside, games: list[Game]) -> None:
    asked = [(game.slug, game.variant, game.seats, played(game)) for game in games]
    told = inside.tell(showing, asked)
    for one, there in zip(asked, told, strict=True):
        here = showing.shown(*one)
        for at, (wanted, found) in enumerate(zip(here, there, strict=True)):
            assert found == wanted, f"{one[:3]}: line {at}"


def test_every_position_is_shown_as_on_a_server(inside: Inside) -> None:
    """One golden game of each kind, with the most seats."""
    most = {game.slug: game for game in own_games(whole=False)}
    same(inside, list(most.values()))


@pytest.mark.long
def test_every_golden_game_is_shown_as_on_a_server(inside: Inside) -> None:
    same(inside, own_games(whole=True))
