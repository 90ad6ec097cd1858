"""What a game's room must hold: four modules, and a fifth where moves can surprise."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from cavale.core.catalogue import Lang
from cavale.core.jit import States
from cavale.core.message import Message
from cavale.core.move import Move, ShownMove, clicked


class Rules(Protocol):
    """The state record and its compiled functions (bound by `implement`)."""

    STATE: Any
    MAX_MOVES: int

    def start(self, variant: str, seats: int) -> States: ...

    def reason(self, a: States) -> str:
        """Why the game is over, in one word of the game."""

    def refusal(self, a: States, move: int) -> str:
        """The clause of the rulebook that forbids this move here."""


class Notation(Protocol):
    """Moves and positions as text; whatever cannot be read raises ValueError with the reason."""

    def move_text(self, move: int) -> str: ...

    def parse_move(self, text: str) -> int: ...

    def position_text(self, a: States) -> str: ...

    def parse_position(self, text: str, variant: str, seats: int) -> States: ...


class Looks(Protocol):
    """What a seat is shown. `a` is always an observation, never a state."""

    def view(self, a: States, seat: int) -> msgspec.Struct: ...

    def effect(self, a: States, move: int) -> msgspec.Struct:
        """What a move does to what one sees, as far as it can be foreseen."""

    def path(self, move: int) -> tuple[str, ...]:
        """The cells one clicks to play the move."""

    def drawing(self, a: States, lang: Lang) -> str:
        """The board in a terminal, with Rich markup."""


class Sayings(Protocol):
    """What is said. `a` is always an observation, never a state."""

    def prompt(self, a: States, seat: int) -> Sequence[Message]:
        """What the seat can do now, in one short sentence."""

    def describe(self, effect: Any) -> Sequence[Message]:
        """What happens, by what one sees of it: the effect's fields are arguments already."""

    def ending(self, a: States) -> Sequence[Message]:
        """How the game ended."""


class Hindsight(Protocol):
    """Of a move that was played: `after` is what the same observer saw then."""

    def effect(self, a: States, move: int, after: States) -> msgspec.Struct: ...


class Offers(Protocol):
    """What `effect` and `describe` say, of many moves at once: for speed only."""

    def foretold(self, a: States) -> Any:
        """What the others are given: of all moves, worked out once."""

    def foresee(self, a: States, told: Any, move: Move) -> "Foreseen": ...

    def written(self, a: States, told: Any, moves: Sequence[int]) -> bytes:
        """How moves are shown: `OfferedMoves`, as JSON."""


Notebook = Callable[[States, int], msgspec.Struct]
"""What a careful player would have written down: `notebook(a, seat)`, of an observation only. It is
asked for after every move, so it answers in some milliseconds; its return type is on the wire."""


@dataclass(frozen=True)
class Room:
    rules: Rules
    notation: Notation
    looks: Looks
    sayings: Sayings
    hindsight: Hindsight | None = None
    """Only where a move can teach an observer something that he could not foresee."""
    offers: Offers | None = None
    chance: Callable[[int], Message] | None = None
    """What a move of chance is called by itself: the face of a die, a card."""
    brief: Callable[[Any], bool] | None = None
    """Whether the board can tell an offered move's effect from its text and what it shows: there
    may be hundreds of them."""
    resigned: Callable[[States, int], tuple[float, ...]] | None = None
    """The points of all seats when one resigns; by default it has the least there is."""

    def foresee(self, a: States, move: Move) -> "Foreseen":
        effect = self.looks.effect(a, move.code)
        return effect, tuple(self.sayings.describe(effect))

    def shown(self, move: Move, foreseen: "Foreseen") -> ShownMove:
        """An offered move as it is sent."""
        effect, said = foreseen
        path = clicked(move.text, self.looks.path(move.code))
        if self.brief is not None and self.brief(effect):
            return ShownMove(move.text, path)
        return ShownMove(move.text, path, effect, said)


Foreseen = tuple[msgspec.Struct, tuple[Message, ...]]
"""What a move would do, and what is said of it."""
