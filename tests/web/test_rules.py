"""Rules are loaded behind a port that already answers."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from cavale.games import GAMES
from cavale.web import rules
from cavale.web.rules import Rules

pytestmark = pytest.mark.anyio


async def test_cold_rules_are_compiled_elsewhere_first(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def warm(specs: object, *, rules: bool) -> None:
        done.append("rules" if rules else "the rest")

    monkeypatch.setattr(rules, "_cold", lambda games: True)
    monkeypatch.setattr(rules, "warm", warm)
    monkeypatch.setattr(rules, "_rehearse", lambda games: done.append("here"))
    with ThreadPoolExecutor(1) as pool:
        loading = Rules(GAMES, pool)
        loading.load()
        await loading.ready()
        assert done[:2] == ["rules", "here"]
    await loading.close()
    assert done[2:] in ([], ["the rest"])


async def test_rules_that_do_not_load_are_an_error_for_all_who_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(games: object) -> None:
        raise RuntimeError("no compiler")

    monkeypatch.setattr(rules, "_rehearse", fail)
    monkeypatch.setattr(rules, "_cold", lambda games: False)
    with ThreadPoolExecutor(1) as pool:
        loading = Rules(GAMES, pool)
        loading.load()
        for _ in range(2):
            with pytest.raises(RuntimeError):
                await loading.ready()
