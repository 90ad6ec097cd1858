"""A finished game looked at again by the room's reviewer, a slice at a time."""

import asyncio
from weakref import WeakValueDictionary

import msgspec
from cachetools import LRUCache

from cavale.core.message import Message
from cavale.core.review import Played, Reviewed, Tally, moments, tallies
from cavale.core.seats import CHANCE
from cavale.tables.deciding.refusals import not_found, not_now
from cavale.tables.log.table import Table
from cavale.tables.thinking.pool import review
from cavale.tables.thinking.turns import Errand
from cavale.tables.thinking.workers import Readers, Thinking
from cavale.tables.views.build import reviewer_of

SLICE = 1.0
"""Seconds that one answer may take, if a single row does not take longer."""
REVIEWS_KEPT = 256
ROWS = 200
"""In one answer at most."""


class BetterMove(msgspec.Struct, frozen=True):
    move: str
    said: list[Message]


class ReviewRow(msgspec.Struct, frozen=True):
    """`step` is where `history` has the move; what was played is `said` to everybody now, with all
    its arguments."""

    step: int
    seat: int | None
    move: str
    said: list[Message]
    loss: float | None
    luck: tuple[float, ...] | None
    bits: float | None
    better: BetterMove | None
    remark: Message | None
    learned: Message | None
    clause: str | None


class Review(msgspec.Struct, frozen=True):
    """`known` of `moves` moves are reviewed; `rows` are those from `since` on, perhaps none yet.

    `totals` are those of all that is known, and so are `moments`, the steps that mattered most.
    `luck` says what luck is called in this game, `means` what the numbers mean.
    """

    unit: Message
    luck: Message
    means: Message
    moves: int
    known: int
    rows: list[ReviewRow]
    totals: list[Tally]
    moments: list[int]


class Reviews:
    """Keeps what was found out; a page that asks again and again sees it grow."""

    def __init__(self, thinking: Thinking, readers: Readers) -> None:
        self._thinking = thinking
        self._readers = readers
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._cache: LRUCache[tuple[str, int], list[Reviewed]] = LRUCache(REVIEWS_KEPT)

    async def look(self, table: Table, since: int, client: str = "") -> Review:
        """At least one row more is known than before, until all are."""
        reviewer = reviewer_of(table)
        if reviewer is None:
            raise not_found("no-review")
        if table.status != "over":
            raise not_now("review-later")
        plies = table.plies()
        played = Played(
            (table.start, *(ply.position for ply in plies)), tuple(ply.move for ply in plies)
        )
        known = await self._known(table, played, since, client)

        def told() -> Review:
            """Some rows at once: a client asks again for the others."""
            upto = min(len(known), since + ROWS)
            rows = [_row(played, step, known[step]) for step in range(since, upto)]
            return Review(
                unit=Message(reviewer.unit),
                luck=Message(reviewer.luck),
                means=Message(reviewer.means),
                moves=len(plies),
                known=len(known),
                rows=rows,
                totals=tallies(played, known),
                moments=[step + 1 for step in moments(known)],
            )

        return await self._readers.run(client, table.id, told)

    async def _known(self, table: Table, played: Played, since: int, client: str) -> list[Reviewed]:
        key = (table.id, table.number)
        wanted = min(since + 1, len(played.moves))
        if len(self._cache.get(key, ())) < wanted:
            async with self._turns.setdefault(table.id, asyncio.Lock()):
                known = self._cache.setdefault(key, [])
                if len(known) < wanted:
                    codes = tuple(move.code for move in played.moves)
                    start = played.positions[0].state
                    errand = Errand("question", client, table.id, "review", SLICE)
                    asked = played.game, start, codes, len(known), SLICE
                    known += await self._thinking.run(errand, review, *asked)
        return list(self._cache.setdefault(key, []))


def _row(played: Played, step: int, row: Reviewed) -> ReviewRow:
    mover, move = played.mover(step), played.moves[step]
    seen = played.positions[step].observe(mover)
    better = None
    if row.better is not None:
        other = seen.check(row.better)
        better = BetterMove(other.text, seen.describe(other))
    return ReviewRow(
        step=step + 1,
        seat=None if mover == CHANCE else mover,
        move=move.text,
        said=seen.describe(move),
        loss=row.loss,
        luck=row.luck,
        bits=row.bits,
        better=better,
        remark=row.said,
        learned=row.learned,
        clause=row.clause,
    )
