"""Six opponents. They differ in how much they see, and in how firmly they choose by it."""

from dataclasses import dataclass, replace

import numpy as np

from cavale.core.anyhow import Anyhow
from cavale.core.bot import Bot, Choice
from cavale.core.distracted import Distracted
from cavale.core.jit import Flag, Floats, seeded
from cavale.core.observation import Observation
from cavale.core.wavering import nearly_best, waver
from cavale.games.manhattan.foresight import DROPPED, GAMES, STREAMS, TALLIED, TOTAL, play_on
from cavale.games.manhattan.race_table import shipped
from cavale.games.manhattan.racing import Racing, racing
from cavale.games.manhattan.solo import solved
from cavale.games.manhattan.streets import files_closed
from cavale.games.manhattan.thinking import (
    ERRANDS,
    EVERYBODY,
    NEAR,
    ON_RED,
    OWN_TURNS,
    ROOM_TO_WORK,
    STEPS,
)
from cavale.games.manhattan.weighing import weighed
from cavale.search.limits import NO_LIMIT, alarm
from cavale.search.workspace import move_lists, states

SIGHTS = {
    NEAR: "its next errand if one roll goes that far; in the hunt an arrest at hand",
    ERRANDS: "the steps to its next errand; in the hunt an arrest at hand",
    ON_RED: "the same, and the way to the entrance while its criminal is on red",
    STEPS: "the steps to its next goal, which in the hunt is the entrance",
    OWN_TURNS: "the turns it needs itself, by the solved tables",
    EVERYBODY: "everybody's chances after its drive",
}


@dataclass(frozen=True)
class Officer:
    """Weighs each drive by what it sees, one drive ahead."""

    sight: int
    warmth: float = 0.0
    """In what it weighs: how much worse a drive may be and still be chosen, e times less often."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        values = weighed(seen, self.sight)
        if self.warmth:
            chosen = waver(values.tolist(), self.warmth, seed)
        elif self.sight == EVERYBODY:
            chosen = _soonest(seen, values, seed)
        else:
            chosen = nearly_best(values.tolist(), _EQUAL, seed)
        move = seen.game.move(seen.moves.codes[chosen])
        value = 2 * float(np.max(weighed(seen, EVERYBODY))) - 1
        return Choice(move, value, depth=1, nodes=len(values), line=(move,))

    def __str__(self) -> str:
        return SIGHTS[self.sight] + ("; takes its time" if self.warmth else "")


@dataclass(frozen=True)
class Learner:
    """Looks further once a file is closed: by then it has seen how an arrest is made."""

    before: Bot
    after: Bot

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        bot = self.after if files_closed(seen.copy_record()[0]) else self.before
        return bot.choose(seen, seed, stop)

    def __str__(self) -> str:
        return f"{self.before}; once a file is closed {self.after}"


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
            return _raced(seen, race, seed)
        if len(codes) == 1:
            value = float(weighed(seen, EVERYBODY)[0])
            return Choice(seen.moves[0], 2 * value - 1, depth=1, nodes=1, line=(seen.moves[0],))
        frames, lists = states(seen, 4), move_lists(seen, 3)
        frames[0] = seen.copy_record()[0]
        lists[0, : len(codes)] = codes
        tally, gaps = np.zeros((len(codes), TALLIED)), np.zeros((len(codes), len(codes)))
        glance = weighed(seen, EVERYBODY)
        tally[:, DROPPED] = 1.0
        for values in (glance, weighed(seen, OWN_TURNS)):
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
        best = _soonest(seen, means, seed)
        move = seen.game.move(codes[best])
        return Choice(move, 2 * float(means[best]) - 1, turns, int(games), (move,))

    def __str__(self) -> str:
        times = "" if self.passes == NO_LIMIT else f"{self.passes} times"
        seconds = "" if self.seconds is None else f"for {self.seconds:g} s"
        limit = " or ".join(filter(None, (times, seconds)))
        played = f"{self.rounds} rounds played on from the best drives, {limit}"
        return f"{played}; everybody's chances then; in a race of two the solved race"


_PLANNER = Planner(seconds=1.0, passes=4000)

# Tables that were opened with level 4 or 5 have the best there is.
LEVELS: tuple[Bot, ...] = (
    Distracted(Officer(ERRANDS, 8.0), Anyhow(), 0.87),
    Learner(Officer(ERRANDS), Officer(STEPS)),
    Officer(OWN_TURNS),
    _PLANNER,
    _PLANNER,
    _PLANNER,
)


def bot(level: int, pace: float = 1.0) -> Bot:
    """A bot of a level from 0 to 5; `pace` is a factor on the time it takes."""
    if not 0 <= level < len(LEVELS):
        raise ValueError(f"the levels of Manhattan South are 0 to {len(LEVELS) - 1}, not {level}")
    chosen = LEVELS[level]
    if isinstance(chosen, Planner) and chosen.seconds is not None:
        return replace(chosen, seconds=chosen.seconds * pace)
    return chosen


def _raced(seen: Observation, race: Racing, seed: int) -> Choice:
    """By the solved race: nothing is guessed there but what is less than a quarter of a percent."""
    chances = np.array([race.after(code, shipped()) for code in seen.moves.codes])
    best = _soonest(seen, chances, seed)
    move = seen.moves[best]
    return Choice(move, 2 * float(chances[best]) - 1, depth=1, nodes=len(chances), line=(move,))


_EQUAL = 1e-9


def _soonest(seen: Observation, chances: Floats, seed: int) -> int:
    """The best chance; of equal ones the shortest way to the end, and of these any.

    A player who has won on files but not yet by the rules would otherwise drive in circles.
    """
    best = np.flatnonzero(chances >= chances.max() - _EQUAL)
    turns = weighed(seen, OWN_TURNS)[best]
    return int(best[nearly_best(turns.tolist(), _EQUAL, seed)])
