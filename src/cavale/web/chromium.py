"""Finds the Chromium that makes PDFs of pages, and asks it for one."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

NAMES = (
    # Draws no window: lighter than the whole browser.
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
)
_MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
PATIENCE = 20_000
"""Milliseconds of the page's own time, which does not pass while it waits for the server."""


class NoChromium(Exception):
    """No browser that could print, or it did not; its text says what to do."""


def found() -> Path:
    chosen = os.environ.get("CAVALE_CHROMIUM")
    if chosen:
        if runs(Path(chosen)):
            return Path(chosen)
        raise NoChromium(f"CAVALE_CHROMIUM is {chosen}, which does not run")
    for candidate in on_path():
        if runs(candidate):
            return candidate
    raise NoChromium(
        "no Chromium on the PATH: install it (or Chrome, or Edge), or set CAVALE_CHROMIUM"
    )


def on_path() -> Iterator[Path]:
    for name in NAMES:
        there = shutil.which(name)
        if there:
            yield Path(there)
    if _MAC.exists():
        yield _MAC


def runs(browser: Path) -> bool:
    """A name on PATH proves little: Ubuntu's chromium is a script that asks for a snap."""
    try:
        answer = subprocess.run([browser, "--version"], capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0


def pdf(browser: Path, address: str, out: Path) -> None:
    """Each page as large as the page itself says."""
    with TemporaryDirectory(prefix="cavale-print-") as profile:
        made = Path(profile) / "made.pdf"
        command = [
            *(str(browser), "--headless", "--disable-gpu", "--no-first-run"),
            # Root has no sandbox to go into; it looks at our own page only.
            *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
            f"--user-data-dir={profile}",
            f"--virtual-time-budget={PATIENCE}",
            "--no-pdf-header-footer",
            f"--print-to-pdf={made}",
            address,
        ]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=300)
        except subprocess.TimeoutExpired:
            raise NoChromium(f"{browser} did not print within five minutes") from None
        if done.returncode != 0 or not made.exists():
            why = done.stderr.strip().rpartition("\n")[2]
            raise NoChromium(f"{browser} did not print: {why or done.returncode}")
        shutil.move(made, out)
