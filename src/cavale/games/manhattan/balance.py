"""Whether Manhattan South's map is fair: seats, colours and length, as M13 and M14 ask."""

from dataclasses import dataclass
from importlib.metadata import version
from typing import Final

import numpy as np

from cavale.core.catalogue import catalogue
from cavale.core.game import Game
from cavale.core.jit import Floats, Ints, Rng, States, kernel, seeded
from cavale.core.rules import apply, mover, pick, points
from cavale.core.seats import CHANCE, OVER
from cavale.core.solving import Report
from cavale.games.manhattan import SPEC
from cavale.games.manhattan.board import FILES as COLOURS
from cavale.games.manhattan.solo import solved
from cavale.games.manhattan.state import BY_ROUNDS, FILES, LAST_ROUND, PLAYERS, REASONS, ROLL
from cavale.games.manhattan.thinking import ROOM_TO_WORK, quick_choice
from cavale.search.workspace import move_lists, states

SEED = 0
ABOVE_FAIR: Final = 0.05
LONGER: Final = 1.4
ROLLS: Final = (40, 120)

# The columns of a game's row: the points by seat, who started, the rolls of each player, how it
# ended, and for each file the turns its arrest took from the mission on.
_POINTS, _STARTER, _ROLLS, _END, _TURNS = 0, PLAYERS, PLAYERS + 1, PLAYERS + 2, PLAYERS + 3
_COLUMNS: Final = _TURNS + FILES


@kernel
def _play(frames: States, lists: Ints, rows: Floats, tables: Floats, work: Ints, rng: Rng) -> None:
    """One game for each row, everybody driving at a glance; work has two rows for the seats."""
    room, won = np.zeros(ROOM_TO_WORK), np.zeros(ROOM_TO_WORK)
    for game in range(len(rows)):
        frames[1] = frames[0]
        work[:] = 0
        rows[game, _TURNS:] = -1.0
        while mover(frames[1]) != OVER:
            s = frames[1]
            seat, stage = s.turn, s.stage[s.turn]
            if s.due == ROLL:
                work[0, seat] += 1
            if mover(s) == CHANCE:
                apply(s, pick(s, lists[1], rng))
            else:
                apply(s, quick_choice(frames, lists, tables, room, won, rng))
            if stage == 0 and s.stage[seat] > 0:
                work[1, seat] = work[0, seat]
            for file in range(FILES):
                if s.arrested_by[file] >= 0 and rows[game, _TURNS + file] < 0:
                    rows[game, _TURNS + file] = work[0, seat] - work[1, seat]
        s = frames[1]
        for seat in range(s.seats):
            rows[game, _POINTS + seat] = points(s, seat)
        rows[game, _STARTER] = s.starter
        rows[game, _ROLLS] = work[0, : s.seats].sum() / s.seats
        rows[game, _END] = s.over


@dataclass(frozen=True)
class Sample:
    variant: str
    seats: int
    rows: Floats

    @property
    def by_seat(self) -> Floats:
        """The share of the points that each seat won."""
        share: Floats = self.rows[:, : self.seats].mean(0)
        return share

    @property
    def by_order(self) -> Floats:
        """The same, by who started: the starter, the next one, and so on."""
        order = (self.rows[:, [_STARTER]].astype(int) + np.arange(self.seats)) % self.seats
        share: Floats = np.take_along_axis(self.rows[:, : self.seats], order, 1).mean(0)
        return share

    @property
    def above_fair(self) -> float:
        most: float = max(self.by_seat.max(), self.by_order.max())
        return most - 1 / self.seats

    @property
    def error(self) -> float:
        """Two standard errors of a share."""
        fair = 1 / self.seats
        return float(2 * np.sqrt(fair * (1 - fair) / len(self.rows)))

    @property
    def turns(self) -> Floats:
        """The mean turns from mission to arrest, by file."""
        made = self.rows[:, _TURNS:]
        means: Floats = np.where(made >= 0, made, 0).sum(0) / np.maximum((made >= 0).sum(0), 1)
        return means

    @property
    def longer(self) -> float:
        return float(self.turns.max() / self.turns.min())

    @property
    def rolls(self) -> float:
        return float(self.rows[:, _ROLLS].mean())

    @property
    def middle(self) -> tuple[float, float]:
        """Between these lie the rolls a player of nine games in ten."""
        low, high = np.quantile(self.rows[:, _ROLLS], (0.05, 0.95))
        return float(low), float(high)

    @property
    def endless(self) -> int:
        """How many games the last round had to end."""
        return int((self.rows[:, _END] == BY_ROUNDS).sum())

    def ended(self, how: int) -> float:
        return float((self.rows[:, _END] == how).mean())


