import pytest

from cavale import Game
from tests.contract.walks import every_game, hidden_games, house_games


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `game` runs over all games, toys too; `house_game`: over GAMES;
    `hidden_game`: over those with secrets."""
    choices = {"game": every_game, "house_game": house_games, "hidden_game": hidden_games}
    for name, games in choices.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, games(), ids=_name)


def _name(game: Game) -> str:
    return f"{game.slug}-{game.variant}-{game.seats}"
