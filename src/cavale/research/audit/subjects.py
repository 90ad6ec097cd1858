"""The games of other libraries, as the audit plays them."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np

from cavale.core.errors import CavaleError
from cavale.research.audit.contract import Kind, Shown, Subject

SEEDS = 64
"""With so many an environment of PettingZoo is begun."""


def named(text: str) -> Subject:
    """`openspiel:leduc_poker` or `pettingzoo:pettingzoo.classic.connect_four_v3`."""
    library, _, name = text.partition(":")
    opener = {"openspiel": openspiel, "pettingzoo": pettingzoo}.get(library)
    if opener is None or not name:
        raise CavaleError(
            f"{text!r} names no game: openspiel:NAME and pettingzoo:MODULE do, as openspiel:chess"
        )
    return opener(name)


def openspiel(name: str) -> Subject:
    """A game of OpenSpiel by its name, as it loads it; `cavale_thief` and others of ours too."""
    try:
        import pyspiel
    except ImportError:
        raise CavaleError("OpenSpiel is missing: pip install 'cavale[research]'") from None
    if name.startswith("cavale_"):
        from cavale.research.openspiel import register

        register()
    # OpenSpiel itself writes the names of all its games to standard error.
    if name.partition("(")[0] not in pyspiel.registered_names():
        raise CavaleError(f"OpenSpiel has no game {name!r}")
    try:
        game = pyspiel.load_game(name)
    except pyspiel.SpielError as error:
        raise CavaleError(f"{name}: {str(error).splitlines()[0]}") from None
    kind = game.get_type()
    if kind.dynamics != pyspiel.GameType.Dynamics.SEQUENTIAL:
        raise CavaleError(f"{name} is not played in turns")
    if not (kind.provides_information_state_string or kind.provides_observation_string):
        raise CavaleError(f"{name} tells players nothing as text: there is nothing to compare")
    return _SpielSubject(name, game.num_players(), game, kind)


@dataclass(frozen=True)
class _SpielSubject:
    name: str
    players: int
    game: Any
    kind: Any

    def begin(self) -> "_SpielMoment":
        return _SpielMoment(self.game.new_initial_state(), self.kind, self.players)


class _SpielMoment:
    """Its identity is the information state, or all observations so far where there is none."""

    def __init__(self, state: Any, kind: Any, players: int) -> None:
        self._state = state
        self._kind = kind
        self._recalled: list[Hashable] = [()] * players
        self._remember()

    @property
    def mover(self) -> int | None:
        if self._state.is_terminal():
            return None
        return -1 if self._state.is_chance_node() else int(self._state.current_player())

    def moves(self) -> Sequence[int]:
        return self._state.legal_actions()  # type: ignore[no-any-return]

    def play(self, action: int) -> None:
        mover = self.mover
        self._state.apply_action(action)
        if mover is not None and mover >= 0 and not self._tells:
            self._recalled[mover] = hash((self._recalled[mover], action))
        self._remember()

    def shown(self, player: int) -> Shown:
        state, kind = self._state, self._kind
        faces: dict[str, Hashable] = {}
        observation = None
        if kind.provides_observation_string:
            observation = faces["observation string"] = state.observation_string(player)
        if kind.provides_observation_tensor:
            faces["observation tensor"] = _digest(state.observation_tensor(player))
        if not self._tells:
            return Shown(self._recalled[player], faces)
        tensor = None
        if kind.provides_information_state_tensor:
            tensor = _digest(state.information_state_tensor(player))
            faces["information state tensor"] = tensor
        return Shown(state.information_state_string(player), faces, tensor, observation)

    def paid(self, player: int) -> float:
        return float(self._state.returns()[player])

    def faults(self) -> Iterator[tuple[Kind, int, str]]:
        return iter(())

    @property
    def _tells(self) -> bool:
        return bool(self._kind.provides_information_state_string)

    def _remember(self) -> None:
        if not self._tells and self.mover != -1:
            for player, recalled in enumerate(self._recalled):
                seen = self._state.observation_string(player)
                self._recalled[player] = hash((recalled, seen))


def pettingzoo(name: str) -> Subject:
    """An AEC environment of PettingZoo by its module, which has a function `env`."""
    module, _, call = name.partition("#")
    try:
        make: Callable[[], Any] = getattr(import_module(module), call or "env")
        env = make()
    except (ImportError, AttributeError) as error:
        raise CavaleError(f"{name}: {error}") from None
    return _ZooSubject(name, len(env.possible_agents), make)


@dataclass(frozen=True)
class _ZooSubject:
    name: str
    players: int
    make: Callable[[], Any]

    def begin(self) -> "_ZooMoment":
        return _ZooMoment(self.make())


class _ZooMoment:
    """Its identity is all that the player was handed at its turns, and what it did.

    All chance is in the seed, so that choosing one is the first move.
    """

    def __init__(self, env: Any) -> None:
        self._env = env
        self._begun = False
        self._agents = list(env.possible_agents)
        self._recalled: list[Hashable] = [()] * len(self._agents)
        self._paid = dict.fromkeys(self._agents, 0.0)
        self._handed: list[tuple[int, Any, Hashable]] = []
        self._shown: dict[int, Shown] = {}

    @property
    def mover(self) -> int | None:
        env = self._env
        if not self._begun:
            return -1
        if not env.agents or env.terminations[env.agent_selection]:
            return None
        if env.truncations[env.agent_selection]:
            return None
        return self._agents.index(env.agent_selection)

    def moves(self) -> Sequence[int]:
        if not self._begun:
            return range(SEEDS)
        agent = self._env.agent_selection
        mask = self._mask(self._env.observe(agent), agent)
        if mask is None:
            return range(int(self._env.action_space(agent).n))
        return np.flatnonzero(mask).tolist()

    def play(self, action: int) -> None:
        mover = self.mover
        assert mover is not None
        if mover < 0:
            self._env.reset(seed=action)
            self._begun = True
            self._turn()
            return
        self._recalled[mover] = hash((self._recalled[mover], action))
        self._env.step(action)
        for agent, reward in self._env.rewards.items():
            self._paid[agent] += float(reward)
        self._turn()

    def shown(self, player: int) -> Shown:
        return self._shown.get(player) or Shown(self._recalled[player], {})

    def paid(self, player: int) -> float:
        return self._paid[self._agents[player]]

    def faults(self) -> Iterator[tuple[Kind, int, str]]:
        for player, handed, digest in self._handed:
            if _digest(handed) != digest:
                yield "changed", player, "observation"

    def _turn(self) -> None:
        """The player to move is handed its observation; at the end all are."""
        mover = self.mover
        self._shown.clear()
        for player in range(len(self._agents)) if mover is None else [mover]:
            handed = _seen(self._env.observe(self._agents[player]))
            digest = _digest(handed)
            self._handed.append((player, handed, digest))
            self._recalled[player] = hash((self._recalled[player], digest))
            self._shown[player] = Shown(self._recalled[player], {"observation": digest})

    def _mask(self, observation: Any, agent: str) -> Any:
        if isinstance(observation, dict) and "action_mask" in observation:
            return observation["action_mask"]
        return self._env.infos.get(agent, {}).get("action_mask")


def _seen(observation: Any) -> Any:
    """Without the mask: that is what is compared with it."""
    if isinstance(observation, dict) and "action_mask" in observation:
        return {name: part for name, part in observation.items() if name != "action_mask"}
    return observation


def _digest(thing: Any) -> Hashable:
    if isinstance(thing, dict):
        return tuple((name, _digest(thing[name])) for name in sorted(thing))
    if isinstance(thing, str | bytes | int):
        return thing
    array = np.asarray(thing)
    return array.shape, array.tobytes()
