"""Bots as programs: a protocol over standard input and output, one JSON object a line.

`serve` puts a bot of yours behind the protocol; `Program` brings any program that speaks it to a
game, as a player. docs/engine.md describes what is said.
"""

from cavale.engine.client import Engine, EngineFailed, Program
from cavale.engine.messages import PROTOCOL, Limits
from cavale.engine.server import serve

__all__ = ["PROTOCOL", "Engine", "EngineFailed", "Limits", "Program", "serve"]
