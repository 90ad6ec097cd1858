"""Games of the house's bots against themselves, as tables for programs that learn.

A folder of Parquet files with so many games each: `games-00000.parquet` is a file of records as
`cavale.records` reads them, `steps-00000.parquet` has a row for each decision with what the seat
saw. A file appears only when it is whole, and what is there is not played again.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from cavale import records
from cavale.core.errors import CavaleError
from cavale.core.game import Game
from cavale.core.position import Position
from cavale.core.record import Record, result_text
from cavale.core.seats import CHANCE
from cavale.games import game as open_game
from cavale.research.batch import UNBOUNDED
from cavale.research.seeing import action_of, mask, planes, research_of

A_FILE = 1000
"""Games in each file."""
AHEAD = 4
"""Games that are given out for each process."""


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """What must be the same for a folder to be gone on with."""

    game: str
    variant: str
    seats: int
    rules: int
    levels: tuple[int, ...]
    """Of the bot at each seat."""
    pace: float
    plies: int
    seed: int
    observations: bool

    def opened(self) -> Game:
        return open_game(self.game, self.variant, self.seats, self.rules)


class Step(msgspec.Struct, frozen=True):
    """A decision: what the seat saw, what it did, and what the game was worth to it in the end."""

    ply: int
    seat: int
    move: str
    action: int
    utility: float
    mask: list[int]
    planes: list[int]


@dataclass(frozen=True)
class Played:
    record: Record
    steps: tuple[Step, ...]


def play(setting: Setting, number: int) -> Played:
    """One game; equal settings and numbers, equal games where the bots do not go by a clock."""
    game = setting.opened()
    rng = random.Random(f"{setting.seed}/{number}")
    bots = [game.spec.bot(level, setting.pace) for level in setting.levels]
    position, moves, seen = game.start(), list[str](), list[tuple[int, Position, str]]()
    while (mover := position.mover) is not None and len(moves) < UNBOUNDED:
        if mover == CHANCE or len(moves) < setting.plies:
            move = position.draw(rng)
        else:
            move = bots[mover].choose(position.observe(mover), rng.getrandbits(32)).move
            seen.append((len(moves), position, move.text))
        moves.append(move.text)
        position = position.play_unchecked(move.code)
    names = {
        seat: f"level {level}" for seat, level in zip(game.seat_keys, setting.levels, strict=True)
    }
    record = Record(game, tuple(moves), result_text(position.outcome), None, names)
    steps = (_step(*one, position) for one in seen) if setting.observations else ()
    return Played(record, tuple(steps))


def _step(ply: int, before: Position, move: str, last: Position) -> Step:
    assert before.mover is not None
    seat = int(before.mover)
    look = before.observe(seat)
    return Step(
        ply=ply,
        seat=seat,
        move=move,
        action=action_of(look, before.game.read_move(move)),
        utility=last.utility(seat) if last.mover is None else 0.0,
        mask=mask(look).tolist(),
        planes=planes(look).tolist(),
    )


def selfplay(
    setting: Setting,
    games: int,
    out: Path,
    crew: Executor,
    hands: int,
    heard: Callable[[int], None] = lambda count: None,
) -> list[Path]:
    """Play so many games into a folder; `heard` is told of each that is there.

    CavaleError if the folder is of something else.
    """
    _check(setting, out)
    written = []
    for first in range(0, games, A_FILE):
        count = min(A_FILE, games - first)
        file = out / f"games-{first // A_FILE:05}.parquet"
        if not (file.exists() and len(records.read(file)) >= count):
            played = list(_in_order(setting, range(first, first + count), crew, hands, heard))
            if setting.observations:
                _write_steps(file.with_name(file.name.replace("games", "steps")), first, played)
            records.write(file, (one.record for one in played))
        else:
            heard(count)
        written.append(file)
    return written


def _in_order(
    setting: Setting,
    numbers: Sequence[int],
    crew: Executor,
    hands: int,
    heard: Callable[[int], None],
) -> Iterator[Played]:
    waiting: list[Future[Played]] = []
    left = iter(numbers)
    while True:
        while len(waiting) < AHEAD * hands and (number := next(left, None)) is not None:
            waiting.append(crew.submit(play, setting, number))
        if not waiting:
            return
        yield waiting.pop(0).result()
        heard(1)


def _check(setting: Setting, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    file = out / "selfplay.json"
    if file.exists():
        try:
            found = msgspec.json.decode(file.read_bytes(), type=Setting)
        except msgspec.DecodeError as error:
            raise CavaleError(f"{file}: {error}") from None
        for name in Setting.__struct_fields__:
            theirs, ours = getattr(found, name), getattr(setting, name)
            if theirs != ours:
                raise CavaleError(f"{out} holds games with {name} {theirs}, not {ours}")
    elif any(out.iterdir()):
        raise CavaleError(f"{out} is not empty, and not of self-play")
    else:
        file.write_bytes(msgspec.json.format(msgspec.json.encode(setting), indent=2) + b"\n")


def _write_steps(file: Path, first: int, played: Sequence[Played]) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    small = pa.list_(pa.int8())
    kinds: dict[str, Any] = {
        "game": pa.int64(),
        "ply": pa.int32(),
        "seat": pa.int8(),
        "move": pa.string(),
        "action": pa.int32(),
        "utility": pa.float32(),
        "mask": small,
        "planes": small,
    }
    research = research_of(played[0].record.game)
    # Readers find the planes' names and shapes beside the numbers.
    named = {plane.name: list(plane.shape) for plane in research.planes}
    schema = pa.schema(list(kinds.items()), {"planes": msgspec.json.encode(named)})
    new = file.with_name(file.name + ".new")
    with pq.ParquetWriter(new, schema) as out:
        for number, one in enumerate(played, first):
            rows = [{"game": number, **msgspec.to_builtins(step)} for step in one.steps]
            out.write_table(pa.Table.from_pylist(rows, schema))
    new.replace(file)
