"""A game written down: enough to replay it exactly, and to verify its chance.

    cavale-record: 1
    game: wall
    variant: single
    seats: 2
    rules: 1
    yellow: Ada
    blue: Mastermind
    result: 1-0 escaped

    1. 3L
    2. 3R

One move a line with its number; a move of chance has a `*` behind its number. Headers with other
names are kept as they are.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from cavale.core.chance import Dealer, commitment
from cavale.core.errors import CavaleError, MalformedRecord
from cavale.core.game import Game, Outcome, Position
from cavale.core.seats import CHANCE

FORMAT = 1
MAX_CHARS = 1 << 20
GameOpener = Callable[[str, str | None, int | None], Game]
_HEADER = re.compile(r"([a-z][a-z0-9-]{0,39}): (.{0,400})")
_MOVE = re.compile(r"(\d{1,6})\.(\*)? (\S.{0,79})")
_OWN_HEADERS = ("cavale-record", "game", "variant", "seats", "rules", "start", "result")


@dataclass(frozen=True)
class Record:
    """`result` is as written: points joined by dashes, then the reason; `*` while it runs."""

    game: Game
    moves: tuple[str, ...]
    result: str = "*"
    start: str | None = None
    headers: dict[str, str] = field(default_factory=dict)

    def positions(self) -> Iterator[Position]:
        """Every position of the game, the first one included; MalformedRecord at a bad move."""
        try:
            position = self.game.parse(self.start) if self.start else self.game.start()
        except CavaleError as error:
            raise MalformedRecord(f"start: {error}") from None
        yield position
        for number, move in enumerate(self.moves, 1):
            try:
                position = position.play(move)
            except CavaleError as error:
                raise MalformedRecord(f"move {number}: {error}") from None
            yield position

    def replay(self) -> Position:
        """The last position."""
        *_, last = self.positions()
        return last

    @property
    def players(self) -> tuple[str, ...]:
        seats = self.game.spec.seats[: self.game.seats]
        return tuple(self.headers.get(seat.name, "") for seat in seats)

    def __str__(self) -> str:
        lines = [
            f"cavale-record: {FORMAT}",
            f"game: {self.game.slug}",
            f"variant: {self.game.variant}",
            f"seats: {self.game.seats}",
            f"rules: {self.game.spec.rules_version}",
        ]
        lines += [f"start: {self.start}"] if self.start else []
        lines += [f"{name}: {_one_line(text)}" for name, text in self.headers.items()]
        lines += [f"result: {self.result}", ""]
        for number, (position, move) in enumerate(
            zip(self.positions(), self.moves, strict=False), 1
        ):
            mark = "*" if position.mover == CHANCE else ""
            lines.append(f"{number}.{mark} {move}")
        return "\n".join(lines) + "\n"


def _one_line(text: str) -> str:
    return " ".join(text.split())[:400]


def result_text(outcome: Outcome | None) -> str:
    if outcome is None:
        return "*"
    return f"{'-'.join(f'{points:g}' for points in outcome.points)} {outcome.reason}"


def read(text: str, open_game: GameOpener) -> Record:
    """The record a text holds; MalformedRecord says which line is wrong. Moves are not played."""
    if len(text) > MAX_CHARS:
        raise MalformedRecord(f"longer than {MAX_CHARS} characters")
    lines = text.splitlines()
    headers: dict[str, str] = {}
    moves: list[str] = []
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line:
            continue
        if not moves and (header := _HEADER.fullmatch(line)):
            if header[1] in headers:
                raise MalformedRecord(f"{header[1]} is given twice", number)
            headers[header[1]] = header[2]
        elif move := _MOVE.fullmatch(line):
            if int(move[1]) != len(moves) + 1:
                raise MalformedRecord(f"move {len(moves) + 1} is expected here", number)
            moves.append(move[3])
        else:
            raise MalformedRecord("neither a header nor a move", number)
    if headers.get("cavale-record") != str(FORMAT):
        raise MalformedRecord(f"the first line must be: cavale-record: {FORMAT}", 1)
    for name in ("game", "seats"):
        if name not in headers:
            raise MalformedRecord(f"there is no header {name}")
    if not headers["seats"].isdecimal():
        raise MalformedRecord("seats must be a number")
    try:
        game = open_game(headers["game"], headers.get("variant"), int(headers["seats"]))
    except CavaleError as error:
        raise MalformedRecord(str(error)) from None
    rules = headers.get("rules", "")
    if rules != str(game.spec.rules_version):
        raise MalformedRecord(f"rules version {rules or 'missing'} is not known here")
    others = {name: text for name, text in headers.items() if name not in _OWN_HEADERS}
    return Record(game, tuple(moves), headers.get("result", "*"), headers.get("start"), others)


@dataclass(frozen=True)
class Check:
    name: str
    passed: bool
    detail: str


def verify(record: Record) -> list[Check]:
    """Replay a record and check all that can be checked of it, offline."""
    try:
        positions = list(record.positions())
    except MalformedRecord as error:
        return [Check("moves", False, str(error))]
    checks = [Check("moves", True, f"{len(record.moves)} moves, all legal")]
    outcome = positions[-1].outcome
    reached = result_text(outcome)
    if outcome is not None:
        agrees = record.result == reached
        checks.append(Check("result", agrees, f"written {record.result}, replayed {reached}"))
    else:
        checks.append(Check("result", True, f"written {record.result}; the board leaves it open"))
    checks += _verify_chance(record, positions)
    return checks


def _verify_chance(record: Record, positions: list[Position]) -> list[Check]:
    rolls = [
        (before, move)
        for before, move in zip(positions, record.moves, strict=False)
        if before.mover == CHANCE
    ]
    if not rolls:
        return [Check("chance", True, "this game has no move of chance")]
    needed = ("table", "commitment", "seed")
    if missing := [name for name in needed if name not in record.headers]:
        return [Check("chance", False, f"cannot be verified without {', '.join(missing)}")]
    try:
        seed = bytes.fromhex(record.headers["seed"])
    except ValueError:
        return [Check("chance", False, "the seed is not hexadecimal")]
    kept = commitment(seed) == record.headers["commitment"]
    checks = [Check("commitment", kept, "SHA-256 of the seed against what was published")]
    seats = record.game.spec.seats[: record.game.seats]
    nonces = tuple(record.headers.get(f"nonce-{seat.name}", "") for seat in seats)
    dealer = Dealer(seed, record.headers["table"], nonces)
    wrong = [
        k
        for k, (before, move) in enumerate(rolls)
        if before.moves[dealer.draw(k, before.weights)] != record.game.read_move(move)
    ]
    detail = f"{len(rolls) - len(wrong)} of {len(rolls)} outcomes recomputed alike"
    return [*checks, Check("chance", not wrong, detail)]
