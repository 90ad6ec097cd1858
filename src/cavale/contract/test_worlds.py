"""Seats know what the twin says they know, and bots imagine all the worlds it says they may."""

import random
from collections.abc import Iterator
from itertools import islice

from cavale import Game, Position
from cavale.contract.twins import HiddenTwin, choose, hidden_twin_of, read_twin
from cavale.contract.walks import THOROUGH, fewer, some, spread
from cavale.core.jit import JIT, Rng, seeded
from cavale.core.observation import Observation

GAMES_EACH = THOROUGH * (2 if JIT else 1)
MOST_GAMES = 50
POSITIONS_EACH = 12 if JIT else 6  # evenly spread ones, where a game is longer
RESAMPLED = THOROUGH * (50 if JIT else 10)
MANY_WORLDS = 100 if JIT else 40
SOME_WORLDS = 15 if JIT else 6
FEW_WORLDS = 100 if JIT else 12
DRAWS_A_WORLD = 400

Sighted = tuple[Position, HiddenTwin, int | None]


def sightings(game: Game) -> Iterator[Sighted]:
    """Positions of some random games with their twins, for each seat and a spectator.

    Of so many games as it takes until something was hidden from somebody.
    """
    rng = random.Random(f"{game!r}")
    hid = False
    for number in range(MOST_GAMES):
        if hid and number >= fewer(game, GAMES_EACH):
            return
        trail = [(game.start(), hidden_twin_of(game))]
        while trail[-1][1].mover is not None:
            position, twin = trail[-1]
            move = choose(twin, rng)
            trail.append((position.play(move), twin.play(move)))
        for position, twin in spread(trail, POSITIONS_EACH):
            for seat in (*range(game.seats), None):
                hid = hid or len(list(islice(twin.worlds(seat), 2))) > 1
                yield position, twin, seat


def check_sight(sighted: Sighted, sights: dict[Observation, str]) -> None:
    """No world of the twin's looks different, and what differs for the twin is not forgotten."""
    position, twin, seat = sighted
    seen = position.observe(seat)
    read = as_text_says(position).observe(seat)
    for world in some(islice(twin.worlds(seat), MANY_WORLDS), SOME_WORLDS):
        other = position.game.parse(world)
        assert other.observe(seat) == read, f"seat {seat} can tell {world} from {position}"
    known = sights.setdefault(seen, twin.sight(seat))
    assert known == twin.sight(seat), f"seat {seat} has forgotten something in {position}"


def as_text_says(position: Position) -> Position:
    """Worlds are texts: they lack what the rules remember besides."""
    game = position.game
    return game.parse(str(position)) if game.spec.remembers else position


def check_resampling(sighted: Sighted, rng: Rng) -> int:
    """Resampling reaches every world of the twin's, or several if they are many, and no other."""
    position, twin, seat = sighted
    seen = position.observe(seat)
    worlds = set(islice(twin.worlds(seat), FEW_WORLDS + 1))
    few = len(worlds) <= FEW_WORLDS
    reached: set[str] = set()
    for _ in range(DRAWS_A_WORLD * len(worlds)):
        drawn = str(seen.resample(rng))
        known = drawn in worlds if few else is_alike(drawn, sighted)
        assert known, f"seat {seat} knows that {position} is not {drawn}"
        reached.add(drawn)
        if len(reached) == min(len(worlds), FEW_WORLDS):
            return len(reached)
    raise AssertionError(f"seat {seat} never thinks of {worlds - reached} in {position}")


def is_alike(text: str, sighted: Sighted) -> bool:
    position, twin, seat = sighted
    return read_twin(text, position.game).sight(seat) == twin.sight(seat)


def test_a_seat_knows_what_the_twin_says(hidden_game: Game) -> None:
    sights: dict[Observation, str] = {}
    for sighted in sightings(hidden_game):
        check_sight(sighted, sights)


def test_resampling_reaches_exactly_the_worlds_of_the_twin(hidden_game: Game) -> None:
    rng, found = seeded(11), list(sightings(hidden_game))
    chosen = random.Random(f"{hidden_game!r}").choices(found, k=RESAMPLED)
    reached = [check_resampling(sighted, rng) for sighted in chosen]
    if max(reached) == 1:  # what was drawn was all open: now everything is looked at
        reached += [check_resampling(sighted, rng) for sighted in found]
    assert max(reached) > 1, f"nothing was hidden from anybody in {len(found)} sightings"
