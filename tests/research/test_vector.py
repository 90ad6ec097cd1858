"""The vector face: the batch's games, in Gymnasium's words."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from cavale import GAMES, CavaleError
from cavale.research import batch, vector


@pytest.mark.parametrize("slug", GAMES)
def test_observations_are_in_their_space(slug: str) -> None:
    env = vector.VectorGames(slug, 6)
    seen, _ = env.reset(seed=2)
    for _ in range(30):
        assert env.observation_space.contains(seen)
        seen, rewards, terminated, truncated, _ = env.step(env.games.sample())
        for array in (rewards, terminated, truncated):
            assert array.shape == (6,)


def test_it_plays_the_games_of_the_batch() -> None:
    env, games = vector.VectorGames("wall", 16, variant="single"), batch(
        "wall", 16, variant="single", seed=5
    )  # fmt: skip
    env.reset(seed=5)
    ended, rng = 0, np.random.default_rng(0)
    for _ in range(120):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in games.mask])
        acted = games.mover.copy()
        games.step(actions)
        seen, rewards, terminated, _, infos = env.step(actions)
        assert np.array_equal(seen["planes"], games.planes)
        assert np.array_equal(seen["mover"], games.mover)
        assert np.array_equal(infos["rewards"], games.rewards)
        assert np.array_equal(rewards, games.rewards[np.arange(16), acted])
        assert not rewards[~terminated].any()
        ended += int(terminated.sum())
    assert ended > 10


def test_what_was_handed_out_stays_unless_asked_otherwise() -> None:
    kept, shared = vector.VectorGames("thief", 2), vector.VectorGames("thief", 2, copy=False)
    for env in (kept, shared):
        seen, _ = env.reset(seed=1)
        before = seen["planes"].copy()
        env.step(env.games.sample())
        assert np.array_equal(seen["planes"], before) == (env is kept)


def test_seeds_and_bad_actions() -> None:
    env = vector.VectorGames("horse", 3, seats=4)
    first, again = env.reset(seed=4)[0], env.reset(seed=4)[0]
    assert np.array_equal(first["planes"], again["planes"])
    env.reset()
    with pytest.raises(CavaleError, match="not legal"):
        env.step(np.full(3, int(np.flatnonzero(env.games.mask[0] == 0)[0])))
    with pytest.raises(ValueError, match="one seed"):
        env.reset(seed=[1, 2, 3])


def test_gymnasium_makes_it_by_its_name() -> None:
    vector.register()
    vector.register()
    env = gymnasium.make_vec("cavale/wall-v1", num_envs=3, variant="single")
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert env.reset(seed=1)[0]["planes"].shape == (3, 63)
    env.close()
