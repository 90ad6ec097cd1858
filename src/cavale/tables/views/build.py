"""Makes what a seat is shown. Everything here comes from an observation, never from a state."""

from collections.abc import Sequence, Set
from typing import Any

import msgspec

from cavale.core.errors import UnknownEyes
from cavale.core.eyes import Eyes, eyes_named
from cavale.core.message import Message
from cavale.core.observation import Observation
from cavale.core.review import Reviewer
from cavale.core.rulebook import has_own_rulebook
from cavale.tables.deciding.actions import drawable
from cavale.tables.deciding.plans import plannable
from cavale.tables.deciding.refusals import bad_request, not_now
from cavale.tables.deciding.undo import undoable
from cavale.tables.log import clocks, rounds, times
from cavale.tables.log.dealing import commitment_of
from cavale.tables.log.entries import MOVES, Act, AnyEntry, Logged, Next, Open
from cavale.tables.log.evening import evening
from cavale.tables.log.table import Ply, Table
from cavale.tables.views import sentences
from cavale.tables.views.shapes import (
    MyTable,
    Offers,
    ShownClock,
    ShownEvening,
    ShownOutcome,
    ShownRounds,
    ShownSeat,
    ShownSeries,
    ShownTable,
    Step,
    StepKind,
    TableCard,
    TriedAgain,
)


def seats(table: Table) -> list[ShownSeat]:
    return [
        ShownSeat(
            seat=seat,
            player=player,
            title=table.game.titles[seat],
            name=table.players[player].name,
            kind=table.players[player].kind,
            level=table.players[player].level,
            claimed=table.players[player].claimed,
            stand_in=table.players[player].stand_in,
            gone=table.players[player].gone,
            program=table.players[player].program or None,
            portrait=table.players[player].portrait,
        )
        for seat, player in enumerate(table.order)
    ]


def card(table: Table, opened: int) -> TableCard:
    return TableCard(
        id=table.id,
        game=table.game.slug,
        variant=table.game.variant,
        status=table.status,
        seats=seats(table),
        number=table.number,
        games=table.series.length,
        opened=times.iso(opened),
        clock=table.clock,
    )


def mine(table: Table, opened: int, players: Set[int], at: int) -> MyTable:
    """A table as those who sit there find it on their list."""
    you = sorted(table.order.index(player) for player in players)
    turn = table.mover in you and table.plays(table.mover or 0)
    outcome = _outcome(table, you[0])
    due = clocks.due(table)
    return MyTable(
        card(table, opened),
        you,
        table.mover,
        turn,
        outcome,
        times.iso(at),
        None if due is None else times.iso(due),
    )


def table_for(table: Table, player: int | None, thinking: bool) -> ShownTable:
    fields = lasting(table) | passing(table) | personal(table, player)
    moves = seen.offers if (seen := offering(table, player)) else []
    return ShownTable(**fields, moves=moves, thinking=thinking, clock=clock(table))


def lasting(table: Table) -> dict[str, Any]:
    """The fields that are the same for every player, and that no move changes."""
    totals = table.series.totals
    return {
        "id": table.id,
        "game": table.game.slug,
        "variant": table.game.variant,
        "number": table.number,
        "games": table.series.length,
        "hidden": table.game.hidden,
        "public": table.public,
        "status": table.status,
        "seats": seats(table),
        "score": [totals[player] for player in table.order],
        "series": _series(table),
        "leaders": sorted(table.order.index(player) for player in table.series.leaders),
        "rematch": None if table.rematch is None else table.rematch.table,
        "commitment": commitment_of(table),
        "rounds": _rounds(table),
        "stand_in": table.stand_in,
        "notebook": table.aids and table.game.spec.notebook is not None,
        "threats": table.game.spec.threats is not None,
        "review": table.outcome is not None and reviewer_of(table) is not None,
        "strongest": max(table.game.spec.level_numbers(table.game.variant), default=0),
        "again": _again(table),
        "gathering": table.gathering,
        "evening": _evening(table),
        "rulebook": table.game.variant
        if has_own_rulebook(table.game.spec.package, table.game.variant)
        else None,
    }


def reviewer_of(table: Table) -> Reviewer | None:
    """Some need the whole game, which a table that begins in its middle has not."""
    reviewer = table.game.spec.review
    partial = table.again is not None and table.number == 1
    return None if reviewer is None or (reviewer.whole and partial) else reviewer


def _again(table: Table) -> TriedAgain | None:
    again = table.again
    return None if again is None else TriedAgain(again.table, again.number, again.step)


def _evening(table: Table) -> ShownEvening | None:
    if table.evening is None:
        return None
    so_far = evening(table)
    return ShownEvening(so_far.games, [so_far.won[player] for player in table.order])


def passing(table: Table) -> dict[str, Any]:
    """The other fields that are the same for every player and follow from the log."""
    return {
        "version": table.version,
        "decided": table.decided,
        "mover": table.mover,
        "offers": Offers(
            draw=None if table.draw is None else table.draw.seat,
            undo=None if table.undo is None else table.undo.seat,
        ),
    }


def personal(table: Table, player: int | None) -> dict[str, Any]:
    """The fields that depend on who asks, but for the moves."""
    seat = table.seat_of(player)
    seen = _seen(table, seat)
    outcome = _outcome(table, seat)
    if outcome is not None:
        prompt = outcome.said
    elif table.status == "waiting":
        prompt = [sentences.awaited(table)]
    else:
        prompt = list(seen.prompt())
    return {
        "you": seat,
        "view": seen.look,
        "prompt": prompt,
        "outcome": outcome,
        "undoable": undoable(table, seat),
        "drawable": drawable(table, seat),
        "plans": _plans(table, seat),
    }


