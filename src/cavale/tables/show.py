"""Makes what a seat is shown. Everything here comes from an observation, never from a state."""

from datetime import UTC, datetime

from cavale.core.game import Position
from cavale.core.words import Words
from cavale.tables import endings, words
from cavale.tables.actions import undoable
from cavale.tables.dealing import commitment_of
from cavale.tables.entries import Act, Chance, Claim, Logged, Next, Open, Play
from cavale.tables.shown import (
    Offers,
    ShownMove,
    ShownOutcome,
    ShownSeat,
    ShownTable,
    Step,
    StepEvent,
    StepKind,
    TableCard,
)
from cavale.tables.table import Ply, Table


def moment(at: int) -> str:
    stamp = datetime.fromtimestamp(at / 1000, UTC)
    return stamp.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def seats(table: Table) -> list[ShownSeat]:
    return [
        ShownSeat(
            seat=seat,
            player=table.order[seat],
            title=words.title(table, seat),
            name=player.name,
            kind=player.kind,
            level=player.level,
            claimed=player.claimed,
        )
        for seat, player in enumerate(table.seats)
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
        opened=moment(opened),
    )


def table_for(table: Table, player: int | None, thinking: bool) -> ShownTable:
    seat = table.seat_of(player)
    seen = table.position.observe(seat)
    outcome = _outcome(table, seat)
    mine = seat is not None and table.mover == seat
    if outcome is not None:
        prompt = outcome.words
    else:
        prompt = words.awaited(table) if table.status == "waiting" else seen.prompt()
    totals = table.series.totals
    return ShownTable(
        id=table.id,
        game=table.game.slug,
        variant=table.game.variant,
        version=table.version,
        number=table.number,
        games=table.series.length,
        hidden=table.game.spec.hidden,
        status=table.status,
        you=seat,
        seats=seats(table),
        mover=table.mover,
        view=seen.view(),
        moves=[
            ShownMove(move.text, seen.path(move), seen.effect(move), seen.describe(move))
            for move in (seen.moves if mine else ())
        ],
        prompt=prompt,
        outcome=outcome,
        offers=Offers(
            draw=None if table.draw is None else table.draw.seat,
            undo=None if table.undo is None else table.undo.seat,
        ),
        undoable=undoable(table, seat),
        thinking=thinking,
        score=[totals[player] for player in table.order],
        leaders=sorted(table.order.index(player) for player in table.series.leaders),
        rematch=None if table.rematch is None else table.rematch.table,
        commitment=commitment_of(table),
    )


def _outcome(table: Table, seat: int | None) -> ShownOutcome | None:
    outcome = table.outcome
    if outcome is None:
        return None
    if table.resigned is not None:
        said = endings.resigned_words(words.title(table, table.resigned))
    elif table.position.mover is not None:
        said = endings.AGREED_WORDS
    else:
        said = table.position.observe(seat).ending()
    return ShownOutcome(outcome.points, outcome.reason, said, endings.winner(table.game, outcome))


def event(table: Table, logged: Logged, player: int | None, thinking: bool) -> StepEvent:
    """What happened, and the table right after it."""
    return StepEvent(step(table, logged, player), table_for(table, player, thinking))


def step(table: Table, logged: Logged, player: int | None) -> Step:
    seat = table.seat_of(player)
    entry = logged.entry
    if isinstance(entry, Play | Chance):
        assert table.last is not None
        return move_step(table, table.last, seat)
    kind: StepKind
    if isinstance(entry, Open | Next):
        kind, who = "start", None
    elif isinstance(entry, Claim):
        kind, who = "claim", table.order.index(entry.player)
    else:
        assert isinstance(entry, Act)
        kind, who = entry.__struct_config__.tag, entry.seat  # type: ignore[assignment]
    said = words.said(table, entry)
    return _step(table.position, logged.seq, logged.at, kind, who, said, seat)


def move_step(table: Table, ply: Ply, seat: int | None) -> Step:
    before = ply.before.observe(seat)
    sees = ply.before.sees(seat, ply.move)
    if sees:
        said = before.describe(ply.move)
    else:
        unseen = words.CHANCE_UNSEEN
        said = unseen if ply.seat is None else words.unseen(words.title(table, ply.seat))
    return Step(
        version=ply.version,
        kind="chance" if ply.seat is None else "move",
        seat=ply.seat,
        move=ply.move.text if sees else None,
        effect=before.effect(ply.move) if sees else None,
        words=said,
        view=ply.position.observe(seat).view(),
        at=moment(ply.at),
    )


def _step(
    position: Position,
    version: int,
    at: int,
    kind: StepKind,
    who: int | None,
    said: Words,
    seat: int | None,
) -> Step:
    view = position.observe(seat).view()
    return Step(version, kind, who, None, None, said, view, moment(at))


def history(table: Table, player: int | None) -> list[Step]:
    """The start of the game under way and the moves that stand."""
    seat = table.seat_of(player)
    said = words.begun(table.number, table.series.length)
    begun = table.begun
    first = _step(table.start, begun.seq, begun.at, "start", None, said, seat)
    return [first, *(move_step(table, ply, seat) for ply in table.plies())]
