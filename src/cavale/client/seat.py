"""Brings a program that speaks the engine protocol to the tables of a house.

One process of the program for each table: the protocol plays one game at a time.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

import httpx
import msgspec

from cavale.client.house import AsyncHouse
from cavale.client.requests import HouseRefused, Json
from cavale.engine.client import Engine, EngineFailed, start
from cavale.engine.messages import Limits, NewGame, Over, Played, Seen, Turn

logger = logging.getLogger(__name__)

AGAIN = (0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds until a stream that has ended is opened again."""
ON_THE_WAY = 1.0
"""Seconds of a clock that are kept for the way."""
REFUSED_FOR_GOOD = {"wrong_seat", "not_found"}


@dataclass
class Seating:
    """What is wished: which program, and for how much."""

    command: str
    seconds: float = 10.0
    """For a move, where the table has no clock or leaves more."""
    tables: int = 4
    """At once; challenges beyond wait."""
    games: frozenset[str] | None = None
    """Those to be accepted; None is what the program says that it plays."""
    say: Callable[[str], None] = field(default=lambda _: None)


class _AtTable:
    """The program at one table, with a process of its own."""

    def __init__(self, seating: Seating, house: AsyncHouse, table: str) -> None:
        self._seating = seating
        self._house = house
        self.table = table
        self._engine: Engine | None = None
        self._game: Json | None = None
        self._began: int | None = None
        self._answered = -1
        self.lines: asyncio.Queue[Json] = asyncio.Queue()

    async def work(self) -> None:
        try:
            while True:
                line = await self.lines.get()
                if line["type"] == "game":
                    self._game = line
                elif line["type"] == "turn" and line["version"] > self._answered:
                    self._answered = line["version"]
                    await self._move(line)
                elif line["type"] == "step":
                    await self._answer(line)
                elif line["type"] == "over":
                    await self._over(line)
                    if not line["more"]:
                        return
        finally:
            if self._engine is not None:
                await asyncio.to_thread(self._engine.close)

    async def _move(self, line: Json) -> None:
        try:
            text = await asyncio.to_thread(self._choose, line)
            await self._house.move(self.table, text, line["version"])
        except (EngineFailed, HouseRefused) as error:
            if isinstance(error, HouseRefused) and error.code in ("stale_version", "not_now"):
                return
            # As in a match: who fails loses the game, and only that.
            self._seating.say(f"{self.table}: resigns, {error}")
            with suppress(HouseRefused):
                await self._house.act(self.table, "resign", line["version"])

    async def _answer(self, line: Json) -> None:
        """A program agrees to nothing: an offer that waits for ever would be worse."""
        assert self._game is not None
        if line["kind"] in ("offer_draw", "offer_undo") and line.get("by") != self._game["seat"]:
            action = "decline_draw" if line["kind"] == "offer_draw" else "decline_undo"
            with suppress(HouseRefused):
                await self._house.act(self.table, action, line["version"])  # type: ignore[arg-type]

    async def _over(self, line: Json) -> None:
        self._seating.say(f"{self.table}: {line['result']}")
        if self._engine is not None and self._began is not None:
            said = Over(result=line["result"], points=tuple(line["points"]))
            await asyncio.to_thread(self._engine.tell, said)
            self._began = None
        if line["more"]:
            # The other one may have asked first.
            with suppress(HouseRefused):
                await self._house.act(self.table, "rematch", line["version"])

    def _choose(self, line: Json) -> str:
        """In a thread: starts the program if need be, and waits for its answer."""
        game = self._game
        assert game is not None
        if self._engine is None or self._engine.failed:
            self._engine, self._began = start(self._seating.command), None
        if self._began != game["number"]:
            names = ("game", "variant", "seats", "seat", "rules")
            self._engine.begin_as(NewGame(**{name: game[name] for name in names}))
            self._began = game["number"]
        seconds = self._seating.seconds
        if line["clock"] is not None:
            seconds = min(seconds, max(0.1, line["clock"]["left"] / 1000 - ON_THE_WAY))
        turn = Turn(
            observation=msgspec.convert(line["observation"], Seen),
            moves=tuple(line["moves"]),
            played=tuple(Played(one["by"], one["move"]) for one in line["played"]),
            limits=Limits(seconds=seconds),
            seed=secrets.randbits(32),
        )
        return self._engine.answer(turn).move


