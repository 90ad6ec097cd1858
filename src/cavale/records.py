"""Games written down, in files: read, write, go through them one by one.

The end of a file's name says what is in it:

    .txt       records as people read them, one after the other
    .json      one record
    .jsonl     one record a line, as JSON
    .parquet   a table with one row for each record; needs `cavale[research]`

A record that cannot be read raises `MalformedRecord` or `CavaleError` with the reason; moves are
played only when a record is written, or when its positions are asked for.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from cavale.core.errors import CavaleError, MalformedRecord
from cavale.core.record import Record as Record
from cavale.core.record import apart
from cavale.core.record import read as _read
from cavale.core.written import unknown_rules
from cavale.games import game as _open_game

KINDS = (".txt", ".json", ".jsonl", ".parquet")
_ROWS_AT_ONCE = 1024


def parse(text: str) -> Record:
    """The record that a text holds: lines or JSON."""
    return _read(text, _open_game)


def iterate(path: str | Path) -> Iterator[Record]:
    """The records of a file, one by one: a large file is never in memory as a whole."""
    file, kind = Path(path), _kind(path)
    if kind == ".jsonl":
        with file.open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    yield _numbered(line, number)
    elif kind == ".parquet":
        yield from _rows(file)
    else:
        yield from map(parse, apart(file.read_text("utf-8")))


def read(path: str | Path) -> list[Record]:
    """All records of a file."""
    return list(iterate(path))


def write(path: str | Path, records: Iterable[Record]) -> int:
    """Write records to a file; how many there were. The file appears only when all are written."""
    file, kind = Path(path), _kind(path)
    if kind == ".json":
        records = list(records)
        if len(records) != 1:
            raise CavaleError(f"{file.name}: .json holds one record, and there are {len(records)}")
    new = file.with_name(file.name + ".new")
    try:
        count = _write_table(new, records) if kind == ".parquet" else _lines(new, kind, records)
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)
    return count


def _kind(path: str | Path) -> str:
    kind = Path(path).suffix
    if kind not in KINDS:
        raise CavaleError(f"{Path(path).name}: records are kept in files {', '.join(KINDS)}")
    return kind


def _numbered(line: str, number: int) -> Record:
    try:
        return parse(line)
    except MalformedRecord as error:
        raise MalformedRecord(error.reason, number) from None


def _lines(file: Path, kind: str, records: Iterable[Record]) -> int:
    count = 0
    with file.open("w", encoding="utf-8") as out:
        for record in records:
            written = record.written()
            out.write(written.text() + "\n" if kind == ".txt" else written.json())
            count += 1
    return count


def _parquet() -> Any:
    try:
        import pyarrow.parquet
    except ImportError:
        raise CavaleError("Parquet needs pyarrow: pip install 'cavale[research]'") from None
    return pyarrow


def _schema(pa: Any) -> Any:
    text = pa.string()
    return pa.schema(
        [
            ("game", text),
            ("variant", text),
            ("seats", pa.int64()),
            ("rules", pa.int64()),
            ("start", text),
            ("result", text),
            ("moves", pa.list_(text)),
            ("headers", pa.map_(text, text)),
        ]
    )


def _row(record: Record) -> dict[str, Any]:
    return {
        "game": record.game.slug,
        "variant": record.game.variant,
        "seats": record.game.seats,
        "rules": record.game.spec.rules_version,
        "start": record.start,
        "result": record.result,
        "moves": list(record.moves),
        "headers": list(record.headers.items()),
    }


def _write_table(file: Path, records: Iterable[Record]) -> int:
    pa, count = _parquet(), 0
    schema, rows = _schema(pa), list[dict[str, Any]]()
    with pa.parquet.ParquetWriter(file, schema) as out:
        for record in records:
            rows.append(_row(record))
            count += 1
            if len(rows) == _ROWS_AT_ONCE:
                out.write_table(pa.Table.from_pylist(rows, schema))
                rows.clear()
        if rows:
            out.write_table(pa.Table.from_pylist(rows, schema))
    return count


def _rows(file: Path) -> Iterator[Record]:
    pa = _parquet()
    try:
        table = pa.parquet.ParquetFile(file)
    except pa.ArrowInvalid as error:
        raise CavaleError(f"{file.name}: {error}") from None
    with table:
        if not table.schema_arrow.equals(_schema(pa)):
            raise CavaleError(f"{file.name}: its columns are not those of records")
        for batch in table.iter_batches(_ROWS_AT_ONCE):
            yield from map(_from_row, batch.to_pylist())


def _from_row(row: Mapping[str, Any]) -> Record:
    game = _open_game(row["game"], row["variant"], row["seats"])
    if row["rules"] != game.spec.rules_version:
        raise unknown_rules(str(row["rules"]))
    return Record(game, tuple(row["moves"]), row["result"], row["start"], dict(row["headers"]))
