"""The public statistics of chance: of finished games only."""

import asyncio
import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest

from cavale import game
from cavale.core.chance import bound
from cavale.core.game import Game
from cavale.core.message import message
from cavale.core.record import Record, read, verify
from cavale.core.tally import Fit
from cavale.tables.log.fold import fold
from cavale.tables.log.table import Table
from cavale.tables.minding import fairness
from cavale.tables.store import index
from cavale.tables.store.patience import PRESENT
from cavale.web.settings import Settings
from tests.toys import kuhn
from tests.waiting import PATIENCE
from tests.web.conftest import serving
from tests.web.test_hidden_game import played
from tests.web.visitor import At, Json, Visitor

pytestmark = pytest.mark.anyio


def _kuhn(*_: object) -> Game:
    return Game(kuhn.SPEC)


def _nonces(record: Record) -> list[str]:
    return [text for name, text in record.headers.items() if name.startswith("nonce-")]


async def asked(visitor: Visitor) -> Json:
    assert visitor.app is not None
    visitor.app.state.services.fairness._fresh_until = 0.0
    answer = await visitor.client.get("/api/fairness")
    assert answer.status_code == 200, answer.text
    report: Json = answer.json()
    return report


async def test_only_what_is_over_counts(visitor: Visitor) -> None:
    assert await asked(visitor) == {"games": 0, "waiting": 0, "kinds": []}
    at = await visitor.open("here", "here", game="kuhn")
    await visitor.open("here", "here", game="kuhn")
    assert (await asked(visitor))["kinds"] == []
    await played(at, "check", "check")
    report = await asked(visitor)
    assert report["games"] == 1
    (kind,) = report["kinds"]
    assert (kind["game"], kind["outcomes"], kind["draws"]) == ("kuhn", ["J", "Q", "K"], 2)
    assert kind["names"] == [{"id": "as-written", "args": {"text": one}} for one in ("J", "Q", "K")]
    assert sum(kind["seen"]) == 2
    assert sum(kind["expected"]) == pytest.approx(2)
    assert (kind["p"], kind["chi_square"], kind["degrees"]) == (None, None, 2)
    assert await asked(visitor) == report


def test_what_a_game_wrote_otherwise_comes_last_under_its_old_name() -> None:
    fit = Fit(("Ace", "K", "J"), 6, (1, 2, 3), (2.0, 2.0, 2.0), None, 2, None)
    shown = fairness._shown(_kuhn(), fit)
    assert (shown.outcomes, shown.seen) == (("J", "K", "Ace"), (3, 2, 1))
    assert shown.names[-1] == message("as-written", text="Ace")


def test_dice_and_cards_are_called_by_their_names() -> None:
    fit = Fit(("roll 2", "roll 1"), 2, (1, 1), (1.0, 1.0), None, 1, None)
    shown = fairness._shown(game("manhattan"), fit)
    assert shown.names == tuple(message("chance-roll", roll=face) for face in (1, 2))


