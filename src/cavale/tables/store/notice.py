"""Where somebody wants to be told that it is their turn."""

from hashlib import sha256
from typing import Literal

import msgspec

from cavale.core.catalogue import Lang

Channel = Literal["push", "hook"]


class Notice(msgspec.Struct, frozen=True):
    """A device of a player, or an address of a table's that any player may set."""

    table_id: str
    player: int
    kind: Channel
    endpoint: str
    lang: Lang
    origin: str
    """Where the page is that it leads to."""
    p256dh: str = ""
    auth: str = ""
    holder: str = ""
    """SHA-256 of the secret that the player had then. Who has the seat now may be somebody else."""

    @property
    def id(self) -> str:
        own = self.player if self.kind == "push" else ""
        return sha256(f"{self.table_id}/{own}/{self.endpoint}".encode()).hexdigest()
