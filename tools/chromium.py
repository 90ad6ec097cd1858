"""Prints the path of a Chromium that runs, installing one if the machine has none.

The browser tests read it from CAVALE_CHROMIUM.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


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
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print("No Chromium on PATH: installing it with apt-get", file=sys.stderr)
        apt_install()
        yield from on_path()
    print("Still no Chromium: asking Playwright for its own", file=sys.stderr)
    said([sys.executable, "-m", "playwright", "install", "chromium"])
    yield from of_playwright()


def on_path() -> Iterator[Path]:
    for name in NAMES:
        found = shutil.which(name)
        if found:
            yield Path(found)


def of_playwright() -> Iterator[Path]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        executable = Path(playwright.chromium.executable_path)
    if executable.exists():
        yield executable


def runs(browser: Path) -> bool:
    """A name on PATH proves little: Ubuntu's chromium is a script that asks for a snap."""
    try:
        answer = subprocess.run([browser, "--version"], capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0


def apt_install() -> None:
    # apt-get update does not wait for the lists' lock as install does for dpkg's.
    for _ in range(30):
        if said(["apt-get", "update", "-qq"]):
            break
        time.sleep(10)
    install = ["apt-get", "install", "-qq", "--yes", "--no-install-recommends", "chromium"]
    said([*install, "-o", "DPkg::Lock::Timeout=600"], DEBIAN_FRONTEND="noninteractive")


def said(command: list[str], **env: str) -> bool:
    """Runs with everything it says on stderr: stdout is for the path."""
    print("$", *command, file=sys.stderr)
    try:
        return subprocess.run(command, stdout=sys.stderr, env=os.environ | env).returncode == 0
    except OSError as problem:
        print(problem, file=sys.stderr)
        return False


if __name__ == "__main__":
    try:
        print(path())
    except NoChromium as problem:
        sys.exit(f"tools.chromium: {problem}")
