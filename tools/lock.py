"""Checks, without a network, that the lock files say what pyproject.toml and package.json ask for.

And that neither names a host: where packages come from is the machine's business.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).resolve().parent.parent
PIN: Final = re.compile(r"^([\w.-]+)==([^\s;]+)", re.MULTILINE)


class Package(msgspec.Struct, rename="camel"):
    """package.json, or an entry of package-lock.json, of which the first repeats package.json."""

    dependencies: dict[str, str] = {}
    dev_dependencies: dict[str, str] = {}
    optional_dependencies: dict[str, str] = {}


class NpmLock(msgspec.Struct):
    packages: dict[str, Package]


def python_problems() -> Iterator[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    pins = {canonicalize_name(name): version for name, version in PIN.findall(lock)}
    for text in project["project"]["dependencies"] + project["dependency-groups"]["dev"]:
        wanted = Requirement(text)
        pinned = pins.get(canonicalize_name(wanted.name))
        if pinned is None:
            yield f"requirements.lock has no {wanted.name}"
        elif not wanted.specifier.contains(pinned, prereleases=True):
            yield f"requirements.lock has {wanted.name} {pinned}, pyproject.toml wants {wanted}"
    if "://" in lock:
        yield "requirements.lock names a host"


def npm_problems() -> Iterator[str]:
    text = (ROOT / "ui" / "package-lock.json").read_bytes()
    wanted = msgspec.json.decode((ROOT / "ui" / "package.json").read_bytes(), type=Package)
    locked = msgspec.json.decode(text, type=NpmLock).packages
    if locked[""] != wanted:
        yield "ui/package-lock.json is not of ui/package.json; run 'npm install' in ui"
    # What another platform needs is left out without a word if the registry did not have it; then
    # npm ci refuses the lock, here and there.
    for name, package in locked.items():
        for optional in package.optional_dependencies:
            if not any(path.endswith(f"node_modules/{optional}") for path in locked):
                yield f"ui/package-lock.json has no {optional}, which {name} may need elsewhere"
    if b'"resolved"' in text:
        yield "ui/package-lock.json names a host"


def main() -> None:
    problems = [*python_problems(), *npm_problems()]
    for problem in problems:
        print(problem)
    if problems:
        sys.exit("tools.lock: 'make lock' writes requirements.lock, npm install the other")
    print("The locks agree with what they lock.")


if __name__ == "__main__":
    main()
