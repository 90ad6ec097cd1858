"""The file of a match: what is played, then a line for each round, so that a match can go on.

A line that was cut off when a machine went down is no line, and is written again.
"""

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Literal

import msgspec

from cavale.core.errors import CavaleError
from cavale.core.written import Written
from cavale.lab.match import Score, result_of
from cavale.lab.referee import Failure, Refereed


class Setting(msgspec.Struct, frozen=True, kw_only=True, rename={"format": "cavale-match"}):
    """What must be the same for two runs to be one match."""

    format: Literal[1] = 1
    game: str
    variant: str
    seats: int
    rules: int
    plies: int
    seed: int
    seconds: float | None
    players: tuple[str, ...]
    """By their commands."""


class KeptGame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`result` is the first player's, who had seat `seat`: 1, 0.5 or 0."""

    seat: int
    result: float
    failure: Failure | None = None
    record: Written


class KeptRound(msgspec.Struct, frozen=True, kw_only=True):
    first: int
    second: int
    round: int
    games: tuple[KeptGame, ...]


def kept_round(
    first: int, second: int, number: int, games: Sequence[Refereed], names: Sequence[str]
) -> KeptRound:
    kept = []
    for own, game in enumerate(games):
        seated = [names[first if seat == own else second] for seat in range(len(games))]
        kept.append(
            KeptGame(
                seat=own,
                result=result_of(game, own),
                failure=game.failure,
                record=game.record(seated).written(),
            )
        )
    return KeptRound(first=first, second=second, round=number, games=tuple(kept))


class Scoresheet:
    """Opened for one match; CavaleError if the file is of another one."""

    def __init__(self, path: Path, setting: Setting) -> None:
        self.path = path
        self.rounds: list[KeptRound] = []
        whole = self._read(setting) if path.exists() and path.stat().st_size else 0
        self._file: IO[bytes] = path.open("ab")
        self._file.truncate(whole)
        if not whole:
            self._write(setting)

    def __enter__(self) -> "Scoresheet":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._file.close()

    def add(self, played: KeptRound) -> None:
        self.rounds.append(played)
        self._write(played)

    def known(self) -> dict[tuple[int, int, int], Score]:
        """The scores of the rounds that it holds, by first player, second player and round."""
        return {
            (one.first, one.second, one.round): Score.of(
                (game.result for game in one.games), len(one.games)
            )
            for one in self.rounds
        }

    def _read(self, setting: Setting) -> int:
        """How many of its bytes are whole lines."""
        *lines, _ = self.path.read_bytes().split(b"\n")
        if not lines:
            raise self._wrong("it is not the file of a match")
        try:
            found = msgspec.json.decode(lines[0], type=Setting)
            self.rounds = [msgspec.json.decode(line, type=KeptRound) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise self._wrong(f"it is not the file of a match ({error})") from None
        for name in Setting.__struct_fields__:
            theirs, ours = getattr(found, name), getattr(setting, name)
            if theirs != ours:
                raise self._wrong(f"it is of a match with {name} {theirs}, not {ours}")
        return sum(len(line) + 1 for line in lines)

    def _write(self, line: Setting | KeptRound) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def _wrong(self, reason: str) -> CavaleError:
        return CavaleError(f"{self.path}: {reason}")
