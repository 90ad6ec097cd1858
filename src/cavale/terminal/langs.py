"""Which language a person at a terminal wants: CAVALE_LANG, else the locale, else English."""

import os

from cavale.core.catalogue import LANGS, Lang


def preferred() -> Lang:
    for name in ("CAVALE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := os.environ.get(name, ""):
            return wanted[:2].lower() if wanted[:2].lower() in LANGS else "en"
    return "en"
