"""Tables: opened, looked at, played at."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from math import ceil
from typing import Literal

import msgspec

from cavale.core.catalogue import Lang
from cavale.tables.asking.cards import cards
from cavale.tables.asking.plans import Supposed, supposing
from cavale.tables.deciding import actions, hosting, plans, timing
from cavale.tables.deciding.actions import Action
from cavale.tables.deciding.refusals import bad_request, busy, no_such_game, not_now, wrong_seat
from cavale.tables.deciding.rematch import Asked, next_game
from cavale.tables.live import nonces, opening, rematch
from cavale.tables.live.cached import CachedTable
from cavale.tables.live.commands import Decide, Same
from cavale.tables.live.opening import Opened
from cavale.tables.log import times
from cavale.tables.log.entries import AnyEntry, Next, Plan, React, Rename
from cavale.tables.log.seat_secrets import Program, Who, table_id_of
from cavale.tables.log.table import Table
from cavale.tables.views import build
from cavale.tables.views.shapes import Held, ShownTable, TableCard
from cavale.web.bodies import (
    Acted,
    Acting,
    Claiming,
    Drawing,
    Gesturing,
    Hosting,
    Moved,
    Moving,
    Naming,
    NewTable,
    Planning,
    Supposing,
    named,
    nonce_of,
    terms,
    trying,
    wanted,
)
from cavale.web.services import Services

LISTED = 50
BUSY = 10.0
"""Seconds of waiting for a bot's move from which on no new table with that bot is opened."""

RecordFormat = Literal["text", "json"]
_ENDINGS: dict[RecordFormat, str] = {"text": "txt", "json": "json"}


async def tables(services: Services) -> list[TableCard]:
    return cards(await services.live.store.index.watchable(LISTED), services.games)


async def open_table(services: Services, asked: NewTable, client: str) -> Opened:
    await services.kernels.ready(bots=any(seat.kind == "bot" for seat in asked.seats))
    await check_programs(services, asked, client)
    if asked.public:
        services.lobby.check_room(client)
    with not_busy(services, asked, client):
        opened = await opening.open_table(
            services.live,
            asked.game,
            asked.variant,
            asked.games,
            wanted(asked.seats),
            terms(asked, public=asked.public),
            trying=None if asked.again is None else trying(asked.again),
            commit_first=asked.commit_first,
            key=asked.key,
            client=client,
        )
    services.programs.asked(opened.table, client)
    if asked.public:
        services.lobby.put(opened.table, client)
    return opened


async def seat(services: Services, table_id: str, secret: Who) -> tuple[CachedTable, int | None]:
    """The table, and which player is asking; None is a spectator."""
    await services.kernels.ready()
    return await services.live.registry.seat(table_id, secret)


async def table(services: Services, table_id: str, secret: str | None) -> ShownTable:
    cached, player = await seat(services, table_id, secret)
    return build.table_for(cached.table, player, cached.thinking)


async def history(
    services: Services,
    table_id: str,
    secret: str | None,
    eyes: str | None,
    number: int | None,
    client: str,
) -> bytes:
    cached, player = await seat(services, table_id, secret)
    return await services.past.history(_game(cached.table, number), player, eyes, client)


class RecordFile(msgspec.Struct, frozen=True):
    name: str
    text: str


async def record(
    services: Services,
    table_id: str,
    secret: str | None,
    number: int | None,
    form: RecordFormat,
    lang: Lang,
    client: str,
) -> RecordFile:
    cached, player = await seat(services, table_id, secret)
    table = _game(cached.table, number)
    text = await services.past.record(table, player, form, lang, client)
    name = f"{table.game.slug}-{table.id}-{table.number}.{_ENDINGS[form]}"
    return RecordFile(name, text)


def _game(table: Table, number: int | None) -> Table:
    found = table if number is None else table.game_number(number)
    if found is None:
        raise no_such_game(number or 0)
    return found


async def claim(services: Services, table_id: str, asked: Claiming) -> Held:
    await services.kernels.ready()
    return await opening.claim(
        services.live,
        table_id,
        asked.invite,
        named(asked.name),
        nonce_of(asked),
        key=asked.key,
        portrait=asked.portrait,
    )


async def rename(services: Services, table_id: str, secret: str | None, asked: Naming) -> Moved:
    name = named(asked.name)

    def decide(table: Table, seat: int | None) -> AnyEntry:
        assert seat is not None
        return actions.rename(table, seat, name, asked.portrait)

    def same(_: Table, entry: AnyEntry) -> bool:
        return isinstance(entry, Rename) and entry.name == name

    return await _write(services, table_id, secret, asked.key, decide, same)


async def gesture(services: Services, table_id: str, secret: str | None, asked: Gesturing) -> Moved:
    def decide(_: Table, seat: int | None) -> AnyEntry:
        assert seat is not None
        return React(seat, asked.gesture)

    def same(_: Table, entry: AnyEntry) -> bool:
        return isinstance(entry, React) and entry.gesture == asked.gesture

    return await _write(services, table_id, secret, asked.key, decide, same)


