"""Paced honest tables beside attacks by load: how long their moves take meanwhile.

    python -m tests.hostile.beside [--tables 500] [--seconds 20] [NUMBER ...]

Each attack has a server of its own. The tables play one move a second each, from addresses of their
own and from a process of its own; first alone, then while the attack is made again and again. The
bar, on a machine that does nothing else: 99 of 100 moves are with the other seat within 100 ms.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from statistics import quantiles
from typing import Any

import httpx

from cavale.core.game import Game
from cavale.core.loop import run_fast
from cavale.games import HOUSE
from cavale.lab.load.pairs import Pair, Tally, random_game
from tests.hostile import lobby, reading, thinking
from tests.hostile.__main__ import serving
from tests.hostile.attacks import ATTACKS
from tests.hostile.people import STRANGER, person
from tests.web.live import Live

BAR = 0.1
SETTLING = 5.0
Attack = Callable[[Live], Awaitable[str | None]]


def _at_tables(number: int) -> Attack:
    async def attack(server: Live) -> str | None:
        async with person(server, STRANGER) as stranger:
            return await ATTACKS[number](stranger.visitor)

    return attack


BY_LOAD: dict[int, Attack] = {
    1: _at_tables(1),
    2: _at_tables(2),
    reading.NUMBER: reading.attack,
    thinking.NUMBER: thinking.attack,
    lobby.NUMBER: lobby.attack,
}


async def honest(port: int, tables: int, alone: float, beside: float) -> None:
    """The tables; says when they have been measured alone, and in the end both figures."""
    rng, game = random.Random(1), Game(HOUSE[0])
    scripts = [random_game(game, rng) for _ in range(min(tables, 100))]
    tally = Tally()
    pairs = [
        Pair((port, port), game, scripts, tally, 1.0, f"10.0.{number // 200}.{1 + number % 200}")
        for number in range(tables)
    ]
    for pair in pairs:
        await pair.connect()

    async def start(pair: Pair, number: int) -> None:
        await asyncio.sleep(number / tables)
        await pair.play(number % len(scripts))

    playing = asyncio.gather(*(start(pair, number) for number, pair in enumerate(pairs)))
    await asyncio.wait([playing], timeout=SETTLING)
    told = []
    for seconds in (alone, beside):
        tally.counting, tally.delays = True, []
        await asyncio.wait([playing], timeout=seconds)
        tally.counting = False
        if playing.done():
            playing.result()
        cuts = quantiles(tally.delays, n=100)
        told.append({"moves": len(tally.delays), "p50": cuts[49], "p99": cuts[98]})
        print(json.dumps(told[-1]), flush=True)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def beside(number: int, tables: int, seconds: float) -> bool:
    """Whether the bar holds."""
    async with serving({}) as server:
        command = ["-m", "tests.hostile.beside", "--load", str(server.port)]
        measured = ["--tables", str(tables), "--seconds", str(seconds)]
        load = await asyncio.create_subprocess_exec(
            sys.executable, *command, *measured, stdout=asyncio.subprocess.PIPE
        )
        assert load.stdout is not None
        alone = json.loads(await load.stdout.readline())
        hearing = asyncio.create_task(load.stdout.readline())
        achieved, rounds = await _again_and_again(server, BY_LOAD[number], hearing)
        meanwhile = json.loads(await hearing)
        await load.wait()
    print(
        f"{number:3} {tables} tables, p50/p99 ms: alone {_ms(alone)}, beside {_ms(meanwhile)}"
        f" ({meanwhile['moves']} moves, the attack {rounds} times,"
        f" {achieved or 'held'}; load {os.getloadavg()[0]:.0f})",
        flush=True,
    )
    return bool(meanwhile["p99"] < BAR)


async def _again_and_again(
    server: Live, attack: Attack, until: "asyncio.Task[bytes]"
) -> tuple[str | None, int]:
    achieved, rounds = None, 0
    while not until.done():
        attacking = asyncio.ensure_future(attack(server))
        begin = time.monotonic()
        await asyncio.wait((attacking, until), return_when=asyncio.FIRST_COMPLETED)
        if not attacking.done():
            attacking.cancel()
            await asyncio.gather(attacking, return_exceptions=True)
            return achieved, rounds + (time.monotonic() - begin > 1)
        # To hang up on who attacks is no harm. And made again an attack may be held against itself:
        # who is honest has done much by then, too.
        with suppress(httpx.TransportError):
            achieved = attacking.result() if rounds == 0 else achieved
        rounds += 1
    return achieved, rounds


def _ms(one: dict[str, Any]) -> str:
    return f"{1000 * one['p50']:.1f}/{1000 * one['p99']:.1f}"


async def main(numbers: list[int], tables: int, seconds: float) -> int:
    held = [await beside(number, tables, seconds) for number in numbers]
    print(f"under {1000 * BAR:.0f} ms beside {sum(held)} of {len(held)} attacks")
    return int(not all(held))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="tests.hostile.beside", description=__doc__)
    parser.add_argument("numbers", type=int, nargs="*", metavar="NUMBER")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--load", type=int, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.load is not None:
        run_fast(honest(chosen.load, chosen.tables, chosen.seconds / 2, chosen.seconds))
    else:
        numbers = chosen.numbers or list(BY_LOAD)
        sys.exit(asyncio.run(main(numbers, chosen.tables, chosen.seconds)))
