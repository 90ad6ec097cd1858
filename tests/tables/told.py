"""A table as a page makes it up from events (docs/wire.md)."""

from typing import Any


def told(before: dict[str, Any], event: dict[str, Any]) -> dict[str, Any]:
    """The table after an event; `before` is that of the event before."""
    if "table" in event:
        whole: dict[str, Any] = event["table"]
        return whole
    table = before
    for difference in event["differs"]:
        table = _put(table, *difference)
    return {**table, "moves": _moves(event["moves"]) if "moves" in event else []}


def _put(into: Any, name: str | int, *rest: Any) -> Any:
    new = _put(into[name], *rest) if len(rest) > 1 else rest[0]
    if isinstance(into, dict):
        return {**into, name: new}
    assert isinstance(name, int)
    return [*into[:name], new, *into[name + 1 :]]


def _moves(offered: dict[str, Any]) -> list[dict[str, Any]]:
    found = []
    for run in offered["runs"]:
        for one in run["each"]:
            own: dict[str, Any] = {"text": one} if isinstance(one, str) else dict(one)
            own["text"] = run.get("start", "") + own["text"]
            parts = [of["effect"] for of in (offered, run, own) if "effect" in of]
            if parts:
                own["effect"] = {name: value for part in parts for name, value in part.items()}
            if "said" in offered:
                own.setdefault("said", offered["said"])
            found.append(own)
    return found
