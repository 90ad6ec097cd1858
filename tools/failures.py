"""A pytest plugin (`-p tools.failures`): writes what failed to the file CAVALE_FAILURES names."""

import json
import os
from pathlib import Path
from typing import Final

import pytest

from tools import noskip

FILE: Final = "CAVALE_FAILURES"

failed: set[str] = set()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    note(report)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    note(report)


def note(report: pytest.TestReport | pytest.CollectReport) -> None:
    if report.failed:
        failed.add(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    # Of several processes the one that hears of all the others' tests writes.
    if (path := os.environ.get(FILE)) and not hasattr(session.config, "workerinput"):
        Path(path).write_text(json.dumps(sorted(failed | set(noskip.skipped))), "utf-8")
