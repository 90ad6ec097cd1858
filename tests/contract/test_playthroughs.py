"""One golden playthrough for each game and variant, none missing, all current.

To renew one after a change that is meant: `cavale lab playthrough wall > tests/playthroughs/...`
"""

from pathlib import Path

from cavale import GAMES, Game
from cavale.lab.playthrough import playthrough
from tests.contract.walks import every_game

FOLDER = Path(__file__).parent.parent / "playthroughs"


def file_of(game: Game) -> Path:
    return FOLDER / f"{game.slug}-{game.variant}-{game.seats}.txt"


def test_the_playthrough_is_current(house_game: Game) -> None:
    assert file_of(house_game).read_text("utf-8") == playthrough(house_game)


def test_no_playthrough_is_left_over() -> None:
    games = [game for game in every_game(whole=True) if game.slug in GAMES]
    assert set(FOLDER.glob("*.txt")) == {file_of(game) for game in games}
