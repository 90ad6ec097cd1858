"""`cavale tokens`, `cavale seat` and `cavale.client` against a real server."""

import asyncio
import importlib
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cavale.client import AsyncHouse, House, HouseRefused, invitation
from cavale.core.errors import CavaleError
from tests.waiting import PATIENCE
from tests.web.live import Live

pytestmark = pytest.mark.anyio

CALLED = ("open_", "table", "move")
DICE = Path(__file__).parents[2] / "docs" / "engine.md"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    server = Live(str(tmp_path_factory.mktemp("house") / "tables.db"))
    asyncio.run(server.start())
    yield server
    asyncio.run(server.end(signal.SIGTERM))


def tokens(live: Live, *words: str) -> str:
    command = [sys.executable, "-m", "cavale", "tokens", *words, "--database", live.database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def the_bot_of_the_page(folder: Path) -> str:
    """docs/engine.md's first program, which plays the wall and the ball."""
    text = DICE.read_text().split("```python\n", 1)[1].split("```", 1)[0]
    file = folder / "mybot.py"
    file.write_text(text)
    return f"{sys.executable} {file}"


async def test_a_local_program_plays_at_a_house(live: Live, tmp_path: Path) -> None:
    first, second = tokens(live, "create", "mybot"), tokens(live, "create", "plain")
    assert first not in tokens(live, "list")
    command = the_bot_of_the_page(tmp_path)
    seat = subprocess.Popen(
        [sys.executable, "-m", "cavale", "seat", "--server", live.url, "--seconds", "60", command],
        env={**live.environment(), "CAVALE_TOKEN": first},
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        async with AsyncHouse(live.url, second) as house, asyncio.timeout(2 * PATIENCE):
            while {"name": "mybot", "online": True} not in await house.programs():
                await asyncio.sleep(0.05)
            asked = [{"kind": "link", "program": name} for name in ("plain", "mybot")]
            # What the program does not play is declined, though nobody looks at it.
            thief = await house.open_table("thief", asked)
            wall = await house.open_table("wall", asked, variant="single", games=1)
            mine = wall["table"]
            result = None
            async for line in house.stream():
                if line["type"] == "challenge" and line["table"] == mine:
                    assert await house.accept(mine) == 0
                elif line["type"] == "turn" and line["table"] == mine:
                    assert line["observation"]["text"]
                    await house.move(mine, line["moves"][0], line["version"])
                elif line["type"] == "over" and line["table"] == mine:
                    result = line["result"]
                    break
            record = await house.record(mine)
        assert result is not None
        assert record["result"] == result
        seats = (await _table(live, thief["table"]))["seats"]
        assert [one["program"] for one in seats] == ["plain", None]
    finally:
        seat.terminate()
        said = seat.communicate(timeout=PATIENCE)[1]
    assert "seated as mybot" in said
    assert first not in said

    with House(live.url, second) as plain:
        assert plain.look(mine)["type"] == "over"
        with pytest.raises(HouseRefused) as refused:
            plain.accept(mine + "x")
        assert refused.value.code == "unknown_table"
        assert next(iter(plain.stream())) == {"type": "hello", "name": "plain"}
    tokens(live, "revoke", "plain")
    with House(live.url, second) as plain, pytest.raises(HouseRefused):
        next(iter(plain.stream()))


def test_a_client_that_was_generated_from_the_schema_plays(
    live: Live, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = httpx.get(f"{live.url}/schema/openapi.json", timeout=PATIENCE)
    (tmp_path / "openapi.json").write_bytes(answer.content)
    command = [sys.executable, "-m", "openapi_python_client", "generate", "--meta", "none"]
    command += ["--path", "openapi.json", "--output-path", "generated_house"]
    made = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    monkeypatch.syspath_prepend(tmp_path)
    house = importlib.import_module("generated_house")
    api = {name: importlib.import_module(f"generated_house.api.tables.{name}") for name in CALLED}
    models = importlib.import_module("generated_house.models")
    body = {"game": "wall", "variant": "single", "games": 1, "seats": [{"kind": "here"}] * 2}
    with house.Client(base_url=live.url) as client:
        opened = api["open_"].sync(client=client, body=models.NewTable.from_dict(body))
        with house.AuthenticatedClient(live.url, opened.held[0].secret) as seated:
            seen = api["table"].sync(opened.table, client=seated)
            assert (seen.game, seen.status) == ("wall", "playing")
            wish = {"move": seen.moves[0].text, "version": seen.version, "key": "generated-1"}
            moving = models.Moving.from_dict(wish)
            moved = api["move"].sync(opened.table, client=seated, body=moving)
        assert moved.version == seen.version + 1
        refused = api["move"].sync(opened.table, client=client, body=moving)
        assert refused.code == "wrong_seat"


async def _table(live: Live, table: str) -> dict[str, list[dict[str, object]]]:
    async with httpx.AsyncClient(base_url=live.url) as client:
        found: dict[str, list[dict[str, object]]] = (
            await client.get(f"/api/tables/{table}")
        ).json()
        return found


def test_an_invitation_is_read() -> None:
    found = invitation("https://play.example.org/t/abc#secret")
    assert (found.house, found.table, found.invite) == ("https://play.example.org", "abc", "secret")
    for wrong in ("abc", "https://play.example.org/t/abc", "https://play.example.org/#x"):
        with pytest.raises(CavaleError):
            invitation(wrong)
