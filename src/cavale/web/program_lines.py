"""All that concerns a program, as it comes: one JSON object a line, an empty line now and then."""

from collections.abc import AsyncGenerator, Coroutine, Sequence
from contextlib import aclosing, suppress

import msgspec

from cavale.tables.log.seat_secrets import Program
from cavale.tables.store.errors import DatabaseError
from cavale.web.services import Services
from cavale.web.stream import OpenAnswer, Watch

KIND = b"application/x-ndjson"
_encode = msgspec.json.Encoder().encode


class ProgramLines(OpenAnswer):
    def __init__(
        self,
        services: Services,
        program: Program,
        token: str,
        headers: Sequence[tuple[bytes, bytes]] = (),
        watch: Watch | None = None,
    ) -> None:
        super().__init__(KIND, headers, watch)
        self._services = services
        self._token = token
        self._stream = services.programs.open(program.name)

    async def frames(self) -> AsyncGenerator[bytes]:
        try:
            async with aclosing(self._stream.lines()) as lines:
                async for line in lines:
                    yield b"\n" if line is None else _encode(line) + b"\n"
        finally:
            self._services.programs.left(self._stream)

    def still_here(self) -> None:
        self._stream.say_nothing()

    def seen(self) -> Coroutine[object, object, None]:
        return self._seen()

    async def _seen(self) -> None:
        """A token that was revoked ends its stream."""
        with suppress(DatabaseError):
            if await self._services.live.store.tokens.holder(self._token) is None:
                self._stream.end("moved")
            await self._stream.seen()
