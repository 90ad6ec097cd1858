"""What is said at Manhattan South, in French and English."""

import numpy as np

from cavale.core.jit import States
from cavale.core.rules import face_moves
from cavale.core.words import Words
from cavale.games.manhattan.board import FILES as COLOURS
from cavale.games.manhattan.files import arrests, leaders, most_arrests
from cavale.games.manhattan.notation import move_text
from cavale.games.manhattan.rules import MAX_MOVES
from cavale.games.manhattan.state import (
    ARREST,
    ARREST_FIELD,
    BY_ARREST,
    BY_RACE,
    BY_ROUNDS,
    DRAW,
    DRIVE,
    FETCH,
    HUNT,
    LAST_ROUND,
    MOVE,
    OPENING,
    TRAP,
)
from cavale.games.manhattan.streets import STAY
from cavale.games.manhattan.titles import FILE_TITLES, PLAYER_TITLES, card_title
from cavale.games.manhattan.view import PLAYERS, ManhattanEffect, effect, stuck_in_a_jam, view

DISTRICT_WORDS = {
    "red": Words("la banque", "the bank"),
    "yellow": Words("la mairie", "the town hall"),
    "blue": Words("le club", "the club"),
    "green": Words("l'hôtel", "the hotel"),
}
_OF = {"white": "de Blanc", "orange": "d'Orange", "violet": "de Violet", "pink": "de Rose"}
_AT = {
    "red": "à la banque",
    "yellow": "à la mairie",
    "blue": "au club",
    "green": "à l'hôtel",
}
_DOOR = {
    "red": "à l'entrée de la banque",
    "yellow": "à l'entrée de la mairie",
    "blue": "à l'entrée du club",
    "green": "à l'entrée de l'hôtel",
}
PLACE_WORDS = {
    "station": Words("au poste de police", "the police station"),
    "mission": Words("dans la salle des missions", "the mission room"),
    "bank": Words("au parking de la banque", "the bank's car park"),
    "hall": Words("au parking de la mairie", "the town hall's car park"),
    "club": Words("au parking du club", "the club's car park"),
    "hotel": Words("au parking de l'hôtel", "the hotel's car park"),
}


def prompt(a: States, seat: int) -> Words:
    s = a[0]
    if s.over:
        return ending(a)
    who = PLAYER_TITLES[PLAYERS[s.turn]]
    mine = seat == s.turn
    if s.due == OPENING:
        return Words(
            f"{who.fr} lance le dé pour savoir qui commence.",
            f"{who.en} rolls to see who starts.",
        )
    if s.due == DRAW:
        return Words(f"{who.fr} tire une mission.", f"{who.en} draws a mission.")
    if s.due == TRAP:
        return Words(f"{who.fr} tire une carte-piège.", f"{who.en} draws a trap card.")
    if s.due == ARREST:
        return _due_arrest(a, mine)
    if s.due != MOVE:
        return Words(f"{who.fr} lance le dé.", f"{who.en} rolls the die.")
    if not mine:
        return Words(
            f"{who.fr} a fait {s.die} et choisit où aller.",
            f"{who.en} rolled {s.die} and is choosing where to drive.",
        )
    return _task(a)


def _due_arrest(a: States, mine: bool) -> Words:
    """A card of somebody else's has put the criminal where he is to be."""
    s = a[0]
    who, file = PLAYER_TITLES[PLAYERS[s.turn]], FILE_TITLES[COLOURS[s.mission[s.turn]]]
    if mine:
        return Words(
            f"Le criminel {file.fr} est sur le rouge et vous êtes à l'entrée : arrêtez-le !",
            f"The {file.en} criminal is on red and you are at the entrance: arrest him!",
        )
    return Words(
        f"{who.fr} procède à une arrestation au lieu de lancer le dé.",
        f"{who.en} makes an arrest in place of a roll.",
    )


def _task(a: States) -> Words:
    """What the mover has to do with his roll."""
    s = a[0]
    shown = view(a, s.turn)
    player = shown.players[s.turn]
    rolled = Words(f"Vous avez fait {s.die}. ", f"You rolled {s.die}. ")
    if _stuck(a):
        goal = _why_stuck(a)
    elif shown.racing:
        goal = Words(
            "Ramenez vos deux voitures au poste de police.",
            "Bring both your cars to the police station.",
        )
    elif player.mission is None:
        which = Words("une voiture", "a car")
        if player.lead:
            which = Words(f"la voiture {player.lead}", f"car {player.lead}")
        goal = Words(
            f"Menez {which.fr} à la salle des missions, au nombre exact.",
            f"Take {which.en} to the mission room, by an exact roll.",
        )
    else:
        at, district = _AT[player.mission], DISTRICT_WORDS[player.mission]
        other = 3 - (player.lead or 0)
        goal = {
            DRIVE: Words(
                f"La voiture {player.lead} doit se garer {at}.",
                f"Car {player.lead} is to park at {district.en}.",
            ),
            FETCH: Words(
                f"La voiture {other} va chercher le mandat au poste de police.",
                f"Car {other} is to fetch the warrant at the police station.",
            ),
            HUNT: _hunt(player.mission, bool(s.circle[s.mission[s.turn]] == ARREST_FIELD)),
        }[int(s.stage[s.turn])]
    return Words(rolled.fr + goal.fr, rolled.en + goal.en)


