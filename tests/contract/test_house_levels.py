"""The levels of the house."""

from cavale.contract.test_levels import *  # noqa: F403
