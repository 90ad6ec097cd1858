"""Exact work on a variant as the command line sees it: one chase, or the two halves of a game."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from cavale.core.message import Message
from cavale.core.solving import Progress
from cavale.games.thief.exact import checkpoint
from cavale.games.thief.exact.challenge import challenge
from cavale.games.thief.exact.chase import Chase, Half, chase
from cavale.games.thief.exact.presolve import presolve
from cavale.games.thief.exact.solver import Solver

SIDE = 11
FINEST = 1e-9
PATIENCE = 10
"""Trials without news before the grain is made finer."""
CHALLENGES = 10
"""For each trial: they take less time, and the thief's side is the slow one."""
KNOTS = Message("solve-knots")
LAFFONT = Message("solve-laffont")


class ThiefSolving:
    def __init__(self, variant: str, size: int | None = None) -> None:
        self.variant, self.size = variant, SIDE if size is None else size
        self.value = LAFFONT if variant == "laffont" else KNOTS
        self.shift = float(self.size - 1) if variant == "laffont" else 0.0
        self.solvers = {half: Solver(self._chase(half)) for half in _halves(variant)}
        self.presolving = {half: presolve(solver) for half, solver in self.solvers.items()}
        self.steps = self.idle = 0
        self.seconds = 0.0

    def _chase(self, half: Half) -> Chase:
        if half == "both":
            # Laffont is Knots with a free first probe and an escape worth twice as much, but for
            # what everybody gets in any case.
            return chase(half, self.size, 1, 2.0 * (self.size - 1))
        return chase(half, self.size)

    @property
    def low(self) -> float:
        return max(solver.low for solver in self.solvers.values()) - self.shift

    @property
    def high(self) -> float:
        return max(solver.high for solver in self.solvers.values()) - self.shift

    def done(self, gap: float) -> bool:
        return self.high - self.low <= gap or all(
            solver.grain < FINEST for solver in self.solvers.values()
        )

    def work(self, seconds: float) -> None:
        """On the half on which the upper bound hangs, unless the other is still to be begun."""
        begun = time.monotonic()
        while time.monotonic() < begun + seconds and not self.done(0.0):
            self.step()
        self.seconds += time.monotonic() - begun

    def step(self) -> None:
        self.steps += 1
        for half, look in list(self.presolving.items()):
            if _next(look):
                return
            del self.presolving[half]
        top = max(self.solvers.values(), key=lambda solver: (solver.high, -solver.low))
        before = top.news
        if self.steps % (CHALLENGES + 1):
            challenge(top)
            return
        top.trial()
        self.idle = 0 if top.news > before else self.idle + 1
        if self.idle == PATIENCE:
            self.idle = 0
            top.refine()

    def progress(self) -> Progress:
        known = [known for solver in self.solvers.values() for known in solver.known]
        return Progress(
            game="thief",
            variant=self.variant,
            size=self.size,
            low=self.low,
            high=self.high,
            steps=self.steps,
            seconds=self.seconds,
            known={
                "plans": sum(len(k.plans) for k in known),
                "beliefs": sum(len(k.beliefs) for k in known),
            },
        )

    def save(self, file: Path) -> None:
        saved: dict[str, Any] = {
            "what": np.array([self.variant, str(self.size)]),
            "work": np.array([float(self.steps), self.seconds]),
            "presolving": np.array(sorted(self.presolving), dtype=np.str_),
        }
        for half, solver in self.solvers.items():
            saved |= checkpoint.arrays(solver, half)
        part = file.with_name(file.name + ".part")
        with part.open("wb") as out:
            np.savez_compressed(out, **saved)
        part.replace(file)

    def resume(self, file: Path) -> None:
        try:
            with np.load(file, allow_pickle=False) as data:
                saved = {key: data[key] for key in data.files}
            what = saved["what"].tolist()
        except (OSError, ValueError, KeyError) as error:
            raise ValueError(f"{file} cannot be read: {error}") from None
        if what != [self.variant, str(self.size)]:
            raise ValueError(f"{file} is of {what[0]} on a board of {what[1]}")
        for half, solver in self.solvers.items():
            checkpoint.restore(solver, half, saved)
        steps, self.seconds = saved["work"].tolist()
        self.steps = int(steps)
        unfinished = set(saved["presolving"].tolist())
        self.presolving = {h: look for h, look in self.presolving.items() if h in unfinished}


def _halves(variant: str) -> tuple[Half, ...]:
    if variant == "laffont":
        return ("both",)
    return ("orthogonal",) if variant == "knots-1" else ("orthogonal", "diagonal")


def _next(look: Iterator[None]) -> bool:
    try:
        next(look)
    except StopIteration:
        return False
    return True
