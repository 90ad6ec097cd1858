"""A record as it is written down, before anybody plays it: text or JSON, one shape for both.

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

One move a line with its number. A move of chance has a `*` behind its number and may say where it
stood among the outcomes: `5.* roll 4 (3+1/6)` had one of six equal parts, after three others. A
move that the reader could not see is a `?`. Headers with other names are kept as they are.
"""

import re
from typing import Annotated, Any, Literal

import msgspec

from cavale.core.errors import MalformedRecord, UnknownRules
from cavale.core.message import message
from cavale.core.naming import drawn
from cavale.core.patterns import whole

FORMAT = 1
MAX_CHARS = 1 << 20
MAX_LINE = 400
UNSEEN = "?"
OWN_HEADERS = ("cavale-record", "game", "variant", "seats", "rules", "start", "result")
SCHEMA_ID = "https://json-schema.org/draft/2020-12/schema"

_HEADER = re.compile(r"([a-z][a-z0-9-]{0,39}): (.{0,400})")
_MOVE = re.compile(
    r"([0-9]{1,6})\.(\*)? (\S.{0,79}?)(?: \(([0-9]{1,18})\+([0-9]{1,18})/([0-9]{1,18})\))?"
)
_NUMBER = re.compile(r"[0-9]{1,6}")

Line = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_LINE)]
HeaderName = Annotated[str, msgspec.Meta(pattern=whole("[a-z][a-z0-9-]{0,39}"))]
Number = Annotated[int, msgspec.Meta(ge=0, le=999_999)]
Part = Annotated[int, msgspec.Meta(ge=0, lt=10**18)]


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where an outcome stood: `parts` of `of` equal ones, after `before` that are others'."""

    before: Part
    parts: Part
    of: Part


class WrittenMove(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """`move` is `?` where the reader could not see it."""

    move: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    chance: bool = False
    share: Share | None = None


class Written(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    rename={"format": "cavale-record"},
):
    """`result` has the points of each seat joined by `-`, then the reason; `*` while it runs."""

    format: Literal[1]
    game: Line
    variant: Line | None = None
    seats: Number
    rules: Number
    start: Line | None = None
    headers: dict[HeaderName, Line] = {}
    result: Line = "*"
    moves: Annotated[tuple[WrittenMove, ...], msgspec.Meta(max_length=999_999)] = ()

    def text(self) -> str:
        lines = [f"cavale-record: {self.format}", f"game: {self.game}"]
        lines += [f"variant: {self.variant}"] if self.variant else []
        lines += [f"seats: {self.seats}", f"rules: {self.rules}"]
        lines += [f"start: {self.start}"] if self.start else []
        lines += [f"{name}: {text}" for name, text in self.headers.items()]
        lines += [f"result: {self.result}", ""]
        lines += [_move_line(number, move) for number, move in enumerate(self.moves, 1)]
        return "\n".join(lines) + "\n"

    def json(self) -> str:
        return msgspec.json.encode(self).decode() + "\n"


def _move_line(number: int, written: WrittenMove) -> str:
    line = f"{number}.{'*' if written.chance else ''} {written.move}"
    share = written.share
    return line if share is None else f"{line} ({share.before}+{share.parts}/{share.of})"


def one_line(text: str) -> str:
    """Without what could end a line, or is not drawn and could be taken for something else."""
    shown = "".join(c if drawn(c) else " " for c in text)
    return " ".join(shown.split())[:MAX_LINE].strip()


def written(text: str) -> Written:
    """What a text holds, lines or JSON; MalformedRecord says where it is wrong."""
    if len(text) > MAX_CHARS:
        raise MalformedRecord(message("record-too-long", most=MAX_CHARS))
    return _from_json(text) if text.lstrip().startswith("{") else _from_lines(text)


def schema() -> dict[str, Any]:
    """The JSON schema of a record."""
    made = {"$schema": SCHEMA_ID, "title": "A game record of Cavale"}
    made |= msgspec.json.schema(Written)
    return msgspec.json.decode(msgspec.json.encode(made))  # type: ignore[no-any-return]


def unknown_rules(version: str) -> MalformedRecord:
    return MalformedRecord(UnknownRules(version).said)


def _from_json(text: str) -> Written:
    try:
        found = msgspec.json.decode(text.encode("utf-8", "replace"), type=Written)
    except (msgspec.DecodeError, RecursionError) as error:
        raise MalformedRecord(message("record-json", why=str(error))) from None
    for name in OWN_HEADERS:
        if name in found.headers:
            raise MalformedRecord(message("record-own-header", header=name))
    texts = [found.game, found.variant, found.start, found.result, *found.headers.values()]
    texts += [one.move for one in found.moves]
    for one in texts:
        if one is not None and one != one_line(one):
            raise MalformedRecord(message("record-spaces", text=one[:40]))
    return found


def _from_lines(text: str) -> Written:
    headers: dict[str, str] = {}
    moves: list[WrittenMove] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line:
            continue
        if not moves and (header := _HEADER.fullmatch(line)):
            if header[1] in headers:
                raise MalformedRecord(message("record-header-twice", header=header[1]), number)
            headers[header[1]] = one_line(header[2])
        elif move := _MOVE.fullmatch(line):
            if int(move[1]) != len(moves) + 1:
                expected = len(moves) + 1
                raise MalformedRecord(message("record-move-number", number=expected), number)
            share = Share(int(move[4]), int(move[5]), int(move[6])) if move[4] else None
            moves.append(WrittenMove(one_line(move[3]), bool(move[2]), share))
        else:
            raise MalformedRecord(message("record-neither"), number)
    return _with_headers(headers, tuple(moves))


def _with_headers(headers: dict[str, str], moves: tuple[WrittenMove, ...]) -> Written:
    if headers.get("cavale-record") != str(FORMAT):
        raise MalformedRecord(message("record-first-line", format=FORMAT), 1)
    for name in ("game", "seats"):
        if not headers.get(name):
            raise MalformedRecord(message("record-header-missing", header=name))
    if not _NUMBER.fullmatch(headers["seats"]):
        raise MalformedRecord(message("record-seats"))
    rules = headers.get("rules", "")
    if not _NUMBER.fullmatch(rules):
        raise unknown_rules(rules or "missing")
    return Written(
        format=1,
        game=headers["game"],
        variant=headers.get("variant") or None,
        seats=int(headers["seats"]),
        rules=int(rules),
        start=headers.get("start") or None,
        headers={name: text for name, text in headers.items() if name not in OWN_HEADERS and text},
        result=headers.get("result") or "*",
        moves=moves,
    )
