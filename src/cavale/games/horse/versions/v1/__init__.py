"""The rules of horse, version 1, frozen."""

from typing import TYPE_CHECKING

from cavale.core.frozen import frozen
from cavale.core.spec import Spec

if TYPE_CHECKING:
    from cavale.core.room import Notebook, Room


def _room() -> "Room":
    from cavale.core.room import Room
    from cavale.games.horse.versions.v1 import notation, rules, view, words

    return Room(rules, notation, view, words, chance=words.chance, brief=view.brief)


def _notebook() -> "Notebook":
    from cavale.games.horse.versions.v1.notebook import notebook

    return notebook


def spec(newest: Spec) -> Spec:
    return frozen(newest, 1, _room, _notebook)
