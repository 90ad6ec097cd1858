"""Who asked for it is told that it is their turn: on a device, and in a group's chat."""

import time
from collections.abc import AsyncIterator
from dataclasses import replace

import msgspec
import pytest

from cavale.tables.live import presence
from cavale.tables.log import times
from cavale.tables.log.clocks import DAY
from cavale.tables.minding import notices
from cavale.tables.minding.notices import Notices
from cavale.web import outbound
from cavale.web.outbound import Outbound, Unreachable
from cavale.web.settings import Settings
from tests.waiting import until, until_found
from tests.web.conftest import serving
from tests.web.letterbox import Device, Letterbox, letterbox, signed_by
from tests.web.test_presence import stream, told
from tests.web.visitor import At, Visitor

pytestmark = pytest.mark.anyio

CHAT = {"kind": "hook", "lang": "en"}


@pytest.fixture
async def box(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Letterbox]:
    monkeypatch.setattr(notices, "PATIENCE", 0.0)
    monkeypatch.setattr(presence, "GRACE", 0.0)
    async with letterbox() as found:
        yield found


@pytest.fixture
async def open_house(settings: Settings) -> AsyncIterator[Visitor]:
    """Its operator allows addresses of the house's own network."""
    async with serving(replace(settings, notices="any")) as visitor:
        yield visitor


async def by_link(visitor: Visitor, game: str = "wall", **more: object) -> At:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "link"}]
    body = {"game": game, "seats": seats, **more}
    at = visitor.at((await visitor.client.post("/api/tables", json=body)).json())
    await at.claim(1, "Bo")
    return at


async def asks(at: At, player: int, body: dict[str, str]) -> None:
    answer = await at.post("notices", body, player)
    assert answer.json() == {"told": True}, answer.text


async def test_a_device_is_told_of_its_turn_and_nothing_else(
    open_house: Visitor, box: Letterbox
) -> None:
    at, phone = await by_link(open_house), Device()
    await asks(at, 1, phone.asks(f"{box.address}/push/1"))
    await at.move(0, "3L")
    posted = await box.next(1)
    assert posted.path == "/push/1"
    key, claims = signed_by(posted.headers)
    assert (await open_house.client.get("/api/notices")).json() == {"push": key}
    assert claims["aud"] == box.address
    assert time.time() < claims["exp"] < time.time() + 24 * 60 * 60
    assert posted.headers["topic"] == at.id
    said = phone.read(posted.body)
    assert said["web_push"] == 8030
    assert said["notification"]["title"] == "The Wall"
    assert said["notification"]["body"].startswith("It is your turn.")
    assert said["notification"]["navigate"] == f"http://cavale.test/t/{at.id}"
    # Not of the other's turn, and of the next of one's own again.
    await at.move(1, "3R")
    await at.move(0, "2L")
    await box.next(2)


async def test_who_has_the_page_open_is_not_told(open_house: Visitor, box: Letterbox) -> None:
    at = await by_link(open_house)
    await asks(at, 1, Device().asks(box.address))
    page = await stream(at, 1)
    await told(page, [1])
    await at.move(0, "3L")
    assert box.posted == []
    await page.aclose()
    await box.next(1)


async def test_a_chat_hears_whose_turn_it_is_and_no_secret(
    open_house: Visitor, box: Letterbox
) -> None:
    at = await by_link(open_house, "kuhn")
    await asks(at, 0, {**CHAT, "endpoint": f"{box.address}/chat?room=7"})
    await at.move(0, "check")
    while (
        "Bo"
        not in (said := msgspec.json.decode((await box.next(len(box.posted) or 1)).body))["text"]
    ):
        pass
    assert said["text"] == said["content"]
    assert said["why"] == "turn"
    card = (await at.see(1))["view"]["cards"][1]
    assert card not in said["text"].replace(at.id, "").split()
    assert box.posted[-1].path == "/chat?room=7"


