"""What many tables need, worked out from what one move costs."""

from dataclasses import replace
from math import inf
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cavale.cli import app
from cavale.lab import scale
from cavale.lab.scale import CORES, FULL, STAGES, Costs

ALONE, POSTGRES, FOUR, TOPICS, MANY = STAGES
COSTS = Costs(
    server_ms=0.5,
    apart_ms=0.2,
    heard_ms=0.01,
    database_ms=0.1,
    commit_ms=2.0,
    lock_ms=1.0,
    bot_ms=100,
    table_kb=64,
    move_bytes=500,
)


def test_one_process_bears_what_its_core_bears() -> None:
    most = FULL * 1000 / COSTS.server_ms
    bears = scale.needed(COSTS, ALONE, round(most * 10), 10.0, 0.0)
    assert (bears.processes, bears.gives_way) == (1, "the server's core")
    beyond = scale.needed(COSTS, ALONE, round(most * 10) + 100, 10.0, 0.0)
    assert (beyond.processes, beyond.p99_ms, beyond.machines) == (None, inf, None)


def test_servers_are_added_until_none_is_too_busy() -> None:
    found = scale.needed(COSTS, POSTGRES, 50_000, 15.0, 0.0)
    assert found.processes is not None
    each = found.moves / found.processes
    apart = 1 - 1 / found.processes
    busy = each * (0.5 + 0.2 * apart) / 1000 + found.moves * 0.01 / 1000 * apart
    assert 0.5 * FULL < busy <= FULL
    assert found.machines is not None
    assert found.machines * CORES >= found.processes


@pytest.mark.parametrize(
    ("costs", "gives_way"),
    [
        (replace(COSTS, heard_ms=0.1, database_ms=0.05), "hearing of every table"),
        (replace(COSTS, database_ms=2.0), "the database's cores"),
    ],
)
def test_what_is_shared_by_all_gives_way_first(costs: Costs, gives_way: str) -> None:
    found = scale.needed(costs, POSTGRES, 1_000_000, 15.0, 0.0)
    assert (found.processes, found.gives_way) == (None, gives_way)
    spread = scale.needed(costs, MANY, 1_000_000, 15.0, 0.0)
    assert spread.processes is not None


def test_a_queue_takes_longer_the_fuller_it_is() -> None:
    quick = scale.latency(COSTS, ALONE, 50.0, 1)
    full = scale.latency(COSTS, ALONE, 1800.0, 1)
    assert COSTS.commit_ms < quick[0] < full[0]
    assert full[1] > quick[1]
    # Far more servers than the lock has room for wait for each other.
    crowd = scale.latency(COSTS, POSTGRES, 2000.0, 50)
    assert crowd[0] > 20


def test_the_same_costs_give_the_same_page() -> None:
    rows = [scale.table(scale.shipped(), 15.0, 0.3) for _ in range(2)]
    assert rows[0] == rows[1]
    assert {row.tables for row in rows[0]} == set(scale.SIZES)


def test_the_document_has_what_the_command_says() -> None:
    said = CliRunner().invoke(app, ["lab", "scale"])
    assert said.exit_code == 0
    written = Path("docs/scale.md").read_text("utf-8")
    assert said.stdout in written


def test_other_costs_can_be_given(tmp_path: Path) -> None:
    wrong = tmp_path / "costs.json"
    wrong.write_text('{"server_ms": 1}')
    said = CliRunner().invoke(app, ["lab", "scale", "--costs", str(wrong)])
    assert (said.exit_code, "apart_ms" in said.stderr) == (2, True)
