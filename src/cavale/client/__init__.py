"""A house over HTTP, for programs: plain (`House`) or with asyncio (`AsyncHouse`).

`pip install 'cavale[client]'`. docs/programs.md has examples; `run` brings a program that speaks
the engine protocol to the tables of a house, as `cavale seat` does.
"""

from cavale.client.house import AsyncHouse, House
from cavale.client.requests import HouseRefused, Invitation, invitation
from cavale.client.seat import Seating, run

__all__ = ["AsyncHouse", "House", "HouseRefused", "Invitation", "Seating", "invitation", "run"]
