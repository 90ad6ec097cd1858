"""A game written down: enough to replay it exactly, and to verify its chance."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from cavale.core import drawn, endings, mixed
from cavale.core.beacon import BeaconFile
from cavale.core.chance import Dealer, commitment, earlier, shares
from cavale.core.errors import CavaleError, MalformedRecord
from cavale.core.game import Game
from cavale.core.message import message
from cavale.core.outcome import Outcome
from cavale.core.position import Position
from cavale.core.seats import CHANCE
from cavale.core.written import MAX_CHARS as MAX_CHARS
from cavale.core.written import (
    UNSEEN,
    Share,
    Written,
    WrittenMove,
    one_line,
    written,
)

NO_NONCE = "(none)"
"""Of a seat that gave none: a verifier of the dice must know that there is such a seat."""
GameOpener = Callable[[str, str | None, int | None, int | None], Game]
"""`open_game(slug, variant, seats, rules)`; None is the usual one, of the rules the newest."""
_GAME_NUMBER = re.compile(r"[1-9][0-9]?")
_LEFT = re.compile(r"([0-9]{1,6}) (resigned|time)")
_FIRST_LINE = re.compile(r"^(?=cavale-record:)", re.MULTILINE)


@dataclass(frozen=True)
class Record:
    """`result` is as written: points joined by dashes, then the reason; `*` while it runs.

    `claims` are the shares that the text gave for moves of chance, by the index of the move.
    """

    game: Game
    moves: tuple[str, ...]
    result: str = "*"
    start: str | None = None
    headers: dict[str, str] = field(default_factory=dict)
    claims: dict[int, Share] = field(default_factory=dict, compare=False)

    def positions(self) -> Iterator[Position]:
        """Every position of the game, the first one included; MalformedRecord at a bad move."""
        try:
            position = self.game.parse(self.start) if self.start else self.game.start()
        except CavaleError as error:
            raise MalformedRecord(message("record-start", why=error.said)) from None
        yield position
        for number, move in enumerate(self.moves, 1):
            if move == UNSEEN:
                raise MalformedRecord(message("record-move-hidden", number=number))
            try:
                position = position.play(move)
            except CavaleError as error:
                raise MalformedRecord(
                    message("record-move", number=number, why=error.said)
                ) from None
            yield position

    def replay(self) -> Position:
        """The last position."""
        *_, last = self.positions()
        return last

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(self.headers.get(seat, "") for seat in self.game.seat_keys)

    def written(self) -> Written:
        """Ready to become text or JSON; MalformedRecord if it cannot be replayed."""
        positions = list(self.positions())
        moves = [
            _written_move(position, text)
            for position, text in zip(positions, self.moves, strict=False)
        ]
        return heading(self.game, self.headers, self.result, tuple(moves), self.start)

    def __str__(self) -> str:
        return self.written().text()


def heading(
    game: Game,
    headers: dict[str, str],
    result: str,
    moves: tuple[WrittenMove, ...],
    start: str | None = None,
) -> Written:
    lines = {name: line for name, text in headers.items() if (line := one_line(text))}
    return Written(
        format=1,
        game=game.slug,
        variant=game.variant,
        seats=game.seats,
        rules=game.spec.rules_version,
        start=start,
        headers=lines,
        result=result,
        moves=moves,
    )


def _written_move(position: Position, text: str) -> WrittenMove:
    if position.mover != CHANCE:
        return WrittenMove(text)
    return WrittenMove(text, chance=True, share=share_of(position, text))


def share_of(position: Position, text: str) -> Share:
    """Where a move of chance stands among all that could come, in their pinned order."""
    parts = shares(position.weights)
    index = position.moves.codes.index(position.game.read_move(text).code)
    return Share(sum(parts[:index]), parts[index], sum(parts))


def result_text(outcome: Outcome | None) -> str:
    if outcome is None:
        return "*"
    return f"{'-'.join(f'{points:g}' for points in outcome.points)} {outcome.reason}"


def read(text: str, open_game: GameOpener) -> Record:
    """The record a text or JSON holds; MalformedRecord says what is wrong. Moves are not played."""
    found = written(text)
    try:
        game = open_game(found.game, found.variant, found.seats, found.rules)
    except CavaleError as error:
        raise MalformedRecord(error.said) from None
    moves = tuple(one.move for one in found.moves)
    claims = {at: one.share for at, one in enumerate(found.moves) if one.share is not None}
    return Record(game, moves, found.result, found.start, found.headers, claims)


def apart(text: str) -> list[str]:
    """The records of a text that holds several, one after the other."""
    parts = [part for part in _FIRST_LINE.split(text) if part.strip()]
    return parts or [text]


@dataclass(frozen=True)
class Check:
    name: str
    passed: bool
    detail: str


def verify(record: Record, beacon: BeaconFile | None = None) -> list[Check]:
    """Replay a record and check all that can be checked of it, offline.

    `beacon` is a copy of the public beacon that was mixed into its dice, from somebody else.
    """
    try:
        positions = list(record.positions())
    except MalformedRecord as error:
        return [Check("moves", False, str(error))]
    checks = [Check("moves", True, f"{len(record.moves)} moves, all legal")]
    checks.append(_verify_result(record, positions[-1]))
    checks += _verify_chance(record, positions, beacon)
    return checks


def _verify_result(record: Record, last: Position) -> Check:
    """What the moves give; or how a table can end a game that they leave open."""
    try:
        gone = left_by(record)
    except ValueError as error:
        return Check("result", False, str(error))
    if last.outcome is not None:
        reached = result_text(endings.without(record.game, last.outcome, gone.keys()))
        agrees = record.result == reached and endings.ENDING not in record.headers
        return Check("result", agrees, f"written {record.result}, replayed {reached}")
    said = record.headers.get(endings.ENDING)
    if record.result == result_text(None):
        return Check("result", said is None, "unfinished, and the moves leave it open")
    possible = [result_text(one) for one in endings.possible(last, said, gone)]
    if record.result in possible:
        return Check("result", True, f"written {record.result}; the table ended the game")
    how = "the moves leave it open" if said is None else f"the ending {said!r} does not give it"
    return Check("result", False, f"written {record.result}, but {how}")


def left_by(record: Record) -> dict[int, endings.Why]:
    """The seats that were left, and why."""
    found: dict[int, endings.Why] = {}
    seats = {f"{endings.LEFT}{title}": seat for seat, title in enumerate(record.game.seat_keys)}
    for name, text in record.headers.items():
        if name.startswith(endings.LEFT):
            said = _LEFT.fullmatch(text)
            if name not in seats or said is None or int(said[1]) > len(record.moves):
                raise ValueError(f"{name}: {text} does not say who left when, and why")
            found[seats[name]] = "time" if said[2] == "time" else "resigned"
    if found and (record.game.seats < 3 or len(found) == record.game.seats):
        raise ValueError("not so many can have left")
    return found


def _verify_chance(
    record: Record, positions: list[Position], beacon: BeaconFile | None
) -> list[Check]:
    rolls = [
        (before, move)
        for before, move in zip(positions, record.moves, strict=False)
        if before.mover == CHANCE
    ]
    if not rolls:
        return [Check("chance", True, "this game has no move of chance")]
    checks = _verify_claims(record, positions)
    needed = ("table", "commitment", "seed")
    if missing := [name for name in needed if name not in record.headers]:
        detail = f"cannot be verified without {', '.join(missing)}"
        return [*checks, Check("chance", False, detail)]
    try:
        seed = bytes.fromhex(record.headers["seed"])
    except ValueError:
        return [*checks, Check("chance", False, "the seed is not hexadecimal")]
    kept = commitment(seed) == record.headers["commitment"]
    checks.append(Check("commitment", kept, "SHA-256 of the seed against what was published"))
    checks += _verify_promise(record, seed)
    checks += _verify_rounds(record, seed)
    checks += _verify_beacon(record, beacon)
    keys = record.game.seat_keys
    given = (record.headers.get(f"nonce-{seat}", NO_NONCE) for seat in keys)
    nonces = tuple("" if nonce == NO_NONCE else nonce for nonce in given)
    dealer = Dealer(seed, record.headers["table"], (*nonces, *mixed.ingredients(record.headers)))
    wrong = [
        k
        for k, (before, move) in enumerate(rolls)
        if before.moves[dealer.draw(k, before.weights)] != record.game.read_move(move)
    ]
    detail = f"{len(rolls) - len(wrong)} of {len(rolls)} outcomes recomputed alike"
    return [*checks, Check("chance", not wrong, detail)]


def _verify_promise(record: Record, seed: bytes) -> list[Check]:
    """That the seed of a later game of a series was fixed before the first."""
    number = record.headers["table"].rpartition("/")[2]
    if "promise" not in record.headers or not _GAME_NUMBER.fullmatch(number):
        return []
    kept = commitment(earlier(seed, int(number) - 1)) == record.headers["promise"]
    return [Check("promise", kept, "what was published when the table opened")]


def _verify_rounds(record: Record, seed: bytes) -> list[Check]:
    """That every seat was bound to its nonce before any was told."""
    headers = record.headers
    number = headers["table"].rpartition("/")[2]
    if drawn.ROUND not in headers or not _GAME_NUMBER.fullmatch(number):
        return []
    seats = [*record.game.seat_keys]
    wrong = drawn.wrong(headers, seats, earlier(seed, int(number) - 1))
    return [Check("nonces", wrong is None, wrong or drawn.summary(headers))]


def _verify_beacon(record: Record, own: BeaconFile | None) -> list[Check]:
    """That the round of a public beacon which was due was mixed in, and gave that number."""
    if mixed.BEACON not in record.headers:
        return [] if own is None else [Check("beacon", False, "none was mixed in")]
    wrong = mixed.wrong(record.headers, own)
    return [Check("beacon", wrong is None, wrong or mixed.summary(record.headers, own))]


def _verify_claims(record: Record, positions: list[Position]) -> list[Check]:
    """That the shares written beside the outcomes are those of the rules: a browser trusts them."""
    if not record.claims:
        return []
    wrong = [
        at + 1
        for at, claim in record.claims.items()
        if positions[at].mover != CHANCE or share_of(positions[at], record.moves[at]) != claim
    ]
    detail = f"wrong at move {wrong[0]}" if wrong else f"{len(record.claims)} as the rules say"
    return [Check("shares", not wrong, detail)]
