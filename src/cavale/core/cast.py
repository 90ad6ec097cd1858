"""Who sits where, as one reader calls them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Role:
    """A seat: the name of its title, a person by name, or a bot by its level."""

    title: str
    name: str = ""
    level: int | None = None


@dataclass(frozen=True)
class Cast:
    roles: tuple[Role, ...] = ()
    you: int | None = None
    """The reader's seat, if that is one person alone."""

    def seat(self, seat: int | str) -> int:
        """Seats are named by their number or by the name of their title."""
        if isinstance(seat, str):
            return next(i for i, role in enumerate(self.roles) if role.title == seat)
        return seat

    def who(self, seat: int) -> str:
        """`you`, `name`, `bot` or `title`: how a seat is called."""
        if seat == self.you:
            return "you"
        if self.roles[seat].name:
            return "name"
        return self.called(seat).split("-")[0].replace("level", "bot").replace("seat", "title")

    def called(self, seat: int) -> str:
        """The id of what somebody without a name is called: a bot by its level if it alone has it,
        otherwise the seat's title."""
        role = self.roles[seat]
        alone = sum(other.level == role.level for other in self.roles) == 1
        if role.level is not None and alone:
            return f"level-{role.level}"
        return f"seat-{role.title}"


NOBODY = Cast()
