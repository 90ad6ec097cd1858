"""The strategies that ship with the game, read when first needed."""

from pathlib import Path

from cavale.core.kept import kept
from cavale.games.thief.exact import controller, repertoire
from cavale.games.thief.exact.chase import Half
from cavale.games.thief.exact.controller import Controller
from cavale.games.thief.exact.repertoire import Repertoire

FOLDER = Path(__file__).parent / "data"


@kept
def detective(half: Half) -> Controller:
    return controller.load(FOLDER / f"detective-{half}.npz")


@kept
def thief(half: Half) -> Repertoire:
    return repertoire.load(FOLDER / f"thief-{half}.npz")
