"""The map is what the rulings ask for: a city that anyone can drive through, the same for all."""

import math
from collections import deque
from itertools import combinations

import numpy as np
import pytest

from cavale.games.manhattan.board import (
    AHEAD,
    BACKWARD,
    BEHIND,
    CIRCLES,
    DISTRICTS,
    ENTRANCE,
    FAR,
    FIELDS,
    FILES,
    FORWARD,
    IS_TRAP,
    KINDS,
    MISSION_ROOM,
    NAMES,
    NUMBER,
    PARK,
    PLACES,
    START,
    STATION,
    STREETS,
    way,
)
from tests.games.clauses import clause

ONE_ROLL = FAR


def distances(start: int, links: list[list[int]] = AHEAD) -> dict[int, int]:
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in links[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


@clause("1.1")
def test_it_has_the_size_and_the_traps_the_rulings_ask_for() -> None:
    assert 60 <= STREETS <= 90
    assert 10 <= IS_TRAP.sum() <= 16
    assert sorted(KINDS[STREETS:]) == ["mission", *["park"] * 4, "start", "station"]
    assert KINDS[:STREETS].count("entrance") == 4


@clause("1.1")
def test_everything_is_reached_from_everywhere() -> None:
    for field in range(FIELDS):
        reached = set(distances(field))
        assert reached | {START} == set(range(FIELDS)), NAMES[field]
        assert field == START or START not in reached, "no way leads back to the start"


@clause("1.1")
def test_one_roll_never_has_two_ways_to_the_same_field_nor_one_back_to_where_it_began() -> None:
    for ball in (*FORWARD, *BACKWARD):
        fields = [field for field, _, _ in ball]
        assert len(fields) == len(set(fields)), NAMES[fields[0]]
        assert max(steps for _, steps, _ in ball) <= FAR


@clause("1.1")
def test_districts_are_about_as_far_for_everybody() -> None:
    """From the start, the mission room and the station: no more than a roll of six apart."""
    for place in (START, MISSION_ROOM, STATION):
        steps = distances(place)
        for goals in (PARK, ENTRANCE):
            away = [steps[int(goal)] for goal in goals]
            assert max(away) - min(away) <= ONE_ROLL, NAMES[place]


@clause("1.1")
def test_the_mission_room_is_most_of_a_lap_away_and_the_end_of_a_spur() -> None:
    belt = [field for field in range(STREETS) if set(PLACES[field]) & {0.0, 10.0}]
    assert distances(START)[MISSION_ROOM] > len(belt) / 2
    spur = [MISSION_ROOM]
    while len(AHEAD[BEHIND[spur[-1]][0]]) == 1:
        (behind,) = BEHIND[spur[-1]]
        spur.append(behind)
    assert [NAMES[field] for field in reversed(spur)] == ["b9", "a9", "mission"]


@clause("1.1")
def test_the_station_is_in_the_middle_and_the_city_looks_the_same_from_its_four_sides() -> None:
    x, y = PLACES[STATION]
    kinds = {
        PLACES[field]: KINDS[field]
        for field in range(FIELDS)
        if field not in (START, MISSION_ROOM) and PLACES[field][0] >= 0
    }
    turned = {(x - (b - y), y + (a - x)): kind for (a, b), kind in kinds.items()}
    assert turned == kinds
    for file, circle in enumerate(CIRCLES):
        quarter = [(x - (b - y), y + (a - x)) for a, b in circle]
        assert np.allclose(quarter, CIRCLES[(file + 1) % 4])


@clause("1.1")
def test_trap_fields_are_spread_evenly() -> None:
    """Each quarter of the city has as many, and from anywhere on a street one is soon reached."""
    x, y = PLACES[STATION]
    quarters = [(PLACES[f][0] > x, PLACES[f][1] > y) for f in np.flatnonzero(IS_TRAP)]
    on_axes = [PLACES[f] for f in np.flatnonzero(IS_TRAP) if x in PLACES[f] or y in PLACES[f]]
    assert len(on_axes) == 4, "one on each avenue"
    assert all(quarters.count(quarter) >= 2 for quarter in set(quarters))
    for field in range(FIELDS):
        steps = distances(field)
        assert min(steps.get(int(trap), FIELDS) for trap in np.flatnonzero(IS_TRAP)) <= 9


@clause("1.1")
def test_traps_are_never_entrances_nor_places_to_stop() -> None:
    assert not any(IS_TRAP[int(field)] for field in ENTRANCE)
    assert not any(IS_TRAP[STREETS:])


@clause("1.1")
def test_a_car_leaves_the_car_park_towards_the_entrance() -> None:
    for park, entrance in zip(PARK, ENTRANCE, strict=True):
        assert AHEAD[int(park)] == [int(entrance)]
        (before,) = BEHIND[int(park)]
        assert int(entrance) in AHEAD[before]


@clause("1.2")
def test_files_and_districts() -> None:
    assert dict(zip(FILES, DISTRICTS, strict=True)) == {
        "red": "bank",
        "yellow": "hall",
        "blue": "club",
        "green": "hotel",
    }


@clause("1.2")
def test_criminals_walk_clockwise_and_red_is_nearest_to_the_car_park() -> None:
    for file, circle in enumerate(CIRCLES):
        middle = np.mean(circle, 0)
        angles = [math.atan2(y - middle[1], x - middle[0]) for x, y in circle]
        turns = [(b - a) % math.tau for a, b in zip(angles, [*angles[1:], angles[0]], strict=True)]
        assert sum(turns) == pytest.approx(math.tau), "clockwise on a screen, where y grows down"
        park = PLACES[int(PARK[file])]
        assert math.dist(circle[3], park) == min(math.dist(field, park) for field in circle)


def test_nothing_is_drawn_over_anything_else() -> None:
    drawn = [*PLACES, *(field for circle in CIRCLES for field in circle)]
    for a, b in combinations(PLACES, 2):
        assert math.dist(a, b) >= 1
    assert min(math.dist(a, b) for a, b in combinations(drawn, 2)) >= 0.9


def test_names_are_columns_and_rows() -> None:
    for field in range(STREETS):
        x, y = PLACES[field]
        assert NAMES[field] == f"{'abcdefghijklm'[int(x) + 2]}{int(y) + 1}"


def test_a_way_is_found_again_by_its_ends() -> None:
    assert [NAMES[f] for f in way(START, NUMBER["d1"], False)] == ["start", "c3", "c2", "c1", "d1"]
    back = [NAMES[f] for f in way(NUMBER["c1"], NUMBER["c7"], True)]
    assert back == ["c1", "c2", "c3", "c4", "c5", "c6", "c7"]
