"""A command that needs more than the library says which extra brings it, and nothing else."""

import sys

import pytest
from typer.testing import CliRunner

from cavale.cli import app
from tests.e2e.server import free_port


@pytest.mark.parametrize(
    ("command", "module", "extra"),
    [
        (("serve", "--port", str(free_port())), "uvloop", "server"),
        (("bench", "server", "--seconds", "1"), "uvloop", "server"),
        (("bench", "server", "--events"), "uvloop", "server"),
    ],
)
@pytest.mark.filterwarnings("error")
def test_what_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], module: str, extra: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    answer = CliRunner().invoke(app, command)
    assert answer.exit_code == 2
    assert answer.stderr == (
        f"{module} is not installed; this brings it: pip install 'cavale[{extra}]'\n"
    )
