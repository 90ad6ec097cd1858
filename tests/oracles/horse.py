"""The slow, obvious twin of `horse`, written from the sheet, rulings H1-H8 and docs/horse.md alone.

The map is the same file the game reads; everything that is made of it is made again here.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, cached_property
from itertools import chain, product
from pathlib import Path
from typing import TypeVar

import cavale
from cavale import CHANCE

PLIES = 12_000  # compared with the kernel by default: a slow twin

PURSUERS = ("farmer", "wife", "lad", "maid", "dog")
HORSE = "horse"
SUBJECTS = (*PURSUERS, HORSE)
LETTERS = dict(zip("fwlmdh", SUBJECTS, strict=True))
SIGNS = "+=-"
NO_PAPER = "-"
FARM = "farm"
DEALS = 12
FIRST_LENGTH = 3
HAND_SIZE = {2: 15, 3: 14, 4: 13, 5: 10, 6: 8}
REMOVED_HORSES = {2: "++==--", 3: "+==-", 4: "", 5: "", 6: "+==-"}

MAP = tomllib.loads(
    Path(cavale.__file__).with_name("games").joinpath("horse", "board.toml").read_text("utf-8")
)
CELLS: list[str] = [cell["id"] for cell in MAP["cells"]]
LINKS: list[list[str]] = MAP["links"]
(BLACK,) = (cell["id"] for cell in MAP["cells"] if cell["kind"] == "black")

T = TypeVar("T")
Card = str  # "dog+"
CARDS: list[Card] = [subject + sign for subject in SUBJECTS for sign in SIGNS]
RANK = {card: at for at, card in enumerate(CARDS)}
Cards = tuple[Card, ...]  # always in the order of CARDS
Pair = tuple[Card, str]  # a card and the subject on its holder's paper
Belief = dict[str, set[Card]]  # papers that a seat may have, and the cards it then cannot have


@dataclass(frozen=True)
class Turn:
    """What all saw: where everybody stood, which card was put down, and whether it moved one."""

    deal: int
    seat: int
    places: tuple[str, ...]
    length: int
    card: Card
    discarded: bool

    def cannot_have_been(self) -> set[Pair]:
        """The pairs with which the seat, catching whenever it can, would have done otherwise."""
        pairs = {
            (card, paper)
            for card in CARDS
            for paper in PURSUERS
            if catches(self.places, card, length_after(self.length, card), paper)
        }
        if self.discarded:
            movable = [card for card in CARDS if landings(self.places, self.length, card)]
            pairs |= set(product(movable, PURSUERS))
        return pairs

    def cannot_have_been_by_the_rules(self) -> set[Pair]:
        """The same whatever the seat likes to do: who can move or catch may not discard (H6)."""
        return self.cannot_have_been() if self.discarded else set()


@dataclass(frozen=True)
class Horse:
    places: tuple[str, ...]
    length: int
    deal: int
    turn: int  # whose turn it is to choose or to play, as soon as all cards are dealt
    papers: tuple[str, ...]
    hands: tuple[Cards, ...]
    deck: Cards  # what is still to be dealt
    aside: Cards = ()  # what was left over at the first deal
    ended: str | None = None
    dealing: bool = True
    seen: tuple[Turn, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def reason(self) -> str | None:
        return self.ended

    @property
    def points(self) -> tuple[float, ...] | None:
        if self.ended is None:
            return None
        if self.ended == "uncaught":
            return (1 / self.seats,) * self.seats
        return tuple(float(seat == self.turn) for seat in range(self.seats))

    @property
    def mover(self) -> int | None:
        if self.ended is not None:
            return None
        return CHANCE if self.dealing else self.turn

    @property
    def chances(self) -> dict[str, Fraction]:
        return {
            f"deal {card}": Fraction(count, len(self.deck))
            for card, count in Counter(self.deck).items()
        }

    @property
    def must_choose(self) -> bool:
        return NO_PAPER in self.papers  # H8

    @cached_property
    def moves(self) -> list[str]:
        if self.mover is None:
            return []
        if self.mover == CHANCE:
            return list(self.chances)
        if self.must_choose:
            return [f"choose {subject}" for subject in PURSUERS]
        hand = [card for card in CARDS if card in self.hands[self.turn]]
        moves = [f"{card} {cell}" for card in hand for cell in self.cells_for(card)]
        return moves or [f"x {card}" for card in hand]  # H6

    def cells_for(self, card: Card) -> list[str]:
        cells = landings(self.places, self.length, card)
        length, paper = length_after(self.length, card), self.papers[self.turn]
        if catches(self.places, card, length, paper):
            prey = paper if subject_of(card) == HORSE else HORSE
            cells = [*cells, place_of(self.places, prey)]
        return sorted(cells, key=CELLS.index)

    def play(self, text: str) -> "Horse":
        if text not in self.moves:
            raise ValueError(f"illegal move {text!r} in {self}")
        if self.mover == CHANCE:
            return self.after_deal(text.removeprefix("deal "))
        if self.must_choose:
            return self.after_choice(text.removeprefix("choose "))
        first, second = text.split(" ")
        return self.after_discard(second) if first == "x" else self.after_move(first, second)

    def after_deal(self, card: Card) -> "Horse":
        dealt = sum(len(hand) for hand in self.hands)
        to = (self.deal - 1 + dealt) % self.seats
        hands = put(self.hands, to, in_order([*self.hands[to], card]))
        done = dealt + 1 == HAND_SIZE[self.seats] * self.seats
        deck = without(self.deck, card)
        if done and self.deal == 1:
            return replace(self, hands=hands, deck=(), aside=deck, dealing=False)
        return replace(self, hands=hands, deck=deck, dealing=not done)

    def after_choice(self, subject: str) -> "Horse":
        papers = put(self.papers, self.turn, subject)
        return replace(self, papers=papers, turn=(self.turn + 1) % self.seats)

    def after_discard(self, card: Card) -> "Horse":
        return self.put_down(card, discarded=True).next_turn()

    def after_move(self, card: Card, cell: str) -> "Horse":
        caught = catches_at(self.places, subject_of(card), cell)
        after = replace(
            self.put_down(card, discarded=False),
            places=put(self.places, SUBJECTS.index(subject_of(card)), cell),
            length=length_after(self.length, card),
        )
        if caught:
            return replace(after, ended="caught", seen=self.seen)
        return after.next_turn()

    def put_down(self, card: Card, discarded: bool) -> "Horse":
        turn = Turn(self.deal, self.turn, self.places, self.length, card, discarded)
        hands = put(self.hands, self.turn, without(self.hands[self.turn], card))
        return replace(self, hands=hands, seen=(*self.seen, turn))

    def next_turn(self) -> "Horse":
        if any(self.hands):
            return replace(self, turn=(self.turn + 1) % self.seats)
        if self.deal == DEALS:
            return replace(self, ended="uncaught")
        return replace(self, deal=self.deal + 1, turn=0, deck=self.played, dealing=True)  # H7

    def sight(self, seat: int | None) -> str:
        """Places, length, deal and turn; how many cards are where, and which were played; one's own
        hand and paper; whose papers are written, and at the end what is on them; after the first
        deal, what lies aside. (The sheet has only the winner's paper turned up, and docs/horse.md
        says nothing of the others: a reading.)"""
        papers = [
            paper if who == seat or self.is_open(paper) else "?"
            for who, paper in enumerate(self.papers)
        ]
        hands = [
            cards_text(hand) if who == seat else str(len(hand))
            for who, hand in enumerate(self.hands)
        ]
        aside = cards_text(self.aside) if self.knows_aside else "?"
        return f"{self.open_text} {papers} {hands} {cards_text(self.played)} {aside}"

    @property
    def knows_aside(self) -> bool:
        """Everybody, once every hand is empty: then all other cards have been seen (H7)."""
        return self.deal > 1 or not (self.dealing or any(self.hands))

    def is_open(self, paper: str) -> bool:
        return self.ended is not None or paper == NO_PAPER

    @property
    def winner(self) -> int | None:
        return self.turn if self.ended == "caught" else None

    @property
    def played(self) -> Cards:
        left = Counter(self.deck + self.aside) + Counter(chain.from_iterable(self.hands))
        return in_order((Counter(whole_deck(self.seats)) - left).elements())

    def worlds(self, seat: int | None) -> Iterator[str]:
        """Every position that `seat` thinks possible: it looks like this one, and the others have
        never passed a catch by. Of a seat that must have done so, only what the rules say."""
        others = [who for who in range(self.seats) if who != seat]
        possible = self.deals(others, self.unseen(seat), self.beliefs(seat))
        first = next(possible, None)
        if first is None:  # no seat alone is to blame
            possible = self.deals(others, self.unseen(seat), self.certainties(seat))
        else:
            yield first
        yield from possible

    def imagines(self, world: str, seat: int | None) -> bool:
        """Whether a position is one of these worlds."""
        other = parse(world, "classic", self.seats)
        others = [who for who in range(self.seats) if who != seat]
        beliefs = self.beliefs(seat)
        if next(self.deals(others, self.unseen(seat), beliefs), None) is None:
            beliefs = self.certainties(seat)
        return other.sight(seat) == self.sight(seat) and all(
            other.papers[who] in belief and not belief[other.papers[who]] & set(other.hands[who])
            for who, belief in zip(others, beliefs, strict=True)
        )

    def unseen(self, seat: int | None) -> Counter[Card]:
        hands = (hand for who, hand in enumerate(self.hands) if who != seat)
        hidden = () if self.knows_aside else self.aside
        return Counter(self.deck + hidden) + Counter(chain.from_iterable(hands))

    def beliefs(self, seat: int | None) -> list[Belief]:
        """What `seat` thinks of each of the others."""
        unseen = self.unseen(seat)
        return [
            self.belief(who, unseen, Turn.cannot_have_been) or certainty
            for who, certainty in zip(
                (who for who in range(self.seats) if who != seat),
                self.certainties(seat),
                strict=True,
            )
        ]

    def certainties(self, seat: int | None) -> list[Belief]:
        unseen, rules = self.unseen(seat), Turn.cannot_have_been_by_the_rules
        return [self.belief(who, unseen, rules) for who in range(self.seats) if who != seat]

    def belief(
        self, who: int, unseen: Counter[Card], excluded: Callable[[Turn], set[Pair]]
    ) -> Belief:
        """The papers that a seat may have, each with the cards that it then cannot have, if its
        turns exclude some pairs. A card put down was in the hand on all turns since the deal."""
        ruled_out: set[str] = set()
        pairs: set[Pair] = set()
        deal = 0
        for turn in self.seen:
            if turn.seat == who:
                pairs = excluded(turn) | (pairs if turn.deal == deal else set())
                deal = turn.deal
                ruled_out |= {paper for paper in PURSUERS if (turn.card, paper) in pairs}
        if deal != self.deal:
            pairs = set()
        written = self.papers[who]
        belief = {
            paper: {card for card in CARDS if (card, paper) in pairs}
            for paper in ([written] if self.is_open(written) else PURSUERS)
            if paper not in ruled_out
        }
        return {
            paper: never
            for paper, never in belief.items()
            if sum(unseen[card] for card in CARDS if card not in never) >= len(self.hands[who])
        }

    def deals(
        self, others: list[int], unseen: Counter[Card], beliefs: list[Belief]
    ) -> Iterator[str]:
        for papers in product(*beliefs):
            never = [belief[paper] for belief, paper in zip(beliefs, papers, strict=True)]
            written = self.papers
            for who, paper in zip(others, papers, strict=True):
                written = put(written, who, paper)
            sizes = [len(self.hands[who]) for who in others]
            for dealt in hands_from(unseen, sizes, never):
                hands = self.hands
                for who, hand in zip(others, dealt, strict=True):
                    hands = put(hands, who, hand)
                left = in_order((unseen - Counter(chain.from_iterable(dealt))).elements())
                world = replace(self, papers=written, hands=hands)
                if self.dealing:
                    yield str(replace(world, deck=left))
                else:
                    yield str(replace(world, aside=self.aside if self.knows_aside else left))

    @property
    def open_text(self) -> str:
        if self.ended is not None:
            mover = "=" if self.winner is None else f"{self.winner + 1}!"
        else:
            mover = "*" if self.dealing else str(self.turn + 1)
        return f"{','.join(self.places)} {self.length} {self.deal} {mover}"

    def __str__(self) -> str:
        papers = "".join(paper[0] for paper in self.papers)
        hands = "/".join(cards_text(hand) for hand in self.hands)
        rest = self.deck if self.dealing else self.aside
        return f"{self.open_text} {papers} {hands} {cards_text(rest)}"


def start(variant: str, seats: int) -> Horse:
    if variant != "classic" or seats not in HAND_SIZE:
        raise ValueError(f"no variant {variant!r} for {seats}")
    places = (*(FARM for _ in PURSUERS), BLACK)
    return Horse(places, 0, 1, 0, (NO_PAPER,) * seats, ((),) * seats, whole_deck(seats))


def whole_deck(seats: int) -> Cards:
    """H1."""
    deck = Counter(
        {subject + sign: 2 if sign == "=" else 3 for subject in PURSUERS for sign in SIGNS}
    )
    deck.update({HORSE + sign: 4 for sign in SIGNS})
    deck.subtract(HORSE + sign for sign in REMOVED_HORSES[seats])
    return in_order(deck.elements())


def in_order(cards: Iterator[Card] | list[Card]) -> Cards:
    return tuple(sorted(cards, key=RANK.__getitem__))


def without(cards: Cards, card: Card) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def put(things: tuple[T, ...], at: int, thing: T) -> tuple[T, ...]:
    return (*things[:at], thing, *things[at + 1 :])


def subject_of(card: Card) -> str:
    return card[:-1]


def place_of(places: tuple[str, ...], subject: str) -> str:
    return places[SUBJECTS.index(subject)]


def length_after(length: int, card: Card) -> int:
    """H4."""
    if length == 0:
        return FIRST_LENGTH
    return max(1, length + {"+": 1, "=": 0, "-": -1}[card[-1]])


@cache
def ends(subject_is_horse: bool, start: str, length: int) -> frozenset[str]:
    """Where walks of so many steps end, whoever stands there (H2, H3)."""
    roads = [(a, b) for a, b in LINKS if not (subject_is_horse and FARM in (a, b))]
    steps = roads + [(b, a) for a, b in roads]
    last = {(a, b) for a, b in steps if a == start}
    for _ in range(length - 1):
        last = {(b, c) for a, b in last for there, c in steps if there == b and c != a}
    return frozenset(b for _, b in last)


def ends_of(places: tuple[str, ...], subject: str, length: int) -> frozenset[str]:
    return ends(subject == HORSE, place_of(places, subject), length)


def landings(places: tuple[str, ...], length: int, card: Card) -> list[str]:
    """The cells to which a card of anybody's leads; the catch is not among them (H3)."""
    moved = subject_of(card)
    taken = {place_of(places, subject) for subject in SUBJECTS if subject != moved} - {FARM}
    return [
        cell for cell in ends_of(places, moved, length_after(length, card)) if cell not in taken
    ]


