"""Boards on other pages: what they are compared with is what the server shows."""

import re
from pathlib import Path

import msgspec

import cavale
from cavale.games import HOUSE
from tools.positions import FILE, Sample

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = msgspec.json.decode(FILE.read_bytes(), type=list[Sample])


def test_the_samples_are_what_the_server_shows() -> None:
    for sample in SAMPLES:
        game = cavale.game(sample.game, variant=sample.variant, seats=len(sample.titles))
        assert game.titles == sample.titles
        shown = msgspec.json.decode(msgspec.json.encode(game.parse(sample.text).view(sample.seat)))
        assert shown == sample.view, sample.text


def test_there_are_samples_of_every_variant_through_different_eyes() -> None:
    seen = {(sample.game, sample.variant) for sample in SAMPLES}
    assert seen == {(spec.slug, variant.name) for spec in HOUSE for variant in spec.variants}
    for spec in HOUSE:
        eyes = {sample.seat is None for sample in SAMPLES if sample.game == spec.slug}
        assert eyes == ({True, False} if spec.variants[0].hidden else {True})


def test_the_page_names_the_attributes_that_there_are() -> None:
    source = (ROOT / "ui" / "src" / "embed" / "element.ts").read_text("utf-8")
    known = re.search(r"SEEN = \[(.*?)\]", source)
    assert known
    page = (ROOT / "docs" / "embed.md").read_text("utf-8")
    assert set(re.findall(r"'(\w+)'", known[1])) == set(re.findall(r"^\| `(\w+)` \|", page, re.M))


def test_a_notebook_shows_what_a_seat_sees_and_no_more() -> None:
    position = cavale.game("thief").start().play("F7")
    wish = position.observe(1).html().split("mode: ")[-1]
    assert '"footprints":null' in wish
    assert '"footprints":["F7"]' in position._repr_html_()
    assert "</script" not in wish.removesuffix("</script>")
