"""How many flights and how many games there are, counted on paper."""

import pytest

from cavale import Game
from cavale.contract.walks import sample
from cavale.core.jit import JIT
from cavale.search.perft import perft
from tests.games.thief.drawn import (
    KNOTS_1,
    KNOTS_2,
    LAFFONT,
    TURNS,
    VARIANTS,
    lattice_flights,
    moves,
    turned,
)

MOST = 10**8 if JIT else 5_000


@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_perft_is_flights_times_probes(on: Game) -> None:
    """A probe that does not end the game is one of 116: any point but the hideouts and the thief's.

    Before the ninth step no flight is at its end, so the numbers multiply.
    """
    diagonal, free = on is not KNOTS_1, on is LAFFONT
    probes = 1
    for step in range(1, 6):
        flights = lattice_flights(diagonal, step)
        choices = 117 if free or step > 1 else 1
        after_step, after_probe = flights * probes, flights * probes * choices
        for depth, count in ((2 * step - 1, after_step), (2 * step, after_probe)):
            if count <= MOST:
                assert perft(on.start(), depth) == count
        probes *= choices - (choices > 1)


def test_how_many_flights_there_are() -> None:
    """To one corner lead 252 lattice paths; the four axes are shared, each by two corners."""
    whole = {True: 0, False: 0}
    for diagonal, on in ((False, KNOTS_1), (True, KNOTS_2)):
        ends = [on.start()]
        while ends:
            steps = [world.play(step) for world in ends for step in world.moves]
            whole[diagonal] += sum(world.mover is None for world in steps)
            going = [world for world in steps if world.mover is not None]
            ends = [world.play("F6") for world in going]
    assert whole[False] == 4 * 252
    assert whole[True] - whole[False] == 4 * 70


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_a_turned_or_mirrored_board_plays_the_same(on: Game, turn: int) -> None:
    for position in sample(on, 2):
        feet, probes = str(position).split()
        where = "" if feet == "-" else feet
        flight = [turned(name, turn) for name in filter(None, where.split(","))]
        seen = [] if probes == "-" else probes.split(",")
        turned_probes = [turned(probe[:-1], turn) + probe[-1] for probe in seen]
        text = f"{','.join(flight) or '-'} {','.join(turned_probes) or '-'}"
        other = on.parse(text)
        assert moves(other) == {turned(name, turn) for name in moves(position)}
        assert other.outcome == position.outcome
