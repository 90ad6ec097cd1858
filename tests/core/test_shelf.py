"""Guests on the shelf: found, ordered, and left out with a reason when they are of no use."""

import logging
import subprocess
import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from cavale.core.shelf import GROUP, Shelf, check, installed
from cavale.core.spec import Spec
from cavale.games import GAMES, HOUSE
from tests.toys import kuhn

FOX = replace(kuhn.SPEC, slug="fox", levels=HOUSE[0].levels)


def point(slug: str, where: str) -> EntryPoint:
    return EntryPoint(slug, where, GROUP)


def shelf(*points: EntryPoint) -> Shelf:
    return Shelf(HOUSE[:2], lambda: points)


@pytest.fixture
def den(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Packages that bring games: a fox, an owl, and some that are of no use."""
    monkeypatch.syspath_prepend(str(tmp_path))
    good = "from dataclasses import replace\nfrom tests.core.test_shelf import FOX\n"
    for name, text in {
        "a_fox": f"{good}SPEC = FOX\n",
        "an_owl": f"{good}SPEC = replace(FOX, slug='owl')\n",
        "a_crash": "raise RuntimeError('no\\nluck')\n",
        "an_exit": "import sys; sys.exit(3)\n",
        "a_string": "SPEC = 'fox'\n",
    }.items():
        (tmp_path / f"{name}.py").write_text(text)
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def test_the_house_stands_first_and_guests_by_the_alphabet(den: Path) -> None:
    games = shelf(point("owl", "an_owl:SPEC"), point("fox", "a_fox:SPEC"))
    assert list(games) == ["wall", "ball", "fox", "owl"]
    assert len(games) == 4
    assert games["fox"] is FOX
    assert games.unusable == ()


def test_a_guest_is_imported_when_it_is_asked_for(den: Path) -> None:
    games = shelf(point("owl", "an_owl:SPEC"), point("fox", "a_fox:SPEC"))
    assert games["wall"] is HOUSE[0]
    assert "nothing" not in games
    assert not {"a_fox", "an_owl"} & set(sys.modules)
    assert "fox" in games
    assert "a_fox" in sys.modules
    assert "an_owl" not in sys.modules


@pytest.mark.parametrize(
    ("slug", "where", "reason"),
    [
        ("fox", "a_crash:SPEC", "RuntimeError: no luck"),
        ("fox", "an_exit:SPEC", "SystemExit: 3"),
        ("fox", "not_there:SPEC", "ModuleNotFoundError: No module named 'not_there'"),
        ("fox", "a_fox:GAME", "AttributeError: module 'a_fox' has no attribute 'GAME'"),
        ("fox", "a_string:SPEC", "its entry point is a str, not a cavale.core.spec.Spec"),
        ("fix", "a_fox:SPEC", "it calls itself 'fox'"),
        ("wall", "a_fox:SPEC", "the house has a game of this name"),
    ],
)
def test_what_is_of_no_use_is_left_out_with_its_reason(
    den: Path, caplog: pytest.LogCaptureFixture, slug: str, where: str, reason: str
) -> None:
    games = shelf(point(slug, where), point("owl", "an_owl:SPEC"))
    with caplog.at_level(logging.WARNING):
        assert list(games) == ["wall", "ball", "owl"]
    package = where.partition(":")[0]
    said = f"{slug}, from {package}, is not on the shelf: {reason}"
    assert [str(one) for one in games.unusable] == [said]
    assert caplog.messages == [said]
    assert games["wall"] is HOUSE[0]


def test_of_two_of_one_name_the_first_stays(den: Path) -> None:
    games = shelf(point("fox", "b_fox:SPEC"), point("fox", "a_fox:SPEC"))
    assert games["fox"] is FOX
    assert [one.reason for one in games.unusable] == ["a_fox brings one of this name"]


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        (replace(FOX, slug="Fox!"), "small letters"),
        (replace(FOX, accent="red"), "no colour"),
        (replace(FOX, levels=()), "no level"),
        (replace(FOX, variants=()), "no variant"),
        (replace(FOX, seat_counts=(2, 3)), "each of its seats"),
    ],
)
def test_a_spec_that_the_house_cannot_rely_on(spec: Spec, reason: str) -> None:
    check("fox", FOX)
    with pytest.raises(ValueError, match=reason):
        check(spec.slug, spec)


def test_a_guest_can_be_taken_down_and_the_house_cannot(den: Path) -> None:
    games = shelf(point("fox", "a_fox:SPEC"))
    games.take_down(games["fox"], TypeError("no kernel"))
    assert "fox" not in games
    assert [one.reason for one in games.unusable] == ["TypeError: no kernel"]
    with pytest.raises(TypeError, match="no kernel"):
        games.take_down(HOUSE[0], TypeError("no kernel"))
    assert "wall" in games


def test_guests_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are, in these tests: whatever is installed here, the house is tested."""
    assert installed() == ()
    assert list(GAMES) == [spec.slug for spec in HOUSE]
    monkeypatch.setenv("CAVALE_GUESTS", "")
    assert isinstance(list(installed()), list)
    assert installed() != ()


def test_importing_the_library_looks_for_nobody() -> None:
    code = "import cavale, sys; cavale.game('wall'); sys.exit(cavale.GAMES._waiting is not None)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
