import threading

import pytest

from cavale import Game, game
from cavale.core.jit import JIT
from cavale.search.limits import new_flag
from cavale.search.perft import perft
from cavale.search.playout import playouts
from tests.toys import kuhn
from tests.waiting import PATIENCE

GAMES = 4000 if JIT else 200


def test_random_games_repeat_by_seed() -> None:
    start = game("wall", variant="single").start()
    first, again = playouts(start, 200, seed=4), playouts(start, 200, seed=4)
    assert first == again
    assert first != playouts(start, 200, seed=5)
    assert first.games == 200
    assert sum(first.points) == pytest.approx(1.0)


def test_random_games_of_the_toy_have_the_exact_mean() -> None:
    """All deals and replies alike: the first player's mean is known by enumeration."""

    def mean(position_text: str) -> float:
        position = Game(kuhn.SPEC).parse(position_text)
        if position.outcome:
            return position.outcome.points[0]
        values = [mean(str(position.play(move))) for move in position.moves]
        return sum(values) / len(values)

    exact = mean("-- 0 0 0 0")
    measured = playouts(Game(kuhn.SPEC).start(), GAMES, seed=1).points[0]
    assert measured == pytest.approx(exact, abs=5 / GAMES**0.5)


def test_a_raised_flag_stops_them() -> None:
    stop = new_flag()
    stop[0] = 1
    assert playouts(game("wall").start(), 100, stop=stop).games == 0
    with pytest.raises(InterruptedError):
        perft(game("wall").start(), 7, stop=stop)


@pytest.mark.slow
def test_another_thread_can_stop_a_long_count() -> None:
    stop = new_flag()
    problem: list[BaseException] = []

    def count() -> None:
        try:
            perft(game("wall").start(), 14, stop=stop)
        except InterruptedError as stopped:
            problem.append(stopped)

    thread = threading.Thread(target=count)
    thread.start()
    thread.join(timeout=0.3)
    assert thread.is_alive(), "so it was this thread, not the count, that held the interpreter"
    stop[0] = 1
    thread.join(timeout=PATIENCE)
    assert not thread.is_alive()
    assert problem
