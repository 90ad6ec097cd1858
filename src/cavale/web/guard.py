"""What every answer carries and no request may do."""

from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from cavale.tables.deciding.refusals import refusal
from cavale.web.errors import AnyRequest
from cavale.web.problems import Denied, Problem

LARGEST_BODY = 16 * 1024

_POLICY = "; ".join(
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
    )
)
POLICY = f"{_POLICY}; frame-ancestors 'none'"

FROM_ANYWHERE = {
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
}
"""For what other sites' pages may read: nothing in it depends on who asks."""

EMBEDDED = {
    "content-security-policy": f"{_POLICY}; frame-ancestors *",
    "cross-origin-resource-policy": "cross-origin",
}
"""For a page that may stand in any other one: nothing on it does anything but show."""

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
        framed = headers.get("content-security-policy") == EMBEDDED["content-security-policy"]
        for name, value in HEADERS.items():
            if not (framed and name == "x-frame-options"):
                headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")


async def same_origin(request: AnyRequest) -> None:
    """Refuses a write that another site's page sends."""
    if request.method in {"GET", "HEAD", "OPTIONS"}:
        return
    sent = request.headers
    if not from_this_site(sent.get("sec-fetch-site"), sent.get("origin"), sent.get("host")):
        raise wrong_origin()


def from_this_site(site: str | None, origin: str | None, host: str | None) -> bool:
    """By what the browser says about who sends it; programs say nothing."""
    if site is not None:
        return site in {"same-origin", "none"}
    return origin is None or urlsplit(origin).netloc == host


def wrong_origin() -> Denied:
    return Denied(Problem("wrong_origin", refusal("origin")))


def client(request: AnyRequest) -> str:
    """What rate limits count by."""
    return request.client.host if request.client else ""
