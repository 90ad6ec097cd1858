"""What one may type beside a move, in every language at once."""

from functools import cache

from cavale.core.catalogue import LANGS, Lang, say

COMMANDS = ("moves", "why", "undo", "hint", "rules", "save", "help", "quit")


@cache
def command(typed: str) -> str | None:
    """The command that a word names in some language."""
    for lang in LANGS:
        for name in COMMANDS:
            if typed.lower() in say(lang, f"command-{name}").split():
                return name
    return None


def help_lines(lang: Lang, move: str, other: str) -> list[tuple[str, str]]:
    """What may be typed and what it does; with a move or two as examples."""
    lines = [(move, say(lang, "help-play"))]
    for name in COMMANDS:
        first, *short = say(lang, f"command-{name}").split()
        typed = {"why": f"{first} {other}", "save": f"{first} {say(lang, 'help-file')}"}
        shown = typed.get(name, f"{first} ({short[0]})" if short else first)
        if name != "help":
            lines.append((shown, say(lang, f"help-{name}")))
    return lines
