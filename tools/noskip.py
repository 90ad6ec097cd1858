"""A pytest plugin (`-p tools.noskip`): a skipped test fails the run, unless it is listed here."""

from typing import Final

import pytest

# Test id -> why it may be skipped.
ALLOWED: Final[dict[str, str]] = {}

skipped: dict[str, str] = {}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    note(report)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    note(report)


def note(report: pytest.TestReport | pytest.CollectReport) -> None:
    # An expected failure is reported as skipped too, and is a result.
    if report.skipped and not hasattr(report, "wasxfail") and report.nodeid not in ALLOWED:
        why = report.longrepr
        skipped[report.nodeid] = why[2] if isinstance(why, tuple) else str(why)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if skipped and session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if skipped:
        terminalreporter.section("skipped, and so failed (tools/noskip.py)", red=True)
        for test, why in skipped.items():
            terminalreporter.line(f"{test}: {why}", red=True)