async def test_it_ends_with_the_table_by_wish_and_when_nobody_is_there(
    open_house: Visitor, box: Letterbox
) -> None:
    at, phone = await by_link(open_house), Device()
    store = open_house.app.state.services.live.store.notices  # type: ignore[union-attr]
    for path in "abcdef":
        await asks(at, 1, phone.asks(f"{box.address}/{path}"))
    assert len(await store.of(at.id)) == 4
    last = {"kind": "push", "endpoint": f"{box.address}/f"}
    assert (await at.post("notices/end", last, 1)).json() == {"told": False}
    assert len(await store.of(at.id)) == 3
    box.status = 410
    await at.move(0, "3L")

    async def none_left() -> bool:
        return not await store.of(at.id)

    await until_found(none_left)
    await asks(at, 0, phone.asks(f"{box.address}/a"))
    await at.act(0, "resign")
    await until_found(none_left)


async def test_who_is_late_is_reminded_once(open_house: Visitor, box: Letterbox) -> None:
    clock = {"per": "move", "seconds": 2 * DAY, "increment": 0}
    at = await by_link(open_house, clock=clock)
    await at.move(0, "3L")
    await asks(at, 1, {**CHAT, "endpoint": box.address})
    assert open_house.app is not None
    services = open_house.app.state.services
    minder = Notices(services.live, services.courier)
    await minder.remind(times.now() + DAY * 1000)
    assert box.posted == []
    late = times.now() + 2 * DAY * 1000 - 5 * notices.HOUR
    await minder.remind(late)
    await minder.remind(late)
    said = msgspec.json.decode((await box.next(1)).body)
    assert said["why"] == "reminder"
    assert "Time left" in said["text"]
    assert len(box.posted) == 1
    await minder.close()


async def test_a_chat_that_answers_nonsense_or_never_keeps_nobody_elses(
    open_house: Visitor, box: Letterbox
) -> None:
    at = await by_link(open_house)
    async with letterbox() as other:
        for line in (b"x" * 5000, None):
            other.line, other.silent = line, line is None
            await asks(at, 0, {**CHAT, "endpoint": other.address})
            await asks(at, 1, Device().asks(box.address))
            heard, posted = other.heard, len(box.posted)
            await at.move(0, "3L")
            await until(lambda heard=heard: other.heard > heard)  # type: ignore[misc]
            await box.next(posted + 1)
            await at.move(1, "3R")


async def test_many_who_are_not_to_be_reminded_hide_nobody_who_is(
    open_house: Visitor, box: Letterbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "FOUND_TOGETHER", 2)
    soon = {"per": "game", "seconds": 3600, "increment": 0}
    for _ in range(3):
        at = await by_link(open_house, clock=soon)
        await at.move(0, "3L")
        await asks(at, 0, Device().asks(f"{box.address}/never"))
    clock = {"per": "move", "seconds": 2 * DAY, "increment": 0}
    tables = [await by_link(open_house, clock=clock) for _ in range(5)]
    for number, at in enumerate(tables):
        await at.move(0, "3L")
        # At some it is the other one's turn.
        await asks(at, 1 if number > 2 else 0, Device().asks(f"{box.address}/{number}"))
    assert open_house.app is not None
    services = open_house.app.state.services
    minder = Notices(services.live, services.courier)
    await minder.remind(times.now() + 2 * DAY * 1000 - 5 * notices.HOUR)
    await box.next(2)
    await minder.close()
    assert {one.path for one in box.posted} == {"/3", "/4"}


