"""The fastest event loop there is here."""

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def run_fast(work: Coroutine[Any, Any, T]) -> T:
    if sys.platform == "win32":
        return asyncio.run(work)
    try:
        import uvloop
    except ModuleNotFoundError:
        work.close()
        raise
    return uvloop.run(work)
