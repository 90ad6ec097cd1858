"""The openings that ship: every line can be played, and what is shown of it adds up."""

import pytest

from cavale.core.openings import Opening, has_openings, openings
from cavale.core.spec import Spec
from cavale.games import HOUSE
from cavale.tables.asking.openings import shown
from cavale.tables.deciding.refusals import Refused

KNOWN = [spec for spec in HOUSE if has_openings(spec)]


def lines(node: Opening, before: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    below = (line for text, child in node.moves.items() for line in lines(child, (*before, text)))
    return [before, *below]


@pytest.mark.parametrize("spec", KNOWN, ids=lambda spec: spec.slug)
def test_every_line_is_shown(spec: Spec) -> None:
    tree = openings(spec.package).tree
    for line in lines(tree)[:40]:
        node = tree.after(list(line))
        assert node is not None
        found = shown(spec, list(line))
        assert found.here == node.games >= sum(move.games for move in found.moves)
        assert [move.move.text for move in found.moves] == list(node.moves)
        for move in found.moves:
            assert 0.0 <= move.share <= 1.0
            assert move.value in (None, "mover", "draw", "opponent")


def test_what_is_proven_is_said_for_who_moves() -> None:
    wall = next(spec for spec in KNOWN if spec.slug == "wall")
    assert {move.value for move in shown(wall, []).moves} == {"draw"}


def test_points_are_those_of_who_moves() -> None:
    for spec in KNOWN:
        tree = openings(spec.package).tree
        first = shown(spec, []).moves[0]
        fared = tree.moves[first.move.text]
        assert first.share == pytest.approx(fared.points[0] / fared.games)


@pytest.mark.parametrize(
    ("slug", "line"), [("horse", []), ("wall", ["nothing"]), ("wall", ["1L"] * 9)]
)
def test_what_is_not_counted_is_not_found(slug: str, line: list[str]) -> None:
    spec = next(spec for spec in HOUSE if spec.slug == slug)
    with pytest.raises(Refused) as refused:
        shown(spec, line)
    assert refused.value.code == "not_found"
