"""The whole game, solved into a directory by building.py: who forces an escape from any wall."""

from pathlib import Path

from cavale.games.wall.exact.board import WALL, Size, Standing
from cavale.games.wall.exact.building import check_about, layer_file, open_layer
from cavale.games.wall.exact.cone import attacked
from cavale.games.wall.exact.tiles import WORD, Words
from cavale.games.wall.exact.whole import Whole


class Table:
    def __init__(self, directory: Path, size: Size = WALL) -> None:
        check_about(directory, size)
        self.directory, self.size = directory, size
        self.whole = Whole(size)
        self._layers: dict[int, Words] = {}

    def winner(self, at: Standing) -> int | None:
        """Who forces an escape; ValueError where the table has no such layer yet."""
        return next((attacker for attacker in (0, 1) if self.forces(at, attacker)), None)

    def forces(self, at: Standing, attacker: int) -> bool:
        whole = self.whole
        rows = attacked(at.slots, attacker)
        if any(row not in whole.slot.read for row in rows):
            raise ValueError("no game comes to this wall, so it is in no table")
        number = whole.number(tuple(whole.slot.read[row][0] for row in rows))
        image = int(whole.image[number])
        block = whole.block(int(whole.kept[number]))
        index = place = 0
        for row in whole.seen(rows, image):
            shape, bits = whole.slot.read[row]
            index |= bits << place
            place += whole.free[shape]
        plane = block.plane_at(int(at.turn == attacker), whole.closed(at.closed, image))
        tile, bit = index >> block.low, index & (1 << block.low) - 1
        word = plane + tile * (1 << max(0, block.low - WORD)) + (bit >> WORD)
        return bool(int(self.layer(at.ropes)[word]) >> (bit & 63) & 1)

    def layer(self, ropes: int) -> Words:
        if ropes not in self._layers:
            file = layer_file(self.directory, ropes)
            if not file.exists():
                raise ValueError(f"{self.directory} has no walls with {ropes} ropes yet")
            self._layers[ropes] = open_layer(file, self.whole.words[ropes])
        return self._layers[ropes]
