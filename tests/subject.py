"""The games of the house and its toys, for the contract that every game is held to."""

from importlib import import_module
from pathlib import Path

from cavale.contract.subject import Subject
from cavale.games import HOUSE

HERE = Path(__file__).parent


def house() -> Subject:
    from tests.toys import kuhn, peek

    return Subject(
        games=HOUSE,
        twin=lambda slug: import_module(f"tests.oracles.{slug}"),
        perft=HERE / "perft",
        playthroughs=HERE / "playthroughs",
        clauses=lambda slug: HERE / "games" / slug,
        toys=(kuhn.SPEC, peek.SPEC),
        every_language=True,
    )
