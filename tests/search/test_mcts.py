"""Tree search: in the open, with chance, and with secrets."""

import time

import pytest

from cavale import CHANCE, Game, game
from cavale.contract.walks import sample
from cavale.core.jit import JIT
from cavale.games.thief.notebook import notebook
from cavale.search.limits import new_flag
from cavale.search.mcts import mcts
from tests.games.wall.drawn import SINGLE, wall
from tests.toys import kuhn, peek

ITERATIONS = 20_000 if JIT else 400


def test_it_takes_an_escape_and_prevents_one() -> None:
    about_to_win = """
        .....
        Y...B
        Y...B
        Y...B
        Y...B"""
    yellow = wall(about_to_win, "y", of=SINGLE)
    assert str(mcts(yellow.observe(0), iterations=ITERATIONS).move) == "5L"
    blue = wall(about_to_win, "b", pushed=9, of=SINGLE)
    assert str(mcts(blue.observe(1), iterations=ITERATIONS).move) == "5R"


def test_the_same_seed_gives_the_same_tree() -> None:
    seen = game("wall", variant="single").start().observe(0)
    first = mcts(seen, iterations=500, seed=3)
    assert first == mcts(seen, iterations=500, seed=3)
    assert sum(tried.visits for tried in first.tried) == first.iterations == 500
    assert {str(tried.move) for tried in first.tried} == {str(move) for move in seen.moves}


def test_memory_is_bounded() -> None:
    seen = game("wall", variant="single").start().observe(0)
    most = 2000 if JIT else 200
    grown = mcts(seen, iterations=most, nodes=50)
    assert grown.nodes == 50
    assert grown.iterations == most


@pytest.mark.parametrize(
    ("cards", "history", "best"),
    [
        (("K", "Q"), ("check", "bet"), "call"),
        (("J", "Q"), ("check", "bet"), "fold"),
        (("Q", "K"), ("bet",), "call"),
        (("Q", "J"), ("bet",), "fold"),
    ],
)
def test_the_best_and_the_worst_card_play_themselves(
    cards: tuple[str, str], history: tuple[str, ...], best: str
) -> None:
    """K wins every showdown and J loses every one, whatever the other holds."""
    position = Game(kuhn.SPEC).start()
    for move in (*cards, *history):
        position = position.play(move)
    assert position.mover is not None
    found = mcts(position.observe(position.mover), iterations=ITERATIONS)
    assert str(found.move) == best


def test_a_choice_never_depends_on_what_is_hidden() -> None:
    """Two deals that the mover cannot tell apart grow the very same tree."""
    trees = []
    for other in ("J", "K"):
        position = Game(kuhn.SPEC).start().play("Q").play(other)
        trees.append(mcts(position.observe(0), iterations=1000, seed=9))
    assert trees[0] == trees[1]


def test_time_and_flags_stop_it() -> None:
    seen = game("wall").start().observe(0)
    mcts(seen, iterations=1)
    begin = time.monotonic()
    assert mcts(seen, seconds=0.1).iterations > 0
    assert time.monotonic() - begin < 5
    stop = new_flag()
    stop[0] = 1
    assert mcts(seen, stop=stop).iterations == 0


def test_it_needs_a_turn_and_a_limit() -> None:
    start = game("wall").start()
    with pytest.raises(ValueError, match="turn"):
        mcts(start.observe(1), iterations=5)
    with pytest.raises(ValueError, match="limit"):
        mcts(start.observe(0))


@pytest.mark.slow
def test_secret_steps_lead_it_to_the_only_point_where_the_thief_can_be() -> None:
    found = 0
    for position in sample(game("thief", variant="laffont"), 12):
        if position.mover != 1:
            continue
        seen = position.observe(1)
        possible = notebook(seen.copy_record(), 1).possible
        if len(possible) == 1:
            found += 1
            assert str(mcts(seen, iterations=ITERATIONS).move) == possible[0]
    assert found


def test_only_some_moves_may_be_considered() -> None:
    seen = game("wall", variant="single").start().observe(0)
    some = [seen.game.read_move(text).code for text in ("2L", "4R")]
    grown = mcts(seen, iterations=200, among=some)
    tried = {tried.move.code for tried in grown.tried if tried.visits}
    assert tried == set(some)
    assert sum(tried.visits for tried in grown.tried) == 200


def test_what_others_decide_in_secret_does_not_split_the_tree() -> None:
    """After each of seat 1's choices there is one node for whatever seat 2 chooses."""
    position = game("horse", seats=2).start()
    while position.mover == CHANCE:
        position = position.play_unchecked(position.moves.codes[0])
    grown = mcts(position.observe(0), iterations=10)
    assert len(grown.tried) == 5
    assert grown.nodes <= 1 + 5 + 5 + 5


def test_moves_that_one_sees_and_moves_that_one_does_not_are_weighed_together() -> None:
    """The hider takes the prize in the open: what would be done in secret changes nothing."""
    grown = mcts(Game(peek.SPEC).start().observe(0), iterations=10 * ITERATIONS, explore=0.3)
    assert grown.value < (-0.98 if JIT else -0.8)
    lifting = Game(peek.SPEC).start().play("left").play("hide2").observe(0)
    assert -0.3 < mcts(lifting, iterations=ITERATIONS).value < 0.3
    hider = mcts(Game(peek.SPEC).start().play("left").observe(1), iterations=ITERATIONS)
    assert str(hider.move) == "take"
