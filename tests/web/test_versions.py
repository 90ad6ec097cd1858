"""The rules of a game change while people play it."""

import dataclasses

import pytest

from cavale.core.record import read, verify
from cavale.core.spec import Spec
from cavale.games import GAMES, game
from cavale.web.settings import Settings
from tests.web.conftest import serving
from tests.web.visitor import At, Visitor

pytestmark = pytest.mark.anyio

KEPT = [(spec.slug, kept.version) for spec in GAMES.values() for kept in spec.earlier]


def before(settings: Settings, slug: str, version: int) -> Settings:
    """A server from the time when these rules were the newest."""
    old: Spec = dataclasses.replace(
        settings.games[slug].under(version), bot=settings.games[slug].bot
    )
    return dataclasses.replace(settings, games={**settings.games, slug: old})


async def record(at: At) -> str:
    answer = await at.visitor.client.get(f"{at.path}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.mark.parametrize(("slug", "version"), KEPT)
async def test_a_table_is_played_on_by_its_rules_after_an_upgrade(
    settings: Settings, slug: str, version: int
) -> None:
    async with serving(before(settings, slug, version)) as visitor:
        at = await visitor.open("here", "bot", game=slug)
        await _move(at)
        done = await visitor.open("here", "bot", game=slug)
        await _resign(done)
        finished = await record(done)
    async with serving(settings) as visitor:
        at, done = _again(visitor, at), _again(visitor, done)
        assert await record(done) == finished
        await _move(at)
        await _resign(at)
        text = await record(at)
        assert f"\nrules: {version}\n" in text
        assert [check for check in verify(read(text, game)) if not check.passed] == []
        shown = await visitor.client.post(
            "/api/records/replay", json={"record": text, "eyes": "all"}
        )
        assert shown.status_code == 200, shown.text
        if settings.games[slug].games[0] == 1:  # else the series goes on, by the same rules
            new = visitor.at((await at.act(0, "rematch")).json())
            assert f"\nrules: {settings.games[slug].rules_version}\n" in await record(new)


def _again(visitor: Visitor, at: At) -> At:
    return dataclasses.replace(at, visitor=visitor)


async def _resign(at: At) -> None:
    await at.until("mover", 0)
    assert (await at.act(0, "resign")).status_code == 200


async def _move(at: At) -> None:
    """The person's next move, when the bot has made its own."""
    await at.until("mover", 0)
    offered = (await at.see(0))["moves"]
    answer = await at.move(0, offered[0]["text"])
    assert answer.status_code == 200, answer.text
