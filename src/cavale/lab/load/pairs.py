"""Two people at a table who play as fast as they hear each other, or once a second."""

import asyncio
import random
from dataclasses import dataclass, field
from itertools import cycle
from time import perf_counter

import msgspec

from cavale.core.game import Game
from cavale.lab.load.wire import Ear, Line, Refusal
from cavale.lab.load.within import Unanswered, within


class Held(msgspec.Struct):
    seat: int
    secret: str


class Opened(msgspec.Struct):
    table: str
    held: list[Held]


@dataclass
class Tally:
    """What was measured between two moments."""

    began: float = 0.0
    counting: bool = False
    moves: int = 0
    made: int = 0
    """Moves in all, also while nothing is counted."""
    refused: int = 0
    """Moves that were told to come again."""
    delays: list[float] = field(default_factory=list)
    """Seconds from sending a move to the other seat's event."""
    events: int = 0
    bytes: int = 0
    """What the streams brought: the load takes no compression."""


Script = list[tuple[int, str]]
"""The seats and moves of a whole game, so that the load needs no rules while it runs."""


def random_game(game: Game, rng: random.Random) -> Script:
    position = game.start()
    script: Script = []
    while position.mover is not None:
        move = game.move(rng.choice(list(position.moves.codes)))
        script.append((position.mover, move.text))
        position = position.play_unchecked(move.code)
    return script


class Pair:
    """One table after another; both seats hear everything, each at the server it is at."""

    def __init__(
        self,
        ports: tuple[int, int],
        game: Game,
        games: list[Script],
        tally: Tally,
        pace: float | None,
        address: str | None = None,
    ) -> None:
        self._ports = ports
        self._address = address
        self._game = game
        self._games = games
        self._tally = tally
        self._pace = pace
        self._lines: list[Line] = []
        self._ears: list[Ear] = []
        self.playing = False
        """Whether it has ever moved."""
        self._sent = 0.0
        self._awaited = (0, 0)
        self._arrived = asyncio.Event()
        self._deaf = False
        """A stream has ended that should not have."""

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        for port in dict.fromkeys(self._ports):
            opened = await loop.create_connection(lambda: Line(self._address), "127.0.0.1", port)
            self._lines.append(opened[1])

    async def play(self, number: int) -> None:
        """Plays one game after another until it is cancelled."""
        for script in cycle(self._games[number:] + self._games[:number]):
            await self.one(script)

    async def one(self, script: Script) -> None:
        seats = [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}]
        body = {"game": self._game.slug, "variant": self._game.variant, "seats": seats}
        opened = msgspec.json.decode(await self._lines[0].post("/api/tables", body), type=Opened)
        secrets = {held.seat: held.secret for held in opened.held}
        self._deaf = False
        try:
            for seat in (0, 1):
                await self._listen(opened.table, seat, secrets[seat])
            await self._moves(opened.table, secrets, script)
        finally:
            while self._ears:
                self._ears.pop().close()

    def close(self) -> None:
        for line in self._lines:
            line.close()

    async def _listen(self, table: str, seat: int, secret: str) -> None:
        loop = asyncio.get_running_loop()
        _, ear = await loop.create_connection(
            lambda: Ear(
                f"/api/tables/{table}/stream",
                secret,
                lambda *at: self._heard(seat, *at),
                self._took,
                self._address,
                self._lost,
            ),
            "127.0.0.1",
            self._ports[seat],
        )
        self._ears.append(ear)
        async with within(f"the stream of table {table}"):
            await ear.open

    async def _moves(self, table: str, secrets: dict[int, str], script: Script) -> None:
        path = f"/api/tables/{table}/moves"
        for version, (seat, move) in enumerate(script, start=1):
            due = perf_counter() + (self._pace or 0.0)
            self._awaited = 1 - seat, version + 1
            self._arrived.clear()
            self._sent = perf_counter()
            body = {"move": move, "version": version, "key": f"load-{version:06}"}
            await self._post(self._lines[-seat], path, body, secrets[seat])
            self.playing = True
            self._tally.moves += self._tally.counting
            self._tally.made += 1
            async with within(f"move {version} of table {table}, at the other seat"):
                await self._arrived.wait()
            if self._deaf:
                raise Unanswered(f"a stream of table {table} ended after {version} moves")
            if self._pace is not None:
                await asyncio.sleep(due - perf_counter())

    async def _post(self, line: Line, path: str, body: object, secret: str) -> None:
        """As a page does it: who is told to come again comes again."""
        while True:
            try:
                await line.post(path, body, secret)
            except Refusal as refused:
                if refused.status != 503:
                    raise
                self._tally.refused += self._tally.counting
                await asyncio.sleep(refused.again)
            else:
                return

    def _lost(self) -> None:
        self._deaf = True
        self._arrived.set()

    def _took(self, size: int) -> None:
        if self._tally.counting:
            self._tally.bytes += size

    def _heard(self, seat: int, version: int, at: float) -> None:
        self._tally.events += self._tally.counting
        if (seat, version) == self._awaited:
            if self._tally.counting:
                self._tally.delays.append(at - self._sent)
            self._arrived.set()