def _stuck(a: States) -> bool:
    out = np.zeros(MAX_MOVES, np.int64)
    return bool(face_moves(a, out) == 1 and out[0] == STAY)


def _why_stuck(a: States) -> Words:
    if stuck_in_a_jam(a):
        return Words("Deux voitures barrent la route : restez.", "Two cars block the way: stay.")
    return Words(
        "Il faut le nombre exact pour entrer dans la salle des missions : restez.",
        "The mission room takes the exact number: stay.",
    )


def _hunt(file: str, red: bool) -> Words:
    door, district = _DOOR[file], DISTRICT_WORDS[file]
    if red:
        return Words(
            f"Votre criminel est sur le rouge : une voiture {door} l'arrête !",
            f"Your criminal is on red: a car at {district.en}'s entrance arrests him!",
        )
    return Words(
        f"Piégez votre criminel et soyez {door} quand il est sur le rouge.",
        f"Trap your criminal, and be at {district.en}'s entrance when he is on red.",
    )


def describe(a: States, move: int) -> Words:
    seen = effect(a, move)
    said = {
        "roll": _rolls,
        "draw": _draws,
        "trap": _trap,
        "drive": _drives,
        "stay": _stays,
        "arrest": _arrests,
    }[seen.kind](seen)
    if seen.arrest and seen.kind != "arrest":
        arrest = _arrests(seen)
        said = Words(f"{said.fr} {arrest.fr}", f"{said.en} {arrest.en}")
    if seen.lose_file:
        names = [PLAYER_TITLES[player] for player in seen.lose_file]
        fr, en = _listed([w.fr for w in names], "et"), _listed([w.en for w in names], "and")
        hands = ("rend", "sa", "gives the") if len(names) == 1 else ("rendent", "leur", "give the")
        said = Words(
            f"{said.fr} {fr} {hands[0]} {hands[1]} mission.",
            f"{said.en} {en} {hands[2]} mission back.",
        )
    if seen.race:
        said = Words(
            f"{said.fr} Égalité : course au poste de police !",
            f"{said.en} A tie: race to the police station!",
        )
    if seen.leave:
        fr = _listed([_OF[player] for player in seen.leave], "et")
        en = _listed([PLAYER_TITLES[player].en for player in seen.leave], "and")
        said = Words(
            f"{said.fr} Les voitures {fr} quittent le plateau.",
            f"{said.en} The cars of {en} leave the board.",
        )
    return said


def _arrests(seen: ManhattanEffect) -> Words:
    who, file = PLAYER_TITLES[seen.player], FILE_TITLES[seen.arrest or ""]
    return Words(
        f"{who.fr} arrête le criminel {file.fr} : dossier fermé !",
        f"{who.en} arrests the {file.en} criminal: file closed!",
    )


def _rolls(seen: ManhattanEffect) -> Words:
    who = PLAYER_TITLES[seen.player]
    fr, en = f"{who.fr} fait {seen.roll}", f"{who.en} rolls {seen.roll}"
    if seen.starts:
        first = PLAYER_TITLES[seen.starts]
        return Words(f"{fr} ; {first.fr} commence.", f"{en}; {first.en} starts.")
    if seen.rolls_again:
        again = [PLAYER_TITLES[player] for player in seen.rolls_again]
        return Words(
            f"{fr} ; égalité : {_listed([w.fr for w in again], 'et')} relancent.",
            f"{en}; a tie: {_listed([w.en for w in again], 'and')} roll again.",
        )
    return Words(f"{fr}.", f"{en}.")


def _draws(seen: ManhattanEffect) -> Words:
    who, file = PLAYER_TITLES[seen.player], FILE_TITLES[seen.card or ""]
    fr = f"{who.fr} tire une mission du dossier {file.fr}"
    en = f"{who.en} draws a mission of the {file.en} file"
    if not seen.kept:
        return Words(
            f"{fr}, la remet dessous et tire encore.", f"{en}, puts it under and draws again."
        )
    if seen.joins:
        return Words(f"{fr} et se joint à la chasse.", f"{en} and joins the hunt.")
    return Words(f"{fr}.", f"{en}.")


