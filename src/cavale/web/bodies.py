"""What requests carry and what answers are, besides what `tables.views.shapes` has."""

from typing import Annotated, Literal

import msgspec

from cavale.core import naming
from cavale.core.patterns import whole
from cavale.tables.deciding.actions import Action
from cavale.tables.deciding.hosting import HostAction
from cavale.tables.deciding.opening import Nonce as OwnNonce
from cavale.tables.deciding.opening import Terms, Wanted
from cavale.tables.deciding.plans import LONGEST, MOST_LINES
from cavale.tables.live.opening import Trying
from cavale.tables.log.clocks import DAY
from cavale.tables.log.entries import Clock, Gesture, Kind
from cavale.tables.store.notice import Channel
from cavale.tables.views.shapes import Held, Invite
from cavale.web.problems import bad_request

Key = Annotated[
    str,
    msgspec.Meta(
        pattern=whole("[A-Za-z0-9-]{8,64}"), description="Of your own, one for each thing you do."
    ),
]
SecretKey = Annotated[
    str,
    msgspec.Meta(
        pattern=whole("[A-Za-z0-9-]{32,64}"),
        description="Of your own, random and secret: what you are given follows from it.",
    ),
]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1, description="The version you saw.")]
Name = Annotated[
    str,
    msgspec.Meta(max_length=400, description="At most 40 characters, as a reader counts them."),
]
Bound = Annotated[
    str,
    msgspec.Meta(
        pattern=whole("[0-9a-f]{64}"),
        description='SHA-256 of "<table>/<round>/<nonce>": binds a seat to a nonce not yet told.',
    ),
]
Nonce = Annotated[str, msgspec.Meta(pattern=whole("[A-Za-z0-9-]{0,64}"))]
StandInAfter = (
    Annotated[
        int,
        msgspec.Meta(ge=1, le=3600, description="Seconds until a bot plays for an absent player."),
    ]
    | None
)
MoveText = Annotated[str, msgspec.Meta(max_length=80)]
LARGEST_RECORD = 1 << 20
"""In bytes, as it is sent: quoted in JSON a record may take more than its own length."""
LeftTo = (
    Annotated[
        int,
        msgspec.Meta(ge=0, le=99, description="Level of the bot that plays on for who leaves."),
    ]
    | None
)
Names = Annotated[
    bool,
    msgspec.Meta(description="At a public table: names are kept and listed. Without, none is."),
]
ProgramName = Annotated[
    str,
    msgspec.Meta(max_length=40, description="With `link`: the program that is asked to sit there."),
]
Portrait = (
    Annotated[int, msgspec.Meta(ge=0, le=23, description="One of the page's drawn portraits.")]
    | None
)
PlayerNumber = Annotated[int, msgspec.Meta(ge=0, le=9)] | None
Slug = Annotated[str, msgspec.Meta(max_length=40)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what is sent to the server."""


class NewSeat(Body, frozen=True):
    kind: Kind
    name: Name = ""
    level: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    nonce: Nonce = ""
    program: ProgramName = ""
    portrait: Portrait = None


class NewClock(Body, frozen=True):
    per: Literal["game", "move"]
    seconds: Annotated[int, msgspec.Meta(ge=1, le=14 * DAY)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class TryAgain(Body, frozen=True):
    """A finished game that is played again from some move on, against bots."""

    table: Annotated[str, msgspec.Meta(max_length=40)]
    step: Annotated[int, msgspec.Meta(ge=0, le=100_000, description="Moves that stand.")]
    number: Annotated[int, msgspec.Meta(ge=1, le=99, description="Which game of the series.")] = 1


class NewTable(Body, frozen=True):
    game: Slug
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=10)]
    variant: Slug | None = None
    games: (
        Annotated[int, msgspec.Meta(ge=1, le=99, description="One of the game's `games`.")] | None
    ) = None
    aids: bool = True
    public: bool = False
    commit_first: Annotated[
        bool,
        msgspec.Meta(description="Seats `here` get invitations too: their nonces come later."),
    ] = False
    clock: NewClock | None = None
    stand_in: StandInAfter = None
    left_to: LeftTo = None
    names: Names = False
    key: SecretKey | None = None
    again: TryAgain | None = None
    gathering: Annotated[
        bool, msgspec.Meta(description="The game begins when a seat `here` says so.")
    ] = False


class Seeking(Body, frozen=True):
    """The table one would open if nobody is waiting."""

    game: Slug
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=10)]
    key: SecretKey
    variant: Slug | None = None
    games: (
        Annotated[int, msgspec.Meta(ge=1, le=99, description="One of the game's `games`.")] | None
    ) = None
    aids: bool = True
    clock: NewClock | None = None
    stand_in: StandInAfter = None
    left_to: LeftTo = None
    names: Names = False
    commit_first: Annotated[
        bool,
        msgspec.Meta(description="Only names the table: your seat there is yours to claim."),
    ] = False
    seated: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=40)]],
        msgspec.Meta(max_length=200, description="Tables where one sits already."),
    ] = []


class Claiming(Body, frozen=True):
    invite: (
        Annotated[
            str, msgspec.Meta(max_length=200, description="Without: any free seat, if it is open.")
        ]
        | None
    ) = None
    name: Name = ""
    nonce: Nonce = ""
    bound: Bound | None = None
    key: SecretKey | None = None
    portrait: Portrait = None


class Naming(Body, frozen=True):
    """What a player wants to be called, and shown by."""

    name: Name
    key: Key
    portrait: Portrait = None


Endpoint = Annotated[str, msgspec.Meta(min_length=8, max_length=1000)]


class Telling(Body, frozen=True):
    """Where to tell that it is one's turn: a device by its push service, or a hook of the table.

    `p256dh` and `auth` are the device's keys, as its browser says them.
    """

    kind: Channel
    endpoint: Endpoint
    p256dh: Annotated[str, msgspec.Meta(max_length=120)] = ""
    auth: Annotated[str, msgspec.Meta(max_length=40)] = ""
    lang: Annotated[str, msgspec.Meta(max_length=20)] = "en"


class Untelling(Body, frozen=True):
    kind: Channel
    endpoint: Endpoint


class Gesturing(Body, frozen=True):
    gesture: Gesture
    key: Key


LineOfMoves = Annotated[
    list[MoveText],
    msgspec.Meta(max_length=LONGEST, description="Moves from the table's position on."),
]


class Planning(Body, frozen=True):
    """All that is planned; the last move of each line is the planner's own."""

    lines: Annotated[list[LineOfMoves], msgspec.Meta(max_length=MOST_LINES)]
    version: Version
    key: Key


class Supposing(Body, frozen=True):
    line: LineOfMoves


class Hosting(Body, frozen=True):
    """`player`: whom it is about; `other`: the bot's level, or the player to change seats with."""

    action: HostAction
    key: Key
    player: PlayerNumber = None
    other: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None


class Holding(Body, frozen=True):
    id: Annotated[str, msgspec.Meta(max_length=40)]
    secrets: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(min_length=1, max_length=6)
    ]


