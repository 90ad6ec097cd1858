"""Makes a database for the tests of upgrades, by the version whose schema is to be kept.

    python -m tests.upgrade.make 0001 FOLDER

FOLDER holds that version's packages (`src` of a work tree, its kernels warm). Its server is killed
at the end: a bot is to be found in the middle of a thought. Writes databases/0001.sql.gz and .json.
"""

import asyncio
import gzip
import json
import random
import signal
import sqlite3
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from tests.upgrade.scenes import SCENES, Scene
from tests.web.live import Live
from tests.web.visitor import At, Json, Visitor

DATABASES = Path(__file__).parent / "databases"

LONGEST = 3000


async def stage(visitor: Visitor, scene: Scene) -> Json:
    """Plays a scene, and says what the table is then."""
    answer = await visitor.client.post("/api/tables", json=scene.body)
    assert answer.status_code == 201, answer.text
    at = visitor.at(answer.json())
    for player in at.invites if scene.claims else ():
        assert (await at.claim(player, f"n{player}")).status_code == 200
    if scene.claims:
        await _play(at, scene)
    return told(await at.see())


async def _play(at: At, scene: Scene) -> None:
    rng = random.Random(scene.name)
    for _ in range(LONGEST if scene.moves is None else scene.moves):
        table = await at.see()
        if table["status"] == "over" and table["number"] < table["games"]:
            assert (await at.act(next(iter(at.secrets)), "rematch")).status_code == 200
            table = await at.see()
        if table["mover"] is None:
            return
        player = table["seats"][table["mover"]]["player"]
        moves = (await at.see(player))["moves"]
        answer = await at.move(player, rng.choice(moves)["text"], table["version"])
        assert answer.status_code == 200, answer.text
    assert scene.moves is not None, f"{scene.name} does not end"
    if scene.resigns:
        assert (await at.act(next(iter(at.secrets)), "resign")).status_code == 200


def told(table: Json) -> Json:
    """What of a table no later version may tell otherwise."""
    names = ("game", "variant", "status", "mover", "number", "games", "score", "leaders")
    return {name: table[name] for name in names}


@dataclass
class Old(Live):
    source: str = ""

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "PYTHONPATH": self.source}


async def main(name: str, source: str) -> None:
    with TemporaryDirectory() as folder:
        server = Old(str(Path(folder, "old.db")), source=source)
        await server.start()
        await server.ready()
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
            visitor = Visitor(client)
            *others, last = SCENES
            found = {scene.name: await stage(visitor, scene) for scene in others}
            await client.get("/api/fairness")
            found[last.name] = await stage(visitor, last)
        await server.end(signal.SIGKILL)
        with closing(sqlite3.connect(server.database)) as connection:
            text = "\n".join(connection.iterdump())
    DATABASES.mkdir(exist_ok=True)
    (DATABASES / f"{name}.sql.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
    (DATABASES / f"{name}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:3]))
