"""Many matches at once, on several cores or a cluster, with the score so far on the screen.

Bots think for so much processor time, so that a busy machine measures the same as an idle one.
"""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import monotonic

from cavale.core.game import Game
from cavale.core.lab import PlayerMaker
from cavale.games import game as open_game
from cavale.lab.match import Score, opening, play_round, round_seed, score
from cavale.lab.progress import progress
from cavale.lab.referee import Refereed
from cavale.lab.strength import Bar, Elo, Sprt, elo
from cavale.search.limits import use_processor_time
from cavale.tables.thinking.cluster import Cluster
from cavale.tables.thinking.pool import Pool

AHEAD = 3
"""Rounds that are given out for each process."""


@dataclass(frozen=True)
class Pairing:
    """Who plays whom at what; the makers must pickle, because other processes call them."""

    slug: str
    variant: str
    ours: PlayerMaker
    theirs: PlayerMaker
    name: str
    plies: int = 4
    seats: int | None = None
    bar: Bar | None = None
    """With one, it ends as soon as it is clear whether the bar is met."""

    def game(self) -> Game:
        return open_game(self.slug, self.variant, self.seats)


@dataclass
class Standing:
    """The score of a pairing so far: its rounds in their order, whichever ended first.

    Rounds after the one that decided a sequential test do not count, so that it does not matter
    how many were played at the same time.
    """

    seats: int
    total: int
    sprt: Sprt | None = None
    bar: Bar | None = None
    rounds: list[Score] = field(default_factory=list)
    verdict: str | None = None
    _later: dict[int, Score] = field(default_factory=dict)

    def add(self, number: int, score: Score) -> None:
        self._later[number] = score
        while not self.over and (following := self._later.pop(len(self.rounds), None)):
            self.rounds.append(following)
            test = self.bar or self.sprt
            if test is not None:
                self.verdict = test.verdict(self.shares, self.seats)

    @property
    def over(self) -> bool:
        return self.verdict is not None or len(self.rounds) >= self.total

    @property
    def shares(self) -> list[float]:
        return [score.share for score in self.rounds]

    @property
    def score(self) -> Score:
        return sum(self.rounds, Score(seats=self.seats))

    @property
    def elo(self) -> Elo:
        return elo(self.shares, self.seats)

    @property
    def brief(self) -> str:
        """Beside a progress bar, where there is little room."""
        if self.bar is not None:
            return f"{self.score.share:.1%}, {self.bar}: {self.verdict or '?'}"
        if self.sprt is not None:
            llr = self.sprt.llr(self.shares, self.seats)
            return f"{self.score.share:.1%} LLR {llr:+.2f} {self.verdict or ''}".rstrip()
        return f"Elo {self.elo}"


Known = Mapping[tuple[int, int], Score]
"""Rounds that were played before, by the numbers of their pairing and of themselves."""
Heard = Callable[[int, int, Sequence[Refereed]], None]
"""Is told of every round that ends: the numbers of its pairing and of itself, and its games."""


def hold(
    pairings: Sequence[Pairing],
    games: int,
    jobs: int | None = None,
    seed: int = 0,
    *,
    sprt: Sprt | None = None,
    seconds: float | None = None,
    known: Known | None = None,
    heard: Heard | None = None,
    cluster: str | None = None,
) -> list[Standing]:
    """How every pairing stands; each opening is played from every seat: games come in rounds.

    With `sprt`, or a bar of its own, a pairing ends as soon as the test is decided. After so many
    `seconds` no round begins, but for the first of each.
    """
    known = known or {}
    seats = [pairing.game().seats for pairing in pairings]
    standings = [
        Standing(number, max(1, games // number), sprt, pairing.bar)
        for number, pairing in zip(seats, pairings, strict=True)
    ]
    for (index, number), result in known.items():
        standings[index].add(number, result)
    begun = monotonic()
    todo = _rounds(standings, known, lambda: seconds is not None and monotonic() - begun > seconds)
    waiting: dict[Future[list[Refereed]], tuple[int, int]] = {}
    with crew(jobs, cluster) as (hired, hands), progress() as bar:
        bars = [
            bar.add_task(pairing.name, total=standing.total * standing.seats, note="")
            for pairing, standing in zip(pairings, standings, strict=True)
        ]

        def show(index: int) -> None:
            standing = standings[index]
            if standing.rounds:
                done = standing.score.games
                total = done if standing.verdict else standing.total * standing.seats
                bar.update(bars[index], completed=done, total=total, note=standing.brief)

        for index in range(len(pairings)):
            show(index)
        while True:
            while len(waiting) < AHEAD * hands and (following := next(todo, None)):
                index, number = following
                work = hired.submit(_work, pairings[index], round_seed(seed, number))
                waiting[work] = following
            if not waiting:
                return standings
            for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                index, number = waiting.pop(done)
                if done.cancelled():
                    continue
                played = done.result()
                standings[index].add(number, score(played))
                if heard is not None:
                    heard(index, number, played)
                show(index)
                if standings[index].over:
                    for other, (same, _) in waiting.items():
                        if same == index:
                            other.cancel()


def _rounds(
    standings: Sequence[Standing], known: Known, late: Callable[[], bool]
) -> Iterator[tuple[int, int]]:
    """What is still to be played: the first round of every pairing, then the second."""
    for number in range(max((standing.total for standing in standings), default=0)):
        for index, standing in enumerate(standings):
            if number and late():
                return
            if number < standing.total and not standing.over and (index, number) not in known:
                yield index, number


def _work(pairing: Pairing, seed: int) -> list[Refereed]:
    use_processor_time()
    start = opening(pairing.game(), pairing.plies, seed)
    return play_round(start, pairing.ours(), pairing.theirs(), seed)


@contextmanager
def crew(jobs: int | None, cluster: str | None = None) -> Iterator[tuple[Executor, int]]:
    """Who plays the rounds, and how many at a time."""
    if cluster is not None:
        far = Cluster(cluster)
        try:
            far.reach()
            yield far, jobs or far.threads()
        finally:
            far.shutdown(wait=False)
        return
    hands = jobs or os.cpu_count() or 1
    near = Pool(hands)
    try:
        yield near, hands
        near.shutdown()
    finally:
        near.leave()
