"""The games in OpenSpiel: `register()` once, then `pyspiel.load_game("cavale_wall")`.

Variants and seats are parameters: `"cavale_thief(variant=laffont)"`, `"cavale_horse(players=4)"`.
Chance is explicit. Observations are the named planes of `cavale.research`; an information state is
everything that a player has seen so far, as text.

>>> import pyspiel
>>> from cavale.research import openspiel
>>> openspiel.register()
>>> state = pyspiel.load_game("cavale_thief").new_initial_state()
>>> state.apply_action(state.legal_actions()[0])
>>> print(state)
F5 -
>>> print(state.information_state_string(1))
1: ?
"""

import hashlib
from collections.abc import Iterator
from typing import Any

import numpy as np

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("OpenSpiel is missing: pip install 'cavale[research]'") from missing

from cavale.core.game import Game
from cavale.core.jit import Planes
from cavale.core.move import Move
from cavale.core.position import Position
from cavale.core.research import Research
from cavale.core.seats import CHANCE
from cavale.core.spec import Spec
from cavale.games import GAMES
from cavale.research.batch import UNBOUNDED
from cavale.research.seeing import actions, move_with, planes, research_of


def register() -> None:
    """Make every game known to OpenSpiel as `cavale_` and its name; again does nothing."""
    known = set(pyspiel.registered_names())
    for spec in GAMES.values():
        if f"cavale_{spec.slug}" not in known:
            kind = _kind(spec)
            pyspiel.register_game(kind, _opener(spec, kind))


def _opener(spec: Spec, kind: Any) -> Any:
    """A class, as OpenSpiel's own games are: it lets go of them when Python is gone, and a function
    would be deleted then."""

    class Opened(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(spec, kind, params or {})

    return Opened


def _kind(spec: Spec) -> Any:
    seats = spec.seat_counts
    types = pyspiel.GameType
    return pyspiel.GameType(
        short_name=f"cavale_{spec.slug}",
        long_name=f"Cavale: {spec.title.en}",
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=(
            types.ChanceMode.EXPLICIT_STOCHASTIC if spec.chance else types.ChanceMode.DETERMINISTIC
        ),
        information=(
            types.Information.IMPERFECT_INFORMATION
            if spec.hidden
            else types.Information.PERFECT_INFORMATION
        ),
        utility=types.Utility.ZERO_SUM if seats == (2,) else types.Utility.CONSTANT_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"variant": spec.variants[0].name, "players": seats[0]},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, spec: Spec, kind: Any, params: dict[str, Any]) -> None:
        self.cavale = Game(spec, params.get("variant"), params.get("players"))
        research, seats = research_of(self.cavale), self.cavale.seats
        self.limit = research.longest(self.cavale.variant, seats) or UNBOUNDED
        info = pyspiel.GameInfo(
            num_distinct_actions=research.actions,
            max_chance_outcomes=research.chances,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=float(2 - seats),
            max_game_length=self.limit,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "SpielObserver":
        if params:
            raise ValueError(f"observers take no parameters, and were given {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.cavale, recalls)


class Step:
    """A position, how it came about, and what every player saw of that. It never changes, so that
    copies of a state share it."""

    def __init__(self, position: Position, move: Move | None = None, before: "Step | None" = None):
        self.position = position
        self.move = move
        self.before = before
        self._seen: dict[int, str] = {}

    def seen_by(self, player: int) -> str:
        """The move, or `?` where the player does not see it.

        Behind it a digest of what he saw then, where that does not follow from the move.
        """
        text = self._seen.get(player)
        if text is None:
            text = self._seen[player] = self._text(player)
        return text

    def _text(self, player: int) -> str:
        assert self.before is not None
        assert self.move is not None
        if not self.before.position.sees(player, self.move):
            return "?"
        text = self.move.text.replace(" ", "_")
        if not self.position.game.hidden:
            return text
        seen = self.position.observe(player).state
        return f"{text}#{hashlib.blake2b(seen, digest_size=6).hexdigest()}"

    def __deepcopy__(self, memo: object) -> "Step":
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, and the ones before it: information states have to remember."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.last = Step(game.cavale.start())
        self._decisions = 0
        self._limit = game.limit

    @property
    def position(self) -> Position:
        return self.last.position

    def _cut_off(self) -> bool:
        return self._decisions >= self._limit

    def current_player(self) -> int:
        mover = self.position.mover
        if mover is None or self._cut_off():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def _legal_actions(self, player: int) -> list[int]:
        return actions(self.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.position.weights
        total = sum(weights)
        codes = self.position.moves.codes
        return [(code, weight / total) for code, weight in zip(codes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        move = self._move(self.position.mover, action)
        self._decisions += self.position.mover != CHANCE
        self.last = Step(self.position.play_unchecked(move.code), move, self.last)

    def _move(self, player: int | None, action: int) -> Move:
        if player == CHANCE:
            return self.position.game.move(action)
        return move_with(self.position, action)

    def _action_to_string(self, player: int, action: int) -> str:
        who = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        return self._move(who, action).text

    def is_terminal(self) -> bool:
        return self.position.mover is None or self._cut_off()

    def returns(self) -> list[float]:
        seats = range(self.position.game.seats)
        if self.position.mover is not None:
            return [0.0 for _ in seats]
        return [self.position.utility(seat) for seat in seats]

    def __str__(self) -> str:
        return str(self.position)

    def seen_by(self, player: int) -> list[str]:
        """What a player has seen, move by move."""
        seen, step = list[str](), self.last
        while step.before is not None:
            seen.append(step.seen_by(player))
            step = step.before
        seen.reverse()
        return seen


class SpielObserver:
    """`dict` has the planes by name, `tensor` the same numbers side by side."""

    def __init__(self, game: Game, recalls: bool) -> None:
        self.research: Research = research_of(game)
        self.recalls = recalls
        self.tensor = np.zeros(self.research.size, np.float32)
        self.dict = {
            plane.name: self.tensor[part].reshape(plane.shape)
            for plane, part in self.research.parts()
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self._planes(state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recalls:
            return f"{player}: {' '.join(state.seen_by(player))}".rstrip()
        shown = (f"{name} {values.ravel().tolist()}" for name, values in self._shown(state, player))
        return f"{player}: {' '.join(shown)}"

    def _planes(self, state: SpielState, player: int) -> Planes:
        return planes(state.position.observe(player))

    def _shown(self, state: SpielState, player: int) -> Iterator[tuple[str, Planes]]:
        row = self._planes(state, player)
        for plane, part in self.research.parts():
            yield plane.name, row[part]
