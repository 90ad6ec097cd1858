"""What can go wrong with what somebody asked for. Messages never hold a state."""

from typing import Any


class CavaleError(Exception):
    """Base of every error this library raises about its input."""

    @property
    def fr(self) -> str:
        """The same in French, where somebody is shown it."""
        return str(self)


class UnknownGame(CavaleError, LookupError):
    @property
    def fr(self) -> str:
        return "ce jeu n'est pas connu ici"


class UnknownVariant(CavaleError, LookupError):
    @property
    def fr(self) -> str:
        return "ce jeu ne se joue pas ainsi"


class UnknownRules(CavaleError, LookupError):
    def __init__(self, version: int | str) -> None:
        self.version = version
        super().__init__(f"rules version {version} is not known here")

    @property
    def fr(self) -> str:
        return f"la version {self.version} des règles n'est pas connue ici"


class UnknownEyes(CavaleError, LookupError):
    pass


class MalformedPosition(CavaleError, ValueError):
    @property
    def fr(self) -> str:
        return "la position ne se lit pas"


class MalformedRecord(CavaleError, ValueError):
    def __init__(self, reason: str, line: int | None = None, *, fr: str) -> None:
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.reason = reason
        self.line = line
        self._fr = fr if line is None else f"ligne {line} : {fr}"

    @property
    def fr(self) -> str:
        return self._fr


class MoveError(CavaleError, ValueError):
    """A move that was not played. `position` is what it was tried on, untouched."""

    def __init__(self, move: str, position: Any, clause: str | None = None) -> None:
        self.move = move
        self.position = position
        self.clause = clause
        super().__init__(self._message())

    def _message(self) -> str:
        return f"{self.move} was not played"


class MalformedMove(MoveError):
    def _message(self) -> str:
        return f"{self.move[:40]!r} is not how a move of this game is written"

    @property
    def fr(self) -> str:
        return f"{self.move[:40]!r} n'est pas l'écriture d'un coup de ce jeu"


class IllegalMove(MoveError):
    def _message(self) -> str:
        rule = f" (rule {self.clause})" if self.clause else ""
        return f"{self.move} is not allowed here{rule}"

    @property
    def fr(self) -> str:
        rule = f" (règle {self.clause})" if self.clause else ""
        return f"{self.move} n'est pas permis ici{rule}"


class NotYourTurn(MoveError):
    def _message(self) -> str:
        return f"{self.move}: it is not this seat's turn"
