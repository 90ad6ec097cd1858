"""A page of plots from records and ladders."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import cavale
from cavale import records
from cavale.core.anyhow import Anyhow
from cavale.core.errors import CavaleError
from cavale.core.review import Played, Reviewed, Reviewer
from cavale.lab import plots
from cavale.lab.gathered import Fortune, Gathered, gather
from cavale.lab.report import page

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    played = [cavale.play("thief", [Anyhow(), Anyhow()], seed) for seed in range(6)]
    records.write(tmp_path / "games-00000.jsonl", played)
    records.write(tmp_path / "one.txt", [replace(played[0], moves=played[0].moves[:3], result="*")])
    (tmp_path / "selfplay.json").write_text("{}")
    return tmp_path


def test_what_games_say_together(folder: Path) -> None:
    (found,) = gather([folder], reviews=0)
    assert (len(found.lengths), found.unfinished) == (6, 1)
    assert all(sum(shares) == 1 for shares in found.shares)
    assert sum(map(len, found.openings.values())) == 6
    assert set(found.openings) <= {"F5", "E6", "G6", "F7"}


def test_luck_is_what_the_reviewer_counts() -> None:
    def rows(game: Played, since: int) -> Iterator[Reviewed]:
        for _ in game.moves:
            yield Reviewed(luck=(0.5, -0.5))

    spec = replace(cavale.GAMES["thief"], review=Reviewer(rows))
    record = cavale.play(cavale.Game(spec), [Anyhow(), Anyhow()])
    found = Gathered(record.game)
    found.add(record, review=True)
    half = len(record.moves) / 2
    thief, detective = found.shares[0]
    assert found.fortunes == [Fortune(half, thief), Fortune(-half, detective)]


def test_the_page_has_every_plot_and_is_the_same_again(folder: Path) -> None:
    files, ladders = [folder / "games-00000.jsonl"], [DOCS / "wall-bots.md"]
    made = page(files, ladders, reviews=0)
    assert made.count("<svg") == made.count("<figcaption>") == 4
    assert "<h2>Catch the Thief: knots-1, 2 seats</h2>" in made
    assert "<h2>The bots of The Wall</h2>" in made
    assert made == page(files, ladders, reviews=0)
    assert plots.luck([Fortune(1.0, 1.0), Fortune(-1.0, 0.0)], "points").startswith("<svg")


def test_what_says_nothing_of_the_kind(tmp_path: Path) -> None:
    with pytest.raises(CavaleError, match="there is no record"):
        page([tmp_path], [], 0)
    with pytest.raises(CavaleError, match=r"wire.md: not a page of `cavale lab ladder`"):
        page([], [DOCS / "wire.md"], 0)
