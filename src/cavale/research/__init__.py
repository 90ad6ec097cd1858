"""What learning programs want: many games at once, observations as numbers, other libraries.

`cavale.research.pettingzoo` and `cavale.research.openspiel` need `cavale[research]`.
"""

from cavale.core.research import Plane, Research
from cavale.research.batch import Batch, Buffers, batch
from cavale.research.history import History, information_parts
from cavale.research.seeing import (
    action_of,
    actions,
    mask,
    move_with,
    named_planes,
    planes,
    public_planes,
    research_of,
)

__all__ = [
    "Batch",
    "Buffers",
    "History",
    "Plane",
    "Research",
    "action_of",
    "actions",
    "batch",
    "information_parts",
    "mask",
    "move_with",
    "named_planes",
    "planes",
    "public_planes",
    "research_of",
]
