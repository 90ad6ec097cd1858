"""What is different in something that is shown: where, and what stands there now."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

Difference = list[Any]
"""Names of fields and places in lists, from the outside in; the last one is the new value."""


def differences(before: Any, after: Any, *where: str | int) -> list[Difference]:
    """Put into `before` one after the other they make it `after`, as JSON."""
    found: list[Difference] = []
    if before is not after and before != after:
        _collect(before, after, where, found)
    return found


Where = tuple[str | int, ...]
Parts = Iterable[tuple[str | int, Any, Any]]


def _collect(before: Any, after: Any, where: Where, found: list[Difference]) -> None:
    """Of two that are not equal. Every event passes here: no generators, few calls."""
    parts = _parts(before, after) if type(before) is type(after) else None
    if parts is None:
        found.append([*where, after])
        return
    for name, old, new in parts:
        if old is new or old == new:
            continue
        if isinstance(new, _PLAIN):
            found.append([*where, name, new])
        else:
            _collect(old, new, (*where, name), found)


_PLAIN = (str, int, float, type(None))


def _parts(before: Any, after: Any) -> Parts | None:
    """What two of the same shape are made of; None if one could not be put into the other."""
    if isinstance(after, msgspec.Struct):
        names = _fields(type(after))
        if names is None:
            return None
        fields = [(name, getattr(before, name), getattr(after, name)) for name in names]
        # That a field is left out could not be told.
        unset = msgspec.UNSET
        return None if any(old is unset or new is unset for _, old, new in fields) else fields
    if isinstance(after, dict):
        same = before.keys() == after.keys()
        return [(name, before[name], after[name]) for name in after] if same else None
    if isinstance(after, list | tuple) and len(before) == len(after):
        both = enumerate(zip(before, after, strict=True))
        parts = [(at, old, new) for at, (old, new) in both if old != new]
        # Several plain values are said sooner than where each of them stands.
        return parts if len(parts) == 1 or not isinstance(parts[0][2], _PLAIN) else None
    return None


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[str, ...] | None:
    return None if kind.__struct_config__.omit_defaults else kind.__struct_fields__
