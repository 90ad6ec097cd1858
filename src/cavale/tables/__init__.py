"""Tables: seats, the log, undo, series, who watches, and who computes for the bots."""
