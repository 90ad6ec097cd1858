"""Information states and what is public: the same said as text and as numbers, and no more."""

import doctest
import random
import sys
from math import prod

import pytest

import cavale
from cavale import CHANCE, Game, IllegalMove
from cavale.contract.walks import own_games
from cavale.core.jit import JIT, seeded
from cavale.research import History, information_parts, public_planes, research_of

GAMES = 3
PLIES = 60 if JIT else 20
AGAIN = 4


def _name(game: Game) -> str:
    return f"{game.slug}-{game.variant}-{game.seats}"


def histories(game: Game, seed: int) -> list[History]:
    """Random games, each again with one move changed and the others kept where they are legal."""
    rng = random.Random(seed)
    found = []
    for _ in range(GAMES):
        kept: list[str] = []
        for again in range(AGAIN):
            changed = rng.randrange(len(kept)) if again else -1
            history = History(game.start())
            moves = list[str]()
            while history.position.mover is not None and len(moves) < PLIES:
                here, at = history.position, len(moves)
                same = at < len(kept) and at != changed and kept[at] in here.moves
                move = game.read_move(kept[at]) if same else here.draw(rng)
                history = history.play_unchecked(move)
                moves.append(move.text)
                found.append(history)
            kept = kept or moves
    return found


@pytest.mark.parametrize("game", own_games(), ids=_name)
def test_the_numbers_say_what_the_text_says(game: Game) -> None:
    """Alike where the texts are, different where they differ: for seats and for everybody."""
    said = dict[str, bytes]()
    for history in histories(game, 1):
        for seat in (*range(game.seats), None):
            text = history.information_state(seat)
            numbers = history.information_tensor(seat).tobytes()
            assert said.setdefault(text, numbers) == numbers
    assert len(set(said.values())) == len(said)


@pytest.mark.parametrize("game", own_games(), ids=_name)
def test_who_knows_the_same_sees_and_may_do_the_same(game: Game) -> None:
    known = dict[str, tuple[bytes, tuple[int, ...], str]]()
    alike = 0
    for history in histories(game, 2):
        for seat in range(game.seats):
            seen, text = history.position.observe(seat), history.information_state(seat)
            given = seen.state, seen.moves.codes, history.public_state()
            alike += text in known
            assert known.setdefault(text, given) == given
    assert alike


@pytest.mark.parametrize("game", own_games(), ids=_name)
def test_what_is_public_follows_from_no_secret(game: Game) -> None:
    """In a world that somebody cannot tell from this one everybody is told the same."""
    rng, planes = seeded(3), {plane.name: plane for plane in research_of(game).planes}
    for history in histories(game, 3)[:: 7 if JIT else 3]:
        position = history.position
        row = public_planes(position)
        for seat in (*range(game.seats), None):
            world = position.observe(seat).resample(rng)
            assert public_planes(world).tolist() == row.tolist()
        for plane, part in research_of(game).parts():
            assert planes[plane.name].low <= row[part].min()
            assert row[part].max() <= plane.high


@pytest.mark.parametrize("game", own_games(), ids=_name)
def test_there_is_room_for_the_longest_games(game: Game) -> None:
    parts = dict(information_parts(game))
    rng, history = random.Random(5), History(game.start())
    plies = 0
    while history.position.mover is not None and plies < parts["moves"][0]:
        history, plies = history.play_unchecked(history.position.draw(rng)), plies + 1
    assert history.position.mover is None
    tensor = history.information_tensor(0)
    assert len(tensor) == sum(prod(shape) for shape in parts.values())
    moves = tensor[game.seats : game.seats + parts["moves"][0]]
    assert (moves > 0).sum() == plies
    highest = 2 + research_of(game).actions + research_of(game).chances
    assert 0 <= tensor.min() <= moves.max() < highest


def test_what_a_player_did_not_see_is_one_thing_to_him() -> None:
    start = History(cavale.game("thief").start())
    after = [start.play(move) for move in start.position.moves]
    assert {one.information_state(1) for one in after} == {"1: ?"}
    assert {one.public_state() for one in after} == {"public: ?"}
    assert len({one.information_tensor(1).tobytes() for one in after}) == 1
    assert len({one.information_tensor(0).tobytes() for one in after}) == len(after)


def test_dice_that_are_thrown_for_ever_push_the_first_moves_out() -> None:
    game = cavale.game("manhattan")
    room = dict(information_parts(game))["moves"][0]
    history = History(game.start())
    for _ in range(room + 2):
        assert history.position.mover == CHANCE
        history = history.play(history.position.moves[2])
    moves = history.information_tensor(None)[game.seats : game.seats + room]
    assert moves.min() == moves.max() > 0


def test_whoever_branches_off_changes_nothing() -> None:
    start = History(cavale.game("wall").start())
    one = start.play("3L").play("2R")
    assert one.information_state(0) == "0: 3L 2R"
    other = start.play("4R")
    assert other.play("1L").information_state(1) == "1: 4R 1L"
    assert one.information_state(0) == "0: 3L 2R"
    assert one.play("5L").information_tensor(1)[2:6].tolist() == [6, 5, 10, 0]
    assert start.information_state(0) == "0:"


def test_a_move_is_checked() -> None:
    start = History(cavale.game("wall").start())
    with pytest.raises(IllegalMove):
        start.play("pass")
    assert start.play("3L").position == cavale.game("wall").start().play("3L")


def test_the_example_is_true() -> None:
    result = doctest.testmod(sys.modules[History.__module__])
    assert result.attempted >= 4
    assert result.failed == 0
