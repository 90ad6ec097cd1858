"""Which language a person at a terminal wants: CAVALE_LANG, else the locale, else English."""

import os

from cavale.core.words import Lang


def preferred() -> Lang:
    for name in ("CAVALE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := os.environ.get(name, ""):
            return "fr" if wanted.lower().startswith("fr") else "en"
    return "en"