async def test_a_seat_that_has_gone_to_others_is_theirs(
    open_house: Visitor, box: Letterbox
) -> None:
    """Freed by the host, or moved to another device: what is asked there is not for who had it."""
    body = {
        "game": "wall",
        "seats": [{"kind": "here"}, {"kind": "link"}],
        "gathering": True,
    }
    opened = (await open_house.client.post("/api/tables", json=body)).json()
    at = open_house.at(opened)
    before = await at.claim(1, "Bo")
    assert before.status_code == 200
    await asks(at, 1, Device().asks(f"{box.address}/before"))
    freed = {"action": "free", "player": 1, "key": "free-the-seat"}
    assert (await at.post("host", freed, 0)).status_code == 200
    again = {
        "invite": opened["room"],
        "name": "Cy",
        "key": "somebody-else-with-a-device-of-their-own",
    }
    held = (await at.post("claim", again, None)).json()
    at.secrets[held["seat"]] = held["secret"]
    await asks(at, 1, Device().asks(f"{box.address}/freed"))
    assert (
        await at.post("host", {"action": "begin", "key": "begin-the-game"}, 0)
    ).status_code == 200
    await at.move(0, "3L")
    assert (await box.next(1)).path == "/freed"
    link = (await at.post("recover", {"key": "moves-elsewhere"}, 1)).json()
    held = (await at.post("claim", {"invite": link["invite"]}, None)).json()
    at.secrets[held["seat"]] = held["secret"]
    await at.move(1, "3R")
    await asks(at, 1, Device().asks(f"{box.address}/moved"))
    await at.move(0, "2L")
    assert (await box.next(2)).path == "/moved"
    assert len(box.posted) == 2


async def test_nobody_but_a_player_may_ask(open_house: Visitor, box: Letterbox) -> None:
    at = await by_link(open_house)
    assert (await at.post("notices", Device().asks(box.address), None)).status_code == 403
    bad = {**Device().asks(box.address), "p256dh": "x"}
    assert (await at.post("notices", bad, 0)).status_code == 400


NO_ADDRESSES = (
    "http://chat.example/hook",
    "https://user@chat.example/",
    "https:///nobody",
    "ftp://chat.example/",
    "https://chat.example/\r\nx: y",
    "https://[::1",
)


async def test_what_can_be_no_address_is_refused(visitor: Visitor) -> None:
    at = await by_link(visitor)
    for address in NO_ADDRESSES:
        answer = await at.post("notices", {**CHAT, "endpoint": address}, 0)
        assert answer.status_code == 400, address


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "127.0.0.1",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]",
        "10.0.0.7",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "[fd00::1]",
        "2130706433",
    ],
)
async def test_private_addresses_are_not_reached(box: Letterbox, host: str) -> None:
    port = box.address.rpartition(":")[2]
    with pytest.raises(Unreachable, match="may be reached"):
        await Outbound().post(f"https://{host}:{port}/", {}, b"")
    assert box.posted == []


async def test_time_size_and_redirects_are_bounded(
    box: Letterbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = Outbound("any")
    box.status = 302
    assert await out.post(box.address, {}, b"") == 302
    assert len(box.posted) == 1
    with pytest.raises(Unreachable, match="too long"):
        await out.post(box.address, {}, b"x" * 5000)
    monkeypatch.setattr(outbound, "LONGEST", 0.05)
    box.silent = True
    with pytest.raises(Unreachable, match="TimeoutError"):
        await out.post(box.address, {}, b"")


def test_what_an_operator_wishes_is_not_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    for reach in ("off", "public", "any"):
        monkeypatch.setenv("CAVALE_NOTICES", reach)
        assert Settings().notices == reach
    for wrong in ("none", "Off", "0", ""):
        monkeypatch.setenv("CAVALE_NOTICES", wrong)
        with pytest.raises(ValueError, match="CAVALE_NOTICES is off, public, any"):
            Settings()


async def test_an_operator_may_forbid_it(settings: Settings) -> None:
    async with serving(replace(settings, notices="off")) as visitor:
        assert (await visitor.client.get("/api/notices")).json() == {"push": None}
        at = await by_link(visitor)
        answer = await at.post("notices", {**CHAT, "endpoint": "https://chat.example/"}, 0)
        assert answer.status_code == 400
