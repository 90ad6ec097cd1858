"""How long tables are kept: CAVALE_KEEP_DAYS, and what it lets go of."""

import msgspec

FOREVER = "forever"
WAYS = ("never-started", "unfinished", "finished")


class Keep(msgspec.Struct, frozen=True):
    """Days since anything happened at a table; None keeps it for ever."""

    never_started: int | None = 7
    """Nobody has made a move."""
    unfinished: int | None = None
    finished: int | None = None

    def __str__(self) -> str:
        days = msgspec.structs.astuple(self)
        return ",".join(
            f"{way}={FOREVER if number is None else number}"
            for way, number in zip(WAYS, days, strict=True)
        )


class BadKeep(ValueError):
    """Its text tells the person who set it what is wrong."""


def parse_keep(text: str) -> Keep:
    """`never-started=7,unfinished=90,finished=forever`; what is not named is as by default."""
    found: dict[str, int | None] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        way, _, days = (word.strip() for word in part.partition("="))
        if way not in WAYS or way in found:
            raise BadKeep(f"CAVALE_KEEP_DAYS: {part!r} is none of {', '.join(WAYS)}, each once")
        if days != FOREVER and not (days.isascii() and days.isdecimal() and int(days) >= 1):
            raise BadKeep(f"CAVALE_KEEP_DAYS: {part!r}: a number of days, or {FOREVER}")
        found[way] = None if days == FOREVER else int(days)
    return msgspec.structs.replace(
        Keep(), **{way.replace("-", "_"): days for way, days in found.items()}
    )
