"""What is said at a table about what is not a move of the game."""

from cavale.core.words import Words
from cavale.tables.log import rounds
from cavale.tables.log.entries import (
    AcceptDraw,
    AcceptUndo,
    AnyEntry,
    Bind,
    BreakOff,
    Chance,
    Claim,
    DeclineDraw,
    DeclineUndo,
    Flag,
    GoOn,
    Leave,
    Next,
    OfferDraw,
    OfferUndo,
    Open,
    Play,
    Recover,
    Rematch,
    Resign,
    Return,
    StandIn,
    Tell,
    Undo,
)
from cavale.tables.log.table import Table


def title(table: Table, seat: int) -> Words:
    return table.game.titles[seat].title


def begun(number: int, games: int) -> Words:
    if games == 1:
        return Words("La partie commence.", "The game begins.")
    return Words(f"La partie {number} sur {games} commence.", f"Game {number} of {games} begins.")


def awaited(table: Table) -> Words:
    missing = [title(table, s) for s, player in enumerate(table.seats) if not player.claimed]
    if not missing:
        missing = [title(table, seat) for seat in rounds.awaited(table)]
    fr = ", ".join(who.fr for who in missing)
    en = ", ".join(who.en for who in missing)
    return Words(f"On attend : {fr}.", f"Waiting for: {en}.")


def series_won(table: Table, winner: int | None) -> Words:
    totals = [f"{total:g}" for total in table.series.totals]
    if winner is None:
        counts = " - ".join(totals)
        return Words(f"La série est nulle ({counts}).", f"The series is drawn ({counts}).")
    who, name = title(table, winner), table.seats[winner].name
    own = totals.pop(table.order[winner])
    others = " - ".join(totals)
    return Words(
        f"{name or who.fr} remporte la série ({own} - {others}).",
        f"{name or who.en} wins the series ({own} - {others}).",
    )


def unseen(table: Table, seat: int) -> Words:
    who, did = title(table, seat), table.game.spec.secretly
    return Words(f"{who.fr} {did.fr}.", f"{who.en} {did.en}.")


DRAWING = Words("On prépare le hasard.", "Chance is being prepared.")
TAKEN_BACK = Words("Un coup est repris.", "A move is taken back.")
CHANCE_UNSEEN = Words("Le hasard décide.", "Chance decides.")


def said(table: Table, entry: AnyEntry) -> Words:
    """`table` is the table after the entry."""
    match entry:
        case Open() | Next():
            return begun(table.number, table.series.length)
        case Claim(player):
            who = title(table, table.order.index(player))
            name = table.players[player].name
            if name:
                return Words(f"{name} prend place ({who.fr}).", f"{name} sits down ({who.en}).")
            return Words(f"{who.fr} prend place.", f"{who.en} sits down.")
        case Recover(player):
            who = title(table, table.order.index(player))
            return Words(
                f"{who.fr} va peut-être changer d'appareil.",
                f"{who.en} may move to another device.",
            )
        case Bind() | Tell():
            return DRAWING
        case BreakOff():
            late = table.rounds.broken[-1].missing
            names = [_name(table, player) for player in late]
            fr, en = (", ".join(name[lang] for name in names) for lang in (0, 1))
            return Words(
                f"On tire de nouveau : {fr} n'a pas dévoilé son nombre.",
                f"The draw begins anew: {en} did not tell the number.",
            )
        case GoOn():
            return Words(
                "On continue sans le nombre des absents.", "It goes on without those who are away."
            )
        case StandIn(player):
            fr, en = _name(table, player)
            return Words(
                f"{fr} n'est plus là : un bot joue à sa place.",
                f"{en} is away: a bot plays on for now.",
            )
        case Return(player):
            fr, en = _name(table, player)
            return Words(f"{fr} reprend sa place.", f"{en} is back and plays on.")
        case (
            Play(seat)
            | Resign(seat)
            | Flag(seat)
            | OfferDraw(seat)
            | AcceptDraw(seat)
            | DeclineDraw(seat)
        ):
            return _by(title(table, seat), entry)
        case Leave(seat, why):
            fr, en = _DEEDS[Resign if why == "resigned" else Flag]
            who = title(table, seat)
            if table.outcome is not None:
                return Words(f"{who.fr} {fr}.", f"{who.en} {en}.")
            return Words(
                f"{who.fr} {fr} : un bot joue à sa place, et les autres continuent.",
                f"{who.en} {en}: a bot plays on, and so do the others.",
            )
        case OfferUndo(seat) | AcceptUndo(seat) | DeclineUndo(seat) | Rematch(seat):
            return _by(title(table, seat), entry)
        case Undo():
            return TAKEN_BACK
        case Chance():
            return CHANCE_UNSEEN


def _name(table: Table, player: int) -> tuple[str, str]:
    name, who = table.players[player].name, title(table, table.order.index(player))
    return name or who.fr, name or who.en


def _by(who: Words, entry: AnyEntry) -> Words:
    fr, en = _DEEDS[type(entry)]
    return Words(f"{who.fr} {fr}.", f"{who.en} {en}.")


_DEEDS: dict[type, tuple[str, str]] = {
    Play: ("joue", "moves"),
    Flag: ("n'a plus de temps", "has run out of time"),
    Resign: ("abandonne", "resigns"),
    OfferDraw: ("propose la nulle", "offers a draw"),
    AcceptDraw: ("accepte la nulle", "accepts the draw"),
    DeclineDraw: ("refuse la nulle", "declines the draw"),
    OfferUndo: ("demande à reprendre un coup", "asks to take a move back"),
    AcceptUndo: ("est d'accord pour la reprise", "agrees to take it back"),
    DeclineUndo: ("refuse la reprise", "declines to take it back"),
    Rematch: ("propose la revanche", "asks for a rematch"),
}


def resigned(who: Words, winner: Words | None) -> Words:
    return _and_won(f"{who.fr} abandonne", f"{who.en} resigns", winner)


def flagged(who: Words, winner: Words | None) -> Words:
    return _and_won(f"{who.fr} n'a plus de temps", f"{who.en} has run out of time", winner)


def _and_won(fr: str, en: str, winner: Words | None) -> Words:
    if winner is None:
        return Words(f"{fr}.", f"{en}.")
    return Words(f"{fr} : {winner.fr} gagne.", f"{en}: {winner.en} wins.")


AGREED = Words("Partie nulle, d'un commun accord.", "Drawn by agreement.")


def deserted(winner: Words | None) -> Words:
    if winner is None:
        return Words("Plus personne ne joue.", "Nobody plays on.")
    return Words(
        f"Tous les autres sont partis : {winner.fr} gagne.",
        f"All others have left: {winner.en} wins.",
    )


def among_those_who_stayed(table: Table, ending: Words, winner: Words | None) -> Words:
    """Whoever left has lost, whatever the bot did for them."""
    left = [title(table, seat) for seat in sorted(table.company.gone)]
    fr, en = ", ".join(one.fr for one in left), ", ".join(one.en for one in left)
    if winner is None:
        return Words(
            f"{ending.fr} Partie perdue par abandon : {fr}.", f"{ending.en} Lost by leaving: {en}."
        )
    return Words(
        f"{ending.fr} Partie perdue par abandon : {fr}. Victoire : {winner.fr}.",
        f"{ending.en} Lost by leaving: {en}. The win is for {winner.en}.",
    )
