"""Starts the house of a page; called by its worker."""

import asyncio
import json
import pickle
from pathlib import Path
from typing import Any


class House:
    def __init__(self, services: Any) -> None:
        self._services = services

    async def answer(
        self, method: str, path: str, body: str, secret: str | None
    ) -> tuple[int, str, str]:
        from cavale.page.inside import door

        return await door.answer(self._services, method, path, body, secret)

    def follow(self, table: str, secret: str | None, after: int, send: Any) -> Any:
        from cavale.page.inside import door

        return asyncio.ensure_future(door.follow(self._services, table, secret, after, send))


def prepare(given: Any) -> None:
    """From now on the house's modules can be imported, and find kernels."""
    from cavale.page.inside import boot, constants

    home = Path(__file__).parents[3]
    constants.KNOWN.update(pickle.loads((home / "constants.pickle").read_bytes()))
    boot.install()

    from cavale.page.inside import calling, limits

    for about, entries in given.offered:
        calling.offer(json.loads(about), entries)
    limits.until = given.until


def start(given: Any) -> House:
    prepare(given)
    from cavale.page.inside.house import services

    house = services(given.shelf, tuple(given.rooms))
    house.live.tasks.spawn(house.bots.resume())
    return House(house)
