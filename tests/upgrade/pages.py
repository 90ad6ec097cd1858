"""The built pages as another build would have left them."""

import re
import shutil
from pathlib import Path

from cavale.web.build import WIRE
from cavale.web.settings import STATIC

_HASHED = re.compile(r"(.+-)([A-Za-z0-9_-]{8})(\.(?:js|css|woff2))")
_SPEAKS = re.compile(rf"(Cavale-Wire[^>]{{1,8}}>){WIRE}\b")


def another_build(folder: Path, wire: int = WIRE) -> Path:
    """A copy in which every hashed file has another name, and whose pages speak this wire."""
    shutil.copytree(STATIC, folder)
    names = {path.name: _renamed(path.name) for path in (folder / "assets").iterdir()}
    assert all(name != other for name, other in names.items())
    old = re.compile("|".join(map(re.escape, names)))
    speaking = 0
    for path in [path for path in folder.rglob("*") if path.suffix in {".js", ".css", ".html"}]:
        text = old.sub(lambda found: names[found[0]], path.read_text("utf-8"))
        text, count = _SPEAKS.subn(rf"\g<1>{wire}", text)
        speaking += count
        path.write_text(text, "utf-8")
    # The pages, and the boards for other pages.
    assert speaking >= 1, "where the pages compare the wire has changed"
    for name, other in names.items():
        (folder / "assets" / name).rename(folder / "assets" / other)
    return folder


def _renamed(name: str) -> str:
    found = _HASHED.fullmatch(name)
    assert found is not None, name
    other = found[2][::-1] if found[2] != found[2][::-1] else "palindro"
    return f"{found[1]}{other}{found[3]}"
