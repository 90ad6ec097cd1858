"""docs/shapes.md is what the server says, and docs/wire.md leaves no field out."""

import re

import pytest

from tools import shapes, wire

WIRE = (wire.ROOT / "docs" / "wire.md").read_text("utf-8")
BLOCKS = dict(re.findall(r"^([A-Z]\w+) +(\{.*?)(?=^\w+ +\{|^```)", WIRE, re.MULTILINE | re.DOTALL))
"""What the page says of each shape, by its name there."""
NAMES = {
    "Analysis": "Analysis",
    "Clock": "Clock",
    "Game": "GameCard",
    "LineStep": "LineStep",
    "Move": "ShownMove",
    "MyTable": "MyTable",
    "Offered": "OfferedMoves",
    "Replay": "Replay",
    "Report": "Report",
    "Review": "Review",
    "Row": "ReviewRow",
    "Run": "MoveRun",
    "Seat": "ShownSeat",
    "ShownClock": "ShownClock",
    "Step": "Step",
    "Table": "ShownTable",
    "TableCard": "TableCard",
}


@pytest.fixture(scope="module")
def document() -> bytes:
    return wire.document()


def test_the_shapes_are_those_that_the_command_writes(document: bytes) -> None:
    assert wire.SHAPES.read_text("utf-8") == shapes.page(document), "make wire"


def test_the_page_names_every_field(document: bytes) -> None:
    fields = shapes.fields(document)
    assert set(BLOCKS) == set(NAMES)
    lacking = {
        name: sorted(field for field in fields[of] if not re.search(rf"\b{field}\b", BLOCKS[name]))
        for name, of in NAMES.items()
    }
    assert {name: left for name, left in lacking.items() if left} == {}
