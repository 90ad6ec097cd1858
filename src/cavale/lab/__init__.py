"""Measuring: matches, ladders, benchmarks and training. Nothing else imports this."""
