"""The tables of a device, and moving a seat to another."""

from cavale.tables.asking import mine
from cavale.tables.views.shapes import Invite, MyTable
from cavale.web.bodies import Mine, Recovering
from cavale.web.services import Services


async def my_tables(services: Services, asked: Mine) -> list[MyTable]:
    await services.kernels.ready()
    return await mine.my_tables(services.live, ((one.id, one.secrets) for one in asked.tables))


async def recover(
    services: Services, table_id: str, secret: str | None, asked: Recovering
) -> Invite:
    await services.kernels.ready()
    return await mine.recover(services.live, table_id, secret, asked.key)
