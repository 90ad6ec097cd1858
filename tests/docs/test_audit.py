"""What docs/audit.md says of other people's games is so, here and now."""

import re
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from cavale.research import openspiel

PAGE = (Path(__file__).parents[2] / "docs" / "audit.md").read_text("utf-8")
EXAMPLES = re.findall(r"^\*\*(.+?)\*\*.*?^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def at(name: str, path: list[int]) -> Any:
    openspiel.register()
    state = pyspiel.load_game(name).new_initial_state()
    for action in path:
        state.apply_action(action)
    return state


@pytest.mark.parametrize("code", [code for _, code in EXAMPLES], ids=[name for name, _ in EXAMPLES])
def test_a_finding_is_true(code: str) -> None:
    assert "assert" in code
    exec(compile(code, "docs/audit.md", "exec"), {"at": at})


def test_the_page_has_its_examples() -> None:
    assert len(EXAMPLES) == 6
