"""The one browser of a run; everybody who visits has a context of their own in it."""

from collections.abc import Iterator

from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.people import PATIENCE
from tools import chromium

ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launched() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    # Before Playwright runs: finding one may need a Playwright of its own.
    path = chromium.path()
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=ARGS)
        yield found
        found.close()
