"""The whole game solved into a directory, as the command line asks for it."""

import shutil
from pathlib import Path

from cavale.core.game import Game
from cavale.core.message import Message
from cavale.core.solving import Judgement, Report
from cavale.games.wall import SPEC
from cavale.games.wall.exact.building import Building, layer_file
from cavale.games.wall.exact.judging import judgement, looked_up
from cavale.games.wall.exact.table import Table
from cavale.games.wall.exact.values import MEGABYTE, MEMORY


class WallTabulation:
    of = Message("solve-whole")

    def __init__(self, directory: Path) -> None:
        self.building = Building(directory)
        self.directory = directory

    def run(self, report: Report) -> None:
        missing = -(-self._missing() // MEGABYTE)
        free = shutil.disk_usage(self.directory).free // MEGABYTE
        if missing > free:
            raise ValueError(f"this takes {missing} MB more in {self.directory}; {free} are free")
        self.building.run(report)

    def _missing(self) -> int:
        """Bytes of the layers that are not begun."""
        words = self.building.whole.words
        files = (layer_file(self.directory, ropes) for ropes in range(len(words)))
        here = (file.exists() or file.with_suffix(".part").exists() for file in files)
        return sum(8 * count for count, begun in zip(words, here, strict=True) if not begun)

    def judgement(self) -> Judgement:
        start = Game(SPEC, "single").start()
        return judgement(start, looked_up(start, Table(self.directory), MEMORY))
