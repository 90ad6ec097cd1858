"""A table is a pure fold of its log: `follow(table, entry)` is the table after one more entry."""

from collections.abc import Callable, Iterator
from typing import Literal

from msgspec.structs import replace

from cavale.core import endings
from cavale.core.errors import UnknownRules
from cavale.core.game import Game
from cavale.core.outcome import Outcome
from cavale.core.series import Series
from cavale.tables.log import clocks, pace, rounds
from cavale.tables.log.entries import (
    AcceptDraw,
    AcceptUndo,
    Appoint,
    Begin,
    Bind,
    BreakOff,
    Chance,
    Claim,
    Decline,
    DeclineDraw,
    DeclineUndo,
    Flag,
    Free,
    GoOn,
    Leave,
    Logged,
    Mix,
    Next,
    OfferDraw,
    OfferUndo,
    Open,
    Plan,
    Play,
    Player,
    React,
    Recover,
    Rematch,
    Rename,
    Resign,
    Return,
    StandIn,
    Swap,
    Tell,
    Undo,
    Why,
)
from cavale.tables.log.players import Company
from cavale.tables.log.table import Beacon, Offer, Planned, Ply, Table

GameOpener = Callable[[str, str, int, int], Game]


class RulesChanged(Exception):
    """The table was opened under rules that this program no longer has."""


def fold(table_id: str, log: list[Logged], open_game: GameOpener) -> Iterator[Table]:
    """The table after each entry of its log."""
    first, *rest = log
    table = begin(table_id, first, open_game)
    yield table
    for logged in rest:
        table = follow(table, logged)
        yield table


def begin(table_id: str, logged: Logged, open_game: GameOpener) -> Table:
    opened = logged.entry
    assert isinstance(opened, Open)
    try:
        game = open_game(opened.game, opened.variant, len(opened.players), opened.rules)
    except UnknownRules:
        raise RulesChanged(opened.game, opened.rules) from None
    series = Series(opened.games, game.seats, game.spec.seating, game.scoring.fewer_win)
    table = Table(
        id=table_id,
        game=game,
        version=logged.seq,
        decided=logged.seq,
        offered=logged.seq,
        company=Company(opened.players, series.order),
        series=series,
        number=1,
        begun=logged,
        start=game.start() if opened.again is None else game.parse(opened.again.start),
        seed=opened.seed,
        root=opened.root,
        aids=opened.aids,
        public=opened.public,
        clock=opened.clock,
        stand_in=opened.stand_in,
        left_to=opened.left_to,
        fairness=opened.fairness,
        names=opened.names,
        again=opened.again,
        beacon=None if opened.beacon is None else Beacon(opened.beacon),
        room=opened.room,
        gathering=opened.gathering,
        evening=opened.evening,
    )
    return clocks.wound(table, logged.at)


def follow(table: Table, logged: Logged) -> Table:
    assert logged.seq == table.version + 1
    match logged.entry:
        case Play(seat, text, _, stand_in):
            now = table if stand_in else _back(table, table.order[seat])
            after = _played(now, seat, text, logged, stand_in=stand_in)
        case Chance(text):
            after = _played(table, None, text, logged)
        case _:
            after = _followed(replace(table, version=logged.seq), logged)
    after = rounds.followed(table, after, logged)
    after = clocks.charged(table, after, logged)
    return pace.paced(table, _marked(table, after), logged)


def _marked(before: Table, after: Table) -> Table:
    """With the version of the position, and that of the offers."""
    if _position(before) != _position(after):
        return replace(after, decided=after.version, offered=after.version)
    if (before.draw, before.undo, before.declined) != (after.draw, after.undo, after.declined):
        return replace(after, offered=after.version)
    return after


def _position(table: Table) -> tuple[object, ...]:
    """What the seat to move decides by, and who decides for it."""
    mover = table.mover
    bot = None if mover is None else table.seats[mover].bot
    last = None if table.last is None else table.last.version
    return table.number, last, table.status, mover, bot


def _followed(table: Table, logged: Logged) -> Table:
    """After anything but a move."""
    entry = logged.entry
    match entry:
        case Claim(player):
            return _back(_with_player(table, player, _sat(table.players[player], entry)), player)
        case Decline(player):
            return _with_player(table, player, replace(table.players[player], program=""))
        case Rename(player, name, portrait):
            now = replace(table.players[player], name=name, portrait=portrait)
            return _with_player(table, player, now)
        case Appoint(player, level):
            return _with_player(table, player, Player("bot", level=level))
        case Free(player):
            free = Player("link", invite=table.players[player].invite)
            return _with_player(table, player, free)
        case Swap(player, other):
            return _swapped(table, player, other)
        case Begin():
            return replace(table, gathering=False)
        case Bind(player, bound):
            now = replace(table.players[player], bound=bound, awaited=False)
            return _with_player(table, player, now)
        case Tell() | BreakOff() | GoOn() | React():
            return table
        case Mix(given):
            assert table.beacon is not None
            return replace(table, beacon=Beacon(table.beacon.chain, False, given))
        case Recover(player, link):
            return _with_player(table, player, replace(table.players[player], recovery=link))
        case StandIn(player, level):
            return _with_player(table, player, replace(table.players[player], stand_in=level))
        case Return(player):
            return _back(table, player)
        case Next(seed):
            return _next_game(table, seed, logged)
        case Resign(seat):
            outcome = endings.resigned(table.position, seat)
            return replace(_finished(table, outcome), resigned=seat)
        case Flag(seat):
            outcome = endings.flagged(table.position, seat)
            return replace(_finished(table, outcome), flagged=seat)
        case Leave(seat, why, level):
            return _left(table, seat, why, level)
        case OfferDraw(seat):
            return replace(table, draw=Offer(seat))
        case AcceptDraw(seat):
            return _draw_accepted(table, seat)
        case DeclineDraw():
            return _declined(table, "draw")
        case OfferUndo(seat):
            return replace(table, undo=Offer(seat))
        case AcceptUndo(seat):
            assert table.undo is not None
            return replace(table, undo=replace(table.undo, agreed=table.undo.agreed | {seat}))
        case DeclineUndo():
            return _declined(table, "undo")
        case Undo(seat, stand):
            return _taken_back(table, seat, stand)
        case Plan(seat, lines):
            others = tuple(plan for plan in table.plans if plan.seat != seat)
            return replace(table, plans=(*others, Planned(seat, lines)) if lines else others)
        case Rematch():
            return replace(table, rematch=entry)
        case Open() | Play() | Chance():
            raise AssertionError("a table is opened once, and moves are followed elsewhere")


