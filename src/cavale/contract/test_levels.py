"""Every level has a name, and plays by the rules from what its seat can see."""

from cavale import CHANCE
from cavale.contract.walks import every_game, walk
from cavale.core.catalogue import LANGS, catalogue
from cavale.core.spec import Spec

PACE = 0.01
ASKED = 4
"""Decisions of one random game, for each level and variant."""


def test_every_level_has_a_name_of_its_own(spec: Spec) -> None:
    assert spec.levels
    for lang in LANGS:
        say = catalogue(lang, spec.package).say
        names = {say(f"level-{level}") for level in spec.level_numbers()}
        assert len(names) == len(spec.level_numbers())


def test_every_level_plays_legal_moves(spec: Spec) -> None:
    for game in every_game():
        if game.spec is not spec:
            continue
        turns = [at for at in walk(game, 4).positions if at.mover not in (None, CHANCE)]
        for position in turns[:: 1 + len(turns) // ASKED]:
            seen = position.observe(position.mover)
            for level in spec.level_numbers():
                assert spec.bot(level, PACE).choose(seen, seed=level).move in seen.moves