class _Runner:
    def __init__(self, house: AsyncHouse, seating: Seating, games: frozenset[str] | None) -> None:
        self._house = house
        self._seating = seating
        self._games = games
        self._at: dict[str, tuple[_AtTable, asyncio.Task[None]]] = {}
        self._waiting: dict[str, Json] = {}

    async def follow(self) -> None:
        async for line in self._house.stream():
            if line["type"] == "bye":
                if line["reason"] == "moved":
                    raise HouseRefused(409, {"code": "moved"})
                return
            await self._hear(line)

    async def _hear(self, line: Json) -> None:
        table = line.get("table")
        if line["type"] == "hello":
            self._seating.say(f"seated as {line['name']}")
        elif line["type"] == "challenge":
            self._waiting[line["table"]] = line
            await self._take_waiting()
        elif line["type"] == "gone":
            self._waiting.pop(line["table"], None)
        elif table is not None:
            if table not in self._at and line["type"] in ("game", "turn"):
                self._sit_at(table)
            if table in self._at:
                self._at[table][0].lines.put_nowait(line)

    async def _take_waiting(self) -> None:
        for table, line in list(self._waiting.items()):
            if self._games is not None and line["game"] not in self._games:
                del self._waiting[table]
                self._seating.say(f"{table}: declined, {line['game']} is not played here")
                with suppress(HouseRefused):
                    await self._house.decline(table)
            elif len(self._at) < self._seating.tables:
                del self._waiting[table]
                self._seating.say(f"{table}: {line['game']}, seat {line['seat'] + 1}")
                with suppress(HouseRefused):
                    await self._house.accept(table)

    def _sit_at(self, table: str) -> None:
        at = _AtTable(self._seating, self._house, table)
        task = asyncio.create_task(at.work())
        self._at[table] = at, task
        task.add_done_callback(lambda done: self._left(table, done))

    def _left(self, table: str, done: asyncio.Task[None]) -> None:
        self._at.pop(table, None)
        if not done.cancelled():
            if (error := done.exception()) is not None:
                logger.error("at table %s", table, exc_info=error)
            self._again = asyncio.create_task(self._take_waiting())

    async def close(self) -> None:
        tasks = [task for _, task in self._at.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def run(
    url: str,
    token: str,
    seating: Seating,
    *,
    invited: tuple[str, str] | None = None,
    house: AsyncHouse | None = None,
) -> None:
    """Plays until it is cancelled, or the house no longer takes the token.

    `invited` is a table and its invitation, where the program sits down first.
    """
    games = seating.games or await asyncio.to_thread(_plays, seating.command)
    async with house or AsyncHouse(url, token) as opened:
        if invited is not None:
            await opened.sit(*invited)
        runner = _Runner(opened, seating, games)
        tried = 0
        try:
            while True:
                try:
                    await runner.follow()
                    tried = 0
                except httpx.HTTPError as error:
                    seating.say(f"the house does not answer: {type(error).__name__}")
                except HouseRefused as refused:
                    if refused.code in REFUSED_FOR_GOOD or refused.code == "moved":
                        raise
                    seating.say(str(refused))
                await asyncio.sleep(AGAIN[min(tried, len(AGAIN) - 1)])
                tried += 1
        finally:
            await runner.close()


def _plays(command: str) -> frozenset[str] | None:
    engine = start(command)
    try:
        found = engine.introduction.games
        return None if found is None else frozenset(found)
    finally:
        engine.close()
