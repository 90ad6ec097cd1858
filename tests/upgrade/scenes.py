"""The tables of a database that is kept for upgrades, told in the words of the wire.

The same request with the same key is answered alike by every version, so whoever knows a scene also
knows the secrets of its seats.
"""

from dataclasses import dataclass, field
from hashlib import sha256

Json = dict[str, object]

DAYS = {"per": "move", "seconds": 3 * 24 * 60 * 60}
QUICK = {"per": "move", "seconds": 10}


@dataclass(frozen=True)
class Scene:
    name: str
    game: str
    kinds: tuple[str, ...] = ("here", "here")
    moves: int | None = None
    """So many, then it stands still; None: to the end of the series."""
    resigns: bool = False
    claims: bool = True
    more: Json = field(default_factory=dict)

    @property
    def key(self) -> str:
        return sha256(self.name.encode()).hexdigest()[:32]

    @property
    def body(self) -> Json:
        seats = [
            {"kind": kind, "level": 1} if kind == "bot" else {"kind": kind, "name": f"n{seat}"}
            for seat, kind in enumerate(self.kinds)
        ]
        return {"game": self.game, "seats": seats, "key": self.key, **self.more}


SCENES = (
    Scene("wall under way", "wall", moves=5),
    Scene("wall series under way", "wall", moves=60, more={"games": 3, "variant": "single"}),
    Scene("wall finished", "wall"),
    Scene("wall given up", "wall", moves=3, resigns=True),
    Scene("wall between two links", "wall", ("link", "link"), moves=4),
    Scene("wall never started", "wall", ("here", "link"), claims=False),
    Scene("wall over days", "wall", ("link", "link"), moves=2, more={"clock": DAYS}),
    Scene("wall open to anyone", "wall", ("here", "link"), claims=False, more={"public": True}),
    Scene("ball under way", "ball", moves=6),
    Scene("ball finished", "ball"),
    Scene("thief under way", "thief", ("here", "link"), moves=4),
    Scene("thief finished", "thief", ("link", "link"), more={"variant": "knots-2"}),
    Scene("thief after Laffont", "thief", moves=5, more={"variant": "laffont"}),
    Scene("horse under way", "horse", ("here",) * 3, moves=8),
    Scene("horse finished", "horse"),
    Scene("manhattan under way", "manhattan", moves=7, more={"aids": False}),
    Scene("manhattan for four", "manhattan", ("here", "link", "link", "link"), moves=5),
    Scene("manhattan finished", "manhattan", more={"variant": "quick"}),
    Scene("wall on the clock", "wall", ("link", "link"), moves=2, more={"clock": QUICK}),
    # The last: the server is killed while the bot thinks.
    Scene("wall at a bot's turn", "wall", ("here", "bot"), moves=1),
)
