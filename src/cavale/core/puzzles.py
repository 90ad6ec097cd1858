"""A room's puzzles: positions with a question that exact search has answered.

In a room's folder `puzzles`, `puzzles.jsonl` has one puzzle a line and `<lang>.ftl` what is said: a
message for each kind, whose value is its title and whose attributes are its sentences. A puzzle
carries its whole answer: every good move with what follows, and how the others fail. The room's
`Puzzler` finds the same again from the position alone, which is how what ships is checked.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from cavale.core.game import Game
from cavale.core.lessons import Arg, OffScript

if TYPE_CHECKING:
    from cavale.core.move import Move
    from cavale.core.position import Position
    from cavale.core.spec import Spec

FOLDER = "puzzles"
FILE = "puzzles.jsonl"
BEYOND = 9
"""As a level: more than any bot has."""


class Refuted(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Why an answer fails: how the game goes on, or a sentence of the kind with its arguments."""

    line: list[str] = []
    why: str = "no"
    args: dict[str, Arg] = {}


class Way(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A good move: what the others, and chance, play after it, and what is asked then."""

    then: list[str] = []
    next: "Node | None" = None


class Node(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What can be answered here; an answer that is in neither fails by the sentence `no`."""

    good: dict[str, Way]
    bad: dict[str, Refuted] = {}


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    name: str
    kind: str
    number: int
    """Of moves, turns or answers, as the kind says."""
    position: str
    answer: Node
    variant: str | None = None
    seats: int | None = None
    seat: int = 0
    before: list[str] = []
    """What was played from the position on until the question is asked."""
    level: int | None = None
    """The lowest level of the bots that solves it; None: none does."""


@dataclass(frozen=True)
class Kind:
    """`solve(position, number)` gives the whole answer, or None where there is no such puzzle."""

    solve: "Callable[[Position, int], Node | None]"
    numbers: tuple[int, ...]
    every: bool = False
    """All good answers are asked for, in any order, and none of them is played."""
    choices: tuple[str, ...] = ()
    """What may be answered, where it is no move; said by the room's sentences `choice-…`."""
    since: "Callable[[Position], bool] | None" = None
    """From where on a game must be known to ask this; None: the position is enough."""
    notebook: bool = False
    """The game's notebook is open beside it."""


@dataclass(frozen=True)
class Quarry:
    """Where puzzles are looked for: games of bots, from the start or from another position."""

    variant: str
    seats: int
    levels: tuple[int, ...]
    kinds: tuple[str, ...]
    position: str = ""
    astray: float = 0.15
    """How often anything at all is played: puzzles come of mistakes."""


@dataclass(frozen=True)
class Puzzler:
    kinds: Mapping[str, Kind]
    quarries: tuple[Quarry, ...]
    wanted: int = 14
    """Puzzles of each kind and number."""
    few: Mapping[tuple[str, int], int] = field(default_factory=dict)
    """Where another number of them is enough."""


class Attempt:
    """Somebody at a puzzle: how far the answers have led."""

    def __init__(self, spec: "Spec", puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.kind = puzzler(spec).kinds[puzzle.kind]
        self.game = Game(spec, puzzle.variant, puzzle.seats)
        self.start: Position = self.game.parse(puzzle.position)
        self.position = self.start
        self.plies: list[tuple[Position, Move, Position]] = []
        for text in puzzle.before:
            self._follow(text)
        self.node: Node | None = puzzle.answer
        self.found: list[str] = []
        """The answers so far that were good."""
        self.failed: Refuted | None = None

    @property
    def seat(self) -> int:
        return self.puzzle.seat

    @property
    def over(self) -> bool:
        return self.node is None

    @property
    def wrong(self) -> bool:
        return self.failed is not None

    def play(self, text: str) -> None:
        """An answer, and what follows; MoveError if it is no move that the rules allow."""
        if self.node is None or self.failed is not None:
            raise OffScript("nothing more is asked")
        answer = self._read(text)
        way = self.node.good.get(answer)
        if way is None:
            self.failed = self.node.bad.get(answer, Refuted())
        if self.kind.every:
            self._note(answer, good=way is not None)
            return
        for one in (answer, *(way.then if way else self.failed.line if self.failed else ())):
            self._follow(one)
        if way is not None:
            self.found.append(answer)
            self.node = way.next

    @property
    def solution(self) -> list[str]:
        """The answers that solve it, with those that were given and good."""
        if self.node is None:
            return self.found
        if self.kind.every:
            return [*self.found, *(one for one in self.node.good if one not in self.found)]
        return [*self.found, *next(lines(self.node))]

    def _read(self, text: str) -> str:
        if self.kind.choices:
            if text not in self.kind.choices:
                raise OffScript("that is no answer")
            return text
        return self.position.observe(self.seat).check(text).text

    def _note(self, answer: str, good: bool) -> None:
        if good and answer not in self.found:
            self.found.append(answer)
        if self.node is not None and len(self.found) == len(self.node.good):
            self.node = None

    def _follow(self, text: str) -> None:
        before = self.position
        move = before.observe(before.mover).check(text)
        self.position = before.play(move)
        self.plies.append((before, move, self.position))


def lines(node: Node, played: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The answers that lead through a puzzle, every way."""
    for answer, way in node.good.items():
        if way.next is None:
            yield (*played, answer)
        else:
            yield from lines(way.next, (*played, answer))


def easiest_first(found: Iterable[Puzzle]) -> list[Puzzle]:
    """Kind by kind, those that weaker bots solve before others; so within each kind."""
    kinds: dict[tuple[str, int], list[Puzzle]] = {}
    for one in found:
        kinds.setdefault((one.kind, one.number), []).append(one)
    for ones in kinds.values():
        ones.sort(key=_hardness)
    by_kind = sorted(kinds.values(), key=lambda ones: sum(map(_hardness, ones)) / len(ones))
    return [one for ones in by_kind for one in ones]


def _hardness(puzzle: Puzzle) -> int:
    return BEYOND if puzzle.level is None else puzzle.level


def puzzler(spec: "Spec") -> Puzzler:
    if spec.puzzler is None:
        raise ValueError(f"{spec.slug} has no puzzles")
    return spec.puzzler()


def has_puzzles(spec: "Spec") -> bool:
    return spec.puzzler is not None and (files(spec.package) / FOLDER / FILE).is_file()


def write(found: list[Puzzle]) -> str:
    return "".join(f"{msgspec.json.encode(one).decode()}\n" for one in found)


@cache
def puzzles(package: str) -> tuple[Puzzle, ...]:
    """None where a room has none."""
    file = files(package) / FOLDER / FILE
    if not file.is_file():
        return ()
    decode = msgspec.json.Decoder(Puzzle).decode
    return tuple(decode(line) for line in file.read_text("utf-8").splitlines())