def catches(places: tuple[str, ...], card: Card, length: int, paper: str) -> bool:
    """Whether a card can be a catch for whoever has that paper (H5)."""
    moved = subject_of(card)
    if moved not in (paper, HORSE):
        return False
    return place_of(places, paper if moved == HORSE else HORSE) in ends_of(places, moved, length)


def catches_at(places: tuple[str, ...], moved: str, cell: str) -> bool:
    """Whether a legal move to a cell is a catch."""
    if moved == HORSE:
        return cell in [place_of(places, pursuer) for pursuer in PURSUERS]
    return cell == place_of(places, HORSE)


def hands_from(
    unseen: Counter[Card], sizes: list[int], never: list[set[Card]]
) -> Iterator[tuple[Cards, ...]]:
    """Every way to deal hands of these sizes out of the unseen cards, and leave the rest, when each
    seat can never have some cards."""
    if not sizes:
        yield ()
        return
    for hand in first_hands(unseen, sizes, never, ()):
        for others in hands_from(unseen - Counter(hand), sizes[1:], never[1:]):
            yield (hand, *others)


def first_hands(
    unseen: Counter[Card], sizes: list[int], never: list[set[Card]], begun: Cards
) -> Iterator[Cards]:
    """Every hand of the first seat that leaves the others what they need; its cards are picked in
    order, so that no hand comes twice."""
    if not can_be_dealt(unseen, sizes, never):
        return
    if sizes[0] == 0:
        yield begun
        return
    for at, card in enumerate(CARDS):
        if unseen[card] and card not in never[0]:
            left = unseen - Counter([card])
            earlier = never[0] | set(CARDS[:at])
            yield from first_hands(
                left, [sizes[0] - 1, *sizes[1:]], [earlier, *never[1:]], (*begun, card)
            )


