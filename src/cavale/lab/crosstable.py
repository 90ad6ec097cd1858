"""A tournament on the screen: who scored what against whom, how strong that makes them."""

from rich.console import Console
from rich.table import Table

from cavale.lab.contest import Standing
from cavale.lab.tournament import Tournament

COMPLAINTS = 5
"""How many failures are shown in their own words."""


def print_tournament(tournament: Tournament, console: Console) -> None:
    names = [entrant.name for entrant in tournament.entrants]
    if len(names) > 2:
        console.print(_crosstable(tournament, names))
    for (one, other), standing in zip(tournament.pairs, tournament.standings, strict=True):
        if standing.rounds:
            said = f"{names[one]} - {names[other]}: {_said(standing)}"
            console.print(said, highlight=False, markup=False, soft_wrap=True)
    for who, failure in tournament.failures[:COMPLAINTS]:
        complaint = f"{names[who]} lost a game by {failure.how}: {failure.detail}"
        console.print(complaint, style="red", highlight=False, markup=False, soft_wrap=True)
    if (more := len(tournament.failures) - COMPLAINTS) > 0:
        console.print(f"and {more} more such games", style="red", highlight=False)


def _said(standing: Standing) -> str:
    score = standing.score
    low, high = score.interval
    said = (
        f"+{score.wins} ={score.draws} -{score.losses}, {score.share:.1%} "
        f"({low:.1%} to {high:.1%}), Elo {standing.elo}"
    )
    if standing.sprt is not None:
        low, high = standing.sprt.bounds
        llr = standing.sprt.llr(standing.shares, standing.seats)
        verdict = {"H1": "passed", "H0": "failed", None: "undecided"}[standing.verdict]
        said += f"\n{standing.sprt}: LLR {llr:.2f} ({low:.2f}, {high:.2f}), {verdict}"
    return said


def _crosstable(tournament: Tournament, names: list[str]) -> Table:
    ratings = tournament.ratings
    order = sorted(range(len(names)), key=lambda one: -ratings[one].value)
    table = Table()
    for title in ("", "player", "Elo", *(str(place) for place in range(1, len(names) + 1))):
        table.add_column(title, justify="left" if title == "player" else "right")
    for place, one in enumerate(order, 1):
        cells = [_cell(tournament.against(one, other)) for other in order]
        table.add_row(str(place), names[one], str(ratings[one]), *cells)
    return table


def _cell(result: tuple[float, int] | None) -> str:
    return "" if result is None else f"{result[0]:g}/{result[1]}"
