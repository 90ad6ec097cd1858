"""Being told that it is one's turn."""

import msgspec

from cavale.core.catalogue import LANGS
from cavale.tables.deciding.refusals import wrong_seat
from cavale.tables.log.seat_secrets import hashed
from cavale.tables.store.notice import Notice
from cavale.web import webpush
from cavale.web.bodies import Telling, Untelling
from cavale.web.outbound import Unreachable
from cavale.web.problems import bad_request
from cavale.web.routes.tables import seat
from cavale.web.services import Services


class Told(msgspec.Struct, frozen=True):
    """Whether this device, and the table's hook, are told now."""

    told: bool


class NoticeKey(msgspec.Struct, frozen=True):
    """With this a browser asks its push service; null where the operator allows no notices."""

    push: str | None


async def key(services: Services) -> NoticeKey:
    if services.courier.outbound.reach == "off":
        return NoticeKey(None)
    return NoticeKey((await services.courier.sender()).public)


async def tell(
    services: Services, table_id: str, secret: str | None, asked: Telling, origin: str
) -> Told:
    _, player = await seat(services, table_id, secret)
    if player is None:
        raise wrong_seat()
    try:
        services.courier.outbound.check(asked.endpoint)
        if asked.kind == "push":
            webpush.public_key(asked.p256dh)
            if len(webpush.decoded(asked.auth)) != 16:
                raise webpush.BadKey
    except (Unreachable, webpush.BadKey):
        raise bad_request("nobody can be told there") from None
    lang = asked.lang if asked.lang in LANGS else "en"
    keys = (asked.p256dh, asked.auth) if asked.kind == "push" else ("", "")
    holder = hashed(secret or "")
    notice = Notice(table_id, player, asked.kind, asked.endpoint, lang, origin, *keys, holder)
    await services.live.store.notices.add(notice)
    return Told(True)


async def untell(services: Services, table_id: str, secret: str | None, asked: Untelling) -> Told:
    _, player = await seat(services, table_id, secret)
    if player is None:
        raise wrong_seat()
    gone = Notice(table_id, player, asked.kind, asked.endpoint, "en", "")
    await services.live.store.notices.remove(gone.id)
    return Told(False)
