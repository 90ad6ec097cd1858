"""Secrets of seats and invitations: random texts of which only a hash is kept."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence

import msgspec

_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"


class Program(msgspec.Struct, frozen=True):
    """A program of somebody's that has shown its token."""

    name: str


Who = str | Program | None
"""The caller: by the secret of a seat, as a program, or as nobody in particular."""


def table_id_of(key: str) -> str:
    """The table that this key opens: the same one however often it is asked."""
    block = hashlib.sha256(f"{key}/table".encode()).digest()
    return "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in block[:10])


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def derived(secret: str, *about: object) -> str:
    """A further secret that only the holder of this one gets, and gets again when asked again."""
    text = "/".join(map(str, about))
    block = hmac.digest(secret.encode("utf-8", "replace"), text.encode(), "sha256")
    return base64.urlsafe_b64encode(block[:24]).decode()


def which(secret: str | None, hashes: Sequence[str | None]) -> int | None:
    """The index of the hash this secret has."""
    if not secret:
        return None
    own = hashed(secret)
    found = None
    for index, known in enumerate(hashes):
        if known is not None and hmac.compare_digest(own, known):
            found = index
    return found