def sample(variant: str, seats: int, games: int, seed: int) -> Sample:
    start = Game(SPEC, variant, seats).start()
    frames, lists = states(start, 4), move_lists(start, 3)
    frames[0] = start.copy_record()[0]
    rows = np.zeros((games, _COLUMNS))
    work = np.zeros((2, PLAYERS), np.int64)
    _play(frames, lists, rows, solved(), work, seeded(seed))
    return Sample(variant, seats, rows)


def page(games: int, jobs: int | None, report: Report) -> str:
    """One process is enough: the games are played by a kernel."""
    tables = [(variant.name, seats) for variant in SPEC.variants for seats in SPEC.seat_counts]
    samples = []
    for table in tables:
        samples.append(sample(*table, games, SEED))
        report(len(samples), len(tables))
    full = next(each for each in samples if (each.variant, each.seats) == ("classic", 2))
    longer = max(each.longer for each in samples if each.variant == "classic")
    above = max(samples, key=lambda each: each.above_fair)
    endless = sum(each.endless for each in samples)
    lines = [
        f"# Is {catalogue('en', SPEC.package).say('title')} fair?",
        "",
        f"Written by `cavale lab balance manhattan --games {games}`, with Cavale",
        f"{version('cavale')} and version {SPEC.rules_version} of the rules: everybody drives at a",
        "glance, for the fewest turns of his own, as level 5 imagines it.",
        "",
        "| asked for (M13, M14) | measured | |",
        "|---|--:|---|",
        _row(
            "no seat wins more than 5 points above its fair share",
            f"at most {100 * above.above_fair:+.1f} (± {100 * above.error:.1f})",
            _holds(above.above_fair <= ABOVE_FAIR),
        ),
        _row(
            "no colour takes more than 40 % longer than another",
            f"{100 * (longer - 1):.0f} %",
            _holds(longer <= LONGER),
        ),
        _row(
            "a full game of 2 takes 40 to 120 rolls a player",
            f"{full.rolls:.0f}",
            _holds(ROLLS[0] <= full.rolls <= ROLLS[1]),
        ),
        _row(
            f"no game reaches the end of round {LAST_ROUND}",
            f"{endless} of {games * len(samples):,}",
            _holds(endless == 0),
        ),
        "",
        "Points won, by seat and by who started:",
        "",
        _row("variant", "seats", "by seat", "starter first", "rolls (nine in ten)", *REASONS[1:]),
        f"|---|--:|---|---|--:|{'--:|' * len(REASONS[1:])}",
    ]
    for each in samples:
        low, high = each.middle
        lines.append(
            _row(
                each.variant,
                str(each.seats),
                _shares(each.by_seat),
                _shares(each.by_order),
                f"{each.rolls:.0f} ({low:.0f} to {high:.0f})",
                *(f"{100 * each.ended(how):.1f} %" for how in range(1, len(REASONS))),
            )
        )
    lines += [
        "",
        "Turns of his own that a player needs from the mission to the arrest, by file:",
        "",
        _row("variant", "seats", *COLOURS, "longest to shortest"),
        f"|---|--:|{'--:|' * len(COLOURS)}--:|",
    ]
    for each in samples:
        turns = (f"{turns:.1f}" for turns in each.turns)
        lines.append(_row(each.variant, str(each.seats), *turns, f"{each.longer:.2f}"))
    return "\n".join(lines) + "\n"


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _shares(shares: Floats) -> str:
    return " · ".join(f"{100 * share:.1f} %" for share in shares)


def _holds(it_does: bool) -> str:
    return "holds" if it_does else "**does not hold**"
