"""Web Push: what a push service is sent (RFC 8030), so that only the device can read it (RFC 8291)
and the service knows who sends it (VAPID, RFC 8292). What is in it is declarative.
"""

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from cavale.tables.minding.notices import Letter

_CURVE = ec.SECP256R1()
_RECORD = 4096
_TOKEN_SECONDS = 12 * 60 * 60
TTL = 24 * 60 * 60
"""Seconds for which a push service keeps it for a device that is off."""
DECLARATIVE = 8030


class BadKey(ValueError):
    """No device has such a key."""


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadKey from None


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(text: str) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, decoded(text))
    except ValueError:
        raise BadKey from None


def new_key() -> str:
    """A private key, as it is kept."""
    number = ec.generate_private_key(_CURVE).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


@dataclass(frozen=True)
class Sender:
    """This house, as push services know it."""

    key: ec.EllipticCurvePrivateKey

    @classmethod
    def of(cls, kept: str) -> "Sender":
        return cls(ec.derive_private_key(int.from_bytes(decoded(kept), "big"), _CURVE))

    @property
    def public(self) -> str:
        return encoded(point(self.key.public_key()))

    def headers(self, endpoint: str, subject: str, topic: str) -> dict[str, str]:
        return {
            "authorization": f"vapid t={self._token(endpoint, subject)}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/notification+json",
            "ttl": str(TTL),
            "urgency": "normal",
            "topic": topic,
        }

    def _token(self, endpoint: str, subject: str) -> str:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + _TOKEN_SECONDS,
            "sub": subject,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(encoded(msgspec.json.encode(part)) for part in (head, claims))
        r, s = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(SHA256())))
        return f"{text}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def declared(letter: Letter) -> bytes:
    """Shown by the browser itself where it can, by our service worker elsewhere."""
    notification = {
        "title": letter.title,
        "body": letter.text,
        "navigate": letter.address,
        "tag": letter.table,
    }
    return msgspec.json.encode({"web_push": DECLARATIVE, "notification": notification})


def sealed(text: bytes, p256dh: str, auth: str) -> bytes:
    """For the device with these keys."""
    theirs, secret = public_key(p256dh), decoded(auth)
    own = ec.generate_private_key(_CURVE)
    salt = os.urandom(16)
    about = b"WebPush: info\0" + point(theirs) + point(own.public_key())
    shared = _derived(own.exchange(ec.ECDH(), theirs), secret, about, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    sender = point(own.public_key())
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)
