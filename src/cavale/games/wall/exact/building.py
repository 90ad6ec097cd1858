"""Solving the whole game into a directory, layer by layer; what is there already is not done again.

A layer is a file. While it is worked on it is called .part, and `progress.json` says how many of
its blocks are done: a run that is stopped loses some seconds of work.
"""

from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
import numpy as np

from cavale.core.jit import Ints
from cavale.core.solving import Report
from cavale.games.wall.exact.block import Marks, Outline, solve_block
from cavale.games.wall.exact.board import OPEN, WALL, Size
from cavale.games.wall.exact.cone import NO_IMAGES, Block, most_tiles
from cavale.games.wall.exact.images import place_image
from cavale.games.wall.exact.tables import tables
from cavale.games.wall.exact.tiles import WORD, Words
from cavale.games.wall.exact.whole import Whole

KEEP: Final = 20.0
"""Seconds between two notes of how far it is."""
FORMAT: Final = 1


class About(msgspec.Struct, frozen=True):
    """What a directory holds."""

    side: int
    ropes: int
    format: int = FORMAT


class Begun(msgspec.Struct, frozen=True):
    """A layer that is not done."""

    ropes: int
    blocks: int


def layer_file(directory: Path, ropes: int) -> Path:
    return directory / f"ropes-{ropes:02d}.bits"


def check_about(directory: Path, size: Size) -> None:
    """ValueError if this is not a directory of such a table."""
    file = directory / "about.json"
    try:
        about = msgspec.json.decode(file.read_bytes(), type=About)
    except (OSError, msgspec.DecodeError) as error:
        raise ValueError(f"{directory} holds no table of The Wall: {error}") from None
    if about != About(size.side, size.ropes):
        raise ValueError(f"{directory} holds a table of another kind: {about}")


def open_layer(file: Path, words: int, mode: str = "r") -> Words:
    found: Words = np.memmap(file, np.uint64, mode, shape=(words,)).view(np.ndarray)  # type: ignore[call-overload]
    return found


class Building:
    def __init__(self, directory: Path, size: Size = WALL) -> None:
        self.directory, self.size = directory, size
        directory.mkdir(parents=True, exist_ok=True)
        if (directory / "about.json").exists():
            check_about(directory, size)
        elif any(directory.iterdir()):
            raise ValueError(f"{directory} holds something else")
        else:
            _write(directory / "about.json", About(size.side, size.ropes))
        self.whole = Whole(size)
        self.tables = tables([self.whole.slot] * size.side, size.ropes)
        self.full = size.side**2
        largest = self.whole.largest
        self._outside = np.zeros(2 * largest, np.uint64)
        tiles = most_tiles(size.side)
        self._marks: Marks = np.zeros(2 * tiles, np.uint8)
        self._seen = np.zeros(3 * tiles, np.int64)
        self._images = np.zeros(largest, np.uint64)

    def run(self, report: Report = lambda done, of: None, least: int = 0) -> None:
        """From full walls down to those with `least` ropes; `report` hears of colourings, and
        may end it by raising something."""
        work = [len(layer) << ropes for ropes, layer in enumerate(self.whole.layers)]
        total, done = sum(work[least:]), 0
        for ropes in range(self.full, least - 1, -1):
            if not layer_file(self.directory, ropes).exists():
                self._layer(ropes, done, total, report)
            done += work[ropes]
            report(done, total)

    def _layer(self, ropes: int, done: int, total: int, report: Report) -> None:
        whole, file = self.whole, layer_file(self.directory, ropes)
        part, note = file.with_suffix(".part"), self.directory / "progress.json"
        begun = _begun(note) if part.exists() else None
        solved = begun.blocks if begun is not None and begun.ropes == ropes else 0
        own = np.memmap(part, np.uint64, "r+" if solved else "w+", shape=(whole.words[ropes],))
        planes: Words = own.view(np.ndarray)
        ahead = NO_IMAGES
        if ropes < self.full:
            there = layer_file(self.directory, ropes + 1)
            ahead = open_layer(there, whole.words[ropes + 1], "c")
        noted = monotonic()
        try:
            for number in whole.layers[ropes][solved:].tolist():
                block = whole.block(number)
                outline = self._outline(block, ropes, ahead)
                solve_block(
                    self.tables, outline, ahead, self._images, planes, block.at,
                    self._outside, self._marks, self._seen,
                )  # fmt: skip
                solved += 1
                report(done + (solved << ropes), total)
                if monotonic() - noted >= KEEP:
                    own.flush()
                    _write(note, Begun(ropes, solved))
                    noted = monotonic()
        finally:
            own.flush()
            _write(note, Begun(ropes, solved))
        del own, planes
        part.replace(file)

    def _outline(self, block: Block, ropes: int, ahead: Words) -> Outline:
        whole = self.whole
        side = self.size.side
        place = np.zeros(side, np.int64)
        for j in range(side - 1):
            place[j + 1] = 0 if j == 1 else place[j] + whole.free[block.key[j]]
        found = np.zeros((side, 2, 2), np.int64)
        used = 0
        for j in range(side):
            for way in (0, 1):
                after = int(self.tables.after[j, block.key[j], way])
                if after != block.key[j]:
                    key = (*block.key[:j], after, *block.key[j + 1 :])
                    closed = j if after == whole.count - 1 else OPEN
                    used = self._ahead(key, closed, ahead, found[j, way], used)
        return Outline(
            np.array(block.key), place, np.array(block.full, np.int64), block.low, block.upper,
            ropes, found,
        )  # fmt: skip

    def _ahead(
        self, key: tuple[int, ...], closed: int, ahead: Words, found: Ints, used: int
    ) -> int:
        """Where the two planes of this block of the next layer begin; an image is made of them if
        another block is kept. Returns how many words of images are in use."""
        whole = self.whole
        number = whole.number(key)
        image = int(whole.image[number])
        there = whole.block(int(whole.kept[number]))
        closed = whole.closed(closed, image)
        for turn in (0, 1):
            found[turn] = there.plane_at(1 - turn, closed)
        if image == 0:
            return used
        origin = whole.origin(key, image)
        low = whole.free[key[0]] + whole.free[key[1]]
        words = (1 << max(0, low - WORD)) << len(origin) - low
        if len(self._images) < used + 2 * words:
            self._images = np.concatenate([self._images, np.zeros(2 * words, np.uint64)])
        for turn in (0, 1):
            place_image(ahead, found[turn], there.low, origin, self._images, used, low)
            found[turn] = ~used
            used += words
        return used


def _begun(note: Path) -> Begun | None:
    try:
        return msgspec.json.decode(note.read_bytes(), type=Begun)
    except (OSError, msgspec.DecodeError):
        return None


def _write(file: Path, what: msgspec.Struct) -> None:
    part = file.with_suffix(".new")
    part.write_bytes(msgspec.json.encode(what))
    part.replace(file)
