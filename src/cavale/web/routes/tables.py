"""Tables: opened, looked at, played at."""

import time
from typing import Literal

import msgspec

from cavale.tables.asking import records
from cavale.tables.asking.cards import cards
from cavale.tables.deciding import actions, timing
from cavale.tables.deciding.refusals import no_such_game
from cavale.tables.deciding.rematch import Asked
from cavale.tables.live import nonces, opening, rematch
from cavale.tables.live.cached import CachedTable
from cavale.tables.live.opening import Opened
from cavale.tables.log import times
from cavale.tables.log.entries import AnyEntry
from cavale.tables.log.table import Table
from cavale.tables.views import build
from cavale.tables.views.shapes import Held, ShownTable, Step, TableCard
from cavale.web.bodies import (
    Acted,
    Acting,
    Claiming,
    Drawing,
    Moved,
    Moving,
    NewTable,
    named,
    nonce_of,
    terms,
    wanted,
)
from cavale.web.services import Services

LISTED = 50

RecordFormat = Literal["text", "json"]
_ENDINGS: dict[RecordFormat, str] = {"text": "txt", "json": "json"}


async def tables(services: Services) -> list[TableCard]:
    return cards(await services.live.store.index.watchable(LISTED), services.games)


async def open_table(services: Services, asked: NewTable) -> Opened:
    await services.kernels.ready(bots=any(seat.kind == "bot" for seat in asked.seats))
    return await opening.open_table(
        services.live,
        asked.game,
        asked.variant,
        asked.games,
        wanted(asked.seats),
        terms(asked, public=asked.public),
        commit_first=asked.commit_first,
        key=asked.key,
    )


async def seat(
    services: Services, table_id: str, secret: str | None
) -> tuple[CachedTable, int | None]:
    """The table, and which player is asking; None is a spectator."""
    await services.kernels.ready()
    return await services.live.registry.seat(table_id, secret)


async def table(services: Services, table_id: str, secret: str | None) -> ShownTable:
    cached, player = await seat(services, table_id, secret)
    return build.table_for(cached.table, player, cached.thinking)


async def history(
    services: Services, table_id: str, secret: str | None, eyes: str | None, number: int | None
) -> list[Step]:
    cached, player = await seat(services, table_id, secret)
    return build.history(_game(cached.table, number), player, eyes)


class RecordFile(msgspec.Struct, frozen=True):
    name: str
    text: str


async def record(
    services: Services, table_id: str, secret: str | None, number: int | None, form: RecordFormat
) -> RecordFile:
    cached, player = await seat(services, table_id, secret)
    table = _game(cached.table, number)
    written = records.written(table, player)
    name = f"{table.game.slug}-{table.id}-{table.number}.{_ENDINGS[form]}"
    return RecordFile(name, written.json() if form == "json" else written.text())


def _game(table: Table, number: int | None) -> Table:
    found = table if number is None else table.game_number(number)
    if found is None:
        raise no_such_game(number or 0)
    return found


async def claim(services: Services, table_id: str, asked: Claiming) -> Held:
    await services.kernels.ready()
    return await opening.claim(
        services.live, table_id, asked.invite, named(asked.name), nonce_of(asked), key=asked.key
    )


async def draw(services: Services, table_id: str, secret: str | None, asked: Drawing) -> Moved:
    await services.kernels.ready()
    return Moved(await nonces.contribute(services.live, table_id, secret, nonce_of(asked)))


async def move(services: Services, table_id: str, secret: str | None, asked: Moving) -> Moved:
    await services.kernels.ready()

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


async def act(services: Services, table_id: str, secret: str | None, asked: Acting) -> Acted:
    await services.kernels.ready()
    if asked.action == "rematch":
        wish = Asked(secret, asked.version, asked.key, nonce_of(asked), asked.commit_first)
        version, opened = await rematch.rematch(services.live, table_id, wish)
        return Acted(version, opened.table, opened.held, opened.invites)

    def decide(table: Table, seat: int | None) -> AnyEntry:
        assert seat is not None
        return actions.act(table, seat, asked.action)

    return Acted(
        await services.live.commands.write(
            table_id,
            decide,
            secret=secret,
            version=asked.version,
            key=asked.key,
            same=lambda _, entry: actions.done(asked.action, entry),
            offers=True,
        )
    )
