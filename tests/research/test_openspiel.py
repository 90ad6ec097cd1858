"""OpenSpiel's own tests, for every game, variant and number of seats."""

import doctest
import random
import unittest
from functools import partial
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import sample_some_states

from cavale import GAMES, Game
from cavale.contract.walks import own_games
from cavale.research import openspiel
from cavale.research.audit import audit
from cavale.research.audit.subjects import openspiel as openspiel_subject

POSITIONS = 30
MOMENTS = 400


@pytest.fixture(autouse=True, scope="module")
def _registered() -> None:
    openspiel.register()
    openspiel.register()


def _name(game: Game) -> str:
    return f"{game.slug}-{game.variant}-{game.seats}"


def _load(game: Game) -> pyspiel.Game:
    return pyspiel.load_game(
        f"cavale_{game.slug}", {"variant": game.variant, "players": game.seats}
    )


@pytest.mark.parametrize("game", own_games(), ids=_name)
def test_openspiel_plays_it_at_random(game: Game) -> None:
    loaded = _load(game)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=game.slug == "thief", verbose=False)
    assert loaded.num_players() == game.seats


@pytest.mark.parametrize("game", own_games(), ids=_name)
def test_an_information_state_tells_positions_apart_as_the_seat_does(game: Game) -> None:
    """Alike where a seat cannot know better, different where it has seen something different."""
    loaded, rng = _load(game), random.Random(4)
    known = dict[str, bytes]()
    for _ in range(6):
        state = loaded.new_initial_state()
        for _ in range(40):
            if state.is_terminal():
                break
            for player in range(game.seats):
                seen = state.position.observe(player)
                text = state.information_state_string(player)
                assert known.setdefault(text, seen.state) == seen.state
            state.apply_action(rng.choice(state.legal_actions()))


def test_what_the_detective_cannot_see_is_not_in_his_information_state() -> None:
    loaded = pyspiel.load_game("cavale_thief")
    texts = set()
    for action in loaded.new_initial_state().legal_actions():
        state = loaded.new_initial_state()
        state.apply_action(action)
        texts.add(state.information_state_string(1))
    assert texts == {"1: ?"}


def test_chance_is_explicit_and_adds_up() -> None:
    state = pyspiel.load_game("cavale_horse(players=3)").new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert state.action_to_string(state.chance_outcomes()[0][0]) == "deal farmer+"


def test_observers_name_their_tensors() -> None:
    game = pyspiel.load_game("cavale_wall(variant=single)")
    observer = game.make_py_observer()
    state = game.new_initial_state()
    state.apply_action(4)
    observer.set_from(state, 1)
    assert observer.dict["other ropes"][2].tolist() == [1, 0, 0, 0, 0]
    assert observer.string_from(state, 0).startswith("0: own ropes [0, 0,")
    assert state.observation_tensor(1) == observer.tensor.tolist()
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(params={"x": 1})


@pytest.mark.parametrize("game", own_games(), ids=_name)
def test_it_does_what_openspiel_wants_of_all_its_games(game: Game) -> None:
    """OpenSpiel's own API tests, on fewer positions."""
    kind: Any = type(_name(game), (api_test.EnforceAPIOnPartialTreeBase,), {})
    kind.game, kind.game_name = _load(game), _name(game)
    some = partial(sample_some_states.sample_some_states, max_states=POSITIONS)
    result = unittest.TestResult()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sample_some_states, "sample_some_states", lambda game, max_states: some(game))
        unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun >= 5
    assert not result.skipped
    assert [text for _, text in result.errors + result.failures] == []


def test_observers_show_what_is_public_and_what_is_not() -> None:
    game = pyspiel.load_game("cavale_thief")
    whose = pyspiel.PrivateInfoType

    def kind(recalls: bool, public: bool, private: Any) -> Any:
        return pyspiel.IIGObservationType(
            perfect_recall=recalls, public_info=public, private_info=private
        )

    public = game.make_py_observer(kind(False, True, whose.NONE))
    own = game.make_py_observer(kind(False, False, whose.SINGLE_PLAYER))
    everything = game.make_py_observer(kind(True, True, whose.NONE))
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    for player in (0, 1):
        public.set_from(state, player)
        assert public.dict["footprints"].sum() == 0
        assert public.dict["steps"] == [1]
        assert everything.string_from(state, player) == "public: ?"
        everything.set_from(state, player)
        assert everything.dict["moves"][:2].tolist() == [1, 0]
    own.set_from(state, 0)
    assert own.dict["footprints"].sum() == own.tensor.sum() == 1
    assert own.string_from(state, 0).startswith("0: footprints [0, 0")
    assert own.string_from(state, 1) == ""
    for wrong in (
        kind(False, True, whose.ALL_PLAYERS),
        kind(False, False, whose.NONE),
        kind(True, False, whose.SINGLE_PLAYER),
    ):
        with pytest.raises(ValueError, match="public"):
            game.make_py_observer(wrong)


@pytest.mark.parametrize(
    "game",
    [game for game in own_games() if game.hidden and game.seats == min(game.spec.seat_counts)],
    ids=_name,
)
def test_the_audit_finds_nothing_in_it(game: Game) -> None:
    """But payments that hang on what is never turned over."""
    name = f"cavale_{game.slug}(variant={game.variant},players={game.seats})"
    report = audit(openspiel_subject(name), states=MOMENTS, seed=1)
    assert report.compared
    assert {one.kind for one in report.findings} <= {"paid"}


def test_a_game_without_end_is_cut_off_as_a_draw() -> None:
    game = pyspiel.load_game("cavale_ball")
    assert game.max_game_length() == 4096
    state = game.new_initial_state()
    state._limit = 2
    for _ in range(2):
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]


def test_all_games_are_registered() -> None:
    names = pyspiel.registered_names()
    assert all(names.count(f"cavale_{slug}") == 1 for slug in GAMES)


def test_the_example_is_true() -> None:
    result = doctest.testmod(openspiel)
    assert result.attempted >= 6
    assert result.failed == 0
