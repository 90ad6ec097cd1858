"""A small detective learns Catch the Thief by OpenSpiel's WoLF-PHC, and meets the best thief.

Of all that he saw he remembers the turn and the last clue, so there are 17 situations and a chance
for each of 117 probes. A thief who learns as well knows the turn and where he stands. Against so
small a policy the best thief there is can be worked out exactly, and what he gets lies above what
is proven for every detective.

    python -m examples.learned_detective 3000
"""

import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.wolf_phc import WoLFPHC, WoLFSchedule
from open_spiel.python.rl_tools import ConstantSchedule

import cavale
from cavale.games.thief.board import AWAY, IS_HIDEOUT, OPEN, POINTS, SCENE, STRAIGHT_FIRST
from cavale.games.thief.rules import CLUE, FAR, NEAR, NO_CLUE, PROBES
from cavale.research import openspiel

SECURED, CONCEDED = 6.1752, 6.2241
"""No detective concedes less than the first; the one who ships concedes the second at most."""
ESCAPE = 10.0
THIEF, DETECTIVE = 0, 1

Chances = npt.NDArray[np.float64]
Policy = Mapping[tuple[int, int], Chances]
"""By the turn and the last clue, how likely each point is probed; where nothing is said, all are
equally likely."""

EVENLY: Chances = np.where(IS_HIDEOUT, 0.0, 1.0 / len(OPEN))
FORCED: Chances = np.eye(POINTS)[SCENE]
"""The first probe."""


def train(games: int, seed: int = 0) -> Policy:
    """The mean of what the detective played, over the second half of the games."""
    np.random.seed(seed)  # OpenSpiel's learners draw from here
    openspiel.register()
    env = rl_environment.Environment(pyspiel.load_game("cavale_thief"), include_full_state=True)
    agents = [
        WoLFPHC(
            seat,
            POINTS,
            step_size=WoLFSchedule(200, 1000),
            epsilon_schedule=ConstantSchedule(0.1),
            delta_w=WoLFSchedule(1, 200),
            delta_l=WoLFSchedule(2, 200),
        )
        for seat in (THIEF, DETECTIVE)
    ]
    played: dict[tuple[int, int], Chances] = {}
    for number in range(games):
        moment = env.reset()
        while not moment.last():
            position, seat = env.get_state.position, moment.observations["current_player"]
            chosen = agents[seat].step(_noticed(moment, position))
            if seat == DETECTIVE and 2 * number >= games:
                situation = _situation(position)
                played[situation] = played.get(situation, np.zeros(POINTS)) + chosen.probs
            moment = env.step([chosen.action])
        for agent in agents:
            agent.step(_noticed(moment, env.get_state.position))
    return {situation: sums / sums.sum() for situation, sums in played.items()}


def _situation(position: cavale.Position) -> tuple[int, int]:
    seen = cavale.research.named_planes(position.observe(DETECTIVE))
    probes = int(seen["probes"][0])
    return probes + 1, int(seen["clues"][probes - 1].max()) if probes else NO_CLUE


def _noticed(moment: Any, position: cavale.Position) -> Any:
    """What each of the two takes in."""
    footprints = cavale.research.named_planes(position.observe(THIEF))["footprints"]
    thief = int(footprints.max()), int(footprints.argmax())
    info = {"info_state": [thief, _situation(position)]}
    return moment._replace(observations={**moment.observations, **info})


def best_thief(policy: Policy) -> float:
    """What the best thief gets, who knows the policy: worked out from the last probe back."""
    later: dict[int, Chances] = {}
    for turn in range(PROBES, 0, -1):
        onward = {clue: _moved_on(later.get(clue, np.zeros(POINTS))) for clue in (FAR, NEAR)}
        later = {
            before: turn * probed + sum((clue == CLUE) @ probed * onward[clue] for clue in onward)
            for before in (NO_CLUE, FAR, NEAR)
            for probed in [policy.get((turn, before), EVENLY) if turn > 1 else FORCED]
        }
    return float(later[NO_CLUE][STRAIGHT_FIRST].max())


def _moved_on(values: Chances) -> Chances:
    """What a thief on each point can get by the best step."""
    worth = np.append(np.where(IS_HIDEOUT, ESCAPE, values), 0.0)  # AWAY has -1 for no step
    best: Chances = worth[AWAY].max(axis=1)
    return best


if __name__ == "__main__":
    learned = train(int(sys.argv[1]) if len(sys.argv) > 1 else 3000)
    print(f"probing anywhere concedes {best_thief({}):.4f}")
    print(f"what was learned concedes {best_thief(learned):.4f}")
    print(f"no detective concedes less than {SECURED}; the one who ships, at most {CONCEDED}")
