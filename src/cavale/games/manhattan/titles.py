"""What cards are called."""

from cavale.core.message import Message, message


def card_title(card: str) -> Message:
    """A trap card or a mission, by the name it has in moves."""
    if card in ("lieutenant", "all"):
        return message(f"card-{card}")
    colour, _, by = card.partition(" ")
    return message("card-one", file=colour, by=by) if by else message("file", file=colour)
