"""The toys' sources must count in the kernels' digest, so this comes before any import of them."""

import os
from pathlib import Path

os.environ["CAVALE_ROOMS"] = str(Path(__file__).parent / "toys")
