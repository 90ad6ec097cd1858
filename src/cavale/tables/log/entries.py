"""What a table's log is made of. A table is nothing but the fold of these, in order."""

from typing import Literal

import msgspec

from cavale.core.beacon import Chain, Emitted
from cavale.core.endings import Why as Why

Kind = Literal["here", "link", "bot"]
Gesture = Literal["bravo", "ouch", "think", "laugh", "hurry", "thanks"]


class Clock(msgspec.Struct, frozen=True):
    """How many seconds each seat has: for the whole game, or for each of its turns.

    `increment` is what a turn adds to the time for the game.
    """

    per: Literal["game", "move"]
    seconds: int
    increment: int = 0


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who plays, whatever seat they sit at.

    `secret`, `invite` and `recovery` are SHA-256, never the text.
    """

    kind: Kind
    name: str = ""
    level: int | None = None
    secret: str | None = None
    invite: str | None = None
    nonce: str = ""
    """Part of the dealer's key, once it is told."""
    bound: str = ""
    """What this player has published of a nonce, in the round of nonces under way."""
    awaited: bool = False
    """Whether a new round waits for that."""
    broken: int = 0
    """How many rounds this one has broken off by not telling."""
    recovery: str | None = None
    """The link that moves the seat to another device, until it is used."""
    stand_in: int | None = None
    """The level of the bot that plays for somebody who is away, or who has left the game."""
    gone: Why | None = None
    """Why this one has lost the game under way, though others play on."""
    gone_after: int = 0
    """How many moves had been played then."""
    gone_at: int = 0
    """The version of the table then."""
    program: str = ""
    """The program that plays here; while nobody has sat down, the one that is asked to."""
    portrait: int | None = None
    """Which of the page's drawn portraits, if one was chosen."""

    @property
    def claimed(self) -> bool:
        return self.kind == "bot" or self.secret is not None

    @property
    def told(self) -> bool:
        """Whether nothing is awaited of this one for the dealer's key."""
        return not self.awaited and (not self.bound or bool(self.nonce))

    @property
    def bot(self) -> int | None:
        """The level of the bot that plays here now, for itself or for somebody else."""
        return self.level if self.kind == "bot" else self.stand_in


class Entry(msgspec.Struct, frozen=True, tag_field="kind"):
    """Base of all entries."""


Line = tuple[str, ...]
"""Moves from a position on, of all seats in turn; the last one is the planner's own."""


class Again(msgspec.Struct, frozen=True):
    """The finished game, and after how many of its moves, that a table tries again; `start` is the
    position it begins with."""

    table: str
    number: int
    step: int
    start: str


class Evening(msgspec.Struct, frozen=True):
    """Games at the tables before this one, and how many of them each player has won."""

    games: int
    won: tuple[int, ...]


class Open(Entry, frozen=True, tag="open"):
    game: str
    variant: str
    rules: int
    games: int
    players: tuple[Player, ...]
    seed: str | None = None
    aids: bool = True
    """Whether those who play may open the game's notebook."""
    public: bool = False
    """Whether anyone may take a free seat, and find the game to watch."""
    clock: Clock | None = None
    root: str | None = None
    """The seed of the last game of the series; `seed` is that of the first."""
    stand_in: int | None = None
    """Seconds after which a bot plays for an absent player, if ever."""
    left_to: int | None = None
    """The level of the bot that plays on for who leaves a game of three or more."""
    fairness: int = 1
    """2: seats are bound to their nonces before any is told, and the bots have one too."""
    names: bool = False
    """At a public table: whether those who sit there let everybody know their names."""
    again: Again | None = None
    beacon: Chain | None = None
    """The public beacon of which a round goes into the dealer's key when all have told."""
    room: str | None = None
    """SHA-256 of the one link that turns into any free seat, once for each."""
    gathering: bool = False
    """The game begins when the host says so, not when the last seat is taken."""
    evening: Evening | None = None
    """What the same people have played before, table after table."""


class Claim(Entry, frozen=True, tag="claim"):
    """Somebody sits down, or comes back on another device."""

    player: int
    secret: str
    name: str = ""
    nonce: str = ""
    bound: str = ""
    program: str = ""
    """Which program it is, if it is one."""
    portrait: int | None = None


class Decline(Entry, frozen=True, tag="decline"):
    """A program does not want to play here: the seat is free for the holder of its invitation."""

    player: int
    program: str


class Rename(Entry, frozen=True, tag="rename"):
    """A player is called otherwise from now on, and shown by another portrait."""

    player: int
    name: str
    portrait: int | None = None


