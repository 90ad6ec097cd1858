"""What `cavale warm --research` compiles is what programs that learn call."""

from cavale import GAMES
from cavale.research.ahead import steps
from tests.toys import kuhn


def test_every_game_is_compiled_ahead() -> None:
    for spec in GAMES.values():
        assert [step.name for step in steps(spec)] == ["batches", "planes"]
    for step in steps(GAMES["thief"]):
        step.run()


def test_a_game_that_states_nothing_is_left_out() -> None:
    assert list(steps(kuhn.SPEC)) == []
