"""Who could be caught with the next card: by whom the horse, or whom the horse.

As if the length stayed as it is. A pursuer threatens if somebody else may be hunting with it and
may hold a card that catches, for all this seat can tell.
"""

from cavale.core.jit import States, plain
from cavale.core.message import message
from cavale.core.observation import Observation
from cavale.core.threats import Threat
from cavale.games.horse.board import HORSE_WALK, NAMES, PERSON, ways
from cavale.games.horse.cards import HORSE, HORSE_KINDS, KINDS, PURSUERS, count
from cavale.games.horse.notation import SUBJECT_WORDS
from cavale.games.horse.notebook import subjects, unseen_cards
from cavale.games.horse.state import next_length
from cavale.games.horse.view import phase
from cavale.games.horse.walks import catches, catching_kinds


def threats(seen: Observation) -> list[Threat]:
    a = seen.copy_record()
    if phase(a) != "play":
        return []
    s, unseen = a[0], unseen_cards(a, seen.seat)
    others = [seat for seat in range(int(s.seats)) if seat != seen.seat]
    suspects = {seat: set(subjects(a, seat, unseen)) for seat in others}
    there, found = plain(catches)(s), []
    for pursuer in range(PURSUERS):
        word = SUBJECT_WORDS[pursuer]
        hunters = [seat for seat in others if word in suspects[seat] and s.holds[seat]]
        kinds = plain(catching_kinds)(there, pursuer)
        held = [kind for kind in range(KINDS) if kinds >> kind & 1 and plain(count)(unseen, kind)]
        if hunters and held:
            said = message("threat-catch", subject=word, seats=[*hunters], hunters=len(hunters))
            found.append(Threat(said, (), (_way(a, pursuer, held[0]),)))
    return found


def _way(a: States, pursuer: int, kind: int) -> tuple[str, ...]:
    s = a[0]
    n = plain(next_length)(int(s.length), kind)
    at, horse = int(s.place[pursuer]), int(s.place[HORSE])
    if kind < HORSE_KINDS:
        way = ways(PERSON, at, n)[horse]
    else:
        way = ways(HORSE_WALK, horse, n)[at]
    return tuple(NAMES[cell] for cell in way)
