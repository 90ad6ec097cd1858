"""Every command of docs/adding-a-game.md, run as a reader would, in a folder of its own."""

import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import cavale
from cavale.new import CannotWrite, write

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
STEPS = "".join(re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
SOURCE = Path(cavale.__file__).parents[1]


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """An environment with Cavale and pytest in it, where `pip` reaches nothing but the folder."""
    home = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", home], check=True)
    site = next(home.glob("lib/python*/site-packages"))
    (site / "cavale.pth").write_text(f"{SOURCE}\n{sysconfig.get_path('purelib')}\n")
    for name, module in {"cavale": "cavale.cli", "pytest": "pytest"}.items():
        command = "main()" if name == "cavale" else "console_main()"
        script = home / "bin" / name
        script.write_text(
            f"#!{home}/bin/python\nimport {module} as m, sys\nsys.exit(m.{command})\n"
        )
        script.chmod(0o755)
    return {
        **{name: value for name, value in os.environ.items() if name != "CAVALE_GUESTS"},
        "PATH": f"{home}/bin:/usr/bin:/bin",
        "NUMBA_DISABLE_JIT": "1",  # the same code, and quicker than compiling it once
        "PIP_NO_BUILD_ISOLATION": "0",
        "PIP_NO_INDEX": "1",
        "LANG": "en",
    }


def test_every_step_of_the_page(tmp_path: Path, installed: dict[str, str]) -> None:
    assert STEPS.startswith("cavale new fox\n")
    script = STEPS.replace("cavale new fox", "cavale new fox --hidden --chance")
    command = ["/bin/sh", "-exc", script]
    done = subprocess.run(command, cwd=tmp_path, env=installed, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^fox +Fox +a first game +\[classic\]$", done.stdout, re.MULTILINE)
    assert re.search(
        r"^fox-classic-2: \w+ wins \d of 4, .* moves a game$", done.stdout, re.MULTILINE
    )
    assert re.search(r"= \d+ passed in ", done.stdout, re.MULTILINE)
    assert "skipped" not in done.stdout
    assert re.search(r"^22$", done.stdout, re.MULTILINE)
    counted = tmp_path / "cavale-fox/tests/fox.perft"
    assert "classic ; c1 c5 r 15 0 c1 ; D1 2 ; D2 6 ; D3 22 ; D4 64" in counted.read_text()


def test_what_is_there_already_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.py").touch()
    with pytest.raises(CannotWrite, match="not empty"):
        write("fox", tmp_path)
    with pytest.raises(CannotWrite, match="small letters"):
        write("Fox Trot", tmp_path / "new")
    assert [path.name for path in tmp_path.iterdir()] == ["mine.py"]


@pytest.mark.parametrize("chance", [False, True])
@pytest.mark.parametrize("hidden", [False, True])
def test_what_is_written_reads_well(tmp_path: Path, hidden: bool, chance: bool) -> None:
    """In the house's own style, and without what was not asked for."""
    write("red-fox", tmp_path / "fox", hidden=hidden, chance=chance)
    ruff = [sys.executable, "-m", "ruff"]
    style = ["--config", str(ROOT / "pyproject.toml"), str(tmp_path)]
    subprocess.run([*ruff, "check", "-q", "--ignore", "I001", *style], check=True)
    subprocess.run([*ruff, "format", "-q", "--check", *style], check=True)
    package = tmp_path / "fox" / "src" / "cavale_red_fox"
    rules = (package / "rules.py").read_text("utf-8")
    assert ("def observe" in rules) == hidden
    assert ("def weight" in rules) == chance
    assert "@" not in re.sub("@inner", "", rules)
    for path in tmp_path.rglob("*.*"):
        assert path.is_dir() or not re.search(r"^%(if|else|end)", path.read_text("utf-8"), re.M)
