"""`cavale db`, on a database of an earlier version and on one that is damaged."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from cavale.cli import app
from cavale.tables.store.file_lock import FileLock
from cavale.tables.store.summary import Sitter
from cavale.tables.store.upgrading import NEWEST

OLD = Path(__file__).parents[1] / "upgrade" / "databases" / "0001.sql.gz"
WALL = 'SELECT id FROM tables WHERE card LIKE \'%"game":"wall"%\''


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The tables of The Wall: quickly read."""
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(gzip.decompress(OLD.read_bytes()).decode())
        connection.execute(f"DELETE FROM log WHERE table_id NOT IN ({WALL})")
        for name in ("listed", "alarms", "finished"):
            connection.execute(f"DELETE FROM {name} WHERE id NOT IN ({WALL})")
        connection.execute(f"DELETE FROM tables WHERE id NOT IN ({WALL})")
        connection.commit()
    return path


def run(path: Path, *words: str) -> Result:
    return CliRunner().invoke(app, ["db", *words, "--database", str(path)])


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute(query).fetchall()
        connection.commit()
        return found


INDEX = {
    "summaries": "SELECT * FROM summaries ORDER BY id",
    "listed": "SELECT * FROM listed ORDER BY id",
    "alarms": "SELECT * FROM alarms ORDER BY id",
}


_SEATS = msgspec.json.Decoder(tuple[Sitter, ...])


def indexed(path: Path) -> dict[str, list[tuple[object, ...]]]:
    found = {name: rows(path, query) for name, query in INDEX.items()}
    # Seats are JSON, and there is more than one way to write it; older versions wrote less.
    found["summaries"] = [(*row[:-1], _SEATS.decode(str(row[-1]))) for row in found["summaries"]]
    return found


def test_check_upgrade_check(old: Path) -> None:
    before = run(old, "check")
    assert before.exit_code == 1
    assert f"schema      0001 (behind {NEWEST}: `cavale db upgrade`)" in before.stdout
    assert "wall           1: 10, 8" in before.stdout
    assert "unreadable: 0" in before.stdout
    for words in (["prune"], ["prune", "--dry-run"], ["rebuild-index"]):
        refused = run(old, *words)
        assert (refused.exit_code, "`cavale db upgrade` first" in refused.stderr) == (2, True)
    assert f"of schema {NEWEST} now; it was of 0001" in run(old, "upgrade").stdout
    assert f"of schema {NEWEST} already" in run(old, "upgrade").stdout
    after = run(old, "check")
    assert (after.exit_code, "All is well." in after.stdout) == (0, True)


def test_a_newer_database_is_called_newer(old: Path) -> None:
    assert run(old, "upgrade").exit_code == 0
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0099'")
        connection.commit()
    checked = run(old, "check")
    assert checked.exit_code == 1
    assert f"schema      0099 (newer than {NEWEST}:" in checked.stdout
    for words in (["prune"], ["prune", "--dry-run"], ["rebuild-index"], ["upgrade"]):
        refused = run(old, *words)
        assert (refused.exit_code, "newer version of Cavale" in refused.stderr) == (2, True)


def test_the_index_is_made_again(old: Path) -> None:
    """What the migration made of old cards is what the logs say."""
    assert run(old, "upgrade").exit_code == 0
    before = indexed(old)
    assert [len(found) for found in before.values()] == [10, 6, 2]
    for name in INDEX:
        rows(old, f"DELETE FROM {name}")
    rows(old, "INSERT INTO alarms (id, at) VALUES ('nowhere', 7)")
    missing = run(old, "check")
    assert missing.exit_code == 1
    assert "not indexed (`cavale db rebuild-index`): 10" in missing.stdout
    made = run(old, "rebuild-index")
    assert (made.exit_code, "10 tables are indexed." in made.stdout) == (0, True)
    after = indexed(old)
    assert after["summaries"] == before["summaries"]
    assert after["alarms"] == before["alarms"]
    # Private games were listed under "watch": nobody looks there any more.
    found = [row[:5] for row in before["listed"] if row[1] != "watch"]
    assert [row[:5] for row in after["listed"]] == found != []


def test_what_cannot_be_read_is_named(old: Path) -> None:
    run(old, "upgrade")
    ids = [str(found) for (found,) in rows(old, "SELECT id FROM summaries ORDER BY id")]
    rows(old, f"UPDATE log SET entry = '{{' WHERE table_id = '{ids[0]}' AND seq = 1")
    changed = "json_set(entry, '$.rules', 77)"
    rows(old, f"UPDATE log SET entry = {changed} WHERE table_id = '{ids[1]}' AND seq = 1")
    rows(old, f"DELETE FROM log WHERE table_id = '{ids[2]}' AND seq = 1")
    found = run(old, "check")
    assert found.exit_code == 1
    assert "unreadable: 3" in found.stdout
    assert f"  {ids[0]}: entry 1 of table {ids[0]} cannot be read" in found.stdout
    assert f"  {ids[1]}: it follows rules 77 of wall" in found.stdout
    assert "wall          77: 1, 0   (not in this program)" in found.stdout
    assert f"  {ids[2]}: " in found.stdout
    made = run(old, "rebuild-index")
    assert (made.exit_code, "7 tables are indexed." in made.stdout) == (1, True)
    assert rows(old, "SELECT count(*) FROM summaries") == [(7,)]


def test_prune_says_first_what_would_go(old: Path) -> None:
    run(old, "upgrade")
    rows(old, "UPDATE log SET at = 1")
    rows(old, "UPDATE summaries SET opened = 1")
    for _ in range(2):
        said = run(old, "prune", "--dry-run").stdout
        assert "CAVALE_KEEP_DAYS=never-started=7,unfinished=forever,finished=forever" in said
        assert "2 never started, 0 unfinished and 0 finished tables" in said
        assert "Nothing was changed." in said
    assert "2 tables are gone." in run(old, "prune").stdout
    assert "8 tables are gone." in run(old, "prune", "--keep", "unfinished=1,finished=1").stdout
    assert rows(old, "SELECT count(*) FROM log") == [(0,)]


def test_what_would_write_is_refused_beside_a_server(old: Path) -> None:
    run(old, "upgrade")
    server = FileLock(old)
    assert run(old, "check").exit_code == 0
    assert run(old, "prune", "--dry-run").exit_code == 0
    for words in (["upgrade"], ["rebuild-index"], ["prune"]):
        refused = run(old, *words)
        assert refused.exit_code == 2
        assert "is in use by another Cavale" in refused.stderr
    server.release()
    assert run(old, "rebuild-index").exit_code == 0


def test_what_is_not_there_is_said_and_not_made(tmp_path: Path) -> None:
    for command in ("upgrade", "check", "rebuild-index", "prune"):
        refused = run(tmp_path / "none.db", command)
        assert (refused.exit_code, "there is no such file" in refused.stderr) == (2, True)
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "empty.db").touch()
    assert "no tables of Cavale" in run(tmp_path / "empty.db", "check").stderr
    assert "CAVALE_KEEP_DAYS" in run(tmp_path / "empty.db", "prune", "--keep", "x").stderr