async def test_every_game_of_a_series_counts_once(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", game="kuhn", games=2)
    await played(at, "check", "check")
    assert (await asked(visitor))["games"] == 0
    await at.act(0, "rematch")
    await played(at, "check", "check")
    assert (await asked(visitor))["games"] == 2
    assert (await asked(visitor))["kinds"][0]["draws"] == 4


async def test_many_tables_are_counted_a_few_at_a_time(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fairness, "COUNTED_TOGETHER", 3)
    for _ in range(8):
        await played(await visitor.open("here", "here", game="kuhn"), "bet", "fold")
    answers = [await asked(visitor) for _ in range(4)]
    assert [(one["games"], one["waiting"]) for one in answers] == [(3, 5), (6, 2), (8, 0), (8, 0)]
    kind = answers[-1]["kinds"][0]
    assert kind["draws"] == 16
    # Sixteen draws among three: each is expected five times and a third.
    assert kind["expected"] == pytest.approx([16 / 3] * 3, abs=1.5)


async def a_game(visitor: Visitor) -> None:
    await played(await visitor.open("here", "here", game="kuhn"), "check", "check")


async def test_a_server_that_comes_back_goes_on_where_it_was(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings) as visitor:
        for _ in range(3):
            await a_game(visitor)
        before = await asked(visitor)
    folded: list[str] = []

    def spy(table_id: str, *rest: Any) -> Iterator[Table]:
        folded.append(table_id)
        return fold(table_id, *rest)

    monkeypatch.setattr(fairness, "fold", spy)
    async with serving(settings) as visitor:
        assert await asked(visitor) == before
        assert folded == []
        await a_game(visitor)
        assert (await asked(visitor))["games"] == 4
        assert len(folded) == 1


async def test_tables_are_counted_that_nobody_asks_for(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    for pause in ("ROUND", "BREATH"):
        monkeypatch.setattr(fairness, pause, 0.01)
    monkeypatch.setattr(fairness, "COUNTED_TOGETHER", 1)
    async with serving(settings) as visitor:
        assert visitor.app is not None
        tallies = visitor.app.state.services.live.store.tallies
        for _ in range(3):
            await a_game(visitor)
        async with asyncio.timeout(PATIENCE):
            while not (found := await tallies.read(["kuhn"])) or found["kuhn"].games < 3:
                await asyncio.sleep(0.01)


async def test_new_rules_forget_nothing(settings: Settings) -> None:
    version = kuhn.SPEC.rules_version + 1
    newer = dataclasses.replace(kuhn.SPEC, rules_version=version)
    upgraded = dataclasses.replace(settings, games={**settings.games, "kuhn": newer})
    async with serving(settings) as visitor:
        await a_game(visitor)
        before = await asked(visitor)
        await a_game(visitor)
    async with serving(upgraded) as visitor:
        # What was counted still counts. What was not cannot be read here, and is not awaited.
        assert await asked(visitor) == before
        await a_game(visitor)
        report = await asked(visitor)
        assert (report["games"], report["waiting"]) == (2, 0)
        assert [kind["draws"] for kind in report["kinds"]] == [4]
    async with serving(settings) as visitor:
        # A server that still has the rules counts it.
        report = await asked(visitor)
        assert (report["games"], report["waiting"]) == (3, 0)


async def test_one_table_that_cannot_be_read_does_not_hold_up_the_others(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = await visitor.open("here", "here", game="kuhn")
    await played(broken, "check", "check")
    await a_game(visitor)

    def read(table_id: str, *rest: Any) -> Iterator[Table]:
        if table_id == broken.id:
            raise ValueError
        return fold(table_id, *rest)

    monkeypatch.setattr(fairness, "fold", read)
    for _ in range(2):
        report = await asked(visitor)
        assert (report["games"], report["waiting"]) == (1, 0)
    assert len(caplog.records) == 1


async def test_games_without_chance_are_not_looked_at(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", variant="single")
    await at.act(0, "resign")
    assert await asked(visitor) == {"games": 0, "waiting": 0, "kinds": []}


async def test_nonces_come_after_the_commitment(visitor: Visitor) -> None:
    body = {"game": "kuhn", "commit_first": True, "seats": [{"kind": "here"}, {"kind": "here"}]}
    opened = (await visitor.client.post("/api/tables", json=body)).json()
    assert opened["held"] == []
    at = visitor.at(opened)
    before = await at.see()
    assert (before["status"], len(await at.history())) == ("waiting", 1)
    assert before["commitment"]
    early = {"invite": at.invites[0], "nonce": "mine-0"}
    answer = await visitor.client.post(f"{at.path}/claim", json=early)
    assert (answer.status_code, answer.json()["code"]) == (409, "not_now")
    claims = ({"bound": bound(at.id, 1, "mine-0")}, {"nonce": "mine-1"})
    for player, own in enumerate(claims):
        claim = {"invite": at.invites[player], **own}
        held = (await visitor.client.post(f"{at.path}/claim", json=claim)).json()
        at.secrets[held["seat"]] = held["secret"]
    table = await at.see()
    assert (table["status"], table["rounds"]["phase"], table["rounds"]["awaited"]) == (
        "waiting",
        "telling",
        [0],
    )
    assert (await at.post("nonce", {"nonce": "other"}, 0)).json()["code"] == "bad_request"
    assert (await at.post("nonce", {"nonce": "mine-0"}, None)).json()["code"] == "wrong_seat"
    for _ in range(2):
        assert (await at.post("nonce", {"nonce": "mine-0"}, 0)).status_code == 200
    await played(at, "check", "check")
    text = (await visitor.client.get(f"{at.path}/record")).text
    record = read(text, _kuhn)
    assert record.headers["commitment"] == before["commitment"]
    assert _nonces(record) == ["mine-0", "mine-1"]
    assert all(check.passed for check in verify(record))


async def test_a_rematch_takes_new_nonces_after_its_commitment(visitor: Visitor) -> None:
    at = await visitor.open("here", "link", game="kuhn")
    await at.claim(1)
    await at.act(0, "resign")
    asked = (await at.act(0, "rematch", commit_first=True, key="the-first-one")).json()
    assert (asked["held"], asked["invites"]) == ([], [])
    again = (await at.act(0, "rematch", commit_first=True, key="the-first-one")).json()
    assert again == asked
    new = visitor.at(asked)
    before = await new.see()
    assert before["commitment"] not in (None, (await at.see())["commitment"])
    assert [seat["claimed"] for seat in before["seats"]] == [False, False]
    for player in (0, 1):
        assert (await new.see())["status"] == "waiting"
        early = await at.act(0, "rematch", nonce="fresh-0") if player == 0 else None
        assert early is None or early.json()["code"] == "not_now"
        own: Json = {"bound": bound(new.id, 1, "fresh-0")} if player == 0 else {"nonce": "fresh-1"}
        answer = await at.act(player, "rematch", **own)
        seat = answer.json()["held"][0]["seat"]
        new.secrets[seat] = answer.json()["held"][0]["secret"]
        # Asked again, whatever is sent: the same seat, and the nonce that was given first.
        later = await at.act(player, "rematch", nonce="another")
        assert later.json()["held"] == answer.json()["held"]
    assert (await new.post("nonce", {"nonce": "fresh-0"}, 1)).status_code == 200
    await played(new, "check", "check")
    record = read((await visitor.client.get(f"{new.path}/record")).text, _kuhn)
    assert record.headers["commitment"] == before["commitment"]
    assert _nonces(record) == ["fresh-1", "fresh-0"]
    assert all(check.passed for check in verify(record))


async def test_a_rematch_around_one_screen_takes_its_nonce_too(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", game="kuhn")
    await at.act(0, "resign")
    new = visitor.at((await at.act(0, "rematch", commit_first=True)).json())
    assert (await new.see())["status"] == "waiting"
    joined = visitor.at((await at.act(0, "rematch", nonce="ours")).json())
    assert (joined.id, sorted(joined.secrets)) == (new.id, [0, 1])
    await played(joined, "check", "check")
    record = read((await visitor.client.get(f"{new.path}/record")).text, _kuhn)
    assert _nonces(record) == ["ours", "ours"]


async def test_strangers_add_nonces_after_the_commitment(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index, "SITTING_DOWN", PRESENT)
    seats = [{"kind": "here"}, {"kind": "link"}]

    async def match(key: str) -> At:
        body = {"game": "kuhn", "seats": seats, "key": key * 32, "commit_first": True}
        return visitor.at((await visitor.client.post("/api/lobby", json=body)).json())

    ada, bob, cam = await match("a"), await match("b"), await match("c")
    assert ada.id == bob.id == cam.id
    assert [sorted(at.invites) for at in (ada, bob, cam)] == [[0, 1], [], []]
    assert (await ada.see())["commitment"]
    # Ada's own seat is kept for her, although the others claim first.
    assert (await bob.post("claim", {"nonce": "bobs"}, None)).json()["code"] == "not_now"
    bobs = {"bound": bound(bob.id, 1, "bobs")}
    sat = (await bob.post("claim", bobs, None)).json()
    assert sat["seat"] == 1
    own = {"invite": ada.invites[0], "nonce": "adas"}
    assert (await ada.post("claim", own, None)).json()["seat"] == 0
    late = await cam.post("claim", {"nonce": "cams"}, None)
    assert (late.status_code, late.json()["code"]) == (409, "seat_taken")
    assert (await match("d")).id != ada.id
    bob.secrets[1] = sat["secret"]
    assert (await bob.post("nonce", {"nonce": "bobs"}, 1)).status_code == 200
    assert visitor.app is not None
    cached = await visitor.app.state.services.live.registry.get(ada.id)
    assert [player.nonce for player in cached.table.players] == ["adas", "bobs"]


async def test_the_first_commitment_fixes_the_dice_of_the_whole_series(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", game="kuhn", games=12)
    promised = (await at.see())["commitment"]
    records = []
    for number in (1, 2, 3):
        before = (await at.see())["commitment"]
        await played(at, "check", "check")
        text = (await visitor.client.get(f"{at.path}/record")).text
        records.append(read(text, _kuhn))
        assert records[-1].headers["commitment"] == before
        assert records[-1].headers["promise"] == promised
        checks = {check.name: check.passed for check in verify(records[-1])}
        assert checks["promise"]
        assert all(checks.values())
        if number < 3:
            await at.act(0, "rematch")
    seeds = [record.headers["seed"] for record in records]
    assert len(set(seeds)) == 3
    # What one game reveals is what the next was bound by.
    assert [record.headers["commitment"] for record in records] == [promised, *seeds[:2]]
    records[2].headers["promise"] = "00" * 32
    assert [check.name for check in verify(records[2]) if not check.passed] == ["promise"]


@pytest.mark.parametrize(("slug", "variant"), [("horse", "classic"), ("manhattan", "quick")])
async def test_a_table_with_chance_verifies(visitor: Visitor, slug: str, variant: str) -> None:
    at = await visitor.open("here", "bot", game=slug, variant=variant)
    for _ in range(3):
        table = await at.until("mover", 0)
        moves = (await at.see(0))["moves"]
        assert (await at.move(0, moves[0]["text"], table["version"])).status_code == 200
    await at.until("mover", 0)
    await at.act(0, "resign")
    for form in ("text", "json"):
        path = f"{at.path}/record?format={form}"
        record = read((await visitor.client.get(path)).text, game)
        checks = {check.name: check.passed for check in verify(record)}
        assert checks == dict.fromkeys(
            ("moves", "result", "shares", "commitment", "promise", "nonces", "chance"), True
        )
        assert len(record.headers["nonce-" + record.game.spec.seats[1]]) == 32
