"""A push service and a chat of our own, on loopback, and a device that can read its post."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from cavale.web.webpush import decoded, encoded, point, public_key
from tests.waiting import until

CURVE = ec.SECP256R1()


@dataclass(frozen=True)
class Posted:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Letterbox:
    address: str
    status: int = 201
    posted: list[Posted] = field(default_factory=list)
    silent: bool = False
    line: bytes | None = None
    """What is answered instead of a status."""
    heard: int = 0

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").split("\r\n")
            headers = dict(line.split(": ", 1) for line in head[1:] if line)
            body = await reader.readexactly(int(headers["content-length"]))
            self.heard += 1
            if self.silent:
                await reader.read()
                return
            self.posted.append(Posted(head[0].split()[1], headers, body))
            status = f"HTTP/1.1 {self.status} So\r\nlocation: /elsewhere\r\n\r\n".encode()
            writer.write(status if self.line is None else self.line)
            await writer.drain()
        finally:
            writer.close()

    async def next(self, number: int) -> Posted:
        await until(lambda: len(self.posted) >= number)
        return self.posted[number - 1]


@asynccontextmanager
async def letterbox() -> AsyncIterator[Letterbox]:
    box = Letterbox("")
    server = await asyncio.start_server(box.take, "127.0.0.1", 0)
    async with server:
        box.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        yield box


@dataclass(frozen=True)
class Device:
    """A browser's subscription."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    secret: bytes = b"sixteen bytes it"

    def asks(self, endpoint: str) -> dict[str, str]:
        keys = {"p256dh": encoded(point(self.key.public_key())), "auth": encoded(self.secret)}
        return {"kind": "push", "endpoint": endpoint, **keys}

    def read(self, body: bytes) -> Any:
        """As RFC 8291 says it, written from the device's side."""
        salt, size, sealed = body[:16], body[20], body[21:]
        sender, text = sealed[:size], sealed[size:]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        about = b"WebPush: info\0" + point(self.key.public_key()) + sender
        shared = _hkdf(self.key.exchange(ec.ECDH(), theirs), self.secret, about, 32)
        key = _hkdf(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(shared, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, text, None)
        assert plain[-1:] == b"\2"
        return msgspec.json.decode(plain[:-1])


def _hkdf(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)


def signed_by(headers: dict[str, str]) -> tuple[str, Any]:
    """The key that a push is signed with, and what it claims; raises if it is not."""
    kind, rest = headers["authorization"].split(" ", 1)
    assert kind == "vapid"
    parts = dict(part.split("=", 1) for part in rest.split(", "))
    text, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    r, s = (int.from_bytes(half, "big") for half in (raw[:32], raw[32:]))
    signed = public_key(parts["k"])
    signed.verify(encode_dss_signature(r, s), text.encode(), ec.ECDSA(SHA256()))
    return parts["k"], msgspec.json.decode(decoded(text.split(".")[1]))
