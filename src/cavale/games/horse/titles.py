"""The names of the players' titles."""

SEAT_NAMES = ("mill", "forge", "well", "station", "press", "dovecote")