class Appoint(Entry, frozen=True, tag="appoint"):
    """The host gives a free seat to a bot."""

    player: int
    level: int


class Free(Entry, frozen=True, tag="free"):
    """The host takes a seat from the player who has it: it is free for the next who comes."""

    player: int


class Swap(Entry, frozen=True, tag="swap"):
    """The host lets two players change seats."""

    player: int
    other: int


class Begin(Entry, frozen=True, tag="begin"):
    """The host begins the game for which people have gathered."""


class Bind(Entry, frozen=True, tag="bind"):
    """In a new round a player is bound to a nonce."""

    player: int
    bound: str


class Tell(Entry, frozen=True, tag="tell"):
    """A player tells the nonce; it is that of everybody who is bound to the same."""

    player: int
    nonce: str


class BreakOff(Entry, frozen=True, tag="break_off"):
    """Somebody did not tell in time: a new round begins, with new nonces of all."""


class GoOn(Entry, frozen=True, tag="go_on"):
    """Somebody was not bound in time: the round goes on without a nonce of theirs."""


class Mix(Entry, frozen=True, tag="mix"):
    """The beacon's round that was due; without one it did not come in time."""

    given: Emitted | None = None


class Recover(Entry, frozen=True, tag="recover"):
    """A link was made that moves a seat to another device."""

    player: int
    link: str


class StandIn(Entry, frozen=True, tag="stand_in"):
    """Somebody stays away: a bot of this level plays for them, with what their seat knows."""

    player: int
    level: int


class Return(Entry, frozen=True, tag="return"):
    """A player who was away plays on."""

    player: int


class Next(Entry, frozen=True, tag="next"):
    """The next game of the series."""

    seed: str | None = None


class Play(Entry, frozen=True, tag="move", omit_defaults=True):
    """`lag` is the time on the way, in milliseconds, that the seat's clock is not charged.

    `stand_in`: by the bot that plays for somebody. Who moves without it is back.
    """

    seat: int
    move: str
    lag: int = 0
    stand_in: bool = False


class Chance(Entry, frozen=True, tag="chance"):
    move: str


class Act(Entry, frozen=True):
    """Base of what a seat does besides moving."""

    seat: int


class Resign(Act, frozen=True, tag="resign"):
    pass


class Flag(Act, frozen=True, tag="flag"):
    """A seat has run out of time."""


class Leave(Act, frozen=True, tag="leave"):
    """One of three or more has lost: a bot of this level plays the seat on."""

    why: Why
    level: int


class OfferDraw(Act, frozen=True, tag="offer_draw"):
    pass


class AcceptDraw(Act, frozen=True, tag="accept_draw"):
    pass


class DeclineDraw(Act, frozen=True, tag="decline_draw"):
    pass


class OfferUndo(Act, frozen=True, tag="offer_undo"):
    pass


class AcceptUndo(Act, frozen=True, tag="accept_undo"):
    """One of several who must agree has agreed; the last one's entry is `Undo`."""


class DeclineUndo(Act, frozen=True, tag="decline_undo"):
    pass


class Undo(Act, frozen=True, tag="undo"):
    """`stand` moves of the game remain."""

    stand: int


class React(Act, frozen=True, tag="react"):
    """One of a few gestures that everybody at the table sees."""

    gesture: Gesture


class Plan(Act, frozen=True, tag="plan"):
    """What a seat will answer to what the others may play; nothing it planned before holds."""

    lines: tuple[Line, ...]


class Rematch(Act, frozen=True, tag="rematch"):
    """`players[i]` is the player of this table who is player i of the new one."""

    table: str
    players: tuple[int, ...]


AnyEntry = (
    Open
    | Claim
    | Decline
    | Rename
    | Appoint
    | Free
    | Swap
    | Begin
    | Bind
    | Tell
    | BreakOff
    | GoOn
    | Mix
    | Recover
    | StandIn
    | Return
    | Next
    | Play
    | Chance
    | Resign
    | Flag
    | Leave
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | OfferUndo
    | AcceptUndo
    | DeclineUndo
    | Undo
    | React
    | Plan
    | Rematch
)


MOVES = (Play, Chance)


class Logged(msgspec.Struct, frozen=True, gc=False):
    """An entry with its place in the log and its time, in milliseconds since 1970."""

    seq: int
    at: int
    entry: AnyEntry


_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> str:
    return msgspec.json.encode(entry).decode()


def decode(text: str) -> AnyEntry:
    return _decoder.decode(text)
