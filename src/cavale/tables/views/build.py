"""Makes what a seat is shown. Everything here comes from an observation, never from a state."""

from collections.abc import Set
from typing import Any

from cavale.core.errors import UnknownEyes
from cavale.core.eyes import Eyes, eyes_named
from cavale.core.observation import Observation
from cavale.core.words import Words
from cavale.tables.deciding.actions import drawable
from cavale.tables.deciding.refusals import bad_request, not_now
from cavale.tables.deciding.undo import undoable
from cavale.tables.log import clocks, rounds, times
from cavale.tables.log.dealing import commitment_of
from cavale.tables.log.entries import MOVES, Act, AnyEntry, Logged, Next, Open
from cavale.tables.log.table import Ply, Table
from cavale.tables.views import sentences
from cavale.tables.views.shapes import (
    MyTable,
    Offers,
    ShownClock,
    ShownOutcome,
    ShownRounds,
    ShownSeat,
    ShownSeries,
    ShownTable,
    Step,
    StepEvent,
    StepKind,
    TableCard,
)


def seats(table: Table) -> list[ShownSeat]:
    return [
        ShownSeat(
            seat=seat,
            player=player,
            title=sentences.title(table, seat),
            name=table.players[player].name,
            kind=table.players[player].kind,
            level=table.players[player].level,
            claimed=table.players[player].claimed,
            stand_in=table.players[player].stand_in,
            gone=table.players[player].gone,
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
    fields = lasting(table) | passing(table, thinking) | personal(table, player)
    return ShownTable(**fields)


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
        "review": table.outcome is not None and table.game.spec.review is not None,
    }


def passing(table: Table, thinking: bool) -> dict[str, Any]:
    """The other fields that are the same for every player."""
    return {
        "version": table.version,
        "decided": table.decided,
        "mover": table.mover,
        "offers": Offers(
            draw=None if table.draw is None else table.draw.seat,
            undo=None if table.undo is None else table.undo.seat,
        ),
        "thinking": thinking,
        "clock": _clock(table),
    }


def personal(table: Table, player: int | None, *, written: bool = False) -> dict[str, Any]:
    """The fields that depend on who asks; the largest of them as JSON, if it will be `written`."""
    seat = table.seat_of(player)
    seen = _seen(table, seat)
    outcome = _outcome(table, seat)
    if outcome is not None:
        prompt = outcome.words
    else:
        prompt = sentences.awaited(table) if table.status == "waiting" else seen.prompt()
    return {
        "you": seat,
        "view": seen.written_look if written else seen.look,
        "moves": _offers(seen, written) if _may_move(table, seat) else [],
        "prompt": prompt,
        "outcome": outcome,
        "undoable": undoable(table, seat),
        "drawable": drawable(table, seat),
    }


def _may_move(table: Table, seat: int | None) -> bool:
    return seat is not None and table.mover == seat and table.plays(seat)


def _offers(seen: Observation, written: bool) -> Any:
    return seen.written_offers if written else seen.offers


def _clock(table: Table) -> ShownClock | None:
    clock, running = table.clock, clocks.ticking(table)
    if clock is None:
        return None
    left = [
        None if player.kind == "bot" else left
        for player, left in zip(table.seats, table.left, strict=True)
    ]
    ran = 0 if running is None else max(0, times.now() - table.since)
    return ShownClock(clock.per, clock.seconds, clock.increment, left, running, ran)


def _rounds(table: Table) -> ShownRounds | None:
    if table.seed is None or table.fairness < 2:
        return None
    broken = [
        sorted(table.order.index(player) for player in one.missing) for one in table.rounds.broken
    ]
    number, phase = table.rounds.number, rounds.phase(table)
    return ShownRounds(number, phase, rounds.awaited(table), broken)


def _outcome(table: Table, seat: int | None) -> ShownOutcome | None:
    outcome = table.outcome
    if outcome is None:
        return None
    won = None if outcome.winner is None else sentences.title(table, outcome.winner)
    if table.resigned is not None:
        said = sentences.resigned(sentences.title(table, table.resigned), won)
    elif table.flagged is not None:
        said = sentences.flagged(sentences.title(table, table.flagged), won)
    elif table.position.mover is not None:
        said = sentences.deserted(won) if table.company.gone else sentences.AGREED
    else:
        said = table.position.observe(seat).ending()
        if table.company.gone:
            said = sentences.among_those_who_stayed(table, said, won)
    return ShownOutcome(outcome.points, outcome.reason, said, outcome.winner)


def _series(table: Table) -> ShownSeries | None:
    series = table.series
    if not series.over or series.length == 1:
        return None
    winner = table.seat_of(series.winner)
    return ShownSeries(winner, sentences.series_won(table, winner))


def event(table: Table, logged: Logged, player: int | None, thinking: bool) -> StepEvent:
    """What happened, and the table right after it."""
    return StepEvent(step(table, logged, player), table_for(table, player, thinking))


def step(table: Table, logged: Logged, player: int | None, *, written: bool = False) -> Step:
    seat = table.seat_of(player)
    entry = logged.entry
    if isinstance(entry, MOVES):
        assert table.last is not None
        return move_step(table, table.last, Eyes(seat), written=written)
    kind: StepKind
    if isinstance(entry, Open | Next):
        kind, who = "start", None
    else:
        kind = entry.__struct_config__.tag  # type: ignore[assignment]
        who = _who(table, entry)
    said, seen = sentences.said(table, entry), _seen(table, seat)
    return _step(seen, logged.seq, logged.at, kind, who, said)


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


def move_step(table: Table, ply: Ply, eyes: Eyes, *, written: bool = False) -> Step:
    before, after = eyes.look(ply.before), eyes.look(ply.position)
    sees = eyes.learn(ply.before, ply.move)
    if sees:
        said = before.describe(ply.move, after)
    else:
        unseen = sentences.CHANCE_UNSEEN
        said = unseen if ply.seat is None else sentences.unseen(table, ply.seat)
    return Step(
        version=ply.version,
        kind="chance" if ply.seat is None else "move",
        seat=ply.seat,
        move=ply.move.text if sees else None,
        effect=before.effect_struct(ply.move, after) if sees else None,
        words=said,
        view=after.written_look if written else after.look,
        at=times.iso(ply.at),
    )


def _step(
    seen: Observation, version: int, at: int, kind: StepKind, who: int | None, said: Words
) -> Step:
    return Step(version, kind, who, None, None, said, seen.look, times.iso(at))


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
        return [move_step(table, ply, look) for ply in table.plies()[since - 1 :]]
    said = sentences.begun(table.number, table.series.length)
    begun = table.begun
    first = _step(look.look(table.start), begun.seq, begun.at, "start", None, said)
    return [first, *(move_step(table, ply, look) for ply in table.plies())]


def _borrowed(table: Table, name: str) -> Eyes:
    try:
        eyes = eyes_named(table.game, name)
    except UnknownEyes as error:
        raise bad_request("Personne ne voit ce jeu sous ce nom.", str(error)) from None
    if table.game.hidden and table.outcome is None:
        raise not_now(
            "On voit par les yeux des autres quand la partie est finie.",
            "Others' eyes are lent when the game is over.",
        )
    return eyes
