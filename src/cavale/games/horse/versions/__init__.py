"""Earlier rules, frozen."""