def can_be_dealt(unseen: Counter[Card], sizes: list[int], never: list[set[Card]]) -> bool:
    """Hall's marriage theorem: no group of seats needs more cards than there are for it. A group
    that any card is of use to, needs no more than all cards."""
    groups = [(0, set(CARDS))]
    for size, refused in zip(sizes, never, strict=True):
        groups += [
            (need + size, useless & refused) for need, useless in groups if useless & refused
        ]
    return sum(sizes) <= unseen.total() and all(
        need <= sum(count for card, count in unseen.items() if card not in useless)
        for need, useless in groups
    )


def cards_text(cards: Cards) -> str:
    text = ""
    for letter, subject in LETTERS.items():
        signs = "".join(card[-1] for card in cards if subject_of(card) == subject)
        text += letter + signs if signs else ""
    return text or "-"


def read_cards(text: str) -> Cards:
    cards, subject = [], ""
    for letter in text if text != "-" else "":
        if letter in LETTERS:
            subject = LETTERS[letter]
        else:
            cards.append(subject + letter)
    return in_order(cards)


def parse(text: str, variant: str, seats: int) -> Horse:
    """What was seen before is not in the text."""
    begin = start(variant, seats)
    places, length, deal, mover, papers, hands, deck = text.split(" ")
    horse = replace(
        begin,
        places=tuple(places.split(",")),
        length=int(length),
        deal=int(deal),
        turn=int(mover[0]) - 1 if mover[0].isdigit() else 0,
        papers=tuple(LETTERS.get(letter, NO_PAPER) for letter in papers),
        hands=tuple(read_cards(hand) for hand in hands.split("/")),
        deck=read_cards(deck) if mover == "*" else (),
        aside=() if mover == "*" else read_cards(deck),
        ended="uncaught" if mover == "=" else "caught" if mover[-1] == "!" else None,
        dealing=mover == "*",
    )
    if horse.dealing and horse.deal > 1:
        horse = replace(horse, aside=horse.played)
    if str(horse) != text:
        raise ValueError(f"not a position: {text!r}")
    return horse


def perft(horse: Horse, depth: int) -> int:
    """The number of sequences of exactly `depth` moves; a finished game has no moves."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(horse.moves)
    return sum(perft(horse.play(move), depth - 1) for move in horse.moves)
