"""What it costs to solve a wall, and the page about exact play that says so."""

import random
import resource
import statistics
from dataclasses import dataclass
from time import process_time

from cavale.core.game import Game
from cavale.core.position import Position
from cavale.games.wall import SPEC
from cavale.games.wall.exact.board import WALL
from cavale.games.wall.exact.shapes import shapes
from cavale.games.wall.exact.values import NEAR, Exact, memory_needed, standing
from cavale.lab.progress import progress

ROPES = (16, 18, 20, 24, 30)
SEED = 22


@dataclass(frozen=True)
class Cost:
    ropes: int
    seconds: list[float]
    """Of processor time."""
    megabytes: list[int]


def measure(samples: int) -> list[Cost]:
    """After so many ropes of random games, both sides' cones; nothing is kept in between."""
    rng = random.Random(SEED)
    Exact(standing(_walk(40, rng).copy_record())).solve()
    found = []
    with progress() as bar:
        task = bar.add_task("wall", total=len(ROPES) * samples, note="")
        for ropes in ROPES:
            cost = Cost(ropes, [], [])
            for _ in range(samples):
                here = standing(_walk(ropes, rng).copy_record())
                began = process_time()
                Exact(here).solve()
                cost.seconds.append(process_time() - began)
                cost.megabytes.append(memory_needed(here))
                bar.advance(task)
            found.append(cost)
    return found


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


def page(samples: int) -> str:
    costs = "\n".join(
        f"| {cost.ropes} | {statistics.mean(cost.seconds):.1f} | {max(cost.seconds):.1f} "
        f"| {max(cost.megabytes)} |"
        for cost in measure(samples)
    )
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    counts = "\n".join(
        f"| {ropes} | {blocks:,} | {colourings:,} |"
        for ropes, (blocks, colourings) in layers().items()
    )
    return PAGE.format(samples=samples, costs=costs, counts=counts, near=NEAR, peak=peak)


PAGE = """# Exact play of The Wall

Written by `cavale lab exact --samples {samples} --out docs/wall-exact.md`.

`cavale solve wall --position TEXT` says who forces this escape from a position, and what every
push is worth: `mover`, `draw` or `opponent`. These values are exact, not estimates. They are
values of one escape, the variant `single`; in `classic` they are those of the escape at hand.

## What is not

- The empty wall takes more memory than most machines have, and was not solved by this code. Another
  program, kept apart from this project, found one escape to be a draw, whoever starts.
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
counted there too. On 5 x 5 what alpha-beta proves must be so, and near the end, where it sees
everything, all values agree.

## The whole game by layers

| ropes | blocks | colourings |
|--:|--:|--:|
{counts}
"""
