"""The site of the library is made of docs/, strictly: a link that leads nowhere fails."""

import re
import subprocess
import sys
from pathlib import Path

import cavale.client
import cavale.engine
import cavale.records
import cavale.research

HERE = Path(__file__).parents[2]


def build(to: Path, docs: Path) -> subprocess.CompletedProcess[str]:
    settings = to.parent / f"{to.name}.yml"
    chosen = (HERE / "mkdocs.yml").read_text()
    chosen = chosen.replace("docs_dir: docs", f"docs_dir: {docs}").replace(
        "paths: [src]", f"paths: [{HERE / 'src'}]"
    )
    chosen = chosen.replace("!relative $config_dir", str(HERE))
    settings.write_text(chosen)
    command = [sys.executable, "-m", "mkdocs", "build", "-f", str(settings), "-d", str(to)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_site_is_made_and_has_every_public_name(tmp_path: Path) -> None:
    made = build(tmp_path / "site", HERE / "docs")
    assert made.returncode == 0, made.stdout + made.stderr
    found = set(re.findall(r'id="(cavale[.\w]*)"', (tmp_path / "site/api/index.html").read_text()))
    wanted = {
        f"{module.__name__}.{name}"
        for module in (cavale.client, cavale.engine, cavale.research)
        for name in module.__all__
        if not name.isupper()
    }
    wanted |= {f"cavale.{name}" for name in ("game", "bot", "play", "match", "Position")}
    # The function has its module's name.
    wanted = wanted - {"cavale.research.batch"} | {"cavale.research.batch.batch"}
    assert wanted <= found, wanted - found


def test_a_link_that_leads_nowhere_fails(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "index.md").write_text("[away](nowhere.md)")
    settings = (HERE / "mkdocs.yml").read_text()
    settings = re.sub(r"(?s)nav:.*", "nav: [index.md]\n", settings)
    (tmp_path / "mkdocs.yml").write_text(settings.replace("docs_dir: docs", f"docs_dir: {docs}"))
    command = [sys.executable, "-m", "mkdocs", "build", "-f", str(tmp_path / "mkdocs.yml")]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    assert made.returncode != 0
    assert "nowhere.md" in made.stdout + made.stderr
