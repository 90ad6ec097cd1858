"""A game from the outside: start it, look at it, play it, and read how it ended."""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, overload

import msgspec

from cavale.core.errors import (
    IllegalMove,
    MalformedMove,
    MalformedPosition,
    NotYourTurn,
    UnknownVariant,
)
from cavale.core.move import Move as Move
from cavale.core.move import ShownMove
from cavale.core.once import once
from cavale.core.seats import CHANCE, OVER, SPECTATOR, Seat
from cavale.core.spec import Scoring, Spec
from cavale.core.words import Lang, Words

if TYPE_CHECKING:
    from cavale.core.jit import Rng, States
    from cavale.core.room import Room

_encode = msgspec.json.Encoder().encode
_NO_MOVES: tuple[int, ...] = ()
_KEPT = 4096
"""How many moves of a game are kept with their texts."""


@dataclass(frozen=True)
class Outcome:
    """`winner` won this one game, if anybody did; the points are what counts in a series."""

    points: tuple[float, ...]
    reason: str
    winner: Seat | None


class Moves:
    """The legal moves in the pinned order: a sequence, where `in` takes a move or its text."""

    def __init__(self, game: "Game", codes: Sequence[int]) -> None:
        self._game = game
        self.codes = tuple(codes)

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> "Moves": ...
    def __getitem__(self, index: int | slice) -> "Move | Moves":
        if isinstance(index, slice):
            return Moves(self._game, self.codes[index])
        return self._game.move(self.codes[index])

    def __iter__(self) -> Iterator[Move]:
        return map(self._game.written.__getitem__, self.codes)

    def __contains__(self, item: object) -> bool:
        if isinstance(item, Move):
            return item.code in self.codes
        try:
            return isinstance(item, str) and self._game.read_move(item).code in self.codes
        except ValueError:
            return False

    def __repr__(self) -> str:
        return f"<Moves {' '.join(str(move) for move in self)}>"


Sequence.register(Moves)


class _Written(dict[int, Move]):
    """Moves by their codes, each written when it is first asked for."""

    def __init__(self, game: "Game") -> None:
        self._game = game

    def __missing__(self, code: int) -> Move:
        if len(self) >= _KEPT:
            self.clear()
        move = self[code] = Move(code, self._game.room.notation.move_text(code))
        return move


class Game:
    """One game, with its variant and number of seats chosen."""

    def __init__(self, spec: Spec, variant: str | None = None, seats: int | None = None) -> None:
        self.spec = spec
        self.slug = spec.slug
        self.variant = spec.variants[0].name if variant is None else variant
        self.seats = spec.seat_counts[0] if seats is None else seats
        if spec.variant(self.variant) is None:
            known = ", ".join(v.name for v in spec.variants)
            raise UnknownVariant(f"{spec.slug} has no variant {self.variant!r}; it has {known}")
        if self.seats not in spec.seat_counts:
            known = ", ".join(map(str, spec.seat_counts))
            raise UnknownVariant(f"{spec.slug} is for {known} seats, not {self.seats}")
        self._hash = hash((self.slug, self.variant, self.seats))
        self.written = _Written(self)
        self._read: dict[str, Move] = {}

    @once
    def scoring(self) -> Scoring:
        variant = self.spec.variant(self.variant)
        assert variant is not None
        return variant.scoring

    @once
    def room(self) -> "Room":
        return self.spec.room()

    @once
    def faces(self) -> Any:
        """The compiled rules, loaded when they are first needed: see `core/faces.py`."""
        from cavale.core import faces

        return faces

    def start(self) -> "Position":
        return Position(self, self.room.rules.start(self.variant, self.seats).tobytes())

    def parse(self, text: str) -> "Position":
        """The position a line of text describes; MalformedPosition says what is wrong with it."""
        try:
            a = self.room.notation.parse_position(text, self.variant, self.seats)
        except ValueError as error:
            raise MalformedPosition(str(error)) from None
        return Position(self, a.tobytes())

    def move(self, code: int) -> Move:
        return self.written[code]

    def read_move(self, text: str) -> Move:
        """The move a text stands for, legal or not; ValueError if it stands for none."""
        known = self._read.get(text)
        if known is None:
            known = self.move(self.room.notation.parse_move(text))
            if known.text == text:
                if len(self._read) >= _KEPT:
                    self._read.clear()
                self._read[text] = known
        return known

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        if self is other:
            return True
        mine = (self.slug, self.variant, self.seats)
        return mine == (other.slug, other.variant, other.seats)

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> Any:
        return Game, (self.spec, self.variant, self.seats)

    def __repr__(self) -> str:
        return f"<Game {self.slug} {self.variant}, {self.seats} seats>"


