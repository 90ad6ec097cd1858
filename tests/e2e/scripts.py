"""Games played to a point that a test is about."""

COLUMN = "1L 1R 2L 2R 3L 3R 4L 4R"
"""Yellow, to move, escapes with 5L: a rope straight up the left edge."""

CHAIN = ["A1", "A2", "A3", "A4", "A5"]

FULL_SLOT = "3L 3L 3L 3L 3L"
"""Slot 3 has just been filled: it is closed to Blue."""

EMPTY_HANDED = "4L 3L 4R 4R 2L 2R 1L 4L 2L 1R 4L 5R 1R 3L 2L 2L 3R 1L 3L 4L 3L 1R 5R 5L 2R 5R"
"""All of Yellow's ropes are on the wall: Yellow must pass."""

MIDGAME = "3L 4R 4R 4R 1L 2R 5L 3L 3L 5R 2R 4R 4L 3L 4L 3L 4L 3L 1R 3R 2R 4R"
"""Two bots' moves, up to a closed slot; whoever began is to move."""

TRAPPED = "5L 2R 1R 5L 4R 5L 2R 5L 3R 3R"
"""Yellow, to move, plays 4R and escapes whatever Blue answers; to 1L with 2R."""

APPROACH = "C1-D2 E1xE3 E7-E6 C7-E5"
"""The Ball: Blue, to move, wins with D2xoff, and on D4 may jump past the ball or take it."""

ROUND = "G1-F2 D1-E2 F7-F6 D7-F7"
"""The Ball: Blue's E1 can take the ball and come back to where it stands, E1xE1."""

BACK_AND_FORTH = "D1-D2 A1-A2 A7-A6 B7-B6 D2-D1 A2-A1 A6-A7 B6-B7"
"""The Ball: everybody is back where they began."""
