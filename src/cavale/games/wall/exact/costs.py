"""What it costs to solve a wall, and the page about exact play that says so."""

import random
import resource
import statistics
from dataclasses import dataclass
from pathlib import Path
from time import process_time

from cavale.core.game import Game
from cavale.core.position import Position
from cavale.core.solving import Report
from cavale.games.wall import SPEC
from cavale.games.wall.bots import WORK
from cavale.games.wall.exact.board import WALL, Standing
from cavale.games.wall.exact.book import FILE, LAST, shipped
from cavale.games.wall.exact.shapes import shapes
from cavale.games.wall.exact.table import Table
from cavale.games.wall.exact.values import NEAR, Exact, after, memory_needed, standing

ROPES = (16, 18, 20, 24, 30)
SEED = 22


@dataclass(frozen=True)
class Cost:
    ropes: int
    seconds: list[float]
    """Of processor time."""
    megabytes: list[int]


def measure(samples: int, table: Table | None, report: Report) -> list[Cost]:
    """After so many ropes of random games, both sides' cones; nothing is kept in between.

    ValueError if a table says anything else of the position or of what a move leads to.
    """
    rng = random.Random(SEED)
    Exact(standing(_walk(40, rng).copy_record())).solve()
    found = list[Cost]()
    for ropes in ROPES:
        cost = Cost(ropes, [], [])
        for _ in range(samples):
            here = standing(_walk(ropes, rng).copy_record())
            began = process_time()
            exact = Exact(here)
            exact.solve()
            cost.seconds.append(process_time() - began)
            cost.megabytes.append(memory_needed(here))
            if table is not None:
                _compare(table, exact, here)
            report(len(found) * samples + len(cost.seconds), len(ROPES) * samples)
        found.append(cost)
    return found


def _compare(table: Table, exact: Exact, here: Standing) -> None:
    for wall in (here, *after(here).values()):
        if table.winner(wall) != exact.winner(wall):
            raise ValueError(f"table and cone disagree: {wall}")


def _walk(ropes: int, rng: random.Random) -> Position:
    while True:
        position = Game(SPEC, "single").start()
        while position.mover is not None and position.copy_record()["pushed"][0] < ropes:
            position = position.play_unchecked(rng.choice(position.moves.codes))
        if position.mover is not None:
            return position


def layers() -> dict[int, tuple[int, int]]:
    """By ropes: the blocks of the whole game, and their colourings."""
    slot = shapes((None,) * WALL.side)
    blocks = {0: 1}
    for _ in range(WALL.side):
        grown: dict[int, int] = {}
        for ropes, count in blocks.items():
            for shape in slot.all:
                more = ropes + slot.ropes(shape)
                grown[more] = grown.get(more, 0) + count
        blocks = grown
    return {ropes: (count, count << ropes) for ropes, count in sorted(blocks.items())}


def _booked() -> str:
    """What the shipped book says of the first ropes."""
    book = shipped()
    rows = []
    for ropes in range(book.most + 1):
        draws, own, others = book.count(ropes)
        total = draws + own + others
        rows.append(f"| {ropes} | {total:,} | {own:,} | {others:,} | {draws / total:.1%} |")
    return "\n".join(rows)


def page(samples: int, table: Path | None, report: Report) -> str:
    costs = "\n".join(
        f"| {cost.ropes} | {statistics.mean(cost.seconds):.1f} | {max(cost.seconds):.1f} "
        f"| {max(cost.megabytes)} |"
        for cost in measure(samples, None if table is None else Table(table), report)
    )
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    counts = "\n".join(
        f"| {ropes} | {blocks:,} | {colourings:,} |"
        for ropes, (blocks, colourings) in layers().items()
    )
    compared = "" if table is None else COMPARED.format(walls=samples * len(ROPES))
    return PAGE.format(
        samples=samples,
        costs=costs,
        counts=counts,
        near=NEAR,
        peak=peak,
        compared=compared,
        using="" if table is None else " --table DIR",
        book=_booked(),
        bytes=FILE.stat().st_size,
        last=LAST,
        work=WORK,
    )


