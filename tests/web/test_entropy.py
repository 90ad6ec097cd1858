"""Where a server's chance comes from: only tests can pin it."""

import re
from pathlib import Path

import cavale
from cavale.core.chance import SEED_BYTES, system_entropy
from cavale.web.settings import Settings
from tests.chance import Pinned


def test_the_system_gives_other_bytes_whatever_they_are_for() -> None:
    found = {system_entropy(purpose) for purpose in ("seed a", "seed a", "seed b", "key")}
    assert len(found) == 4
    assert {len(one) for one in found} == {SEED_BYTES}


def test_nothing_that_ships_gives_a_server_another_entropy() -> None:
    assert Settings(database="tables.db").entropy is system_entropy
    sources = Path(cavale.__file__).parent.rglob("*.py")
    assert not [path for path in sources if re.search(r"\bentropy=", path.read_text("utf-8"))]


def test_what_is_pinned_hangs_on_the_purpose_only() -> None:
    once, again = Pinned(), Pinned()
    first = once("seed a")
    assert again("key") != first
    assert again("seed a") == first
    assert again("seed a") != first
