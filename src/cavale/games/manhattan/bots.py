"""Five opponents. They differ in how much they see; none blunders on purpose."""

import random
from dataclasses import dataclass, replace

import numpy as np

from cavale.core.bot import Bot, Choice
from cavale.core.jit import Flag, Floats, seeded
from cavale.core.observation import Observation
from cavale.games.manhattan.foresight import DROPPED, GAMES, STREAMS, TALLIED, TOTAL, play_on
from cavale.games.manhattan.race_table import shipped
from cavale.games.manhattan.racing import Racing, racing
from cavale.games.manhattan.solo import solved
from cavale.games.manhattan.thinking import (
    ERRANDS,
    EVERYBODY,
    NEAR,
    ON_RED,
    OWN_TURNS,
    ROOM_TO_WORK,
    STEPS,
    weigh,
)
from cavale.search.limits import NO_LIMIT, alarm
from cavale.search.workspace import move_lists, states

SIGHTS = {
    NEAR: "its next errand if one roll goes that far; in the hunt an arrest at hand",
    ERRANDS: "the steps to its next errand; in the hunt an arrest at hand",
    ON_RED: "the same, and the way to the entrance while its criminal is on red",
    STEPS: "the steps to its next goal, which in the hunt is the entrance",
}


@dataclass(frozen=True)
class Officer:
    """Weighs each drive by what it sees, one drive ahead."""

    sight: int

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        values = _values(seen, self.sight)
        move = seen.game.move(seen.moves.codes[_pick(values, seed)])
        value = 2 * float(np.max(_values(seen, EVERYBODY))) - 1
        return Choice(move, value, depth=1, nodes=len(values), line=(move,))

    def __str__(self) -> str:
        return SIGHTS[self.sight]


@dataclass(frozen=True)
class Planner:
    """Plays on from each drive, many times, and looks at everybody's chances then."""

    seconds: float | None = None
    rounds: int = 8
    passes: int = NO_LIMIT
    trust: float = 4.0
    """How many games the value at a glance counts for."""
    few: int = 3
    """So many drives are played on that look best by the chances, so many by one's own turns."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        codes = seen.moves.codes
        race = racing(seen.copy_record())
        if race is not None:
            return _raced(seen, race)
        if len(codes) == 1:
            value = float(_values(seen, EVERYBODY)[0])
            return Choice(seen.moves[0], 2 * value - 1, depth=1, nodes=1, line=(seen.moves[0],))
        frames, lists = states(seen, 4), move_lists(seen, 3)
        frames[0] = seen.copy_record()[0]
        lists[0, : len(codes)] = codes
        tally, gaps = np.zeros((len(codes), TALLIED)), np.zeros((len(codes), len(codes)))
        glance = _values(seen, EVERYBODY)
        tally[:, DROPPED] = 1.0
        for values in (glance, _values(seen, OWN_TURNS)):
            tally[np.argsort(-values, kind="stable")[: self.few], DROPPED] = 0.0
        turns = self.rounds * seen.game.seats
        work, won = np.zeros(ROOM_TO_WORK), np.zeros(ROOM_TO_WORK)
        with alarm(self.seconds, stop) as flag:
            games = play_on(
                frames,
                lists,
                len(codes),
                tally,
                gaps,
                seen.seat,
                turns,
                self.passes,
                solved(),
                work,
                won,
                seeded(seed),
                np.zeros((STREAMS, 1), np.uint64),
                flag,
            )
        means = (tally[:, TOTAL] + self.trust * glance) / (tally[:, GAMES] + self.trust)
        means[tally[:, DROPPED] > 0] = -1.0
        best = int(np.argmax(means))
        move = seen.game.move(codes[best])
        return Choice(move, 2 * float(means[best]) - 1, turns, int(games), (move,))

    def __str__(self) -> str:
        times = "" if self.passes == NO_LIMIT else f"{self.passes} times"
        seconds = "" if self.seconds is None else f"for {self.seconds:g} s"
        limit = " or ".join(filter(None, (times, seconds)))
        played = f"{self.rounds} rounds played on from the best drives, {limit}"
        return f"{played}; everybody's chances then; in a race of two the solved race"


LEVELS: tuple[Bot, ...] = (
    Officer(NEAR),
    Officer(ERRANDS),
    Officer(ON_RED),
    Officer(STEPS),
    Planner(seconds=1.0, passes=300),
)


def bot(level: int, pace: float = 1.0) -> Bot:
    """A bot of a level from 1 to 5; `pace` is a factor on the time it takes."""
    if not 1 <= level <= len(LEVELS):
        raise ValueError(f"the levels of Manhattan South are 1 to {len(LEVELS)}, not {level}")
    chosen = LEVELS[level - 1]
    if isinstance(chosen, Planner) and chosen.seconds is not None:
        return replace(chosen, seconds=chosen.seconds * pace)
    return chosen


def _raced(seen: Observation, race: Racing) -> Choice:
    """By the solved race: nothing is guessed there but what is less than a quarter of a percent."""
    chances = [race.after(code, shipped()) for code in seen.moves.codes]
    best = int(np.argmax(chances))
    move = seen.moves[best]
    return Choice(move, 2 * chances[best] - 1, depth=1, nodes=len(chances), line=(move,))


def _values(seen: Observation, sight: int) -> Floats:
    """What each legal move is worth to the seat, one move ahead."""
    codes = seen.moves.codes
    frames, lists = states(seen, 4), move_lists(seen, 3)
    frames[0] = seen.copy_record()[0]
    lists[0, : len(codes)] = codes
    values = np.zeros(len(codes))
    work, won = np.zeros(ROOM_TO_WORK), np.zeros(ROOM_TO_WORK)
    weigh(frames, lists, len(codes), values, seen.seat, sight, solved(), work, won)
    return values


def _pick(values: Floats, seed: int) -> int:
    """The best, or one of those that look as good."""
    best = np.flatnonzero(values == values.max())
    return random.Random(seed).choice(best.tolist())
