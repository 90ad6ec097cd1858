"""What Hypothesis makes up is the same in every run, unless CAVALE_FUZZ asks for more of it."""

import os

from hypothesis import settings

settings.register_profile(
    "cavale", derandomize="CAVALE_FUZZ" not in os.environ, database=None, deadline=None
)
settings.load_profile("cavale")
