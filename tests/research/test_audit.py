"""The audit finds what is wrong, and nothing where nothing is."""

import json
from collections.abc import Iterator, Sequence

import pytest
from typer.testing import CliRunner

from cavale import GAMES
from cavale.cli import app
from cavale.core.errors import CavaleError
from cavale.research.audit import audit, named
from cavale.research.audit.contract import Kind, Shown


class Coin:
    """Chance tosses; player 0 then says 0 or 1 without seeing it. `flaw` breaks the contract."""

    players = 1

    def __init__(self, flaw: str = "") -> None:
        self.name = f"coin {flaw}"
        self.flaw = flaw

    def begin(self) -> "Toss":
        return Toss(self.flaw)


class Toss:
    def __init__(self, flaw: str) -> None:
        self.flaw = flaw
        self.coin: int | None = None
        self.said: list[int] = []

    @property
    def mover(self) -> int | None:
        return -1 if self.coin is None else None if len(self.said) == 2 else 0

    def moves(self) -> Sequence[int]:
        if self.flaw == "moves" and self.coin:
            return [0, 1, 2]
        return [0, 1]

    def play(self, action: int) -> None:
        if self.coin is None:
            self.coin = action
        else:
            self.said.append(action)

    def shown(self, player: int) -> Shown:
        known = str(self.said if self.flaw != "forgets" else len(self.said))
        seen = known + (str(self.coin) if self.flaw == "shown" else "")
        identity = known + (str(self.coin) if self.flaw == "more" else "")
        tensor = len(self.said) if self.flaw == "merged" else identity
        return Shown(identity, {"observation": seen}, tensor, known)

    def paid(self, player: int) -> float:
        return float(self.coin or 0) if self.flaw == "paid" else float(sum(self.said))

    def faults(self) -> Iterator[tuple[Kind, int, str]]:
        if self.flaw == "changed" and self.said:
            yield "changed", 0, "observation"


def test_nothing_is_found_where_nothing_is_wrong() -> None:
    report = audit(Coin(), states=400)
    assert report.findings == ()
    assert report.compared > 100


@pytest.mark.parametrize("flaw", ["moves", "shown", "more", "merged", "paid", "changed"])
def test_every_flaw_is_found_and_no_other(flaw: str) -> None:
    report = audit(Coin(flaw), states=400)
    assert {finding.kind for finding in report.findings} == {flaw}
    (found,) = report.findings
    assert found.player == 0
    if flaw in ("moves", "shown", "more"):
        assert (len(found.first), found.first[0] + found.second[0]) == (1, 1), "the shortest one"


def test_forgetting_is_found() -> None:
    assert "forgets" in {finding.kind for finding in audit(Coin("forgets"), 400).findings}


def test_equal_seeds_give_equal_reports() -> None:
    one, other = (audit(named("openspiel:leduc_poker"), 500, seed=4) for _ in range(2))
    assert one == other
    assert one.states >= 500


@pytest.mark.parametrize("slug", GAMES)
def test_our_own_games_pass(slug: str) -> None:
    report = audit(named(f"openspiel:cavale_{slug}"), states=400)
    assert {finding.kind for finding in report.findings} <= {"paid"}, report.findings


def test_a_pettingzoo_game_passes() -> None:
    report = audit(named("pettingzoo:tests.research.zoo"), states=300)
    assert report.findings == ()
    assert report.compared > 10


def test_an_observation_that_changes_afterwards_is_found() -> None:
    report = audit(named("pettingzoo:tests.research.zoo#leaky"), states=300)
    assert "changed" in {finding.kind for finding in report.findings}


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("chess", "names no game"),
        ("openspiel:no_such_game", "no_such_game"),
        ("openspiel:goofspiel", "not played in turns"),
        ("pettingzoo:no.such.module", "no"),
    ],
)
def test_what_cannot_be_audited_says_why(name: str, complaint: str) -> None:
    with pytest.raises(CavaleError, match=complaint):
        named(name)
    assert CliRunner().invoke(app, ["audit", name]).exit_code == 2


def test_the_command_says_what_it_found() -> None:
    clean = CliRunner().invoke(app, ["audit", "openspiel:tic_tac_toe", "--states", "200"])
    assert (clean.exit_code, "nothing found" in clean.output) == (0, True)
    args = ["audit", "openspiel:kuhn_poker", "--states", "500"]
    said = CliRunner().invoke(app, args)
    assert said.exit_code == 1
    assert "paid differently" in said.output
    (found,) = json.loads(CliRunner().invoke(app, [*args, "--json"]).stdout)["findings"]
    assert found["kind"] == "paid"
