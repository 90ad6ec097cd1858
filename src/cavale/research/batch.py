"""Many games of one kind, stepped at once.

>>> import cavale
>>> games = cavale.research.batch("wall", 1000, variant="single", seed=1)
>>> for _ in range(100):
...     games.step(games.sample())
>>> games.mask.shape, games.planes.shape, games.rewards.shape
((1000, 11), (1000, 63), (1000, 2))
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from cavale.core.errors import CavaleError
from cavale.core.game import Game
from cavale.core.jit import Ints, Planes, seeded
from cavale.core.position import Position
from cavale.core.randomness import Source, stream
from cavale.games import game as open_game
from cavale.research import stepping
from cavale.research.seeing import research_of
from cavale.research.stepping import Flags, Masks, Rewards

UNBOUNDED = 4096
"""The decisions after which a game is cut off that its rules do not bound."""


@dataclass(frozen=True)
class Buffers:
    """The arrays that a batch writes to, with one row for each game; `allocate` makes them.

    They may be anybody's memory: `torch.Tensor.numpy()`, shared memory, a slice of a larger array
    whose rows lie side by side. Reading them, also through DLPack, copies nothing.
    """

    mover: Ints
    """The seat to move."""
    rewards: Rewards
    """What the game that has just ended was worth to each seat, from -1 to 1; else 0."""
    terminated: Flags
    """The game has just ended, by its rules, and another has begun."""
    truncated: Flags
    """The same, because it had become too long."""
    mask: Masks
    """1 for each legal action."""
    planes: Planes
    """What the seat to move sees."""

    @classmethod
    def allocate(cls, game: Game, n: int, *, masks: bool = True, planes: bool = True) -> "Buffers":
        arrays = {
            name: np.zeros(shape, kind)
            for name, (shape, kind) in _shapes(game, n, masks, planes).items()
        }
        return cls(**arrays)

    def check(self, game: Game, n: int, *, masks: bool = True, planes: bool = True) -> None:
        for name, (shape, kind) in _shapes(game, n, masks, planes).items():
            array = getattr(self, name)
            fits = array.shape == shape and array.dtype == kind
            if not (fits and array.flags.c_contiguous and array.flags.writeable):
                raise CavaleError(f"{name} must be a writeable C array {shape} of {kind.__name__}")


def _shapes(
    game: Game, n: int, masks: bool, planes: bool
) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
    research = research_of(game)
    return {
        "mover": ((n,), np.int64),
        "rewards": ((n, game.seats), np.float32),
        "terminated": ((n,), np.bool_),
        "truncated": ((n,), np.bool_),
        "mask": ((n if masks else 1, research.actions), np.int8),
        "planes": ((n if planes else 1, research.size), np.int8),
    }


class Batch:
    """`n` games that go on for ever: whenever one ends the next begins, in the same step.

    That is Gymnasium's `AutoresetMode.SAME_STEP`: after a step `rewards`, `terminated` and
    `truncated` are those of the game that was played, `mover`, `mask` and `planes` those of the
    game that goes on. Equal seeds and actions give equal games, whatever `n` is.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        *,
        seed: int = 0,
        masks: bool = True,
        planes: bool = True,
        limit: int | None = None,
        into: Buffers | None = None,
    ) -> None:
        if n < 1:
            raise CavaleError(f"a batch has at least one game, not {n}")
        self.game = game
        self.research = research_of(game)
        self.n = n
        self.limit = limit or self.research.longest(game.variant, game.seats) or UNBOUNDED
        self.buffers = into or Buffers.allocate(game, n, masks=masks, planes=planes)
        self.buffers.check(game, n, masks=masks, planes=planes)
        self._want = stepping.WITH_MASKS * masks | stepping.WITH_PLANES * planes
        if planes and game.hidden:
            self._want |= stepping.HIDES
        rules = game.room.rules
        self._start = rules.start(game.variant, game.seats)
        self._states = np.zeros(n, rules.STATE)
        self._scratch = np.zeros(1, rules.STATE)
        self._codes = np.zeros((n, rules.MAX_MOVES), np.int64)
        self._counts = np.zeros(n, np.int64)
        self._lengths = np.zeros(n, np.int64)
        self._rngs = np.zeros(n, np.uint64)
        self._any = seeded(0)
        self._sampled = np.zeros(n, np.int64)
        self.reset(seed)

    @property
    def mover(self) -> Ints:
        return self.buffers.mover

    @property
    def mask(self) -> Masks:
        return self.buffers.mask

    @property
    def planes(self) -> Planes:
        return self.buffers.planes

    @property
    def rewards(self) -> Rewards:
        return self.buffers.rewards

    @property
    def terminated(self) -> Flags:
        return self.buffers.terminated

    @property
    def truncated(self) -> Flags:
        return self.buffers.truncated

    def plane(self, name: str) -> Planes:
        """A view of the planes with this name, in their own shape."""
        for plane, part in self.research.parts():
            if plane.name == name:
                return self.planes[:, part].reshape(-1, *plane.shape)
        known = ", ".join(plane.name for plane in self.research.planes)
        raise CavaleError(f"{self.game.slug} has no plane {name!r}; it has {known}")

    def reset(self, seed: int = 0) -> None:
        """Begin all games again."""
        for i in range(self.n):
            self._rngs[i] = seeded((seed << 32) + i)[0]
        self._any = seeded(seed)
        b = self.buffers
        b.rewards[:] = 0
        b.terminated[:] = b.truncated[:] = False
        stepping.begin(
            self._states, self._start, self._scratch, self._codes, self._counts, b.mover,
            self._lengths, self._rngs, b.mask, b.planes, self._want,
        )  # fmt: skip

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one action in every game. One that is not legal raises, and no game moves."""
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise CavaleError(f"a step takes {self.n} whole numbers")
        chosen = chosen.astype(np.int64, copy=False)
        wrong = stepping.first_wrong(
            self._states, self._codes, self._counts, chosen, self.research.actions
        )
        if wrong != stepping.NONE_WRONG:
            raise CavaleError(f"game {wrong}: action {chosen[wrong]} is not legal")
        b = self.buffers
        stepping.step(
            self._states, self._start, self._scratch, self._codes, self._counts, b.mover,
            self._lengths, self._rngs, chosen, self.limit, b.rewards, b.terminated, b.truncated,
            b.mask, b.planes, self._want,
        )  # fmt: skip

    def sample(self, rng: Source | None = None) -> Ints:
        """A legal action for every game, at random; the array is written again the next time."""
        source = self._any if rng is None else stream(rng)
        stepping.choose_any(self._states, self._codes, self._counts, source, self._sampled)
        return self._sampled

    def position(self, i: int) -> Position:
        """One of the games, with everything in it, also what some seats cannot know."""
        return self.game.at(self._states[i : i + 1].tobytes())


def batch(
    slug: str,
    n: int,
    *,
    variant: str | None = None,
    seats: int | None = None,
    seed: int = 0,
    masks: bool = True,
    planes: bool = True,
    limit: int | None = None,
    into: Buffers | None = None,
) -> Batch:
    """`n` games at once; masks and planes can be left out, `into` names the caller's own arrays."""
    game = open_game(slug, variant, seats)
    return Batch(game, n, seed=seed, masks=masks, planes=planes, limit=limit, into=into)
