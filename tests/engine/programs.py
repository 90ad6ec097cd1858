"""Small programs that speak the engine protocol, well or badly, without this library."""

import shlex
import sys
from pathlib import Path

_BEGIN = """
import json, os, sys, time

def say(**said):
    print(json.dumps(said), flush=True)

for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        say(type="hello", name={name!r}, games=["wall", "thief"])
    elif asked["type"] == "game":
        say(type="ready")
    elif asked["type"] == "quit":
        break
    elif asked["type"] == "turn":
        {turn}
"""

TURNS = {
    "first": 'say(type="choice", move=asked["moves"][0])',
    "last": 'say(type="info", text="hm"); say(type="choice", move=asked["moves"][-1], value=0.5)',
    "asleep": "time.sleep(60)",
    "crash": 'sys.exit("out of ideas")',
    "babble": 'print("3L please", flush=True)',
    "cheat": 'say(type="choice", move="Z9")',
    "flood": '[say(type="info", text="x" * 300) for _ in range(10**6)]',
}


def command(folder: Path, kind: str) -> str:
    file = folder / f"{kind}.py"
    file.write_text(_BEGIN.format(name=kind, turn=TURNS[kind]))
    return shlex.join([sys.executable, "-S", str(file)])
