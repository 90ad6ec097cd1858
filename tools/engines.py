"""Prints where Firefox and WebKit's MiniBrowser are, installing them if the machine has none.

`make engines` plays in both; `make test` needs neither.
"""

import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools import debian


class NoEngine(Exception):
    """No browser, and no way to get one."""


@dataclass(frozen=True)
class Program:
    name: str
    package: str
    """Debian's."""
    find: Callable[[], str | None]


def _minibrowser() -> str | None:
    """It is no program for people, so it is not on PATH."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    return str(found[-1]) if found else shutil.which("MiniBrowser")


FIREFOX = Program(
    "Firefox", "firefox-esr", lambda: shutil.which("firefox-esr") or shutil.which("firefox")
)
XVFB = Program("Xvfb", "xvfb", lambda: shutil.which("Xvfb"))
WEBKIT_DRIVER = Program(
    "WebKitWebDriver", "webkit2gtk-driver", lambda: shutil.which("WebKitWebDriver")
)
MINIBROWSER = Program("MiniBrowser", "webkit2gtk-driver", _minibrowser)
ALL = (FIREFOX, XVFB, WEBKIT_DRIVER, MINIBROWSER)


def path(program: Program) -> Path:
    found = program.find()
    if found is None:
        raise NoEngine(
            f"{program.name} is not here and could not be installed: that takes root and apt-get. "
            f"Install Debian's {program.package}, or what your system calls it, by hand."
        )
    return Path(found)


def install() -> None:
    """All that is missing, at once, if this machine lets us."""
    missing = sorted({one.package for one in ALL if one.find() is None})
    if missing and debian.may_install():
        print(f"Installing {', '.join(missing)}", file=sys.stderr)
        debian.install(*missing)


if __name__ == "__main__":
    install()
    try:
        for one in ALL:
            print(path(one))
    except NoEngine as problem:
        sys.exit(f"tools.engines: {problem}")
