"""`cavale serve --lan`: what it binds, what it prints, and what it says of safety."""

import pytest
from click import unstyle
from typer.testing import CliRunner

from cavale.cli import app, serve
from cavale.core.qr import in_terminal
from cavale.web import serve as web


def served(monkeypatch: pytest.MonkeyPatch, address: str | None) -> tuple[dict[str, object], str]:
    given: dict[str, object] = {}

    def run(**options: object) -> None:
        given.update(options)
        started = options["started"]
        assert callable(started)
        started()

    monkeypatch.setattr(web, "run", run)
    monkeypatch.setattr(serve, "lan_address", lambda: address)
    answer = CliRunner().invoke(app, ["serve", "--lan", "--port", "8123", "--lang", "en"])
    assert answer.exit_code == 0, answer.output
    return given, answer.stdout


def test_it_is_open_to_the_network_and_says_what_that_means(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given, told = served(monkeypatch, "192.168.1.20")
    assert given["host"] == "0.0.0.0"
    assert "http://192.168.1.20:8123" in told
    assert unstyle(in_terminal("http://192.168.1.20:8123")) in told
    assert "not encrypted" in told


def test_without_a_network_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    _, told = served(monkeypatch, None)
    assert "No network was found" in told
    assert "http://127.0.0.1:8123" in told
