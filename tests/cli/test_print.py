"""`cavale print` and `cavale deal`: what is asked of a browser, and what can be checked later."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from typer.testing import CliRunner, Result

from cavale.cli import app
from cavale.web import chromium, own_server


def test_without_a_browser_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CAVALE_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "on_path", lambda: iter(()))
    answer = CliRunner().invoke(app, ["print", "wall"])
    assert answer.exit_code == 2
    assert "CAVALE_CHROMIUM" in answer.stderr
    assert "/print/wall" in answer.stderr


def test_it_prints_the_page_that_everybody_can_open(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str] = []

    @contextmanager
    def nearby() -> Iterator[str]:
        yield "http://127.0.0.1:1"

    def printed(browser: Path, address: str, out: Path) -> None:
        asked.append(address)
        out.write_bytes(b"%PDF")

    monkeypatch.setattr(chromium, "found", lambda: Path("chromium"))
    monkeypatch.setattr(chromium, "pdf", printed)
    monkeypatch.setattr(own_server, "own_server", nearby)
    out = tmp_path / "horse.pdf"
    wishes = ["--paper", "a3", "--lang", "de", "--mono", "--part", "cards", "--part", "book"]
    answer = CliRunner().invoke(app, ["print", "horse", *wishes, "--out", str(out)])
    assert answer.exit_code == 0, answer.output
    assert out.exists()
    [address] = asked
    assert urlsplit(address).path == "/print/horse"
    assert parse_qs(urlsplit(address).query) == {
        "paper": ["a3"],
        "lang": ["de"],
        "ink": ["mono"],
        "sides": ["two"],
        "parts": ["cards,book"],
    }


def dealt(*args: str) -> Result:
    return CliRunner().invoke(app, ["deal", *args, "--lang", "en"])


@pytest.mark.parametrize(("slug", "seats"), [("horse", "3"), ("manhattan", "2")])
def test_a_deal_is_drawn_again_from_the_seed_on_its_last_sheet(
    slug: str, seats: str, tmp_path: Path
) -> None:
    out = tmp_path / "deal.html"
    told = dealt(slug, "--seats", seats, "--out", str(out))
    assert told.exit_code == 0, told.output
    page = out.read_text("utf-8")
    first, *slips, last = page.split("<section>")[1:]
    command = re.search(r"cavale deal ([^<]+)", re.sub(r"</?span>", "", last))
    assert command is not None
    again = dealt(*command[1].split())
    assert again.exit_code == 0, again.output
    assert "is that of this number" in again.stdout
    seed, promise = (command[1].split()[i] for i in (6, 8))
    assert promise in first
    assert seed not in first + "".join(slips)
    for slip in slips:
        lines = re.findall("<li>([^<]+)", slip)
        assert ", ".join(lines) in again.stdout


def test_another_seed_is_found_out() -> None:
    seed = "00" * 32
    answer = dealt("manhattan", "--seed", seed, "--commitment", "11" * 32)
    assert answer.exit_code == 1
    assert "is not that of this number" in answer.stdout
    assert dealt("manhattan", "--seed", "xyz").exit_code == 2
    assert "chance" in dealt("wall").stderr


def test_a_hand_has_the_cards_that_the_rules_deal() -> None:
    answer = dealt("horse", "--seats", "4", "--seed", "ab" * 32)
    hands = [line.split(", ") for line in answer.stdout.splitlines() if ", " in line]
    assert [len(hand) for hand in hands] == [13] * 4
    assert sum(hand.count("Horse plus") for hand in hands) == 4
