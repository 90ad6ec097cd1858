"""Exact play of Catch the Thief: bounds on its value and strategies that prove them."""