class _Record:
    """A game and the bytes of one of its records."""

    def __init__(self, game: Game, state: bytes) -> None:
        self.game = game
        self.state = state

    def open(self) -> "States":
        """A private copy of the record, as the one-element array that kernels take."""
        return self.game.faces.opened(self.state, self.game.room.rules.STATE)  # type: ignore[no-any-return]

    @once
    def _read_only(self) -> "States":
        """The record for those who only look; opened once."""
        return self.open()

    @once
    def _mover(self) -> int:
        return self.game.faces.mover(self._read_only)  # type: ignore[no-any-return]

    @property
    def mover(self) -> Seat | None:
        """The seat to move, CHANCE, or None when the game is over."""
        return None if self._mover == OVER else Seat(self._mover)

    @once
    def _codes(self) -> Sequence[int]:
        return self._legal()

    def _legal(self) -> Sequence[int]:
        most = self.game.room.rules.MAX_MOVES
        return self.game.faces.legal(self._read_only, most)  # type: ignore[no-any-return]

    @once
    def outcome(self) -> Outcome | None:
        if self._mover != OVER:
            return None
        a, seats, faces = self._read_only, range(self.game.seats), self.game.faces
        points = tuple(faces.points(a, seat) for seat in seats)
        shares = [faces.share(a, seat) for seat in seats]
        best = max(shares)
        winner = Seat(shares.index(best)) if shares.count(best) == 1 else None
        return Outcome(points, self.game.room.rules.reason(a), winner)

    def utility(self, seat: int) -> float:
        """What the finished game is worth to a seat, from -1 to 1."""
        return self.game.faces.utility(self.open(), seat)  # type: ignore[no-any-return]

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[object, ...]:
        return (self.game, self.state)

    def __reduce__(self) -> Any:
        return type(self), self._identity()


class Position(_Record):
    """A moment in a game, with everything in it, also what some seats cannot know.

    Never changes: `play` gives another one.
    """

    @once
    def moves(self) -> Moves:
        return Moves(self.game, self._codes)

    @property
    def weights(self) -> tuple[float, ...]:
        """How likely each move is, relative to the others, when chance is to move."""
        a, weight = self.open(), self.game.faces.weight
        return tuple(weight(a, code) for code in self.moves.codes)

    def play(self, move: str | Move, seat: int | None = None) -> "Position":
        """The position after a move, checked; with `seat`, also that it is that seat's turn."""
        checked = self.observe(self._mover if seat is None else seat).check(move)
        return self.trust(checked.code)

    def trust(self, code: int) -> "Position":
        """The position after a move known to be legal."""
        a = self.open()
        self.game.faces.apply(a, code)
        after = Position(self.game, a.tobytes())
        after._read_only = a
        return after

    def observe(self, seat: int | None) -> "Observation":
        """What a seat knows; None is a spectator. Chance knows everything."""
        who = SPECTATOR if seat is None or seat == OVER else seat
        known = self._observed.get(who)
        if known is None:
            known = self._observed[who] = self._observe(who)
        return known

    @once
    def _observed(self) -> "dict[int, Observation]":
        """Kept for the positions looked at last: a table asks again when the next move comes."""
        if len(_LOOKED_AT) >= LATEST:
            _LOOKED_AT.popleft().__dict__.pop("_observed", None)
        _LOOKED_AT.append(self)
        return {}

    def _observe(self, who: int) -> "Observation":
        if self.game.spec.hidden:
            a = self.open()
            if who != CHANCE:
                self.game.faces.observe(a, who)
            return Observation(self.game, a.tobytes(), who)
        if who != SPECTATOR:
            return Observation(self.game, self.state, who, self.observe(None))
        common = Observation(self.game, self.state, who)
        common._read_only, common._mover = self._read_only, self._mover
        return common

    @once
    def open_to_all(self) -> bool:
        """Whether nothing is hidden from anybody, not even from a spectator."""
        return not self.game.spec.hidden or self.observe(None).state == self.state

    def reveal(self) -> "Observation":
        """Everything, for anybody: only for a game that is over, also one that a table ended."""
        return Observation(self.game, self.state, SPECTATOR)

    def sees(self, seat: int | None, move: Move) -> bool:
        """Whether a seat learns which move is played here."""
        if not self.game.spec.hidden:
            return True
        who = SPECTATOR if seat is None else seat
        return self.game.faces.visible(self._read_only, move.code, who)  # type: ignore[no-any-return]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat is shown, ready for JSON; None is a spectator."""
        return self.observe(seat).view()

    def __str__(self) -> str:
        return self.game.room.notation.position_text(self.open())

    def __repr__(self) -> str:
        return f"<Position {self.game.slug} {self}>"


