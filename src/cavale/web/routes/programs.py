"""Programs at tables: bots of somebody's, each with a token."""

from cavale.tables.deciding import opening
from cavale.tables.deciding.refusals import Refused, refusal
from cavale.tables.log.entries import AnyEntry, Decline
from cavale.tables.log.seat_secrets import Program
from cavale.tables.log.table import Table
from cavale.tables.views import lean
from cavale.tables.views.lean import Begins, GameOver, YourTurn
from cavale.web.bodies import Moved, Seated, ShownProgram
from cavale.web.routes import tables
from cavale.web.services import Services


async def program(services: Services, token: str | None) -> Program:
    """The program whose token it is."""
    name = None if token is None else await services.live.store.tokens.holder(token)
    if name is None:
        raise Refused("wrong_seat", refusal("token"))
    return Program(name)


async def known(services: Services) -> list[ShownProgram]:
    names = await services.live.store.tokens.names()
    return [ShownProgram(name, services.programs.online(name)) for name in names]


async def sit(services: Services, who: Program, table_id: str, invite: str | None) -> Seated:
    """Takes the seat that it is asked to, or that of an invitation; asked again, the same."""
    await services.kernels.ready()
    seat = -1

    def decide(table: Table, _: int | None) -> AnyEntry:
        nonlocal seat
        claim = opening.sit(table, who.name, invite)
        seat = claim.player
        return claim

    try:
        await services.live.commands.write(table_id, decide)
    except opening.AlreadyYours as yours:
        seat = yours.seat
    return Seated(seat)


async def decline(services: Services, who: Program, table_id: str) -> Moved:
    await services.kernels.ready()

    def decide(table: Table, _: int | None) -> AnyEntry:
        return Decline(opening.asked(table, who.name), who.name)

    return Moved(await services.live.commands.write(table_id, decide))


async def look(services: Services, who: Program, table_id: str) -> Begins | YourTurn | GameOver:
    """What the stream would say of a table now: its turn, its end, or that it goes on."""
    cached, player = await tables.seat(services, table_id, who)
    table = cached.table
    if player is None:
        raise Refused("wrong_seat", refusal("wrong-seat"))
    if table.outcome is not None:
        return lean.over(table)
    return lean.turn(table, player) if lean.may_move(table, player) else lean.begins(table, player)