class Mine(Body, frozen=True):
    tables: Annotated[list[Holding], msgspec.Meta(max_length=20)]


class SittingDown(Body, frozen=True):
    """A program takes a seat by an invitation."""

    invite: Annotated[str, msgspec.Meta(max_length=200, description="Of a seat of the table.")]


class ShownProgram(msgspec.Struct, frozen=True):
    """A program that may play here, and whether it has its stream open."""

    name: str
    online: bool


class Seated(msgspec.Struct, frozen=True):
    seat: int


class Drawing(Body, frozen=True):
    """Either: `bound` in a new round, `nonce` when all are bound."""

    bound: Bound | None = None
    nonce: Nonce = ""


class Recovering(Body, frozen=True):
    key: Key


class Moving(Body, frozen=True):
    move: MoveText
    version: Version
    key: Key
    took: (
        Annotated[
            int,
            msgspec.Meta(
                ge=0, le=2**53 - 1, description="Milliseconds since you saw that it is your turn."
            ),
        ]
        | None
    ) = None


class Acting(Body, frozen=True):
    """`nonce` and `commit_first` only for a rematch."""

    action: Action
    version: Version
    key: Key
    nonce: Nonce = ""
    bound: Bound | None = None
    commit_first: Annotated[
        bool,
        msgspec.Meta(description="Only names the table: its seats are taken by asking again."),
    ] = False
    same_seats: Annotated[
        bool, msgspec.Meta(description="For a rematch: everybody sits where they sat.")
    ] = False


