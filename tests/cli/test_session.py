"""A game in the terminal, typed."""

from pathlib import Path

from typer.testing import CliRunner

from cavale import game
from cavale.cli import app
from cavale.core.record import read


def typed(*lines: str, options: tuple[str, ...] = (), lang: str = "en", slug: str = "wall") -> str:
    args = ["play", slug, "--level", "1", "--seed", "1", "--lang", lang, *options]
    result = CliRunner().invoke(app, args, input="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    return result.output


def test_a_refused_move_quotes_the_rule() -> None:
    output = typed("pass", "quit")
    assert "pass is not allowed" in output
    assert "Rule 2.4: If you have no rope in hand you must pass" in " ".join(output.split())
    assert "n’est pas permis" in typed("pass", "q", lang="fr")


def test_why_and_help_and_moves() -> None:
    output = typed("why pass", "why 3L", "why", "why nonsense", "?", "help", "rules", "hint", "q")
    assert "Rule 2.4" in output
    assert "3L is allowed" in output
    assert "Name a move, such as 1L" in output
    assert "nonsense is not a move" in output
    assert "You push a rope into slot 5 from the right" in output
    assert "save FILE" in output
    assert "The end" in output
    assert "The bot would play" in output


def test_moves_are_shown_and_typed_in_the_words_of_the_language() -> None:
    output = typed("?", "3G", "3L", "q", lang="fr")
    assert "5D     Vous poussez un bout de corde dans la fente 5 par la droite" in output
    assert "1. 3G  Vous" in output
    assert "3. 3G  Vous" in output


def test_undo_goes_back_to_ones_own_turn() -> None:
    output = typed("undo", "3L", "undo", "3R", "q")
    assert "nothing to take back" in output
    assert "Taken back" in output
    assert "1. 3R  You" in output


def test_two_people_at_one_keyboard_play_to_the_end(tmp_path: Path) -> None:
    moves = ["1L", "1R", "2L", "2R", "3L", "3R", "4L", "4R", "5L"]
    file = tmp_path / "game.txt"
    options = ("--friend", "--variant", "single", "--save", str(file))
    output = typed(*moves, options=options)
    assert "Yellow wins: the climber has escaped" in output
    record = read(file.read_text("utf-8"), game)
    assert record.moves == tuple(moves)
    assert record.result == "1-0 escaped"


def test_saving_where_one_cannot_and_end_of_input(tmp_path: Path) -> None:
    output = typed(
        "save", f"save {tmp_path}/none/game.txt", f"save {tmp_path}/g.txt", "", "markup [b]"
    )
    assert "Name a file" in output
    assert "Cannot write" in output
    assert (tmp_path / "g.txt").exists()
    assert "markup [b] is not a move" in output
    assert "See you soon" in output


def test_the_bot_answers_from_the_other_seat() -> None:
    output = typed("3L", "q", options=("--seat", "2"))
    assert "1. " in output
    assert "The apprentice pushes" in output.split("Your move")[0]


def test_the_cards_are_dealt_before_the_board_is_drawn() -> None:
    said = typed("choose dog", "quit", slug="horse")
    assert said.count("Cards in hand") <= 4
    assert "Your hand: " in said
    assert "your character: the dog" in said


def test_a_seed_gives_the_same_dice() -> None:
    once, again = (typed("?", "quit", slug="manhattan") for _ in range(2))
    assert once == again
    other = typed("?", "quit", slug="manhattan", options=("--seed", "3"))
    assert other != once


def test_people_with_secrets_pass_the_keyboard_round() -> None:
    """What seat 1 holds leaves the screen before seat 2 is asked."""
    said = typed("choose dog", "", "quit", options=("--friend",), slug="horse")
    first, second = said.split("The keyboard is yours, Forge")
    assert "Your hand: " in first
    assert "choose dog" not in second
    assert "the dog" not in second.split("Your hand: ")[1]
