"""A beacon's round in a record: which chain, which round was due, and what it gave.

beacon-chain: 52db9ba7 1692803367 3       its hash, the Unix seconds of its round 1, its period
beacon-after: 2026-11-18T08:00:01.234Z    when all nonces had been told
beacon: 30112213 fe290bec b44679b9        the first round a second after that, and what it gave
beacon: 30112213 (none)                   it did not come in time, and the game began without
"""

from collections.abc import Mapping
from datetime import datetime

from cavale.core.beacon import BeaconFile, Chain, Emitted, emitted, ingredient

CHAIN, AFTER, BEACON = "beacon-chain", "beacon-after", "beacon"
MISSING = "(none)"


def ingredients(headers: Mapping[str, str]) -> tuple[str, ...]:
    """What stands in the dealer's key behind the nonces."""
    number, _, rest = headers.get(BEACON, "").partition(" ")
    randomness = rest.partition(" ")[0]
    if randomness in ("", MISSING) or not _is_number(number):
        return ()
    return (ingredient(int(number), randomness),)


def wrong(headers: Mapping[str, str], own: BeaconFile | None) -> str | None:
    """What does not hold of the beacon that a record tells of; None if all does.

    `own` is the reader's copy of the chain: without it a house may have made up the number.
    """
    chain = _chain(headers.get(CHAIN, ""))
    after = _moment(headers.get(AFTER, ""))
    number, _, rest = headers[BEACON].partition(" ")
    if chain is None or after is None:
        return "the record does not say which round of which beacon was due"
    if number != str(chain.after(after)):
        return f"round {chain.after(after)} was due, not {number}"
    if own is not None and own.chain != chain:
        return "your copy is of another beacon"
    known = None if own is None else own.find(int(number))
    if rest == MISSING:
        return None if known is None else f"round {number} was there, and was not used"
    given = emitted(number, *rest.split(" ")) if rest.count(" ") == 1 else None
    if given is None or not given.sound:
        return f"the number of round {number} is not that of its signature"
    if own is not None and known is None:
        return f"your copy does not have round {number}"
    return None if known in (None, given) else f"round {number} gave another number"


def summary(headers: Mapping[str, str], own: BeaconFile | None) -> str:
    number, _, rest = headers[BEACON].partition(" ")
    if rest == MISSING:
        return f"round {number} did not come in time; the game began without"
    if own is None:
        return f"round {number}, by the record alone; --beacon compares it with a copy of yours"
    return f"round {number} as in your copy"


def _chain(text: str) -> Chain | None:
    parts = text.split(" ")
    if len(parts) != 3 or len(parts[0]) != 64 or not all(map(_is_number, parts[1:])):
        return None
    genesis, period = map(int, parts[1:])
    return Chain(parts[0], genesis, period) if period else None


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 16


def _moment(text: str) -> int | None:
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    if found.tzinfo is None:
        return None
    whole = int(found.replace(microsecond=0).timestamp())
    return 1000 * whole + found.microsecond // 1000


def written(chain: Chain, after: str, number: int, given: Emitted | None) -> dict[str, str]:
    """The headers of a record."""
    told = MISSING if given is None else f"{given.randomness} {given.signature}"
    return {
        CHAIN: f"{chain.hash} {chain.genesis_time} {chain.period}",
        AFTER: after,
        BEACON: f"{number} {told}",
    }
