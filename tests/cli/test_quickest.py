"""Which Python `make` takes where a machine has several."""

import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "quickest.sh"


def chosen(folder: Path, *said: str) -> str:
    """Of Pythons that say these versions and times when they are tried, in the path's order."""
    folders = []
    for number, words in enumerate(said):
        place = folder / f"place {number}"
        place.mkdir()
        (place / "python3").write_text(f"#!/bin/sh\necho '{words}'\n")
        (place / "python3").chmod(0o755)
        folders.append(str(place))
    env = {"PATH": os.pathsep.join(folders)}
    done = subprocess.run(["/bin/sh", str(SCRIPT)], env=env, capture_output=True, check=True)
    return done.stdout.decode().strip().removeprefix(str(folder)).strip("/")


@pytest.mark.parametrize(
    ("said", "place"),
    [
        (("3.11 9000", "3.11 6000", "3.11 7000"), 1),
        (("3.11 9000", "3.11 8500"), 0),
        (("3.11 9000", "3.12 1000"), 0),
        (("", "3.12 9000", "3.12 5000"), 2),
    ],
    ids=["quicker", "hardly quicker", "another version", "one that will not do"],
)
def test_the_quickest_build_of_the_first_version_is_taken(
    tmp_path: Path, said: tuple[str, ...], place: int
) -> None:
    assert chosen(tmp_path, *said) == f"place {place}/python3"


def test_where_none_will_do_make_says_what_is_wrong_with_the_first(tmp_path: Path) -> None:
    assert chosen(tmp_path, "", "") == "python3"
