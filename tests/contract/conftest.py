import pytest

from cavale import Game
from tests.contract.walks import every_game, house_games, reviewed_games

GIVEN = {"game": every_game, "house_game": house_games, "reviewed_game": reviewed_games}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `game` runs over all games; one that takes `house_game`, over GAMES."""
    for name, games in GIVEN.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, games(), ids=_name)


def _name(game: Game) -> str:
    return f"{game.slug}-{game.variant}-{game.seats}"
