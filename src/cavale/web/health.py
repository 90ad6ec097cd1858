"""For whoever looks after the server: is it alive, and may people be sent to it."""

import asyncio

import msgspec
from litestar import MediaType, Response, get

from cavale.web.given import TheHouse, TheRules

PATIENCE = 2.0
"""Seconds in which the database must answer."""


class Ready(msgspec.Struct, frozen=True):
    rules: bool
    database: bool
    staying: bool
    """False once the server has been told to stop."""


@get("/healthz", include_in_schema=False, sync_to_thread=False, media_type=MediaType.TEXT)
def alive() -> str:
    return "alive\n"


@get("/readyz", include_in_schema=False)
async def ready(house: TheHouse, rules: TheRules) -> Response[Ready]:
    found = Ready(rules.loaded, await _answers(house), not house.hub.closing)
    everything = all(msgspec.structs.astuple(found))
    return Response(
        found, status_code=200 if everything else 503, headers={"cache-control": "no-store"}
    )


async def _answers(house: TheHouse) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await house.store.ask()
    except Exception:
        return False
    return True