def _sat(was: Player, claim: Claim) -> Player:
    """A player whose seat somebody has taken."""
    return replace(
        was,
        secret=claim.secret,
        name=claim.name or was.name,
        nonce=claim.nonce or was.nonce,
        bound=claim.bound or was.bound,
        recovery=None,
        program=claim.program,
        portrait=was.portrait if claim.portrait is None else claim.portrait,
    )


def _swapped(table: Table, player: int, other: int) -> Table:
    there = {player: other, other: player}
    order = tuple(there.get(one, one) for one in table.order)
    return replace(table, series=table.series.seated(order), company=Company(table.players, order))


def _with_player(table: Table, number: int, player: Player) -> Table:
    players = (*table.players[:number], player, *table.players[number + 1 :])
    return replace(table, company=Company(players, table.order))


def _back(table: Table, number: int) -> Table:
    """With this player playing for themselves, unless they have left for good."""
    player = table.players[number]
    if player.stand_in is None or not table.plays(table.order.index(number)):
        return table
    return _with_player(table, number, replace(player, stand_in=None))


def _played(
    table: Table, seat: int | None, text: str, logged: Logged, *, stand_in: bool = False
) -> Table:
    before = table.position
    move = table.game.read_move(text)
    number = 1 if table.last is None else table.last.number + 1
    after = before.play_unchecked(move.code)
    ply = Ply(number, seat, move, before, after, logged.seq, logged.at, table.last, stand_in)
    # An offer of a draw stands while its maker moves; any other seat that moves has answered it.
    draw = table.draw if table.draw is not None and table.draw.seat == seat else None
    retaken = table.retaken if table.retaken == seat else None
    table = replace(
        table,
        version=logged.seq,
        last=ply,
        draw=draw,
        undo=None,
        declined=frozenset(),
        retaken=retaken,
        plans=_still_planned(table, move.text),
    )
    outcome = after.outcome
    if outcome is None:
        return table
    return _finished(table, endings.without(table.game, outcome, table.company.gone))


def _still_planned(table: Table, move: str) -> tuple[Planned, ...]:
    if not table.plans:
        return ()
    return tuple(left for plan in table.plans if (left := plan.after(move)).lines)


def _finished(table: Table, outcome: Outcome) -> Table:
    series = table.series.add(outcome.points)
    return replace(table, series=series, outcome=outcome, draw=None, undo=None, plans=())


def _left(table: Table, seat: int, why: Why, level: int) -> Table:
    """What was offered is off: it was between others."""
    moves = 0 if table.last is None else table.last.number
    number = table.order[seat]
    player = replace(
        table.players[number], stand_in=level, gone=why, gone_after=moves, gone_at=table.version
    )
    table = replace(_with_player(table, number, player), draw=None, undo=None)
    if not table.company.deserted:
        return table
    return _finished(table, endings.deserted(table.game, table.company.gone, why))


def _next_game(table: Table, seed: str | None, logged: Logged) -> Table:
    players = tuple(
        one if one.gone is None else replace(one, gone=None, gone_after=0, gone_at=0, stand_in=None)
        for one in table.players
    )
    return replace(
        table,
        company=Company(players, table.series.order),
        number=table.number + 1,
        begun=logged,
        start=table.game.start(),
        seed=seed,
        last=None,
        outcome=None,
        resigned=None,
        flagged=None,
        declined=frozenset(),
        retaken=None,
        earlier=table,
    )


def _draw_accepted(table: Table, seat: int) -> Table:
    assert table.draw is not None
    draw = replace(table.draw, agreed=table.draw.agreed | {seat})
    if table.company.others[draw.seat] <= draw.agreed:
        return _finished(table, endings.agreed(table.game))
    return replace(table, draw=draw)


def _declined(table: Table, what: Literal["draw", "undo"]) -> Table:
    offer = table.draw if what == "draw" else table.undo
    assert offer is not None
    declined = table.declined | {(what, offer.seat)}
    if what == "draw":
        return replace(table, draw=None, declined=declined)
    return replace(table, undo=None, declined=declined)


def _taken_back(table: Table, seat: int, stand: int) -> Table:
    unasked = table.undo is None and table.mover != seat
    retaken = seat if unasked else table.retaken
    ply = table.last
    while ply is not None and ply.number > stand:
        ply = ply.previous
    return replace(
        table,
        last=ply,
        draw=None,
        undo=None,
        declined=frozenset(),
        retaken=retaken,
        plans=(),
    )