COMPARED = """
The table of 5 x 5 walls said of {walls} positions after 16 to 30 ropes,
and of every move from them, what their cones say: this page would not have been written else."""
PAGE = """# Exact play of The Wall

Written by `cavale lab exact wall --samples {samples}{using} --out docs/wall-exact.md`.

`cavale solve wall --position TEXT` says who forces this escape from a position, and what every
push is worth: `mover`, `draw` or `opponent`. These values are exact, not estimates. They are
values of one escape, the variant `single`; in `classic` they are those of the escape at hand.

## The result

**One escape is a draw with best play, whoever starts, and all ten first pushes keep the draw.**
`cavale solve wall --all DIR` has solved every wall; another program, kept apart from this project,
had come to the same. In `classic` each escape begins with an empty wall, and an escape that nobody
makes ends the whole game as a draw: so a game of several escapes is a draw too.

## What is not

- In the last {near} pushes before the wall has been covered five times, the pushes to a forced
  escape are counted, and one that comes too late is a draw. Earlier, a forced escape is taken to
  come in time: that none takes more than {near} pushes is not proven.

## How it works

A slot that is not full only grows, at its left or at its right. How many ropes it has got on
either side is its *shape*; the shapes of all slots are a *block*, and the colours of its ropes
are the bits of an index. A push into a slot that is not full leads to another block, with one
rope more; only pushes through full slots stay in a block. So blocks are solved from full walls
back.

In a block a bit set holds the walls from which one side, the attacker, forces an escape: one set
for each side to move and for each slot that may be closed (none, or a full one). 64 walls are one
word. A push is the insertion of a bit into the index, and through a full slot another bit drops
out. The sets are the least fixed point of the pushes inside the block, in rounds; a round looks
only at tiles from which a push leads to one that has changed. A wall with a chain is an end; a
side with all its ropes on the wall passes. Both sides' sets together say: won, lost or drawn.

The whole game keeps one of the up to four blocks that are mirrored or turned images of each
other, and one attacker: for the other side all colours change. A layer is a file; the next one and
its own are all that a layer needs, so the work can be stopped and taken up anywhere. On 18 November
2026 all layers took 624 processor seconds of one core (43 minutes on a machine that others kept
busy), 4.9 GB of memory, most of it pages of the files, and 13.0 GiB of disk.

From one position the colours of ropes that stand in a slot that is not full stay what they are:
only new ropes are bits. This *cone* is small. A cone needs two layers at a time, and the layer of
full walls is the same for both sides and for all cones.

## What a cone costs

Both sides, processor seconds on one core; random games, {samples} positions each. Megabytes are
worked out before anything is allocated; the process that measured this took {peak} MB at most,
Python, the compiler and all.

| after ropes | seconds, mean | at most | MB at most |
|--:|--:|--:|--:|
{costs}

## How to check

`tests/games/wall/exact` runs the same code on 3 x 3 walls against every wall there is, on a 4 x 4
wall and all that comes of it, and on walls as nobody builds them; the pushes to an escape are
counted there too. The whole game is built of 3 x 3 walls and compared with every wall, and of
4 x 4 walls and compared with cones.{compared}
On 5 x 5 what alpha-beta proves must be so, and near the end, where it sees everything, all values
agree.

## The book of the first ropes

The values of all walls with up to {last} ropes ship with the game, in {bytes:,} bytes; up to 11
they took 380,705, and 13 were not tried. Counted are walls up to turning and mirroring, before a
rope has fallen, with the slot that is closed, for who is to move; among them some that no order
of pushes leads to.
`cavale lab ship wall DIR` takes them out of the table.

| ropes | walls | the mover escapes | the opponent does | drawn |
|--:|--:|--:|--:|--:|
{book}

Between rope {last} and rope 16 or 18 the fifth level only searches, unless its opponent takes time.

## While the other side thinks

On the server and in a terminal the fifth level solves on while its opponent looks at the wall:
the cone of the wall as it stands, from rope {last} on, if with all its layers it takes no more
than {work} megabytes. It notes the values of every push, every answer and every answer to that,
a byte each, about a thousand of them; its own move needs nothing else. A later cone lies in the
first one, which stays in that process. It thinks at the lowest priority, while a thinker is
free, and stops at the next block when somebody moves there or wants the place (`CAVALE_PONDER`
in `docs/deploy.md`). So between rope {last} and rope 16 it plays exactly where it was given the
time, and else it searches.

## The whole game by layers

| ropes | blocks | colourings |
|--:|--:|--:|
{counts}
"""
