"""Every message that docs/engine.md shows is in the protocol, and its bot plays."""

import json
import re
import shlex
import sys
from pathlib import Path

import cavale
from cavale.engine.client import Program, close_all
from cavale.engine.messages import Answered, read_answered, read_asked
from cavale.lab.referee import play

PAGE = (Path(__file__).parents[2] / "docs" / "engine.md").read_text("utf-8")
ASKED, ANSWERED = re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
(BOT,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_every_message_is_in_the_protocol() -> None:
    asked = [read_asked(line.encode()) for line in ASKED.splitlines()]
    answered: list[Answered] = [read_answered(line.encode()) for line in ANSWERED.splitlines()]
    assert len({type(one) for one in asked}) == 5
    assert len({type(one) for one in answered}) == 4
    for line, message in zip((ASKED + ANSWERED).splitlines(), [*asked, *answered], strict=True):
        known = set(json.loads(line)) - {"type"}
        assert known == set(message.__struct_fields__), "the page shows every field"


def test_the_bot_plays(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(BOT)
    bot = Program(shlex.join([sys.executable, str(file)]))
    game = play(cavale.game("wall", "single").start(), [bot, bot], seed=3)
    assert game.failure is None
    assert game.outcome.winner is not None
    close_all()
