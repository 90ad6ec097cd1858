"""The leak contract for anybody's game: what a player is shown must follow from what it may know.

>>> from cavale.research.audit import audit, openspiel
>>> audit(openspiel("tic_tac_toe"), states=2000).findings
()
"""

from cavale.research.audit.contract import Finding, Report, Subject, audit
from cavale.research.audit.subjects import named, openspiel, pettingzoo

__all__ = ["Finding", "Report", "Subject", "audit", "named", "openspiel", "pettingzoo"]
