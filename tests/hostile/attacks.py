"""The attacks of which a hostile visitor was capable: each says how it succeeded, or None."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from cavale import game as open_game
from cavale.core.chance import bound
from cavale.core.record import read, verify
from tests.web.visitor import At, Json, Visitor, bearer, new_key

Attack = Callable[[Visitor], Awaitable[str | None]]
QUICK = {"per": "game", "seconds": 3, "increment": 2}


async def laid(visitor: Visitor, game: str, people: int, **more: object) -> At:
    """A table where each player holds a seat by a link of their own."""
    seats = [{"kind": "link", "name": f"n{seat}"} for seat in range(people)]
    answer = await visitor.client.post("/api/tables", json={"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    at = visitor.at(answer.json())
    for player in list(at.invites):
        assert (await at.claim(player)).status_code == 200
    return at


async def recovers(at: At, player: int, seconds: float) -> int:
    """Asks for links as fast as it goes, from so many addresses that none of them asks too often;
    how many there were."""
    latest, made = time.monotonic() + seconds, 0
    secret = bearer(at.secrets[player])

    async def ask(number: int) -> bool:
        headers = {**secret, "x-forwarded-for": f"203.0.113.{number}"}
        path, body = f"{at.path}/recover", {"key": new_key()}
        answer = await at.visitor.client.post(path, json=body, headers=headers)
        return answer.status_code == 200

    while time.monotonic() < latest:
        made += sum(await asyncio.gather(*map(ask, range(16))))
    return made


async def beating_the_clock(visitor: Visitor) -> str | None:
    """1: entries that are no moves restart the turn."""
    at = await laid(visitor, "wall", 2, clock=QUICK)
    made = await recovers(at, 0, 6)
    body = {"move": "3L", "version": await at.version(), "key": new_key(), "took": 0}
    answer = await at.post("moves", body, 0)
    if answer.status_code == 200:
        return f"after 6 s of 3 s and {made} links the move was taken"
    return None


async def blocking_the_mover(visitor: Visitor) -> str | None:
    """2: an opponent makes every move stale."""
    at = await laid(visitor, "wall", 2)
    flood = asyncio.create_task(recovers(at, 1, 3))
    await asyncio.sleep(0.2)
    seen = (await at.see(0))["version"]
    await asyncio.sleep(1)
    answer = await at.move(0, "3L", seen)
    made = await flood
    if answer.status_code != 200:
        return f"{answer.json()['code']} after {made} links"
    return None if made < 60 else f"{made} entries in 3 s"


async def ending_it_for_all(visitor: Visitor) -> str | None:
    """3: one of three resigns, another's flag falls, and the others' game is over."""
    at = await laid(visitor, "horse", 3)
    assert (await at.act(1, "resign")).status_code == 200
    if (await at.see())["status"] != "playing":
        return "resigned"
    timed = await laid(visitor, "horse", 3, clock={"per": "game", "seconds": 1})
    mover = (await timed.see())["mover"]
    latest = time.monotonic() + 20
    while not (await timed.see())["seats"][mover]["gone"]:
        if (await timed.see())["status"] == "over":
            return "flagged"
        if time.monotonic() > latest:
            return "no flag fell"
        await asyncio.sleep(0.1)
    return None


async def sitting_in_anothers_seat(visitor: Visitor) -> str | None:
    """4: the first who asks for a rematch is given the others' seats."""
    at = await laid(visitor, "wall", 2)
    await at.act(0, "resign")
    asked = (await at.act(0, "rematch")).json()
    return f"invitations: {asked['invites']}" if asked["invites"] else None


async def using_keys_again(visitor: Visitor) -> str | None:
    """5: a used key is answered although something else is asked."""
    at = await laid(visitor, "wall", 2)
    await at.post("recover", {"key": "the-first-one"}, 0)
    await at.post("recover", {"key": "the-second-one"}, 0)
    dead = await at.post("recover", {"key": "the-first-one"}, 0)
    await at.move(0, "3L", key="a-key-of-mine")
    other = await at.move(0, "2L", key="a-key-of-mine")
    body: Json = {"game": "wall", "seats": [{"kind": "here"}] * 2, "key": new_key() * 2}
    await visitor.client.post("/api/tables", json=body)
    opened = await visitor.client.post("/api/tables", json={**body, "game": "ball"})
    answers = {"recover": dead, "move": other, "open": opened}
    wrong = [name for name, answer in answers.items() if answer.status_code < 400]
    return ", ".join(wrong) or None


async def ending_a_nonce_with_a_line(visitor: Visitor) -> str | None:
    """12: a nonce is used with its line feed, and written down without."""
    seats = [{"kind": "here", "nonce": "abc\n"}, {"kind": "bot", "level": 1}]
    body = {"game": "manhattan", "variant": "quick", "seats": seats}
    answer = await visitor.client.post("/api/tables", json=body)
    return None if answer.status_code == 400 else f"opened ({answer.status_code})"


async def choosing_the_last_nonce(visitor: Visitor) -> str | None:
    """13: whoever comes last has seen the others' nonces, and may choose."""
    seats = [{"kind": "link"}, {"kind": "link"}]
    body = {"game": "manhattan", "variant": "quick", "seats": seats}
    at = visitor.at((await visitor.client.post("/api/tables", json=body)).json())
    early = await at.post("claim", {"invite": at.invites[0], "nonce": "adas"}, None)
    if early.status_code == 200:
        return "a nonce was told before all were bound"
    for player, nonce in enumerate(("adas", "bobs")):
        claim = {"invite": at.invites[player], "bound": bound(at.id, 1, nonce)}
        held = (await at.post("claim", claim, None)).json()
        at.secrets[held["seat"]] = held["secret"]
    assert (await at.post("nonce", {"nonce": "adas"}, 0)).status_code == 200
    chosen = await at.post("nonce", {"nonce": "chosen"}, 1)
    if chosen.status_code == 200 or (await at.see())["status"] != "waiting":
        return "the last one told another nonce"
    # He breaks off: it shows, and nothing of that round counts.
    latest = time.monotonic() + 60
    while (table := await at.see())["rounds"]["number"] == 1:
        if time.monotonic() > latest:
            return "the game is blocked"
        await asyncio.sleep(0.2)
    if table["rounds"]["broken"] != [[1]]:
        return "breaking off does not show"
    again = await at.post("nonce", {"nonce": "adas"}, 0)
    return "a nonce of the broken round counts" if again.status_code == 200 else None


async def cutting_a_record(visitor: Visitor) -> str | None:
    """14: a record that is cut off keeps a result that was made up."""
    at = await laid(visitor, "wall", 2, variant="single")
    moves = ("1L", "5R", "2L", "5R", "3L", "5R", "4L", "1R", "5L")
    for number, move in enumerate(moves):
        assert (await at.move(number % 2, move)).status_code == 200
    text = (await visitor.client.get(f"{at.path}/record", headers=bearer(None))).text
    if not all(check.passed for check in verify(read(text, open_game))):
        return "the whole record does not verify"
    cut = text[: text.index("\n5.") + 1]
    made_up = cut.replace("result: 1-0", "result: 0-1")
    passed = [one for one in (cut, made_up) if all(c.passed for c in verify(read(one, open_game)))]
    return "it verifies" if passed else None


ATTACKS: dict[int, Attack] = {
    1: beating_the_clock,
    2: blocking_the_mover,
    3: ending_it_for_all,
    4: sitting_in_anothers_seat,
    5: using_keys_again,
    12: ending_a_nonce_with_a_line,
    13: choosing_the_last_nonce,
    14: cutting_a_record,
}