RecordText = Annotated[
    str, msgspec.Meta(min_length=1, max_length=262_144, description="A record, text or JSON.")
]


class Replaying(Body, frozen=True):
    record: RecordText
    eyes: Annotated[
        str, msgspec.Meta(max_length=40, description="A seat's name, `spectator` or `all`.")
    ] = "all"


class Learning(Body, frozen=True):
    """What the learner has played since the lesson began."""

    moves: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=80)]], msgspec.Meta(max_length=60)
    ] = []
    lang: Annotated[str, msgspec.Meta(max_length=20)] = "en"


class Analysing(Body, frozen=True):
    record: RecordText
    step: Annotated[int, msgspec.Meta(ge=0, le=100_000, description="Moves played.")]


class Moved(msgspec.Struct, frozen=True):
    version: int


class Acted(msgspec.Struct, frozen=True, omit_defaults=True):
    """`table`, `held` and `invites` only for a rematch."""

    version: int
    table: str | None = None
    held: list[Held] | None = None
    invites: list[Invite] | None = None


class SeatOfGame(msgspec.Struct, frozen=True):
    name: str
    title: str


class VariantOfGame(msgspec.Struct, frozen=True):
    name: str
    title: str
    detail: str
    fewer_points_win: bool
    seats: list[SeatOfGame] | None
    """What the seats are called, if not as in the other variants."""
    levels: list[int]
    """Those that are offered: where skill buys no more there are fewer."""
    minutes: int
    rulebook: bool
    """Whether the rulebook has its clauses in this variant's own words, too."""


class Level(msgspec.Struct, frozen=True):
    level: int
    title: str
    says: str
    """What it says of itself, in one sentence; empty where it says nothing."""


class GuestBoard(msgspec.Struct, frozen=True):
    """The board of a game that is not the house's: an ES module."""

    address: str
    integrity: str


class GameCard(msgspec.Struct, frozen=True):
    slug: str
    title: str
    after: str
    tagline: str
    accent: str
    seats: list[SeatOfGame]
    seat_counts: list[int]
    games: list[int]
    variants: list[VariantOfGame]
    levels: list[Level]
    minutes: int
    clock: Clock
    hidden: bool
    chance: bool
    notebook: bool
    lessons: bool
    puzzles: bool
    openings: bool
    usual: Annotated[str, msgspec.Meta(description="The variant that is proposed.")]
    board: GuestBoard | None = None
    """Null: it is in the page, or there is none and the game is played in text."""


class ShownClause(msgspec.Struct, frozen=True):
    id: str
    section: str
    text: str
    source: str


class ShownRulebook(msgspec.Struct, frozen=True):
    slug: str
    clauses: list[ShownClause]
    variant: str | None
    """The variant whose own words these are; null where they are the game's."""


def wanted(seats: list[NewSeat]) -> list[Wanted]:
    return [
        Wanted(one.kind, named(one.name), one.level, one.nonce, one.program, one.portrait)
        for one in seats
    ]


def terms(asked: NewTable | Seeking, *, public: bool = False) -> Terms:
    clock = asked.clock
    timed = None if clock is None else Clock(clock.per, clock.seconds, clock.increment)
    gathering = isinstance(asked, NewTable) and asked.gathering
    return Terms(
        asked.aids,
        public,
        timed,
        asked.stand_in,
        asked.left_to,
        asked.names,
        gathering=gathering,
    )


def trying(asked: TryAgain) -> Trying:
    return Trying(asked.table, asked.number, asked.step)


def nonce_of(asked: Claiming | Acting | Drawing) -> OwnNonce:
    if asked.nonce and asked.bound:
        raise bad_request("either a nonce or what binds to it")
    return OwnNonce(asked.nonce, asked.bound or "")


def named(text: str) -> str:
    """A name as it is kept."""
    name = naming.clean(text)
    if naming.length(name) > naming.LONGEST:
        raise bad_request(f"a name has at most {naming.LONGEST} characters")
    return name
