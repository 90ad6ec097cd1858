"""Programs play each other, everybody everybody, and what came of it as a table."""

import functools
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from cavale.core.errors import CavaleError
from cavale.core.game import Game
from cavale.engine.client import EngineFailed, Program, start
from cavale.engine.messages import Limits
from cavale.lab.contest import Pairing, Standing, hold
from cavale.lab.match import Score
from cavale.lab.referee import Failure, Refereed
from cavale.lab.scoresheet import Scoresheet, Setting, kept_round
from cavale.lab.strength import Elo, Sprt, ratings


@dataclass(frozen=True)
class Entrant:
    name: str
    command: str
    games: tuple[str, ...] | None


def meet(commands: Sequence[str]) -> list[Entrant]:
    """Each program says hello once; CavaleError says which one does not."""
    met: list[Entrant] = []
    for command in commands:
        try:
            engine = start(command)
        except EngineFailed as failed:
            raise CavaleError(f"{command}: {failed}") from None
        engine.close()
        met.append(Entrant(engine.name, command, engine.introduction.games))
    seen: Counter[str] = Counter()
    named = []
    for entrant in met:
        seen[entrant.name] += 1
        number = f" ({seen[entrant.name]})" if seen[entrant.name] > 1 else ""
        named.append(Entrant(entrant.name + number, entrant.command, entrant.games))
    return named


def common_game(entrants: Sequence[Entrant]) -> str:
    """The one game that all play, where they say so."""
    said = [set(entrant.games) for entrant in entrants if entrant.games is not None]
    common = set.intersection(*said) if said else set[str]()
    if len(common) != 1:
        raise CavaleError("which game? --game names it")
    return common.pop()


@dataclass(frozen=True)
class Tournament:
    """What was played, and how it stands."""

    game: Game
    entrants: tuple[Entrant, ...]
    pairs: tuple[tuple[int, int], ...]
    standings: tuple[Standing, ...]
    failures: tuple[tuple[int, Failure], ...] = ()
    """Who failed, and how."""

    @property
    def ratings(self) -> list[Elo]:
        points = {
            pair: (standing.score.share * standing.score.games, standing.score.games)
            for pair, standing in zip(self.pairs, self.standings, strict=True)
            if standing.rounds
        }
        return ratings(len(self.entrants), points)

    def against(self, one: int, other: int) -> tuple[float, int] | None:
        """What one has scored against the other, in how many games."""
        for pair, standing in zip(self.pairs, self.standings, strict=True):
            if standing.rounds and pair in ((one, other), (other, one)):
                score = standing.score
                share = score.share if pair == (one, other) else 1 - score.share
                return share * score.games, score.games
        return None

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game.slug,
            "variant": self.game.variant,
            "seats": self.game.seats,
            "players": [
                {
                    "name": entrant.name,
                    "command": entrant.command,
                    "elo": _numbers(rating),
                    "failures": dict(
                        Counter(failure.how for who, failure in self.failures if who == index)
                    ),
                }
                for index, (entrant, rating) in enumerate(
                    zip(self.entrants, self.ratings, strict=True)
                )
            ],
            "matches": [
                _match(self.entrants, pair, standing)
                for pair, standing in zip(self.pairs, self.standings, strict=True)
                if standing.rounds
            ],
        }


def _match(
    entrants: Sequence[Entrant], pair: tuple[int, int], standing: Standing
) -> dict[str, Any]:
    score = standing.score
    found: dict[str, Any] = {
        "players": [entrants[one].name for one in pair],
        "wins": score.wins,
        "draws": score.draws,
        "losses": score.losses,
        "share": score.share,
        "interval": score.interval,
        "elo": _numbers(standing.elo),
    }
    if standing.sprt is not None:
        found["sprt"] = {
            "elo0": standing.sprt.elo0,
            "elo1": standing.sprt.elo1,
            "llr": standing.sprt.llr(standing.shares, standing.seats),
            "bounds": standing.sprt.bounds,
            "verdict": standing.verdict,
        }
    return found


def _numbers(elo: Elo) -> dict[str, float | None]:
    """JSON knows no infinity."""
    finite = msgspec.to_builtins(elo)
    return {name: None if abs(value) == float("inf") else value for name, value in finite.items()}


def play(
    entrants: Sequence[Entrant],
    game: Game,
    games: int,
    *,
    plies: int = 4,
    seed: int = 0,
    seconds: float | None = 10.0,
    jobs: int | None = None,
    cluster: str | None = None,
    sprt: Sprt | None = None,
    file: Path | None = None,
) -> Tournament:
    """Everybody plays everybody; rounds that `file` holds already are not played again."""
    limits = Limits(seconds=seconds)
    pairs = tuple(combinations(range(len(entrants)), 2))
    pairings = [
        Pairing(
            slug=game.slug,
            variant=game.variant,
            ours=functools.partial(Program, entrants[one].command, limits),
            theirs=functools.partial(Program, entrants[other].command, limits),
            name=f"{entrants[one].name} - {entrants[other].name}",
            plies=plies,
            seats=game.seats,
        )
        for one, other in pairs
    ]
    names = [entrant.name for entrant in entrants]
    failures: list[tuple[int, Failure]] = []

    def hold_with(sheet: Scoresheet | None) -> list[Standing]:
        known: dict[tuple[int, int], Score] = {}
        if sheet is not None:
            for (first, second, number), score in sheet.known().items():
                known[pairs.index((first, second)), number] = score
            for one in sheet.rounds:
                failures.extend(_failed(one.first, one.second, [g.failure for g in one.games]))

        def heard(index: int, number: int, played: Sequence[Refereed]) -> None:
            first, second = pairs[index]
            failures.extend(_failed(first, second, [one.failure for one in played]))
            if sheet is not None:
                sheet.add(kept_round(first, second, number, played, names))

        return hold(
            pairings, games, jobs, seed, sprt=sprt, known=known, heard=heard, cluster=cluster
        )

    if file is None:
        standings = hold_with(None)
    else:
        with Scoresheet(file, _setting(entrants, game, plies, seed, seconds)) as sheet:
            standings = hold_with(sheet)
    return Tournament(game, tuple(entrants), pairs, tuple(standings), tuple(failures))


def _setting(
    entrants: Sequence[Entrant], game: Game, plies: int, seed: int, seconds: float | None
) -> Setting:
    return Setting(
        game=game.slug,
        variant=game.variant,
        seats=game.seats,
        rules=game.spec.rules_version,
        plies=plies,
        seed=seed,
        seconds=seconds,
        players=tuple(entrant.command for entrant in entrants),
    )


def _failed(
    first: int, second: int, failures: Sequence[Failure | None]
) -> list[tuple[int, Failure]]:
    return [
        (first if failure.seat == own else second, failure)
        for own, failure in enumerate(failures)
        if failure is not None
    ]
