"""The boards that guests bring: one ES module in the game's package, served as it is.

The page is told its address and its digest, and a browser runs nothing that differs from it. It
comes from this server, so the pages' policy holds for it as for the house's own boards.
"""

import base64
from dataclasses import dataclass
from hashlib import sha384
from importlib.resources import files

from cavale.core.spec import Spec
from cavale.games import HOUSE
from cavale.web.bodies import GuestBoard

FILE = "board.js"


@dataclass(frozen=True)
class Module:
    source: bytes

    @property
    def name(self) -> str:
        return f"{sha384(self.source).hexdigest()[:16]}.js"

    @property
    def integrity(self) -> str:
        return f"sha384-{base64.b64encode(sha384(self.source).digest()).decode()}"


def module_of(spec: Spec) -> Module | None:
    """A guest's board as it is now: its author wants to see it after a reload."""
    if spec in HOUSE:
        return None
    try:
        return Module((files(spec.package) / FILE).read_bytes())
    except (OSError, TypeError):
        return None


def board_of(spec: Spec) -> GuestBoard | None:
    module = module_of(spec)
    if module is None:
        return None
    return GuestBoard(f"/guests/{spec.slug}/{module.name}", module.integrity)
