"""Writes docs/record.schema.json from the code; tests/web/test_records.py says when it is old."""

from pathlib import Path
from typing import Final

import msgspec

from cavale.core.written import schema

FILE: Final = Path(__file__).resolve().parent.parent / "docs" / "record.schema.json"


def main() -> None:
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")


if __name__ == "__main__":
    main()
