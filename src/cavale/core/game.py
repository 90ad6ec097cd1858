"""A game from the outside: start it, and read its positions and moves."""

from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from cavale.core.cast import Cast, Role
from cavale.core.errors import MalformedPosition, UnknownSeat, UnknownVariant
from cavale.core.move import Move
from cavale.core.moves import Read, Written
from cavale.core.once import once
from cavale.core.position import Position
from cavale.core.seats import CHANCE, SPECTATOR
from cavale.core.spec import Spec

if TYPE_CHECKING:
    from cavale.core.faces import Faces
    from cavale.core.room import Room


class Game:
    """One game, with its variant and number of seats chosen."""

    def __init__(self, spec: Spec, variant: str | None = None, seats: int | None = None) -> None:
        self.spec = spec
        self.slug = spec.slug
        self.variant = spec.variants[0].name if variant is None else variant
        self.seats = spec.seat_counts[0] if seats is None else seats
        chosen = spec.variant(self.variant)
        if chosen is None:
            known = ", ".join(v.name for v in spec.variants)
            raise UnknownVariant(spec.slug, known, self.variant, self.seats)
        if self.seats not in spec.seat_counts:
            known = ", ".join(map(str, spec.seat_counts))
            raise UnknownVariant(spec.slug, known, None, self.seats)
        self.hidden = chosen.hidden
        self.chance = chosen.chance
        self.scoring = chosen.scoring
        self._identity = (self.slug, spec.rules_version, self.variant, self.seats)
        self._hash = hash(self._identity)
        self.written = Written(self)
        self.known_moves = Read(self)

    @once
    def titles(self) -> tuple[str, ...]:
        """What the seats are called, by name: `seat-…` of the catalogue says it."""
        return self.spec.titles(self.variant)[: self.seats]

    @once
    def seat_keys(self) -> tuple[str, ...]:
        """How records name the seats: by their titles, unless older ones had other names."""
        return self.spec.seat_keys(self.variant)[: self.seats]

    @once
    def cast(self) -> Cast:
        """Nobody by name: seats are called by their titles."""
        return Cast(tuple(map(Role, self.titles)))

    @once
    def room(self) -> "Room":
        from cavale.core.kernel_cache import entitle

        entitle(self.spec.package, self._title)
        return self.spec.room()

    def _title(self) -> str:
        from cavale.core.catalogue import catalogue

        return catalogue("en", self.spec.package).say("title")

    @once
    def faces(self) -> "Faces":
        """The rules as Python calls them, loaded when they are first needed."""
        from cavale.core import rules, uncompiled
        from cavale.core.faces import faces

        faced = rules if self.spec.compiled else uncompiled
        return faces(self.room.rules.STATE, self.room.rules.MAX_MOVES, faced)

    def start(self) -> Position:
        return self.at(self.room.rules.start(self.variant, self.seats).tobytes())

    def at(self, state: bytes) -> Position:
        """The position with this record."""
        return Position(self, state)

    def parse(self, text: str) -> Position:
        """The position a line of text describes; MalformedPosition says what is wrong with it."""
        try:
            a = self.room.notation.parse_position(text, self.variant, self.seats)
        except ValueError as error:
            raise MalformedPosition(str(error)) from None
        return self.at(a.tobytes())

    def move(self, code: int) -> Move:
        return self.written[code]

    def read_move(self, text: str) -> Move:
        """The move a text stands for, legal or not; ValueError if it stands for none."""
        return self.known_moves[text]

    def known_seat(self, seat: object) -> int:
        """A seat of this game, CHANCE or SPECTATOR as a plain number; UnknownSeat if it is none."""
        if type(seat) is not int:
            if isinstance(seat, bool) or not isinstance(seat, SupportsIndex):
                raise UnknownSeat(seat, self.seats)
            seat = index(seat)
        if 0 <= seat < self.seats or seat in (CHANCE, SPECTATOR):
            return seat
        raise UnknownSeat(seat, self.seats)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        if self is other:
            return True
        return self._identity == other._identity

    def __hash__(self) -> int:
        return self._hash

    def __deepcopy__(self, memo: object) -> "Game":
        """It never changes."""
        return self

    def __reduce__(self) -> Any:
        return Game, (self.spec, self.variant, self.seats)

    def __repr__(self) -> str:
        rules = self.spec.rules_version
        return f"<Game {self.slug} {self.variant}, {self.seats} seats, rules {rules}>"
