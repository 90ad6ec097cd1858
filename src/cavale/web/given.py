"""What every handler may ask for."""

from pathlib import Path

from litestar.di import NamedDependency

from cavale.tables.asking.analysis import Analyst
from cavale.tables.asking.lobby import Lobby
from cavale.tables.asking.replay import Replays
from cavale.tables.asking.review import Reviews
from cavale.tables.live.house import House
from cavale.tables.minding.bots import Bots
from cavale.tables.minding.fairness import Fairness
from cavale.web.guard import RateLimit
from cavale.web.rules import Rules

TheFairness = NamedDependency[Fairness]
TheHouse = NamedDependency[House]
TheBots = NamedDependency[Bots]
TheLobby = NamedDependency[Lobby]
TheAnalyst = NamedDependency[Analyst]
TheReviews = NamedDependency[Reviews]
TheReplays = NamedDependency[Replays]
TheRules = NamedDependency[Rules]
TheLimit = NamedDependency[RateLimit]
TheStatic = NamedDependency[Path]
