"""Records over HTTP: both forms, redacted while a secret game runs, brought back to look at."""

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, update

from cavale import game
from cavale.core.catalogue import say
from cavale.core.message import Message
from cavale.core.record import read
from cavale.core.written import schema
from cavale.tables.store.schema import log
from tests.saying import typed
from tests.web.test_hidden_game import opened, played
from tests.web.visitor import Visitor, bearer
from tools.archive import ARCHIVE

pytestmark = pytest.mark.anyio

WALL = (ARCHIVE / "wall-v1-single-2.txt").read_text("utf-8")
HORSE = (ARCHIVE / "horse-v1-classic-2.txt").read_text("utf-8")


async def test_a_record_as_text_and_as_json(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", variant="single")
    await played(at, "3L", "3R")
    path = f"/api/tables/{at.id}/record"
    text = await visitor.client.get(path)
    json = await visitor.client.get(path, params={"format": "json"})
    assert text.headers["content-disposition"].endswith(f'wall-{at.id}-1.txt"')
    assert json.headers["content-disposition"].endswith(f'wall-{at.id}-1.json"')
    assert json.headers["content-type"].startswith("application/json")
    assert [one["move"] for one in json.json()["moves"]] == ["3L", "3R"]
    assert read(json.text, game) == read(text.text, game)
    wrong = await visitor.client.get(path, params={"format": "pdf"})
    assert (wrong.status_code, wrong.json()["code"]) == (400, "bad_request")


async def test_a_download_is_worked_out_a_table_at_a_time(visitor: Visitor) -> None:
    """Others are served between two of them, and one that cannot be read hides no other."""
    assert visitor.app is not None
    services = visitor.app.state.services
    seats = [{"kind": "here"}, {"kind": "here"}]
    opened = []
    for _ in range(3):
        body = {"game": "wall", "variant": "single", "seats": seats, "public": True}
        at = visitor.at((await visitor.client.post("/api/tables", json=body)).json())
        assert (await at.act(0, "resign")).status_code == 200
        opened.append(at.id)
    first, second, third = sorted(opened)

    def spoil(connection: Connection) -> None:
        broken = update(log).where(log.c.table_id == second, log.c.seq == 2)
        connection.execute(broken.values(entry='{"kind": "nothing"}'))

    await services.live.store._database.write(spoil)
    lines = services.archive.lines("wall", "", 10, "somebody")
    parts = [part async for part in lines]
    assert [part.count(b"\n") for part in parts] == [1, 0, 1]
    assert [
        one.encode() in part for one, part in zip((first, second, third), parts, strict=True)
    ] == [True, False, True]
    # Who takes nothing of theirs any more keeps nobody.
    stopped = services.archive.lines("wall", "", 10, "somebody")
    await anext(stopped)
    assert await anext(services.archive.lines("wall", "", 10, "somebody else")) == parts[0]
    await stopped.aclose()


async def test_finished_public_games_are_one_download(visitor: Visitor) -> None:
    """Of no private table, of none that runs; and what is told can be verified."""

    async def table(slug: str, *, public: bool, over: bool) -> str:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": '"public":true'}]
        body = {"game": slug, "seats": seats, "public": public, "games": 1}
        if slug == "wall":
            body["variant"] = "single"
        at = visitor.at((await visitor.client.post("/api/tables", json=body)).json())
        if over:
            assert (await at.act(0, "resign")).status_code == 200
        return at.id

    for slug in ("wall", "manhattan"):
        await table(slug, public=False, over=True)
        await table(slug, public=True, over=False)
    wanted = {await table(slug, public=True, over=True) for slug in ("wall", "wall", "manhattan")}

    async def tables(**asked: str | int) -> list[str]:
        answer = await visitor.client.get("/api/archive", params=asked)
        assert answer.status_code == 200, answer.text
        assert "Ada" not in answer.text
        found = [read(line, game) for line in answer.text.splitlines()]
        assert all("resign" in one.result for one in found)
        return [one.headers["table"].partition("/")[0] for one in found]

    everything = await tables()
    assert everything == sorted(wanted)
    assert len(await tables(game="wall")) == 2
    assert [*await tables(limit=1), *await tables(after=everything[0])] == everything
    wrong = await visitor.client.get("/api/archive", params={"game": "chess"})
    assert wrong.json()["code"] == "unknown_game"


async def test_while_it_runs_each_seat_has_its_own_record(visitor: Visitor) -> None:
    at = await opened(visitor, "F7", "F6", "G7")
    path = f"/api/tables/{at.id}/record"
    texts = [
        (await visitor.client.get(path, headers=bearer(secret))).text
        for secret in (at.secrets[0], at.secrets[1], None)
    ]
    moves = [text.partition("\n\n")[2].split("\n")[:3] for text in texts]
    assert moves[0] == ["1. F7", "2. F6", "3. G7"]
    assert moves[1] == ["1. ?", "2. F6", "3. ?"]
    assert [text.count("eyes: ") for text in texts] == [1, 1, 1]
    assert "eyes: detective" in texts[1]
    assert "eyes: spectator" in texts[2]
    assert "F7" not in texts[1] + texts[2]
    json = await visitor.client.get(path, params={"format": "json"}, headers=bearer(at.secrets[1]))
    assert [one["move"] for one in json.json()["moves"]] == ["?", "F6", "?"]
    replayed = await visitor.client.post("/api/records/replay", json={"record": texts[1]})
    assert replayed.status_code == 400
    assert "move 1: not shown" in replayed.json()["detail"]["reason"]


async def test_no_share_is_told_before_the_end(visitor: Visitor) -> None:
    """It counts the cards that are left, and so those that others were dealt."""
    at = await visitor.open("here", "here", game="kuhn")
    path = f"/api/tables/{at.id}/record"
    text = (await visitor.client.get(path, headers=bearer(at.secrets[0]))).text
    assert "1.* " in text
    assert "+" not in text.partition("\n\n")[2]
    assert "seed" not in text
    await played(at, "check", "check")
    over = (await visitor.client.get(path)).text
    assert "/3)" in over
    assert "seed: " in over


async def test_a_record_is_brought_back(visitor: Visitor) -> None:
    answer = await visitor.client.post("/api/records/replay", json={"record": WALL})
    assert answer.status_code == 200, answer.text
    replay = answer.json()
    moves = read(WALL, game).moves
    assert [step["move"] for step in replay["steps"]] == [None, *moves]
    assert [step["version"] for step in replay["steps"]] == list(range(1, len(moves) + 2))
    assert all(check["passed"] for check in replay["checks"])
    assert replay["result"] == read(WALL, game).result
    as_json = read(WALL, game).written().json()
    again = await visitor.client.post("/api/records/replay", json={"record": as_json})
    assert again.json() == replay
    assert (await visitor.client.get("/api/tables")).json() == []


async def test_a_record_through_other_eyes(visitor: Visitor) -> None:
    async def moves(eyes: str) -> list[str | None]:
        body = {"record": HORSE, "eyes": eyes}
        steps = (await visitor.client.post("/api/records/replay", json=body)).json()["steps"]
        return [step["move"] for step in steps]

    assert None not in (await moves("all"))[1:]
    assert None in (await moves("spectator"))[1:]
    body = {"record": HORSE, "eyes": "burglar"}
    unknown = await visitor.client.post("/api/records/replay", json=body)
    assert (unknown.status_code, unknown.json()["code"]) == (400, "bad_request")


async def test_a_position_of_a_record_is_analysed(visitor: Visitor) -> None:
    moves = read(WALL, game).moves
    body = {"record": WALL, "step": len(moves) - 1}
    look = (await visitor.client.post("/api/records/analysis", json=body)).json()
    assert look["step"] == len(moves) - 1
    assert look["best"] is not None
    beyond = await visitor.client.post(
        "/api/records/analysis", json={"record": WALL, "step": len(moves) + 1}
    )
    assert (beyond.status_code, beyond.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    ("record", "reason", "raison"),
    [
        ("nonsense", "line 1: neither", "ligne 1 : ni un en-tête"),
        (WALL.replace("rules: 1", "rules: 7"), "rules version 7", "version 7 des règles"),
        (WALL.replace("game: wall", "game: chess"), "there is no game", "pas de jeu « chess »"),
        (WALL.replace("\n2. ", "\n2. 9"), "move 2:", "coup 2 : « 9"),
        (
            WALL + f"{len(read(WALL, game).moves) + 1}. 1L\n",
            "is not allowed here",
            "n'est pas permis ici",
        ),
        ("{", "as JSON", "le JSON est faux"),
        ('{"cavale-record": 1}', "as JSON", "le JSON est faux"),
        ("[" * 100_000, "neither", "ni un coup"),
        ('{"moves":' + "[" * 100_000, "as JSON", "le JSON est faux"),
    ],
)
async def test_a_bad_record_is_explained(
    visitor: Visitor, record: str, reason: str, raison: str
) -> None:
    for path, more in (("replay", {}), ("analysis", {"step": 0})):
        answer = await visitor.client.post(f"/api/records/{path}", json={"record": record, **more})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
        assert reason in answer.json()["detail"]["reason"]
        told = msgspec.convert(answer.json()["message"], Message)
        assert reason in say("en", told)
        assert raison in typed(say("fr", told))


async def test_markup_in_a_bad_record_is_only_text(visitor: Visitor) -> None:
    """It comes as data, as it was written, and whoever says it says it letter by letter."""
    slug = "<b>x</b> { title }"
    answer = await visitor.client.post(
        "/api/records/replay", json={"record": WALL.replace("game: wall", f"game: {slug}")}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    told = msgspec.convert(answer.json()["message"], Message)
    assert f"there is no game \u201c{slug}\u201d" in say("en", told)
    assert f"il n'y a pas de jeu « {slug} »" in typed(say("fr", told))


async def test_a_record_has_a_size(visitor: Visitor) -> None:
    longest = await visitor.client.post("/api/records/replay", json={"record": "x" * 262_145})
    assert (longest.status_code, longest.json()["code"]) == (400, "bad_request")
    huge = await visitor.client.post("/api/records/replay", json={"record": "x" * (1 << 20)})
    assert (huge.status_code, huge.json()["code"]) == (413, "too_large")
    moves = "".join(f"{number}. 1L\n" for number in range(1, 5002))
    text = WALL.partition("\n\n")[0] + "\n\n" + moves
    many = await visitor.client.post("/api/records/replay", json={"record": text})
    assert "more than 5,000 moves" in many.json()["detail"]["reason"]


async def test_the_schema_is_published(visitor: Visitor) -> None:
    served = (await visitor.client.get("/api/records/schema")).json()
    assert served == schema()
    file = Path(__file__).parents[2] / "docs" / "record.schema.json"
    assert msgspec.json.decode(file.read_bytes()) == served
