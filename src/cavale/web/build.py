"""Which build a server is, and which version of the wire it speaks: every answer says so.

A page outlives the server it came from. It goes on with the next one as long as that speaks the
page's version of the wire; a page that meets a newer one asks to be loaded again.
"""

from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Final, Literal

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.types import Message, Scope

from cavale.web.errors import may_answer

WIRE: Final = 3
"""Goes up when a page of the version before could not play on. `ui/src/lib/build.svelte.ts` says
the same number, or it does not compile."""


class Version(msgspec.Struct, frozen=True):
    build: str
    wire: Literal[3]
    version: str


@dataclass(frozen=True)
class Build:
    id: str

    @classmethod
    def of(cls, static: Path) -> "Build":
        """By the version of the package and all that the build of the pages left."""
        digest = sha256(version("cavale").encode())
        for path in sorted(path for path in static.rglob("*") if path.is_file()):
            content = sha256(path.read_bytes()).hexdigest()
            digest.update(f"\n{path.relative_to(static).as_posix()} {content}".encode())
        return cls(digest.hexdigest()[:16])

    @property
    def headers(self) -> list[tuple[bytes, bytes]]:
        return [(b"cavale-build", self.id.encode()), (b"cavale-wire", b"%d" % WIRE)]

    async def add_headers(self, message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *self.headers]


TheBuild = NamedDependency[Build]


@get(
    "/api/version",
    operation_id="version",
    summary="The version of the house",
    tags=("server",),
    responses=may_answer(),
)
async def which_version(build: TheBuild) -> Version:
    """Its build, and what its requests and answers look like; every answer says both in headers."""
    return Version(build.id, WIRE, version("cavale"))
