"""What the folder packs, a page unpacks."""

import subprocess
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from cavale.page.packing import packed, together
from tools import node

RUN = """
import { readFileSync, writeFileSync } from 'node:fs';
import { apart, unpack } from './unpack.mjs';
const sizes = JSON.parse(process.argv[2]);
const found = apart(unpack(new Uint8Array(readFileSync('packed'))), sizes);
for (const [name, data] of Object.entries(found)) writeFileSync(name, data);
"""


def unpacked(folder: Path, whole: bytes, sizes: str) -> None:
    (folder / "packed").write_bytes(whole)
    (folder / "unpack.mjs").write_bytes((files("cavale.page") / "files/unpack.js").read_bytes())
    (folder / "run.mjs").write_text(RUN)
    subprocess.run([node.directory() / "node", "run.mjs", sizes], cwd=folder, check=True)


def test_every_file_comes_out_as_it_went_in(tmp_path: Path) -> None:
    rng = Random(1)
    page = Path(__file__).read_bytes()
    parts = {
        "empty": b"",
        "one": b"x",
        "noise": rng.randbytes(50_000),
        "text": page * 40,
        "zeros": bytes(300_000),
        # Far back, near and again, in all lengths: each kind of match.
        "matches": b"".join(page[rng.randrange(900) :][: rng.randrange(400)] for _ in range(3000)),
    }
    whole, sizes = together(parts)
    assert len(whole) < 150_000
    unpacked(tmp_path, whole, str(sizes).replace("'", '"'))
    assert {name: (tmp_path / name).read_bytes() for name in parts} == parts


def test_what_is_broken_is_noticed(tmp_path: Path) -> None:
    whole = bytearray(packed(bytes(1000)))
    whole[14:18] = b"\x7f" * 4
    with pytest.raises(subprocess.CalledProcessError):
        unpacked(tmp_path, bytes(whole), '{"packed": 1000}')
