"""Prints the path of a Chromium that runs, installing one if the machine has none.

The browser tests read it from CAVALE_CHROMIUM.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from cavale.web.chromium import on_path, runs
from tools import debian


class NoChromium(Exception):
    """No browser, and no way to get one."""


def path() -> Path:
    chosen = os.environ.get("CAVALE_CHROMIUM")
    if chosen:
        if runs(Path(chosen)):
            return Path(chosen)
        raise NoChromium(f"CAVALE_CHROMIUM is {chosen}, which does not run")
    for candidate in candidates():
        if runs(candidate):
            return candidate
    raise NoChromium(
        "no Chromium on PATH, and neither apt-get nor Playwright could install one; "
        "install it by hand or set CAVALE_CHROMIUM to its path"
    )


def candidates() -> Iterator[Path]:
    """Cheapest first; what follows a candidate happens only if that one does not run."""
    yield from on_path()
    yield from of_playwright()
    if debian.may_install():
        print("No Chromium on PATH: installing it with apt-get", file=sys.stderr)
        for package in ("chromium-headless-shell", "chromium"):
            debian.install(package)
            yield from on_path()
    print("Still no Chromium: asking Playwright for its own", file=sys.stderr)
    debian.said([sys.executable, "-m", "playwright", "install", "chromium"])
    yield from of_playwright()


def of_playwright() -> Iterator[Path]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        executable = Path(playwright.chromium.executable_path)
    if executable.exists():
        yield executable


if __name__ == "__main__":
    try:
        print(path())
    except NoChromium as problem:
        sys.exit(f"tools.chromium: {problem}")
