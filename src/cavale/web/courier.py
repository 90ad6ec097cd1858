"""Brings what is told of tables to devices and to groups' chats."""

import logging

import msgspec

from cavale.tables.minding.notices import Letter
from cavale.tables.store.notice import Notice
from cavale.tables.store.protocols import Notices
from cavale.web import webpush
from cavale.web.limits import RateLimit
from cavale.web.outbound import Outbound, Unreachable
from cavale.web.problems import Denied

logger = logging.getLogger(__name__)

GONE = {404, 410}
A_MINUTE = 20
"""Letters to one address: more would be a way to trouble somebody."""


class HouseCourier:
    def __init__(self, outbound: Outbound, notices: Notices) -> None:
        self.outbound = outbound
        self._notices = notices
        self._sender: webpush.Sender | None = None
        self._limit = RateLimit(A_MINUTE)

    async def sender(self) -> webpush.Sender:
        if self._sender is None:
            kept = await self._notices.vapid_key(webpush.new_key())
            self._sender = webpush.Sender.of(kept)
        return self._sender

    async def deliver(self, notice: Notice, letter: Letter) -> bool:
        try:
            self._limit.count(notice.endpoint)
            status = await self._send(notice, letter)
        except (Unreachable, webpush.BadKey, Denied) as why:
            logger.info("a %s of table %s was not told: %s", notice.kind, notice.table_id, why)
            return True
        return status not in GONE

    async def _send(self, notice: Notice, letter: Letter) -> int:
        if notice.kind == "hook":
            headers = {"content-type": "application/json"}
            return await self.outbound.post(notice.endpoint, headers, hook(letter))
        sender = await self.sender()
        headers = sender.headers(notice.endpoint, notice.origin, notice.table_id)
        body = webpush.sealed(webpush.declared(letter), notice.p256dh, notice.auth)
        return await self.outbound.post(notice.endpoint, headers, body)


def hook(letter: Letter) -> bytes:
    """`text` and `content` are what chats read; the rest is for programs."""
    said = f"{letter.title}: {letter.text} {letter.address}"
    fields = msgspec.structs.asdict(letter)
    return msgspec.json.encode({**fields, "text": said, "content": said})
