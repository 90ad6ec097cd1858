"""What a seat is shown of a table: the shapes of docs/wire.md."""

from typing import Annotated, Any, Literal

import msgspec

from cavale.core.message import Message
from cavale.core.move import GameEffect, ShownMove
from cavale.core.offered import OfferedMoves
from cavale.tables.log.entries import Clock, Kind, Why
from cavale.tables.log.rounds import Phase
from cavale.tables.log.table import Status
from cavale.tables.views.differences import Difference

GameView = Annotated[
    Any,
    msgspec.Meta(title="GameView", description="What the seat sees; each game has its own."),
]
GameNotebook = Annotated[
    dict[str, object],
    msgspec.Meta(
        title="GameNotebook", description="What a careful player would know; a game's own."
    ),
]
StepKind = Literal[
    "start",
    "claim",
    "decline",
    "rename",
    "appoint",
    "free",
    "swap",
    "begin",
    "bind",
    "tell",
    "break_off",
    "go_on",
    "mix",
    "recover",
    "stand_in",
    "return",
    "move",
    "chance",
    "resign",
    "flag",
    "leave",
    "offer_draw",
    "accept_draw",
    "decline_draw",
    "undo",
    "offer_undo",
    "accept_undo",
    "decline_undo",
    "react",
    "plan",
    "rematch",
]


class ShownSeat(msgspec.Struct, frozen=True):
    """`player` is the seat where this one sat in the first game: what `held` calls `seat`.

    `title` is the name of the seat's title: `seat-…` of the room's catalogue says it.
    """

    seat: int
    player: int
    title: str
    name: str
    kind: Kind
    level: int | None
    claimed: bool
    stand_in: int | None = None
    """The level of the bot that plays for somebody who is away, or has left."""
    gone: Why | None = None
    """Why who sat there has lost, though the others play on."""
    program: str | None = None
    """The name of the program that plays here, or is asked to: a bot of somebody's."""
    portrait: int | None = None
    """Which of the page's drawn portraits was chosen."""


class ShownOutcome(msgspec.Struct, frozen=True):
    points: tuple[float, ...]
    reason: str
    said: list[Message]
    winner: int | None


class ShownSeries(msgspec.Struct, frozen=True):
    """How a series of several games ended; `winner` by where they sit in the last one."""

    winner: int | None
    said: list[Message]


class Offers(msgspec.Struct, frozen=True):
    draw: int | None
    undo: int | None


class Step(msgspec.Struct, frozen=True):
    """`view` is left out in an event, where it is the table's. What is `said` of a move has the
    effect's fields as arguments, beside its own."""

    version: int
    kind: StepKind
    seat: int | None
    move: str | None
    effect: GameEffect | None
    said: list[Message]
    at: str
    view: GameView | msgspec.UnsetType = msgspec.UNSET


class ShownClock(msgspec.Struct, frozen=True):
    """In milliseconds: what each seat had left (a bot: null), and how long one has run since."""

    per: Literal["game", "move"]
    seconds: int
    increment: int
    left: list[int | None]
    running: int | None
    ran: int


class ShownRounds(msgspec.Struct, frozen=True):
    """Rounds of nonces: which one is under way, who is awaited, and who broke off the others."""

    number: int
    phase: Phase
    awaited: list[int]
    broken: list[list[int]]
    beacon: int | None = None
    """The round of a public beacon that is mixed in, as soon as it is known which."""


class TriedAgain(msgspec.Struct, frozen=True):
    """The finished game, and after how many of its moves, that this table began with."""

    table: str
    number: int
    step: int


class ShownEvening(msgspec.Struct, frozen=True):
    """Games of the same people, table after table, and how many each of them has won, by seat."""

    games: int
    won: list[int]


class ShownTable(msgspec.Struct, frozen=True):
    id: str
    game: str
    variant: str
    version: int
    decided: Annotated[
        int, msgspec.Meta(description="A move may carry any version from this one on.")
    ]
    number: int
    games: int
    hidden: bool
    public: bool
    status: Status
    you: int | None
    seats: list[ShownSeat]
    mover: int | None
    view: GameView
    moves: list[ShownMove]
    prompt: list[Message]
    outcome: ShownOutcome | None
    offers: Offers
    undoable: bool
    drawable: bool
    thinking: bool
    score: list[float]
    series: ShownSeries | None
    leaders: list[int]
    rematch: str | None
    commitment: str | None
    rounds: ShownRounds | None
    clock: ShownClock | None
    stand_in: int | None
    notebook: bool
    threats: bool
    review: bool
    strongest: Annotated[
        int, msgspec.Meta(description="The highest level of bots that this variant has; 0: none.")
    ]
    again: TriedAgain | None
    gathering: Annotated[
        bool, msgspec.Meta(description="The game begins when a seat `here` says so.")
    ] = False
    evening: ShownEvening | None = None
    rulebook: Annotated[
        str | None, msgspec.Meta(description="The variant whose own words it is in; null: none.")
    ] = None
    plans: Annotated[
        list[list[str]] | None,
        msgspec.Meta(description="What one will answer; null while one cannot plan."),
    ] = None


class ShownNotebook(msgspec.Struct, frozen=True):
    """`version` is that of the table it was made of."""

    version: int
    notebook: GameNotebook


class StepEvent(msgspec.Struct, frozen=True):
    """What happened, and what of the table is different now; the first one has all of it.

    A difference is a list: names of fields and places in lists, from the outside in, then what
    stands there now. Only the seat that is to move has moves.
    """

    step: Step
    table: ShownTable | msgspec.UnsetType = msgspec.UNSET
    differs: list[Difference] | msgspec.UnsetType = msgspec.UNSET
    moves: OfferedMoves | msgspec.UnsetType = msgspec.UNSET


class ThinkingEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """`waiting`: not yet, because too many others are thinking."""

    seat: int
    thinking: bool
    waiting: bool = False


class PresenceEvent(msgspec.Struct, frozen=True):
    """The players who have this table open somewhere; null where nobody can tell."""

    here: list[int] | None


class ByeEvent(msgspec.Struct, frozen=True):
    reason: Literal["slow", "restart", "moved"]


class TableCard(msgspec.Struct, frozen=True):
    id: str
    game: str
    variant: str
    status: Status
    seats: list[ShownSeat]
    number: int
    games: int
    opened: str
    clock: Clock | None = None


class MyTable(msgspec.Struct, frozen=True):
    """A table where the asker sits; `you` are their seats, `at` is when something last happened."""

    table: TableCard
    you: list[int]
    mover: int | None
    turn: bool
    outcome: ShownOutcome | None
    at: str
    due: str | None


class Held(msgspec.Struct, frozen=True):
    seat: int
    secret: str


class Invite(msgspec.Struct, frozen=True):
    seat: int
    invite: str
