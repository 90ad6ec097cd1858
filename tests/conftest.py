"""The toys' sources must count in the kernels' digest, so this comes before any import of them."""

import os
from pathlib import Path

TOYS = str(Path(__file__).parent / "toys")
os.environ["CAVALE_ROOMS"] = TOYS


def without_toys() -> dict[str, str]:
    """For a server of its own: with the kernels that set-up has compiled."""
    return {name: text for name, text in os.environ.items() if name != "CAVALE_ROOMS"}
