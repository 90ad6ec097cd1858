"""What every game is held to, as a plugin of pytest: `pytest -p cavale.contract`.

It adds the tests of this package to a run, for the games that the project brings: those with an
entry point in `cavale.games` whose package lies in the project's folder. Their proofs are in its
`tests`: `twin.py`, `<slug>.perft`, `playthroughs/` and the tests that name clauses.
"""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cavale.contract.subject import Subject, provide, subject

pytest.register_assert_rewrite("cavale.contract.laws", "cavale.contract.twins")

HERE = Path(__file__).parent
BALANCE = "balance of self-play"


def clause(*ids: str) -> pytest.MarkDecorator:
    """`@clause("2.1")` above a test: this test holds that clause of the game's rulebook."""
    return pytest.mark.clause(*ids)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(id): the test holds this clause of the rulebook")
    provide(lambda: of_project(config.rootpath))
    if not hasattr(config, "workerinput"):
        config.args.append(str(HERE))


def of_project(root: Path) -> Subject:
    """The games that are installed from this folder."""
    from cavale.games import GAMES, HOUSE

    guests = [spec for spec in GAMES.values() if spec not in HOUSE]
    games = tuple(spec for spec in guests if _home(spec.package).is_relative_to(root))
    if not games:
        why = "".join(f"\n{one}" for one in GAMES.unusable)
        raise pytest.UsageError(
            f"no game on the shelf comes from {root}: is the project installed"
            f" (`pip install -e .`), and does its pyproject.toml have a `cavale.games` entry point?"
            f"{why}"
        )
    tests = root / "tests"
    return Subject(
        games=games,
        twin=lambda slug: _module(tests / "twin.py"),
        perft=tests,
        playthroughs=tests / "playthroughs",
        clauses=lambda slug: tests,
    )


def _home(package: str) -> Path:
    return Path(str(sys.modules[package].__file__)).resolve().parent


def _module(path: Path) -> ModuleType:
    name = f"cavale_contract_{path.stem}"
    if name not in sys.modules:
        found = spec_from_file_location(name, path)
        assert found is not None
        assert found.loader is not None
        sys.modules[name] = module_from_spec(found)
        found.loader.exec_module(sys.modules[name])
    return sys.modules[name]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `game` runs over all games, toys too; `own_game`: without the toys;
    `hidden_game`: over those with secrets; `reviewed_game`: over those with a reviewer; `spec`:
    once for each game, whatever its variants."""
    asked = set(metafunc.fixturenames)
    if "spec" in asked:
        specs = subject().games
        metafunc.parametrize("spec", specs, ids=[spec.slug for spec in specs])
    if asked & {"game", "own_game", "hidden_game", "reviewed_game"}:
        from cavale.contract import walks

        for name, games in walks.GIVEN.items():
            if name in asked:
                metafunc.parametrize(name, games(), ids=walks.name)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a game does not have needs no test: no secrets, no reviewer."""
    items[:] = [item for item in items if not _is_about_nothing(item)]


def _is_about_nothing(item: pytest.Item) -> bool:
    mark = item.get_closest_marker("skip")
    return mark is not None and str(mark.kwargs.get("reason")).startswith("got empty parameter set")


def pytest_terminal_summary(terminalreporter: Any) -> None:
    said = [
        line
        for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed")
        for name, line in report.user_properties
        if name == BALANCE
    ]
    if said:
        terminalreporter.section(BALANCE)
        for line in said:
            terminalreporter.write_line(line)
