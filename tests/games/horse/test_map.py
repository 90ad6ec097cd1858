"""The countryside is what ruling H9 asks for, and what a child can count."""

from itertools import combinations, pairwise
from math import dist

from cavale.games.horse.board import BLACK, FARM, FRAME, LINKS, NAMES, NEIGHBOURS, PLACES
from tests.games.clauses import clause


def distances(start: int, without: int | None = None) -> dict[int, int]:
    """Steps from a cell to all others, by breadth."""
    found = {start: 0}
    queue = [start]
    for cell in queue:
        for beside in NEIGHBOURS[cell]:
            if beside not in found and beside != without:
                found[beside] = found[cell] + 1
                queue.append(beside)
    return found


@clause("1.1")
def test_the_farm_has_four_exits_and_lies_in_the_middle() -> None:
    assert NAMES[FARM] == "farm"
    assert [NAMES[cell] for cell in NEIGHBOURS[FARM]] == ["A1", "B1", "C1", "D1"]
    assert dist(PLACES[FARM], (FRAME[0] / 2, FRAME[1] / 2)) < 1


@clause("1.1")
def test_there_are_60_to_80_cells_without_a_dead_end() -> None:
    assert 60 <= len(NAMES) <= 80
    assert len(set(NAMES)) == len(NAMES)
    assert all(len(beside) >= 2 for beside in NEIGHBOURS)
    assert set(distances(FARM)) == set(range(len(NAMES)))


@clause("1.1")
def test_the_black_cell_is_far_from_the_farm() -> None:
    assert distances(FARM)[BLACK] >= 12


@clause("1.1")
def test_there_are_loops_for_the_horse_too() -> None:
    """It gets everywhere though the farm is closed to it."""
    everywhere = set(range(len(NAMES))) - {FARM}
    assert set(distances(BLACK, without=FARM)) == everywhere
    assert len(LINKS) - len(NAMES) + 1 >= 8


def test_every_lane_can_be_counted() -> None:
    """Cells lie evenly along a lane, apart from each other, inside the frame; no links cross."""
    for one, other in combinations(range(len(NAMES)), 2):
        assert dist(PLACES[one], PLACES[other]) > 0.9, (NAMES[one], NAMES[other])
    for one, other in LINKS:
        assert dist(PLACES[one], PLACES[other]) < (1.65 if FARM in (one, other) else 1.3)
    for x, y in PLACES:
        assert 0.5 < x < FRAME[0] - 0.5
        assert 0.5 < y < FRAME[1] - 0.5
    for link, other_link in combinations(LINKS, 2):
        assert set(link) & set(other_link) or not crosses(link, other_link)


def crosses(one: tuple[int, int], other: tuple[int, int]) -> bool:
    def side(p: int, q: int, r: int) -> float:
        (ax, ay), (bx, by), (cx, cy) = PLACES[p], PLACES[q], PLACES[r]
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_cells_are_named_by_lane_and_number() -> None:
    """The numbers of a lane run without a gap, each cell next to the one before it."""
    lanes: dict[str, list[int]] = {}
    for cell, name in enumerate(NAMES):
        if cell != FARM:
            lanes.setdefault(name[0], []).append(cell)
    for letter, cells in lanes.items():
        assert [NAMES[cell] for cell in cells] == [f"{letter}{i + 1}" for i in range(len(cells))]
        assert all(b in NEIGHBOURS[a] for a, b in pairwise(cells))
