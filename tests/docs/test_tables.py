"""What README and the games' pages say in tables is what the games say."""

from tools import tables


def test_the_tables_are_those_that_the_command_writes() -> None:
    for page, text, told in tables.written():
        assert text == told, f"{page.name}: python -m tools.tables"


def test_every_game_is_in_the_readme() -> None:
    readme = (tables.ROOT / "README.md").read_text("utf-8")
    assert tables.SHELF.findall(readme) == [tables.shelf()]