class Observation(_Record):
    """What one seat knows of a position: the only thing that views, bots and errors are made of."""

    def __init__(
        self, game: Game, state: bytes, seat: int, common: "Observation | None" = None
    ) -> None:
        """`common` is what everybody sees, where nothing is hidden: it is looked at once."""
        self.game = game
        self.state = state
        self.seat = seat
        self._common = common
        self._foreseen: dict[int, ShownMove] = {}
        if common is not None:
            self._read_only, self._mover = common._read_only, common._mover
            self._foreseen = common._foreseen

    @once
    def _codes(self) -> Sequence[int]:
        return self._legal() if self._common is None else self._common._codes

    @once
    def moves(self) -> Moves:
        """The legal moves, if it is this seat's turn; otherwise none."""
        mine = self._mover == self.seat
        return Moves(self.game, self._codes if mine else _NO_MOVES)

    def check(self, move: str | Move) -> Move:
        """The legal move meant, or an error that says which rule is in the way."""
        if isinstance(move, str):
            move = self._read(move)
        if self._mover != self.seat and self._mover != OVER:
            raise NotYourTurn(move.text, self)
        if move.code not in self.moves.codes:
            clause = self.game.room.rules.refusal(self.open(), move.code)
            raise IllegalMove(move.text, self, clause)
        return move

    def _read(self, text: str) -> Move:
        try:
            return self.game.read_move(text)
        except ValueError:
            raise MalformedMove(text, self) from None

    @once
    def look(self) -> Any:
        """What the seat is shown, in the game's own shape."""
        if self._common is not None:
            return self._common.look
        return self.game.room.looks.view(self._read_only, self.seat)

    def view(self) -> dict[str, Any]:
        return msgspec.to_builtins(self.look)  # type: ignore[no-any-return]

    def does(self, move: Move, after: "Observation | None" = None) -> Any:
        """What a move would do, in the game's own shape.

        With what was seen `after` it, also what nobody could foresee.
        """
        hindsight = self.game.room.hindsight
        if after is None or hindsight is None:
            return self._foresee(move).effect
        return hindsight.effect(self.open(), move.code, after.open())

    def effect(self, move: Move, after: "Observation | None" = None) -> dict[str, Any]:
        return msgspec.to_builtins(self.does(move, after))  # type: ignore[no-any-return]

    def _foresee(self, move: Move) -> ShownMove:
        """What a move would do and how that is said: shown when offered, and when it is played."""
        known = self._foreseen.get(move.code)
        if known is None:
            room, a = self.game.room, self._read_only
            offers = room.offers
            known = offers.shown(a, self._told, move) if offers else room.foresee(a, move)
            self._foreseen[move.code] = known
        return known

    @once
    def _told(self) -> Any:
        """What `Offers.foretold` says, where a room has it."""
        if self._common is not None:
            return self._common._told
        offers = self.game.room.offers
        return None if offers is None else offers.foretold(self._read_only)

    @once
    def offers(self) -> list[ShownMove]:
        """The legal moves as they are shown, if it is this seat's turn."""
        return list(map(self._foresee, self.moves))

    @once
    def written_look(self) -> msgspec.Raw:
        """`look` as JSON."""
        if self._common is not None:
            return self._common.written_look
        return msgspec.Raw(_encode(self.look))

    @once
    def written_offers(self) -> msgspec.Raw:
        """`offers` as JSON."""
        offers = self.game.room.offers
        if offers is None:
            return msgspec.Raw(_encode(self.offers))
        pieces = offers.written(self._read_only, self._told, self.moves.codes)
        return msgspec.Raw(b"[%s]" % b",".join(pieces))

    def notebook(self) -> dict[str, Any] | None:
        """The aid that the game offers, made of what this seat knows; None if it offers none."""
        if self.game.spec.notebook is None:
            return None
        shown = self.game.spec.notebook()(self.open(), self.seat)
        return msgspec.to_builtins(shown)  # type: ignore[no-any-return]

    def path(self, move: Move) -> tuple[str, ...]:
        return self.game.room.looks.path(move.code)

    def prompt(self) -> Words:
        return self.game.room.sayings.prompt(self._read_only, self.seat)

    def describe(self, move: Move, after: "Observation | None" = None) -> Words:
        hindsight = self.game.room.hindsight
        if after is None or hindsight is None:
            return self._foresee(move).words
        return hindsight.describe(self.open(), move.code, after.open())

    def ending(self) -> Words:
        return self.game.room.sayings.ending(self._read_only)

    def drawing(self, lang: Lang) -> str:
        """The board for a terminal, with Rich markup."""
        return self.game.room.looks.drawing(self.open(), lang)

    def resample(self, rng: "Rng") -> Position:
        """A whole position that this seat cannot tell from the real one."""
        a = self.open()
        self.game.faces.resample(a, self.seat, rng)
        return Position(self.game, a.tobytes())

    def _identity(self) -> tuple[object, ...]:
        return (self.game, self.state, self.seat)

    def __repr__(self) -> str:
        return f"<Observation of {self.game.slug} from seat {self.seat}>"


_LOOKED_AT: deque[Position] = deque()
LATEST = 2048
"""How many positions keep what was seen of them."""
