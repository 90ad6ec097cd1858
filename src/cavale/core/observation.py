"""What one seat knows of a position."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from cavale.core.catalogue import Lang
from cavale.core.errors import IllegalMove, MalformedMove, NotYourTurn
from cavale.core.message import Message, completed
from cavale.core.move import Move, ShownMove
from cavale.core.moves import Moves
from cavale.core.offered import offered
from cavale.core.once import once
from cavale.core.seats import OVER
from cavale.core.situation import Situation

if TYPE_CHECKING:
    from cavale.core.game import Game
    from cavale.core.position import Position
    from cavale.core.randomness import Source
    from cavale.core.room import Foreseen
    from cavale.core.sketch import Sketch
    from cavale.core.threats import Threat

_encode = msgspec.json.Encoder().encode
_NO_MOVES: tuple[int, ...] = ()


class Observation(Situation):
    """What one seat knows of a position: the only thing that views, bots and errors are made of."""

    def __init__(
        self, game: "Game", state: bytes, seat: int, common: "Observation | None" = None
    ) -> None:
        """`common` is what everybody sees, where nothing is hidden: it is looked at once."""
        self.game = game
        self.state = state
        self.seat = seat
        self._common = common
        self._foreseen: dict[int, Foreseen] = {}
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
        if not isinstance(move, Move):
            move = self._read(move)
        if self._mover != self.seat and self._mover != OVER:
            raise NotYourTurn(move.text, self)
        if move.code not in self.moves.codes:
            if self._read(move.text) != move:
                raise MalformedMove(move.text, self, "its code is not that of its text")
            clause = self.game.room.rules.refusal(self.copy_record(), move.code)
            raise IllegalMove(move.text, self, clause)
        return move

    def _read(self, text: object) -> Move:
        if not isinstance(text, str):
            found = type(text).__name__
            raise MalformedMove(str(text), self, f"a move is a Move or its text, no {found}")
        try:
            return self.game.read_move(text)
        except ValueError as error:
            raise MalformedMove(text, self, str(error)) from None

    @once
    def look(self) -> Any:
        """What the seat is shown, in the game's own shape."""
        if self._common is not None:
            return self._common.look
        return self.game.room.looks.view(self._read_only, self.seat)

    def view(self) -> dict[str, Any]:
        return msgspec.to_builtins(self.look)  # type: ignore[no-any-return]

    def effect_struct(self, move: Move, after: "Observation | None" = None) -> Any:
        """What a move would do, in the game's own shape.

        With what was seen `after` it, also what nobody could foresee.
        """
        hindsight = self.game.room.hindsight
        if after is None or hindsight is None:
            return self._foresee(move)[0]
        return hindsight.effect(self.copy_record(), move.code, after.copy_record())

    def effect(self, move: Move, after: "Observation | None" = None) -> dict[str, Any]:
        return msgspec.to_builtins(self.effect_struct(move, after))  # type: ignore[no-any-return]

    def _foresee(self, move: Move) -> "Foreseen":
        """What a move would do and how that is said: shown when offered, and when it is played."""
        known = self._foreseen.get(move.code)
        if known is None:
            room, a = self.game.room, self._read_only
            offers = room.offers
            known = offers.foresee(a, self._foretold, move) if offers else room.foresee(a, move)
            self._foreseen[move.code] = known
        return known

    @once
    def _foretold(self) -> Any:
        """What `Offers.foretold` says, where a room has it."""
        if self._common is not None:
            return self._common._foretold
        offers = self.game.room.offers
        return None if offers is None else offers.foretold(self._read_only)

    @once
    def offers(self) -> list[ShownMove]:
        """The legal moves as they are shown, if it is this seat's turn."""
        room = self.game.room
        return [room.shown(move, self._foresee(move)) for move in self.moves]

    @once
    def written_look(self) -> msgspec.Raw:
        """`look` as JSON."""
        if self._common is not None:
            return self._common.written_look
        return msgspec.Raw(_encode(self.look))

    @once
    def written_offers(self) -> msgspec.Raw:
        """`offers` as an event tells them, as JSON."""
        offers = self.game.room.offers
        if offers is None or not self.moves:
            return msgspec.Raw(_encode(offered(self.offers)))
        return msgspec.Raw(offers.written(self._read_only, self._foretold, self.moves.codes))

    def threats(self) -> "list[Threat]":
        """What the others could do next, as far as this seat can see; none where no room says."""
        found = self.game.spec.threats
        return [] if found is None or self.outcome is not None else found()(self)

    def sketch(self) -> "Sketch | None":
        """The board in plain shapes, as this seat sees it; None where no room draws it."""
        found = self.game.spec.sketch
        return None if found is None else found()(self)

    def notebook(self) -> dict[str, Any] | None:
        """The aid that the game offers, made of what this seat knows; None if it offers none."""
        if self.game.spec.notebook is None:
            return None
        shown = self.game.spec.notebook()(self.copy_record(), self.seat)
        return msgspec.to_builtins(shown)  # type: ignore[no-any-return]

    def path(self, move: Move) -> tuple[str, ...]:
        return self.game.room.looks.path(move.code)

    def prompt(self) -> Sequence[Message]:
        return self.game.room.sayings.prompt(self._read_only, self.seat)

    def describe(self, move: Move, after: "Observation | None" = None) -> list[Message]:
        """What is said of a move, with all its arguments."""
        effect, said = self.told(move, after)
        return completed(said, effect)

    def told(self, move: Move, after: "Observation | None" = None) -> "Foreseen":
        """What a move does and what is said of it, without what the effect says already."""
        if after is None or self.game.room.hindsight is None:
            return self._foresee(move)
        effect = self.effect_struct(move, after)
        return effect, tuple(self.game.room.sayings.describe(effect))

    def ending(self) -> Sequence[Message]:
        return self.game.room.sayings.ending(self._read_only)

    def drawing(self, lang: Lang) -> str:
        """The board for a terminal, with Rich markup."""
        return self.game.room.looks.drawing(self.copy_record(), lang)

    def html(self, lang: Lang = "en") -> str:
        """The board as a piece of HTML that needs nothing else."""
        from cavale.core.picture import html

        return html(self, lang)

    def _repr_html_(self) -> str:
        """The board in a notebook, as this seat sees it."""
        return self.html()

    def resample(self, rng: "Source") -> "Position":
        """A whole position that this seat cannot tell from the real one.

        `rng` is a `random.Random`, a `numpy.random.Generator` or a whole number to start from.
        """
        from cavale.core.randomness import stream

        a = self.copy_record()
        self.game.faces.resample(a, self.seat, stream(rng))
        return self.game.at(a.tobytes())

    def _identity(self) -> tuple[object, ...]:
        return (self.game, self.state, self.seat)

    def __repr__(self) -> str:
        return f"<Observation of {self.game.slug} from seat {self.seat}>"
