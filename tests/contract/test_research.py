"""What every room states for programs that learn: actions, masks, planes, bounds."""

import numpy as np
import pytest

import cavale
from cavale import CHANCE, CavaleError, Game, IllegalMove
from cavale.contract.walks import sample, walks
from cavale.core.jit import seeded
from cavale.core.rules import face_action, face_move_of, face_planes
from cavale.research import actions, mask, move_with, named_planes, planes, research_of
from tests.toys import kuhn

GAMES_EACH = 6


def test_every_move_of_a_seat_has_a_number_of_its_own(own_game: Game) -> None:
    research = research_of(own_game)
    for position in sample(own_game, GAMES_EACH):
        if position.mover is None or position.mover == CHANCE:
            assert actions(position) == []
            assert all(code < research.chances for code in position.moves.codes)
            continue
        a, codes = position.copy_record(), position.moves.codes
        numbers = [face_action(a, code) for code in codes]
        assert len(set(numbers)) == len(codes)
        assert all(0 <= number < research.actions for number in numbers)
        assert tuple(face_move_of(a, number) for number in numbers) == codes
        assert actions(position) == sorted(numbers)
        assert np.flatnonzero(mask(position)).tolist() == sorted(numbers)
        assert move_with(position, numbers[-1]).code == codes[-1]


def test_planes_keep_to_their_ranges(own_game: Game) -> None:
    stated = {plane.name: plane for plane in research_of(own_game).planes}
    assert len(stated) == len(research_of(own_game).planes)
    seen_high = dict.fromkeys(stated, -128)
    for position in sample(own_game, GAMES_EACH):
        for seat in range(own_game.seats):
            named = named_planes(position.observe(seat))
            assert list(named) == list(stated)
            for name, values in named.items():
                assert values.shape == stated[name].shape
                assert stated[name].low <= values.min()
                assert values.max() <= stated[name].high
                seen_high[name] = max(seen_high[name], int(values.max()))
            assert named["turn"][0] == (position.mover == seat)
    dull = {name for name, high in seen_high.items() if high <= 0}
    assert dull <= {"lacks"}, "these planes never showed anything"


def test_planes_tell_no_secret(own_game: Game) -> None:
    """In a world that a seat cannot tell from this one it sees the same numbers."""
    rng = seeded(5)
    told_apart = 0
    for position in sample(own_game, GAMES_EACH):
        for seat in range(own_game.seats):
            seen = position.observe(seat)
            other = seen.resample(rng)
            same = planes(other.observe(seat))
            assert same.tolist() == planes(seen).tolist()
            whole = np.zeros_like(same)
            face_planes(position.copy_record(), seat, whole)
            told_apart += whole.tolist() != same.tolist()
    if own_game.slug == "thief":
        assert told_apart, "planes of the whole state would show where the thief is"


def test_who_sees_the_same_planes_may_do_the_same(own_game: Game) -> None:
    known = dict[bytes, list[int]]()
    for position in sample(own_game, GAMES_EACH):
        if position.mover is not None and position.mover != CHANCE:
            seen = position.observe(position.mover)
            assert known.setdefault(planes(seen).tobytes(), actions(seen)) == actions(seen)


def test_no_game_is_longer_than_its_room_says(own_game: Game) -> None:
    longest = research_of(own_game).longest(own_game.variant, own_game.seats)
    for played in walks(own_game, GAMES_EACH):
        movers = [position.mover for position in played.positions[:-1]]
        decisions = sum(mover != CHANCE for mover in movers)
        assert longest is None or decisions <= longest
        last = played.positions[-1]
        assert all(-1 <= last.utility(seat) <= 1 for seat in range(own_game.seats))


def test_bad_numbers_are_refused() -> None:
    start = cavale.game("wall").start()
    with pytest.raises(IllegalMove, match="action 10 "):
        move_with(start, 10)
    with pytest.raises(CavaleError, match="no action 11"):
        move_with(start, 11)
    with pytest.raises(CavaleError, match="only a seat"):
        planes(start.observe(None))
    with pytest.raises(CavaleError, match="kuhn states nothing"):
        research_of(Game(kuhn.SPEC))
