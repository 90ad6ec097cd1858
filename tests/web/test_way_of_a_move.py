"""ARCHITECTURE.md lists the functions that a move passes; here a real move passes them."""

import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

from cavale.web.settings import Settings
from tests.web.conftest import serving

pytestmark = pytest.mark.anyio

PLAN = Path(__file__).parents[2] / "ARCHITECTURE.md"
TITLE = "### The functions a move passes"
LISTED = re.compile(r"^\d+\. `([\w.]+)`", re.MULTILINE)
COMPLETE = ("tables.live.commands.", "tables.live.registry.", "tables.live.publisher.")
"""Modules of which the list leaves nothing out."""


@contextmanager
def passed() -> Iterator[list[str]]:
    """The functions of tables and web that are called, each where it comes first, in any thread."""
    found: list[str] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith(("cavale.tables.", "cavale.web.")):
            name = f"{module.removeprefix('cavale.')}.{frame.f_code.co_qualname}"
            if name not in found:
                found.append(name)

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


async def test_the_list_is_the_way(settings: Settings) -> None:
    section = PLAN.read_text().partition(TITLE)[2].partition("\n#")[0]
    listed = LISTED.findall(section)
    assert len(listed) > 15
    # Threads note what they call if they were started under it.
    with passed() as found:
        async with serving(settings) as visitor:
            at = await visitor.open("here", "here")
            await at.see()
            found.clear()
            assert (await at.move(0, "3L", 1)).status_code == 200
            way = list(found)
    names = [name.replace(".<locals>", "") for name in way]
    assert [name for name in names if name in listed] == listed
    left_out = [
        name
        for name in names
        if name.startswith(COMPLETE) and "<" not in name and name not in listed
    ]
    assert not left_out
