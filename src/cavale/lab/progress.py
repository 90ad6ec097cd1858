"""How long work shows that it is alive: on standard error, so that results can be piped."""

import sys
from time import monotonic
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

EVERY = 10.0
"""Seconds between two lines of a task where there is no terminal to draw on."""


def console() -> Console:
    return Console()


def progress() -> Progress:
    return _bars() if sys.stderr.isatty() else Lines()


def _bars() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        # The only one that gives way where there is little room.
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True, elapsed_when_finished=True),
        TextColumn("{task.fields[note]}"),
        console=Console(stderr=True),
    )


class Lines(Progress):
    """For a file or a pipe: a line now and then, and one when a task is done."""

    def __init__(self, every: float = EVERY) -> None:
        super().__init__(disable=True)
        self._every = every
        self._said: dict[TaskID, tuple[float, bool]] = {}

    def update(self, task_id: TaskID, **fields: Any) -> None:
        super().update(task_id, **fields)
        self._say(task_id)

    def advance(self, task_id: TaskID, advance: float = 1) -> None:
        super().advance(task_id, advance)
        self._say(task_id)

    def _say(self, task_id: TaskID) -> None:
        task = self._tasks[task_id]
        last, over = self._said.setdefault(task_id, (monotonic(), False))
        if over or (monotonic() - last < self._every and not task.finished):
            return
        self._said[task_id] = (monotonic(), task.finished)
        total = "" if task.total is None else f"/{task.total:g}"
        said = f"{task.completed:g}{total}, {task.elapsed or 0:.0f} s"
        parts = (task.description, said, task.fields.get("note", ""))
        print(": ".join(part for part in parts if part), file=sys.stderr, flush=True)
