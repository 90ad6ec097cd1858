"""`tools.freeze`: what of a room is frozen, and how."""

import ast

import pytest

from cavale.games import GAMES
from tools.freeze import COMPILER, UNCOMPILED, Room


@pytest.mark.parametrize("slug", GAMES)
def test_what_computes_is_frozen_and_nothing_else(slug: str) -> None:
    modules = Room(slug).computing()
    assert {"rules", "notation", "view", "words"} <= {*modules}
    assert not {"bots", "review", "titles"} & {*modules}


@pytest.mark.parametrize("slug", GAMES)
def test_frozen_rules_stand_on_their_own(slug: str) -> None:
    """They know neither the compiler nor what computes in the room of today."""
    room = Room(slug)
    modules = room.computing()
    today = {f"{room.name}.{module}" for module in modules}
    for module in modules:
        text = room.rewritten(room.text(module), modules)
        imported = {*room.imported(ast.parse(text))}
        assert not imported & {*COMPILER, *today}
        assert not any(name.startswith("cavale.search") for name in imported)
        named = [line for line in text.splitlines() if f'"{room.name}"' in line]
        # A game has one catalogue for each language, whatever its rules.
        assert all("catalogue(" in line or line.startswith("_PACKAGE") for line in named)
        if {*room.imported(ast.parse(room.text(module)))} & {*COMPILER}:
            assert UNCOMPILED in imported
