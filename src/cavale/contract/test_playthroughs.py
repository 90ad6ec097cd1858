"""One golden playthrough for each game and variant, none missing, all current.

To renew one after a change that is meant: `cavale lab playthrough wall > tests/playthroughs/...`
"""

from pathlib import Path

from cavale import Game
from cavale.contract.subject import subject
from cavale.contract.walks import own_games
from cavale.lab.playthrough import playthrough


def file_of(game: Game) -> Path:
    return subject().playthroughs / f"{game.slug}-{game.variant}-{game.seats}.txt"


def test_the_playthrough_is_current(own_game: Game) -> None:
    assert file_of(own_game).read_text("utf-8") == playthrough(own_game)


def test_no_playthrough_is_left_over() -> None:
    games = own_games(whole=True)
    assert set(subject().playthroughs.glob("*.txt")) == {file_of(game) for game in games}
