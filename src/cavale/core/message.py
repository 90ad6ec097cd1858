"""A sentence before it is said: an id of a catalogue, and arguments."""

from collections.abc import Iterable

import msgspec


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said of a move needs only those arguments that its effect does not have."""

    id: str
    args: dict[str, "int | float | str | list[int | float | str] | Message"] = {}


Arg = int | float | str | list[int | float | str] | Message


def message(name: str, /, **args: Arg) -> Message:
    return Message(name, args)


def completed(said: Iterable[Message], effect: msgspec.Struct | None) -> list[Message]:
    """Sentences about a move with all their arguments: the effect's fields, then their own."""
    fields = {} if effect is None else arguments(effect)
    return [Message(one.id, {**fields, **one.args}) for one in said]


def arguments(effect: msgspec.Struct) -> dict[str, Arg]:
    """The fields that can be said: numbers, texts and lists of them."""
    found = ((name, getattr(effect, name)) for name in effect.__struct_fields__)
    return {name: _plain(value) for name, value in found if sayable(value)}


def sayable(value: object) -> bool:
    if isinstance(value, list | tuple):
        return all(map(sayable, value))
    return isinstance(value, int | float | str) and not isinstance(value, bool)


def _plain(value: Arg | tuple[int | float | str, ...]) -> Arg:
    return list(value) if isinstance(value, tuple) else value