def _trap(seen: ManhattanEffect) -> Words:
    who = PLAYER_TITLES[seen.player]
    card = seen.card or ""
    if card == "lieutenant":
        said = Words(
            f"{who.fr} retourne le Lieutenant : son criminel va sur le rouge.",
            f"{who.en} turns up the Lieutenant: his criminal goes to red.",
        )
    elif card == "all":
        said = Words(
            f"{who.fr} fait avancer tous les criminels d'une case.",
            f"{who.en} moves every criminal on by one field.",
        )
    else:
        colour, fields = card.split()
        file = FILE_TITLES[colour]
        said = Words(
            f"{who.fr} fait avancer le criminel {file.fr} de {fields}.",
            f"{who.en} moves the {file.en} criminal on by {fields}.",
        )
        if not seen.criminals:
            return Words(
                f"{who.fr} tire « {file.fr} {fields} » : ce criminel est déjà arrêté, "
                "rien ne bouge.",
                f"{who.en} draws “{file.en} {fields}”: this criminal is under arrest already, "
                "nothing moves.",
            )
    return said


def _drives(seen: ManhattanEffect) -> Words:
    who, end = PLAYER_TITLES[seen.player], seen.fields[-1]
    place = PLACE_WORDS.get(end, Words(f"en {end}", end))
    verb = Words("recule", "backs") if seen.back else Words("va", "drives")
    fr = f"{who.fr} : la voiture {seen.car} {verb.fr} {place.fr}"
    en = f"{who.en}'s car {seen.car} {verb.en} to {place.en}"
    if seen.jam:
        return Words(f"{fr}, bloquée par deux voitures.", f"{en}, held up by two cars.")
    if seen.takes == "trap":
        return Words(f"{fr} : carte-piège.", f"{en}: a trap card.")
    if seen.takes == "mission":
        return Words(f"{fr}.", f"{en}.")
    if seen.takes == "warrant":
        return Words(f"{fr} ; le mandat est affiché.", f"{en}; the warrant is posted.")
    if seen.takes == "park":
        return Words(
            f"{fr} ; l'autre peut aller chercher le mandat.",
            f"{en}; the other may fetch the warrant.",
        )
    return Words(f"{fr}.", f"{en}.")


def _stays(seen: ManhattanEffect) -> Words:
    who = PLAYER_TITLES[seen.player]
    if seen.jam:
        return Words(
            f"{who.fr} est bloqué par deux voitures et ne bouge pas.",
            f"{who.en} is held up by two cars and stays.",
        )
    return Words(
        f"Il faut le nombre exact pour entrer dans la salle des missions : {who.fr} ne bouge pas.",
        f"The mission room takes the exact number: {who.en} stays.",
    )


def _listed(names: list[str], and_: str) -> str:
    *most, last = names
    return f"{', '.join(most)} {and_} {last}" if most else last


def chance(move: int) -> Words:
    """What the die shows, or the card that is drawn."""
    kind, _, name = move_text(move).partition(" ")
    if kind == "roll":
        return Words(f"dé : {name}", f"die: {name}")
    fr, en = card_title(name, "fr"), card_title(name, "en")
    if kind == "draw":
        return Words(f"mission : {fr}", f"mission: {en}")
    return Words(f"piège : {fr}", f"trap: {en}")


def ending(a: States) -> Words:
    s = a[0]
    best = [seat for seat in range(s.seats) if arrests(s, seat) == most_arrests(s)]
    if s.over == BY_RACE:
        best = [int(s.turn)]
    first = [PLAYER_TITLES[PLAYERS[seat]] for seat in best]
    who = Words(_listed([w.fr for w in first], "et"), _listed([w.en for w in first], "and"))
    if s.over == BY_RACE:
        return Words(
            f"{who.fr} ramène ses deux voitures au poste et gagne.",
            f"{who.en} has both cars back at the station and wins.",
        )
    if s.over == BY_ARREST:
        return Words(f"Première arrestation : {who.fr} gagne.", f"The first arrest: {who.en} wins.")
    if s.over == BY_ROUNDS and leaders(s) > 1:
        return Words(
            f"{LAST_ROUND} tours : partie nulle entre {who.fr}.",
            f"{LAST_ROUND} rounds: a draw between {who.en}.",
        )
    fr = f"{LAST_ROUND} tours" if s.over == BY_ROUNDS else "Les quatre dossiers sont fermés"
    en = f"{LAST_ROUND} rounds" if s.over == BY_ROUNDS else f"All {len(COLOURS)} files are closed"
    return Words(f"{fr} : {who.fr} gagne.", f"{en}: {who.en} wins.")
