"""A solver on disk, to go on from: everything it knows, as plain arrays."""

from typing import Any

import numpy as np
import numpy.typing as npt

from cavale.games.thief.exact.knowledge import Belief, Knowledge, Mixture, Plan
from cavale.games.thief.exact.solver import Solver

Arrays = dict[str, npt.NDArray[Any]]


def arrays(solver: Solver, name: str) -> Arrays:
    found: Arrays = {f"{name}.bounds": np.array([solver.low, solver.high, solver.grain])}
    for k, known in enumerate(solver.known):
        for part, array in _layer(known).items():
            found[f"{name}.{k}.{part}"] = array
    return found


def _layer(known: Knowledge) -> Arrays:
    mixtures = [mixture for plan in known.plans for mixture in plan.then]
    _, first = np.unique(known.cut_plan[: known.cut_count], return_index=True)
    size, probes = known.layer.size, len(known.layer.caught)
    return {
        "probe": np.array([plan.probe for plan in known.plans], np.int64),
        "length": np.array([len(mixture[0]) for mixture in mixtures], np.int64),
        "plan": _joined([mixture[0] for mixture in mixtures], np.int64),
        "turn": _joined([mixture[1] for mixture in mixtures], np.int64),
        "weight": _joined([mixture[2] for mixture in mixtures], np.float64),
        "cut": known.cuts[:, first].T.copy(),
        "stands": np.array([b.stands for b in known.beliefs]).reshape(-1, size),
        "low": np.array([b.low for b in known.beliefs]).reshape(-1, probes),
        "better": np.array([b.better for b in known.beliefs], np.int64).reshape(-1, probes),
        "high": np.array([b.high for b in known.beliefs]).reshape(-1, probes),
        "worth": np.array([b.worth for b in known.beliefs]),
    }


def _joined(parts: list[Any], kind: type) -> npt.NDArray[Any]:
    return np.concatenate([np.zeros(0, kind), *parts])


def restore(solver: Solver, name: str, saved: Arrays) -> None:
    """Into a new solver of the same chase; ValueError if it is of another."""
    solver.low, solver.high, solver.grain = saved[f"{name}.bounds"].tolist()
    for k, known in enumerate(solver.known):
        fresh = solver.known[k] = Knowledge(known.layer, known.escape)
        prefix = f"{name}.{k}."
        parts = {key.removeprefix(prefix): saved[key] for key in saved if key.startswith(prefix)}
        if parts["stands"].shape[1] != known.layer.size:
            raise ValueError("this file is of another board")
        _fill(fresh, parts)
        for belief in fresh.beliefs:
            fresh.where[fresh.key(belief.stands, solver.grain)[0]] = len(fresh.where)


def _fill(known: Knowledge, saved: Arrays) -> None:
    places = np.cumsum([0, *saved["length"]])

    def mixture(number: int) -> Mixture:
        part = slice(places[number], places[number + 1])
        return saved["plan"][part], saved["turn"][part], saved["weight"][part]

    for number, (probe, cut) in enumerate(zip(saved["probe"], saved["cut"], strict=True)):
        then = mixture(2 * number), mixture(2 * number + 1)
        known.add_plan(Plan(int(probe), then), np.ascontiguousarray(cut))
    for row in range(len(saved["worth"])):
        known.put_belief(
            Belief(
                stands=saved["stands"][row].copy(),
                low=saved["low"][row].copy(),
                better=saved["better"][row].copy(),
                high=saved["high"][row].copy(),
                worth=float(saved["worth"][row]),
                concedes=known.escape,
                images=slice(0),
            )
        )
