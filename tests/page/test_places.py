"""A folder that is built elsewhere is the same: no kernel knows where it was built."""

from pathlib import Path

import numba

from tests.page.inside import Inside


def test_kernels_do_not_say_where_they_were_built(inside: Inside) -> None:
    places = [str(Path(numba.__file__).parents[1]), str(Path(__file__).parents[2])]
    modules = sorted((inside.house / "kernels").glob("*.wasm"))
    assert modules
    for path in modules:
        found = [place for place in places if place.encode() in path.read_bytes()]
        assert not found, f"{path.name}: {found}"
