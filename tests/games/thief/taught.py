"""The thief goes away from the last visit; the detective to where he must be, else asks."""

from tests.taught import Json, Seen


def choose(seen: Seen) -> str:
    return flee(seen) if seen.view["turn"] == "thief" else follow(seen)


def flee(seen: Seen) -> str:
    """Into a hideout; else where no disc has lain yet, away from the last one."""
    hidden = seen.doing("escapes", True)
    probes = [probe["point"] for probe in seen.view["probes"]]

    def worth(text: str) -> tuple[bool, bool, int]:
        here = lines(text)
        far = sum(abs(a - b) for a, b in zip(here, lines(probes[-1]), strict=True)) if probes else 0
        return text in hidden, text not in probes, far

    return max(seen.texts, key=worth)


def lines(point: str) -> tuple[int, int]:
    return ord(point[0]), int(point[1:])


def follow(seen: Seen) -> str:
    """Where he must be; else the question that leaves fewest points, whatever it finds."""
    book: Json = seen.notebook or {}
    legal = set(seen.texts)
    if len(book["possible"]) == 1 and book["possible"][0] in legal:
        return str(book["possible"][0])
    asked = [one for one in book["splits"] if one["point"] in legal]
    if not asked:
        return seen.texts[0]
    best = min(asked, key=lambda one: (max(one["near"], one["far"]), -one["caught"]))
    return str(best["point"])
