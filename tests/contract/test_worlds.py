"""Seats know what the twin says they know, and bots imagine all the worlds it says they may."""

import os
import random
from collections.abc import Iterator
from itertools import islice

import pytest

from cavale import Game, Position
from cavale.core.jit import JIT, Rng, seeded
from cavale.core.observation import Observation
from tests.contract.twins import HiddenTwin, choose, hidden_twin_of, read_twin
from tests.contract.walks import fewer, some, spread
from tests.oracles.kuhn import Kuhn
from tests.toys import kuhn

THOROUGH = int(os.environ.get("CAVALE_THOROUGH", "1"))  # so many times as long, by hand
GAMES_EACH = THOROUGH * (2 if JIT else 1)
POSITIONS_EACH = 12 if JIT else 6  # evenly spread ones, where a game is longer
RESAMPLED = THOROUGH * (50 if JIT else 10)
MANY_WORLDS = 100 if JIT else 40
SOME_WORLDS = 15 if JIT else 6
FEW_WORLDS = 100 if JIT else 12
DRAWS_A_WORLD = 400

Sighted = tuple[Position, HiddenTwin, int | None]


def sightings(game: Game) -> Iterator[Sighted]:
    """Positions of some random games with their twins, for each seat and a spectator."""
    rng = random.Random(f"{game!r}")
    for _ in range(fewer(game, GAMES_EACH)):
        trail = [(game.start(), hidden_twin_of(game))]
        while trail[-1][1].mover is not None:
            position, twin = trail[-1]
            move = choose(twin, rng)
            trail.append((position.play(move), twin.play(move)))
        for position, twin in spread(trail, POSITIONS_EACH):
            for seat in (*range(game.seats), None):
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
    rng = seeded(11)
    chosen = random.Random(f"{hidden_game!r}").choices(list(sightings(hidden_game)), k=RESAMPLED)
    reached = [check_resampling(sighted, rng) for sighted in chosen]
    assert max(reached) > 1


def test_a_leak_is_noticed() -> None:
    """Whoever folds shows nothing; after a call the cards lie open."""
    game = Game(kuhn.SPEC)
    position = game.start().play("J").play("K").play("bet").play("fold")
    check_sight((position, Kuhn("JK", ("bet", "fold")), 0), {})
    shown = game.start().play("J").play("K").play("bet").play("call")
    with pytest.raises(AssertionError, match="can tell"):
        check_sight((shown, Kuhn("JK", ("bet", "fold")), 0), {})


def test_forgetting_is_noticed() -> None:
    game = Game(kuhn.SPEC)
    position, sights = game.start().play("J"), dict[Observation, str]()
    check_sight((position, Kuhn("J-", ()), 1), sights)
    with pytest.raises(AssertionError, match="forgotten"):
        check_sight((position, Blabbing("J-", ()), 1), sights)


def test_a_world_never_thought_of_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    position = Game(kuhn.SPEC).start().play("J").play("K")
    sighted = position, Kuhn("JK", ()), 0
    assert check_resampling(sighted, seeded(1)) == 2
    monkeypatch.setattr(Observation, "resample", lambda seen, rng: position)
    with pytest.raises(AssertionError, match=r"never thinks of .*JQ"):
        check_resampling(sighted, seeded(1))


class Blabbing(Kuhn):
    """Says that everybody sees all cards."""

    def sight(self, seat: int | None) -> str:
        return str(self)
