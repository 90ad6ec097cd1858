"""Plots as SVG; needs `cavale[plots]`."""

import io
from collections.abc import Sequence

import numpy as np
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from cavale.lab.gathered import Fortune, Gathered, Match
from cavale.lab.strength import Z95

MOST_OPENINGS = 12
FEW_LENGTHS = 40
"""Up to so many different lengths, each has its own bar."""
_DARK, _LIGHT = "#30475e", "#c7863f"


class Plot:
    def __init__(self, title: str, x: str, y: str, high: float = 3.2) -> None:
        self._figure = Figure(figsize=(6.4, high), layout="constrained")
        self.axes: Axes = self._figure.subplots()
        self.axes.set(title=title, xlabel=x, ylabel=y)
        self.axes.spines[["top", "right"]].set_visible(False)

    @property
    def svg(self) -> str:
        """Without the lines that only a file of its own needs."""
        out = io.StringIO()
        with rc_context({"svg.hashsalt": "cavale"}):  # or ids would differ from run to run
            self._figure.savefig(out, format="svg", metadata={"Date": None})
        text = out.getvalue()
        return text[text.index("<svg") :]


def lengths(of: Gathered) -> str:
    plot = Plot("How long games are", "decisions", "games")
    shortest, longest = min(of.lengths), max(of.lengths)
    few = longest - shortest <= FEW_LENGTHS
    each = [one - 0.5 for one in range(shortest, longest + 2)]
    plot.axes.hist(of.lengths, bins=each if few else "auto", color=_DARK)
    plot.axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    plot.axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    return plot.svg


def balance(of: Gathered) -> str:
    plot = Plot("What each seat wins", "", "share of the games")
    shares = np.array(of.shares)
    means = shares.mean(axis=0)
    errors = Z95 * shares.std(axis=0) / np.sqrt(len(shares))
    plot.axes.bar(of.game.titles, means, yerr=errors, capsize=4, color=_DARK)
    plot.axes.axhline(1 / of.game.seats, color=_LIGHT, linestyle="--")
    plot.axes.set_ylim(0, 1)
    return plot.svg


def openings(of: Gathered) -> str:
    """The most frequent first decisions; a bar's label is what the first seat made of them."""
    often = sorted(of.openings.items(), key=lambda one: -len(one[1]))[:MOST_OPENINGS][::-1]
    told = f"games, and what {of.game.titles[0]} wins of them"
    plot = Plot("How games begin", told, "", high=1 + 0.3 * len(often))
    bars = plot.axes.barh([move for move, _ in often], [len(won) for _, won in often], color=_DARK)
    plot.axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    plot.axes.bar_label(bars, [f"{np.mean(won):.0%}" for _, won in often], padding=3)
    return plot.svg


def luck(fortunes: Sequence[Fortune], unit: str) -> str:
    plot = Plot("How lucky winners were", f"luck of a seat in a game ({unit})", "seats")
    won = [one.luck for one in fortunes if one.share > 0.5]
    rest = [one.luck for one in fortunes if one.share <= 0.5]
    plot.axes.hist([won, rest], color=[_DARK, _LIGHT], label=["winners", "the others"])
    plot.axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    plot.axes.legend(frameon=False)
    return plot.svg


def ladder(matches: Sequence[Match]) -> str:
    plot = Plot("The ladder", "score of the first", "", high=1 + 0.3 * len(matches))
    upwards = matches[::-1]
    plot.axes.errorbar(
        [one.score for one in upwards],
        [one.name for one in upwards],
        xerr=np.array([(one.score - one.low, one.high - one.score) for one in upwards]).T,
        fmt="o",
        capsize=3,
        color=_DARK,
    )
    plot.axes.axvline(0.5, color=_LIGHT, linestyle="--")
    plot.axes.set_xlim(0, 1)
    return plot.svg