def _plans(table: Table, seat: int | None) -> list[list[str]] | None:
    return [list(line) for line in table.planned(seat)] if plannable(table, seat) else None


def offering(table: Table, player: int | None) -> Observation | None:
    """What offers the moves, to whom may move."""
    seat = table.seat_of(player)
    may = seat is not None and table.mover == seat and table.plays(seat)
    return _seen(table, seat) if may else None


def clock(table: Table) -> ShownClock | None:
    terms, running = table.clock, clocks.ticking(table)
    if terms is None:
        return None
    left = [
        None if player.kind == "bot" else left
        for player, left in zip(table.seats, table.left, strict=True)
    ]
    ran = 0 if running is None else max(0, times.now() - table.since)
    return ShownClock(terms.per, terms.seconds, terms.increment, left, running, ran)


def _rounds(table: Table) -> ShownRounds | None:
    if table.seed is None or table.fairness < 2:
        return None
    broken = [
        sorted(table.order.index(player) for player in one.missing) for one in table.rounds.broken
    ]
    number, phase = table.rounds.number, rounds.phase(table)
    beacon = rounds.beacon_round(table)
    return ShownRounds(number, phase, rounds.awaited(table), broken, beacon)


def _outcome(table: Table, seat: int | None) -> ShownOutcome | None:
    outcome = table.outcome
    if outcome is None:
        return None
    if table.resigned is not None:
        said = [sentences.given_up("resignation", table.resigned, outcome.winner)]
    elif table.flagged is not None:
        said = [sentences.given_up("time", table.flagged, outcome.winner)]
    elif table.position.mover is not None:
        gone = bool(table.company.gone)
        said = [sentences.deserted(outcome.winner) if gone else sentences.AGREED]
    else:
        said = list(table.position.observe(seat).ending())
        if table.company.gone:
            said += sentences.among_those_who_stayed(table, outcome.winner)
    return ShownOutcome(outcome.points, outcome.reason, said, outcome.winner)


def _series(table: Table) -> ShownSeries | None:
    series = table.series
    if not series.over or series.length == 1:
        return None
    winner = table.seat_of(series.winner)
    return ShownSeries(winner, [sentences.series_won(table, winner)])


def step(table: Table, logged: Logged, player: int | None) -> Step:
    """Without a view: an event has the table's."""
    seat = table.seat_of(player)
    entry = logged.entry
    if isinstance(entry, MOVES):
        assert table.last is not None
        return move_step(table, table.last, Eyes(seat))
    kind: StepKind
    if isinstance(entry, Open | Next):
        kind, who = "start", None
    else:
        kind = entry.__struct_config__.tag  # type: ignore[assignment]
        who = _who(table, entry)
    said = [sentences.said(table, entry)]
    return Step(logged.seq, kind, who, None, None, said, times.iso(logged.at))


def _who(table: Table, entry: AnyEntry) -> int | None:
    if isinstance(entry, Act):
        return entry.seat
    player: int | None = getattr(entry, "player", None)
    return table.seat_of(player)


def _seen(table: Table, seat: int | None) -> Observation:
    """A game that ended by its rules shows what they say; one that the table ended, everything."""
    position = table.position
    ended = table.outcome is not None and position.mover is not None
    return position.reveal() if ended else position.observe(seat)


def move_step(table: Table, ply: Ply, eyes: Eyes) -> Step:
    return ply_step(ply, eyes, sentences.unseen(table, ply.seat))


def ply_step(ply: Ply, eyes: Eyes, unseen: Message) -> Step:
    """`unseen` is said to those who do not learn which move it was."""
    before, after = eyes.look(ply.before), eyes.look(ply.position)
    sees = eyes.learn(ply.before, ply.move)
    effect: Any = None
    said: Sequence[Message] = [unseen]
    if sees:
        effect, said = before.told(ply.move, after)
    return Step(
        version=ply.version,
        kind="chance" if ply.seat is None else "move",
        seat=ply.seat,
        move=ply.move.text if sees else None,
        effect=effect,
        said=list(said),
        at=times.iso(ply.at),
    )


def history(table: Table, player: int | None, eyes: str | None = None) -> list[Step]:
    """The start of the game under way and the moves that stand, as the player saw them.

    Or as others did: by the name of a seat, `spectator` or `all`, once nothing is secret any more.
    """
    return steps(table, eyes_of(table, player, eyes))


def eyes_of(table: Table, player: int | None, eyes: str | None) -> Eyes:
    return Eyes(table.seat_of(player)) if eyes is None else _borrowed(table, eyes)


def steps(table: Table, look: Eyes, since: int = 0) -> list[Step]:
    """Those from a place in the list on."""
    if since:
        return [_with_view(table, ply, look) for ply in table.plies()[since - 1 :]]
    said = [sentences.begun(table)]
    begun, start = table.begun, look.look(table.start).look
    first = Step(begun.seq, "start", None, None, None, said, times.iso(begun.at), start)
    return [first, *(_with_view(table, ply, look) for ply in table.plies())]


def _with_view(table: Table, ply: Ply, eyes: Eyes) -> Step:
    view = eyes.look(ply.position).look
    return msgspec.structs.replace(move_step(table, ply, eyes), view=view)


def _borrowed(table: Table, name: str) -> Eyes:
    try:
        eyes = eyes_named(table.game, name)
    except UnknownEyes:
        raise bad_request("no-such-eyes") from None
    if table.game.hidden and table.outcome is None:
        raise not_now("others-eyes")
    return eyes
