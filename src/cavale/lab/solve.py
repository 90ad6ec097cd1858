"""Exact work on a game, its bounds closing before one's eyes; to be stopped and resumed."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.live import Live
from rich.table import Table

from cavale.core.solving import Progress, Solving
from cavale.core.words import Lang
from cavale.lab.progress import console

SLICE = 1.0
"""Seconds between two looks at the bounds."""
KEEP = 60.0
"""Seconds between two savings."""
TITLES = {
    "fr": ("au moins", "au plus", "écart", "pas", "secondes"),
    "en": ("at least", "at most", "gap", "steps", "seconds"),
}
KNOWN = {
    "fr": {"plans": "plans", "beliefs": "croyances"},
    "en": {"plans": "plans", "beliefs": "beliefs"},
}


def run(
    solving: Solving,
    file: Path | None,
    seconds: float | None,
    gap: float,
    json: bool,
    lang: Lang,
) -> None:
    """Work until the bounds are close, the time is up or somebody presses Ctrl-C, then save."""
    if file is not None and file.exists():
        solving.resume(file)
    worked, saved = 0.0, 0.0
    # Standard output is for the result alone.
    with Live(console=Console(stderr=True), auto_refresh=False) as live:
        try:
            while not solving.done(gap) and (seconds is None or worked < seconds):
                left = SLICE if seconds is None else min(SLICE, seconds - worked)
                solving.work(left)
                worked += left
                live.update(_table(solving, lang), refresh=True)
                if file is not None and worked - saved >= KEEP:
                    solving.save(file)
                    saved = worked
        except KeyboardInterrupt:
            pass
    if file is not None:
        solving.save(file)
    if json:
        print(msgspec.json.encode(solving.progress()).decode())
    else:
        console().print(_table(solving, lang))


def _table(solving: Solving, lang: Lang) -> Table:
    now: Progress = solving.progress()
    table = Table(title=f"{now.game} {now.variant}, {now.size} x {now.size}: {solving.value[lang]}")
    for title in (*TITLES[lang], *(KNOWN[lang].get(name, name) for name in now.known)):
        table.add_column(title, justify="right")
    table.add_row(
        f"{now.low:.5f}",
        f"{now.high:.5f}",
        f"{now.high - now.low:.5f}",
        f"{now.steps:,}",
        f"{now.seconds:.0f}",
        *(f"{count:,}" for count in now.known.values()),
    )
    return table
