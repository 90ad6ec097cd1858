"""Rounds of nonces in a record: what each seat was bound to, told, and broke off.

round: 2
bound-white: 6f1c          SHA-256 of "<table>/<round>/<nonce>", before any was told
bound-orange: (house)      a bot's: its nonce follows from the seed
broken-1-white: 31ab 77d2  an earlier round: what the seat was bound to, and told
broken-1-red: 90fe (none)  who did not tell broke it off
"""

import re
from collections.abc import Mapping

from cavale.core.chance import bound, house_nonce

ROUND, BOUND, BROKEN = "round", "bound-", "broken-"
HOUSE = "(house)"
UNTOLD = "(none)"
_NUMBER = re.compile(r"[1-9][0-9]?")
_BROKEN = re.compile(r"broken-([1-9][0-9]?)-(.+)")


def wrong(headers: Mapping[str, str], seats: list[str], first_seed: bytes) -> str | None:
    """What does not hold of the rounds that a record tells of; None if all does."""
    table = headers["table"].rpartition("/")[0]
    if not _NUMBER.fullmatch(headers[ROUND]):
        return "the round is no number"
    last = int(headers[ROUND])
    for seat in seats:
        nonce = headers.get(f"nonce-{seat}", UNTOLD)
        fixed = headers.get(f"{BOUND}{seat}")
        if fixed == HOUSE:
            if nonce != house_nonce(first_seed, table, last):
                return f"the nonce of {seat} is not the house's"
        elif fixed is None and nonce != UNTOLD:
            return f"{seat} told a nonce without being bound to it"
        elif fixed is not None and fixed != bound(table, last, nonce):
            return f"{seat} was bound to another nonce"
    return _wrong_broken(headers, seats, table, last)


def _wrong_broken(
    headers: Mapping[str, str], seats: list[str], table: str, last: int
) -> str | None:
    untold: dict[int, int] = dict.fromkeys(range(1, last), 0)
    for name, text in headers.items():
        if not name.startswith(BROKEN):
            continue
        found = _BROKEN.fullmatch(name)
        fixed, _, told = text.partition(" ")
        if found is None or found[2] not in seats or int(found[1]) not in untold:
            return f"{name} is no round that was broken off"
        number = int(found[1])
        if told == UNTOLD:
            untold[number] += 1
        elif fixed != bound(table, number, told):
            return f"{name}: the seat was bound to another nonce"
    missing = [number for number, seats_untold in untold.items() if not seats_untold]
    return f"nobody broke off round {missing[0]}" if missing else None


def summary(headers: Mapping[str, str]) -> str:
    broken = int(headers[ROUND]) - 1
    late = sorted(
        name.split("-", 2)[2]
        for name, text in headers.items()
        if name.startswith(BROKEN) and text.endswith(f" {UNTOLD}")
    )
    if not broken:
        return "each seat told what it was bound to"
    return f"each seat told what it was bound to; broken off before: {broken}, by {', '.join(late)}"
