"""Many matches at once, on several cores, with the score so far on the screen.

Bots think for so much processor time, so that a busy machine measures the same as an idle one.
"""

import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass

from cavale.core.bot import Bot
from cavale.core.game import Game
from cavale.games import game as open_game
from cavale.lab.match import Score, match
from cavale.lab.progress import progress
from cavale.search.limits import use_processor_time

BotMaker = Callable[[], Bot]


@dataclass(frozen=True)
class Pairing:
    """Who plays whom at what; the makers must pickle, because other processes call them."""

    slug: str
    variant: str
    ours: BotMaker
    theirs: BotMaker
    name: str
    plies: int = 4
    seats: int | None = None

    def game(self) -> Game:
        return open_game(self.slug, self.variant, self.seats)


def play_round(pairing: Pairing, seed: int) -> Score:
    game = pairing.game()
    return next(match(game, pairing.ours(), pairing.theirs(), 1, plies=pairing.plies, seed=seed))


def hold(
    pairings: Sequence[Pairing], games: int, jobs: int | None = None, seed: int = 0
) -> list[Score]:
    """Our score in every pairing; each opening is played from every seat: games come in rounds."""
    jobs = jobs or os.cpu_count() or 1
    seats = [pairing.game().seats for pairing in pairings]
    rounds = [max(1, games // number) for number in seats]
    scores = [Score(seats=number) for number in seats]
    spawn = multiprocessing.get_context("spawn")
    crew = ProcessPoolExecutor(jobs, mp_context=spawn, initializer=use_processor_time)
    with crew as pool, progress() as bar:
        bars = [
            bar.add_task(pairing.name, total=number * count, note="")
            for pairing, number, count in zip(pairings, seats, rounds, strict=True)
        ]
        waiting: dict[Future[Score], int] = {}
        for index, pairing in enumerate(pairings):
            for one in range(rounds[index]):
                waiting[pool.submit(play_round, pairing, seed * 1_000_003 + one)] = index
        for done in as_completed(waiting):
            index = waiting[done]
            scores[index] += done.result()
            bar.update(bars[index], completed=scores[index].games, note=scores[index].brief)
    return scores
