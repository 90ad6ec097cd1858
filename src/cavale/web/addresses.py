"""Who is asking, as limits count: an IPv4 address, or the network that an IPv6 address is from."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
_ANYBODY = 64
"""Bits of an IPv6 address that one household has; the others it may choose as it likes."""


def networks(names: str) -> tuple[Network, ...]:
    """`10.0.0.0/8,::1` as CAVALE_PROXIES has it; ValueError where one cannot be read."""
    return tuple(
        ipaddress.ip_network(name.strip(), strict=False)
        for name in names.split(",")
        if name.strip()
    )


class Addresses:
    """A proxy that is trusted says for whom it asks; what anybody else says of that is not read."""

    def __init__(self, proxies: Iterable[Network]) -> None:
        self._proxies = tuple(proxies)
        self.counted = lru_cache(8192)(self._counted)

    def of(self, peer: str, forwarded: bytes) -> str:
        return self.counted(peer, forwarded[-400:])

    def trusts(self, peer: str) -> bool:
        found = _address(peer)
        return found is not None and any(found in network for network in self._proxies)

    def _counted(self, peer: str, forwarded: bytes) -> str:
        """The last address in the chain that no trusted proxy has: all before it is hearsay."""
        asker = peer
        for name in reversed(forwarded.decode("latin-1").split(",")):
            if not self.trusts(asker) or _address(_bare(name)) is None:
                break
            asker = _bare(name)
        return bucket(asker)


def bucket(name: str) -> str:
    found = _address(name)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, _ANYBODY), strict=False))
    return name if found is None else str(found)


def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def _bare(name: str) -> str:
    """Without the port that some proxies add."""
    name = name.strip()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0] if name.count(":") == 1 else name
