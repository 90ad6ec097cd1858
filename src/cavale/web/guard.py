"""What every answer carries and no request may do."""

import time
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from cavale.core.words import Words
from cavale.tables.deciding.refusals import Refused
from cavale.web.errors import AnyRequest

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        message.setdefault("headers", [])
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")


async def same_origin(request: AnyRequest) -> None:
    """Refuses a write that another site's page sends."""
    if request.method in {"GET", "HEAD", "OPTIONS"}:
        return
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        allowed = site in {"same-origin", "none"}
    else:
        origin = request.headers.get("origin")
        allowed = origin is None or urlsplit(origin).netloc == request.headers.get("host")
    if not allowed:
        raise Refused(
            "wrong_origin",
            Words("La demande vient d'un autre site.", "The request comes from another site."),
        )


class RateLimit:
    """So many a minute for each client, saved up to a minute's worth."""

    def __init__(self, per_minute: int) -> None:
        self._per_minute = per_minute
        self._used: dict[str, tuple[float, float]] = {}

    def count(self, client: str) -> None:
        now = time.monotonic()
        used, since = self._used.get(client, (0.0, now))
        used = max(0.0, used - (now - since) * self._per_minute / 60)
        if used + 1 > self._per_minute:
            wait = (used + 1 - self._per_minute) * 60 / self._per_minute
            raise Refused(
                "slow_down",
                Words("Doucement : attendez un peu.", "Slow down: wait a moment."),
                detail={"seconds": int(wait) + 1},
            )
        if len(self._used) > 10_000:
            self._used = {k: v for k, v in self._used.items() if now - v[1] < 60}
        self._used[client] = (used + 1, now)
