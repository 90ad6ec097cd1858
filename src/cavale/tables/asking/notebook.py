"""The game's own aid for a seat, at the tables that were opened with aids."""

from cavale.core.observation import Observation
from cavale.tables.deciding.refusals import not_found, not_now
from cavale.tables.log.table import Table
from cavale.tables.views.shapes import ShownNotebook


def seen_by(table: Table, player: int | None) -> Observation:
    """What the notebook of a player is made of, or a refusal."""
    if table.game.spec.notebook is None:
        raise not_found("no-notebook")
    if not table.aids:
        raise not_now("without-aids")
    return table.position.observe(table.seat_of(player))


def written(table: Table, seen: Observation) -> ShownNotebook:
    notebook = seen.notebook()
    assert notebook is not None
    return ShownNotebook(table.version, notebook)
