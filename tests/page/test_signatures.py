"""The kernels that a room lists for pages."""

import json

import pytest

from cavale.core import kernel_cache
from cavale.core.game import Game
from cavale.games import HOUSE
from cavale.page.rooms import open_all
from cavale.page.signatures import FILE, met, wanted

ROOMS = [spec.slug for spec in HOUSE]


@pytest.mark.parametrize("slug", ROOMS)
def test_every_kernel_that_warming_meets_is_listed(slug: str) -> None:
    """And can be read back as just the types it was met with."""
    (spec,) = (one for one in HOUSE if one.slug == slug)
    open_all(Game(spec))
    home = kernel_cache.home(spec.package)
    assert home is not None
    listed = json.loads((home / FILE).read_text("utf-8"))
    assert len(wanted(spec.package)) == len(listed) > 10
    folder = kernel_cache.folder(spec.package)
    if (folder / "warm").exists():
        assert [one for one in met(folder) if one not in listed] == []
