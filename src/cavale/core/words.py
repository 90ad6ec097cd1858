"""Everything a person reads exists in French and in English."""

from typing import Literal

import msgspec

Lang = Literal["fr", "en"]
LANGS: tuple[Lang, ...] = ("fr", "en")


class Words(msgspec.Struct, frozen=True):
    fr: str
    en: str

    def __getitem__(self, lang: Lang) -> str:
        return self.fr if lang == "fr" else self.en
