"""The house and its toys, by the contract that every game is held to."""

from cavale.contract.test_lessons import *  # noqa: F403
