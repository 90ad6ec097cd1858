"""Every example of docs/library.md runs, and what it says of the games is so."""

import re
from pathlib import Path

import pytest

import cavale
from cavale.research import research_of
from cavale.research.batch import UNBOUNDED

PAGE = Path(__file__).parents[2] / "docs" / "library.md"
SECTION = re.compile(r"^## (.+?)$(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = {
    title: code[1]
    for title, text in SECTION.findall(PAGE.read_text("utf-8"))
    if (code := CODE.search(text))
}
ROW = re.compile(r"^\| (\w+) \| ([\d,]+) \| ([\d,]+) \| (.+) \|$", re.MULTILINE)
USES = {"A tournament": "A bot"}
"""What an example takes from another one."""


@pytest.mark.parametrize("title", EXAMPLES)
def test_an_example_runs(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for example in (USES.get(title), title):
        if example is not None:
            exec(compile(EXAMPLES[example], f"{PAGE.name}: {example}", "exec"), names)
    printed = capsys.readouterr().out
    assert bool(printed) == ("print(" in EXAMPLES[title])


def test_what_is_promised_in_lines_holds() -> None:
    assert len(EXAMPLES) == 10
    for title, most in (("A random game", 8), ("A tournament", 15)):
        assert len(EXAMPLES[title].splitlines()) <= most


def test_comments_of_the_examples_are_true() -> None:
    seen = cavale.game("thief").start().observe(0)
    assert cavale.research.actions(seen) == [49, 59, 61, 71]
    assert str(cavale.research.move_with(seen, 49)) == "F5"
    assert cavale.research.named_planes(seen)["clues"].shape == (9, 11, 11)
    history = cavale.research.History(cavale.game("thief").start()).play("F5")
    assert history.information_state(1) == "1: ?"
    assert history.information_tensor(1).shape == (1236,)
    assert history.public_state() == "public: ?"
    assert cavale.research.public_planes(history.position).shape == (1215,)


def test_the_table_of_the_games_is_true() -> None:
    rows = ROW.findall(PAGE.read_text("utf-8"))
    assert [row[0] for row in rows] == list(cavale.GAMES)
    for slug, actions, size, longest in rows:
        game = cavale.game(slug)
        research = research_of(game)
        assert int(actions.replace(",", "")) == research.actions
        assert int(size.replace(",", "")) == research.size
        bounds = {
            bound
            for variant in game.spec.variants
            for seats in game.spec.seat_counts
            if (bound := research.longest(variant.name, seats)) is not None
        }
        said = {int(number.replace(",", "")) for number in re.findall(r"\d[\d,]{1,}", longest)}
        if bounds:
            assert {min(bounds), max(bounds)} == said
        else:
            assert said == {UNBOUNDED}
