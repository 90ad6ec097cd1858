"""What every handler may ask for."""

from pathlib import Path

from litestar.di import NamedDependency

from cavale.tables.analysis import Analyst
from cavale.tables.bots import Bots
from cavale.tables.fairness import Fairness
from cavale.tables.house import House
from cavale.tables.lobby import Lobby
from cavale.tables.replay import Replays
from cavale.tables.review import Reviews
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