async def host(services: Services, table_id: str, secret: str | None, asked: Hosting) -> Moved:
    def decide(table: Table, seat: int | None) -> AnyEntry:
        assert seat is not None
        return hosting.host(table, seat, asked.action, asked.player, asked.other)

    def same(_: Table, entry: AnyEntry) -> bool:
        return hosting.made(asked.action, entry)

    return await _write(services, table_id, secret, asked.key, decide, same)


async def plan(services: Services, table_id: str, secret: str | None, asked: Planning) -> Moved:
    await services.kernels.ready()

    def decide(table: Table, seat: int | None) -> AnyEntry:
        assert seat is not None
        return plans.plan(table, seat, asked.lines)

    seq = await services.live.commands.write(
        table_id,
        decide,
        secret=secret,
        version=asked.version,
        key=asked.key,
        same=lambda _, entry: isinstance(entry, Plan),
    )
    return Moved(seq)


async def suppose(
    services: Services, table_id: str, secret: str | None, asked: Supposing, client: str
) -> Supposed:
    cached, player = await seat(services, table_id, secret)
    own = cached.table.seat_of(player)
    if own is None:
        raise wrong_seat()
    return await services.live.readers.run(
        client, table_id, supposing, cached.table, own, asked.line
    )


async def _write(
    services: Services,
    table_id: str,
    secret: str | None,
    key: str,
    decide: Decide,
    same: Same,
) -> Moved:
    """What does not depend on the position."""
    await services.kernels.ready()
    commands = services.live.commands
    return Moved(await commands.write(table_id, decide, secret=secret, key=key, same=same))


async def draw(services: Services, table_id: str, secret: str | None, asked: Drawing) -> Moved:
    await services.kernels.ready()
    return Moved(await nonces.contribute(services.live, table_id, secret, nonce_of(asked)))


async def move(services: Services, table_id: str, secret: Who, asked: Moving, client: str) -> Moved:
    await services.kernels.ready()
    _remember(services, table_id, client)

    def decide(table: Table, seat: int | None) -> AnyEntry:
        assert seat is not None
        return actions.play(
            table, seat, asked.move, lambda: timing.lag(table, asked.took, times.now())
        )

    def same(table: Table, entry: AnyEntry) -> bool:
        return actions.played(table, asked.move, entry)

    begin = time.perf_counter()
    commands, version, key = services.live.commands, asked.version, asked.key
    seq = await commands.write(table_id, decide, secret=secret, version=version, key=key, same=same)
    moved = Moved(seq)
    commands.answers.add(time.perf_counter() - begin)
    return moved


def _remember(services: Services, table_id: str, client: str) -> None:
    """In whose name the bots here think."""
    cached = services.live.registry.known(table_id)
    if cached is not None:
        cached.client = client


@contextmanager
def not_busy(services: Services, asked: NewTable, client: str) -> Iterator[None]:
    """A player who would wait long for a bot is told before sitting down."""
    with ExitStack() as bots:
        for seat in asked.seats:
            if seat.kind == "bot" and seat.level is not None:
                coming = services.bots.coming(asked.game, seat.level, client)
                seconds = bots.enter_context(coming)
                if seconds > BUSY:
                    raise busy(ceil(seconds))
        yield


async def check_programs(services: Services, asked: NewTable, client: str) -> None:
    """Those that are asked to play must be known here, and have a table left."""
    names = [seat.program for seat in asked.seats if seat.program]
    known = await services.live.store.tokens.names() if names else ()
    own = table_id_of(asked.key) if asked.key else ""
    for name in names:
        if name not in known:
            raise bad_request("unknown-program", program=name)
        await services.programs.check_room(name, client, own)


def _done(action: Action, entry: AnyEntry) -> bool:
    return isinstance(entry, Next) if action == "rematch" else actions.done(action, entry)


async def act(services: Services, table_id: str, secret: Who, asked: Acting, client: str) -> Acted:
    await services.kernels.ready()
    _remember(services, table_id, client)
    if asked.action == "rematch" and not isinstance(secret, Program):
        wish = Asked(
            secret,
            asked.version,
            asked.key,
            nonce_of(asked),
            asked.commit_first,
            asked.same_seats,
        )
        version, opened = await rematch.rematch(services.live, table_id, wish)
        services.programs.asked(opened.table, client)
        return Acted(version, opened.table, opened.held, opened.invites)

    def decide(table: Table, seat: int | None) -> AnyEntry:
        assert seat is not None
        if asked.action == "rematch":
            # A program plays the series on; a new table it is asked to.
            following = next_game(table, services.live.entropy)
            if following is None:
                raise not_now("series-over")
            return following
        return actions.act(table, seat, asked.action)

    return Acted(
        await services.live.commands.write(
            table_id,
            decide,
            secret=secret,
            version=asked.version,
            key=asked.key,
            same=lambda _, entry: _done(asked.action, entry),
            offers=True,
        )
    )
