"""For operators and load balancers: is the server alive, and may people be sent to it."""

import msgspec
from litestar import MediaType, Response, get

from cavale.web.given import TheServices


class Ready(msgspec.Struct, frozen=True):
    rules: bool
    """Tables can be opened."""
    kernels: bool
    """Nothing is left to compile: a bot's first move is as quick as any."""
    database: bool
    """It answers, and has written something just now."""
    schema: bool
    """The database is not behind in migrations, as one from a backup may be."""
    disk: bool
    """There is room for more."""
    staying: bool
    """False once the server has been told to stop."""


@get("/healthz", include_in_schema=False, sync_to_thread=False, media_type=MediaType.TEXT)
def alive() -> str:
    return "alive\n"


@get("/readyz", include_in_schema=False)
async def ready(services: TheServices) -> Response[Ready]:
    live, kernels = services.live, services.kernels
    store = await live.store.condition()
    found = Ready(
        rules=kernels.loaded,
        kernels=kernels.warm,
        database=store.database,
        schema=store.schema,
        disk=store.disk,
        staying=not live.hub.closing,
    )
    everything = all(msgspec.structs.astuple(found))
    headers = {"cache-control": "no-store"}
    if kernels.seconds:
        headers["retry-after"] = str(kernels.seconds)
    return Response(found, status_code=200 if everything else 503, headers=headers)
