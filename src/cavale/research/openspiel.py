"""The games in OpenSpiel: `register()` once, then `pyspiel.load_game("cavale_wall")`.

Variants and seats are parameters: `"cavale_thief(variant=laffont)"`, `"cavale_horse(players=4)"`.
Chance is explicit. Observations are the named planes of `cavale.research`; an information state is
everything that a player has seen so far, as text and as numbers: see `cavale.research.History`.

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

from itertools import accumulate
from math import prod
from typing import Any

import numpy as np

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("OpenSpiel is missing: pip install 'cavale[research]'") from missing

from cavale.core.catalogue import catalogue
from cavale.core.game import Game
from cavale.core.jit import Planes
from cavale.core.move import Move
from cavale.core.position import Position
from cavale.core.seats import CHANCE
from cavale.core.spec import Spec
from cavale.games import GAMES
from cavale.research.batch import UNBOUNDED
from cavale.research.history import History, information_parts
from cavale.research.seeing import actions, move_with, planes, public_planes, research_of


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
        long_name=f"Cavale: {catalogue('en', spec.package).say('title')}",
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
        provides_information_state_tensor=True,
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
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        whose = pyspiel.PrivateInfoType
        private = wanted.private_info == whose.SINGLE_PLAYER
        if wanted.private_info == whose.ALL_PLAYERS or not (wanted.public_info or private):
            raise ValueError("observers see what is public, what is one player's, or both")
        if wanted.perfect_recall and not wanted.public_info:
            raise ValueError("an information state has what is public, too")
        return SpielObserver(
            self.cavale,
            recalls=wanted.perfect_recall,
            public=wanted.public_info,
            private=private,
        )


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, and the ones before it: information states have to remember."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.last = History(game.cavale.start())
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
        self.last = self.last.play_unchecked(move)

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


class SpielObserver:
    """`dict` has the planes by name, `tensor` the same numbers side by side.

    With perfect recall an information state: what `History` says of a player, or, without private
    information, of everybody. Without public information only what a spectator does not see.
    """

    def __init__(self, game: Game, *, recalls: bool, public: bool, private: bool) -> None:
        self._recalls, self._public, self._private = recalls, public, private
        research = research_of(game)
        parts = [(plane.name, plane.shape) for plane in research.planes]
        if recalls:
            parts = information_parts(game)
        ends = list(accumulate(prod(shape) for _, shape in parts))
        self.tensor = np.zeros(ends[-1], np.float32)
        self._parts = [
            (name, slice(end - prod(shape), end))
            for (name, shape), end in zip(parts, ends, strict=True)
        ]
        self.dict = {
            name: self.tensor[part].reshape(shape)
            for (name, shape), (_, part) in zip(parts, self._parts, strict=True)
        }

    def set_from(self, state: SpielState, player: int) -> None:
        if self._recalls:
            self.tensor[:] = state.last.information_tensor(player if self._private else None)
        else:
            self.tensor[:] = self._shown(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recalls:
            return state.last.information_state(player if self._private else None)
        row = self._shown(state.position, player)
        said = [
            f"{name} {row[part].tolist()}"
            for name, part in self._parts
            if self._public or row[part].any()
        ]
        who = f"{player}: " if self._private else "public: "
        return f"{who}{' '.join(said)}" if said else ""

    def _shown(self, position: Position, player: int) -> Planes:
        if not self._private:
            return public_planes(position)
        own = planes(position.observe(player))
        if self._public:
            return own
        return np.where(own == public_planes(position, player), np.int8(0), own)
