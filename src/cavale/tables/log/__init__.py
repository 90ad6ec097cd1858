"""A table as the fold of its log. Pure: no asyncio, no SQL, no bytes."""
