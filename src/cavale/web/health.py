"""For whoever looks after the server: is it alive, and may people be sent to it."""

import asyncio

import msgspec
from litestar import MediaType, Response, get

from cavale.web.given import TheServices
from cavale.web.services import Services

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
async def ready(services: TheServices) -> Response[Ready]:
    found = Ready(services.kernels.loaded, await _answers(services), not services.live.hub.closing)
    everything = all(msgspec.structs.astuple(found))
    return Response(
        found, status_code=200 if everything else 503, headers={"cache-control": "no-store"}
    )


async def _answers(services: Services) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await services.live.store.ask()
    except Exception:
        return False
    return True
