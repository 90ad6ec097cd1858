import pytest

from cavale import Game
from tests.contract.walks import every_game, hidden_games, house_games, reviewed_games

GIVEN = {
    "game": every_game,
    "house_game": house_games,
    "hidden_game": hidden_games,
    "reviewed_game": reviewed_games,
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `game` runs over all games, toys too; `house_game`: over GAMES;
    `hidden_game`: over those with secrets; `reviewed_game`: over those with a reviewer."""
    for name, games in GIVEN.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, games(), ids=_name)


def _name(game: Game) -> str:
    return f"{game.slug}-{game.variant}-{game.seats}"
