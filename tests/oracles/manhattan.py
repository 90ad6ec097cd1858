"""The slow, obvious twin of `manhattan`, written from the sheet, rulings M1-M14, the map and
docs/manhattan.md alone."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from importlib.resources import files
from typing import NamedTuple

from cavale import CHANCE

VARIANTS = ("classic", "quick")
PLIES = 24_000  # compared with the kernel by default: under half a minute of one core

PLAYERS = "wovp"  # white, orange, violet, pink
ROUNDS = 300  # M13
CIRCLE, RED = 4, 3  # M2: the fields of a circle, and the red one
SIX = 6  # M7: the roll that may be backed

MAP = tomllib.loads((files("cavale") / "games/manhattan/board.toml").read_text("utf-8"))
FIELDS: list[str] = [field["id"] for field in MAP["fields"]]
KIND: dict[str, str] = {field["id"]: field["kind"] for field in MAP["fields"]}
STREETS = [field for field in FIELDS if KIND[field] in ("street", "trap", "entrance")]
HOLD_TWO = [field for field in FIELDS if KIND[field] in ("street", "trap")]  # M8
GONE = "-"  # M12: in place of the field of a car that has left the board
ARROWS: list[tuple[str, str]] = [
    arrow for way in MAP["ways"] for arrow in zip(way["fields"], way["fields"][1:], strict=False)
]
AHEAD = {field: [to for origin, to in ARROWS if origin == field] for field in FIELDS}
BEHIND = {field: [origin for origin, to in ARROWS if to == field] for field in FIELDS}

FILES: list[str] = [district["file"] for district in MAP["districts"]]
LETTERS = "".join(file[0] for file in FILES)
DISTRICTS: list[str] = [district["id"] for district in MAP["districts"]]


def field_of(kind: str, district: str) -> str:
    """The only field of that kind in the district."""
    (field,) = (
        field["id"]
        for field in MAP["fields"]
        if field["kind"] == kind and field.get("district") == district
    )
    return str(field)


ENTRANCES = [field_of("entrance", district) for district in DISTRICTS]
PARKS = [field_of("park", district) for district in DISTRICTS]
(STATION,) = (field for field in FIELDS if KIND[field] == "station")

# M1
MISSIONS = Counter(dict.fromkeys(LETTERS, 4))
TRAPS = Counter({"L": 3, "A": 1})
for _letter in LETTERS:
    TRAPS.update([f"{_letter}1", f"{_letter}1", f"{_letter}2", f"{_letter}3"])


class Drive(NamedTuple):
    """Sorted, drives stand in the pinned order."""

    car: int  # 0 or 1
    is_backwards: bool
    steps: int
    place: int  # in the order of the map

    @property
    def to(self) -> str:
        return FIELDS[self.place]

    def __str__(self) -> str:
        return f"{self.car + 1}{'<' if self.is_backwards else '-'}{self.to}"


@dataclass(frozen=True)
class Player:
    cars: tuple[str, str]
    file: int | None = None
    leader: int | None = None  # car 1 before the first mission; the one that entered the room
    is_parked: bool = False  # the leading car, at its district
    is_posted: bool = False  # the warrant

    def __str__(self) -> str:
        letter = "-" if self.file is None else LETTERS[self.file]
        leader = "" if self.leader is None else str(self.leader + 1)
        state = f"{leader}{'p' * self.is_parked}{'w' * self.is_posted}"
        return f"{self.cars[0]},{self.cars[1]}:{letter}{state}"

    def without_mission(self) -> "Player":
        return Player(self.cars)

    def posted(self) -> "Player":
        return Player(self.cars, self.file, is_posted=True)


@dataclass(frozen=True)
class Manhattan:
    """`due` is the last part of the text: in the opening the rolls, else what follows the letter
    of the player whose turn it is: `?`, his roll, `!`, `m`, `t`, or `=` and the reason."""

    variant: str
    players: tuple[Player, ...]
    criminals: str  # of each file its field, or the letter of the player who arrested him
    missions: tuple[str, ...]  # the known bottom of the pile, from its top down
    traps: tuple[str, ...]  # likewise
    starter: int | None
    round: int
    turn: int | None
    due: str

    # --- what is the case

    @property
    def is_opening(self) -> bool:
        return self.starter is None

    @property
    def reason(self) -> str | None:
        return self.due[1:] if self.due.startswith("=") else None

    @property
    def mover(self) -> int | None:
        if self.reason is not None:
            return None
        return CHANCE if self.is_opening or self.due in "?mt" else self.turn

    @property
    def seat(self) -> int:
        assert self.turn is not None
        return self.turn

    @property
    def player(self) -> Player:
        return self.players[self.seat]

    @property
    def most(self) -> list[int]:
        """Those with the most arrests."""
        arrests = [self.criminals.count(PLAYERS[seat]) for seat in range(len(self.players))]
        return [seat for seat, number in enumerate(arrests) if number == max(arrests)]

    @property
    def is_race(self) -> bool:
        """M12; also true of a game that the fourth arrest has decided."""
        return all(criminal in PLAYERS for criminal in self.criminals)

    @property
    def points(self) -> tuple[float, ...] | None:
        if self.reason is None:
            return None
        winners = [self.seat] if self.reason == "race" else self.most
        return tuple(
            1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.players))
        )

    def clockwise(self) -> list[int]:
        """All seats, from the next one round to the one whose turn it is."""
        number = len(self.players)
        return [(self.seat + further) % number for further in range(1, number + 1)]

    def is_full(self, field: str) -> bool:
        """M8."""
        there = sum(player.cars.count(field) for player in self.players)
        return field in HOLD_TWO and there >= 2

    def is_on_red(self, player: Player) -> bool:
        return player.file is not None and self.criminals[player.file] == str(RED)

    def is_arrest_due(self, player: Player) -> bool:
        """M10: red, warrant, handcuffs."""
        if player.file is None or not player.is_posted:
            return False
        return self.is_on_red(player) and ENTRANCES[player.file] in player.cars

    # --- the moves

    @property
    def moves(self) -> list[str]:
        if self.reason is not None:
            return []
        if self.due == "!":
            return ["arrest"]
        if self.mover == CHANCE:
            return list(self.chances)
        drives = [str(drive) for drive in self.drives]
        return drives if any("-" in drive for drive in drives) else [*drives, "stay"]

    @property
    def chances(self) -> dict[str, Fraction]:
        if self.is_opening or self.due == "?":
            return {f"roll {number}": Fraction(1, 6) for number in range(1, 7)}
        if self.due == "m":
            cards = top_of(self.missions, self.mission_pile)
            names = {card: f"draw {FILES[LETTERS.index(card)]}" for card in cards}
        else:
            cards = top_of(self.traps, TRAPS)
            names = {card: trap_text(card) for card in cards}
        return {names[card]: Fraction(cards[card], cards.total()) for card in cards}

    @property
    def mission_pile(self) -> Counter[str]:
        """Every mission that nobody holds, seen or unseen."""
        held = [LETTERS[player.file] for player in self.players if player.file is not None]
        return MISSIONS - Counter(held)

    @cached_property
    def drives(self) -> list[Drive]:
        roll = int(self.due)
        drives = set()
        for car in self.cars_to_move():
            for field, steps in self.ways_on(self.player.cars[car], roll):
                drives.add(Drive(car, False, steps, FIELDS.index(field)))
            if roll == SIX and self.player.cars[car] in STREETS:
                for field in self.ways_backwards(self.player.cars[car], SIX):
                    drives.add(Drive(car, True, SIX, FIELDS.index(field)))
        return sorted(drives)

    def cars_to_move(self) -> list[int]:
        """M5, M11, M12."""
        player = self.player
        if self.is_race:
            return [car for car in (0, 1) if KIND[player.cars[car]] != "station"]
        if player.file is None:
            is_first = player.leader == 0 and KIND[player.cars[1]] == "start"
            return [0] if is_first else [0, 1]
        if player.leader is None:
            return [0, 1]
        return [1 - player.leader if player.is_parked else player.leader]

    def ways_on(self, field: str, roll: int) -> Iterator[tuple[str, int]]:
        """The ways forwards, and those past the full fields before which the car has waited."""
        yield from self.ways_forwards(field, 0, roll)
        waited, done = [to for to in AHEAD[field] if self.is_full(to)], 1
        while waited and done < roll:
            beyond = [to for passed in waited for to in AHEAD[passed]]
            for to in beyond:
                if not self.is_full(to):
                    yield from self.step_to(to, done, roll)
            waited, done = [to for to in beyond if self.is_full(to)], done + 1

    def ways_forwards(self, field: str, done: int, roll: int) -> Iterator[tuple[str, int]]:
        """Where a drive may end that has come to `field`, and after how many steps."""
        if done == roll:
            yield field, done
            return
        if done > 0:
            is_own = self.player.file is not None and field == ENTRANCES[self.player.file]
            if is_own and self.is_on_red(self.player):
                yield field, done  # M10
            if any(self.is_full(to) for to in AHEAD[field]):
                yield field, done  # M8
        for to in AHEAD[field]:
            if not self.is_full(to):
                yield from self.step_to(to, done, roll)

    def step_to(self, to: str, done: int, roll: int) -> Iterator[tuple[str, int]]:
        """One step more, onto a field that has room."""
        if to in STREETS or (KIND[to] == "mission" and done + 1 == roll):
            yield from self.ways_forwards(to, done + 1, roll)
        elif KIND[to] in ("park", "station"):
            yield to, done + 1  # M4

    def ways_backwards(self, field: str, left: int) -> Iterator[str]:
        """M7."""
        if left == 0:
            yield field
            return
        for origin in BEHIND[field]:
            if origin in STREETS and not self.is_full(origin):
                yield from self.ways_backwards(origin, left - 1)

    # --- playing

    def play(self, text: str) -> "Manhattan":
        if text not in self.moves:
            raise ValueError(f"illegal move {text!r} in {self}")
        if self.is_opening:
            return self.after_opening_roll(text[-1])
        if self.due == "?":
            return replace(self, due=text[-1])
        if self.due == "m":
            return self.after_mission(LETTERS[FILES.index(text.split()[1])])
        if self.due == "t":
            return self.after_trap(next(card for card in TRAPS if trap_text(card) == text))
        if text in ("stay", "arrest"):
            return self.after_move()
        return self.after_drive(next(drive for drive in self.drives if str(drive) == text))

    def after_opening_roll(self, roll: str) -> "Manhattan":
        """M3."""
        rolls = self.due.replace(".", roll, 1)
        if "." in rolls:
            return replace(self, due=rolls)
        highest = max(number for number in rolls if number != "x")
        if rolls.count(highest) > 1:
            again = "".join("." if number == highest else "x" for number in rolls)
            return replace(self, due=again)
        first = rolls.index(highest)
        return replace(self, starter=first, round=1, turn=first, due="?")

    def with_player(self, player: Player) -> "Manhattan":
        players = list(self.players)
        players[self.seat] = player
        return replace(self, players=tuple(players))

    def after_drive(self, drive: Drive) -> "Manhattan":
        cars = list(self.player.cars)
        cars[drive.car] = drive.to
        player = replace(self.player, cars=(cars[0], cars[1]))
        if self.is_race:
            after = self.with_player(player)
            return after.won_race(self.seat) if after.is_home(self.seat) else after.next_turn()

        if player.file is None and KIND[drive.to] == "mission":
            player = replace(player, leader=drive.car)  # M11
        if player.file is not None and player.leader is not None:  # M5
            other = player.cars[1 - player.leader]
            if player.cars[player.leader] == PARKS[player.file]:
                player = replace(player, is_parked=True)
            if player.is_parked and KIND[other] == "station":
                player = player.posted()
        after = self.with_player(player)
        if KIND[drive.to] == "mission" and player.file is None:
            return replace(after, due="m")
        is_whole = drive.steps == int(self.due)
        if KIND[drive.to] == "trap" and is_whole and player.file is not None:
            return replace(after, due="t")  # M9
        return after.after_move()

    def after_mission(self, card: str) -> "Manhattan":
        """M6."""
        acceptable = [letter for letter in self.mission_pile if self.is_acceptable(letter)]
        is_open = self.criminals[LETTERS.index(card)] not in PLAYERS
        below = without_top(self.missions, self.mission_pile)
        if card in acceptable or (is_open and not acceptable):
            player = replace(self.player, file=LETTERS.index(card))
            return replace(self.with_player(player), missions=below).next_turn()
        return replace(self, missions=(*below, card))

    def is_acceptable(self, letter: str) -> bool:
        file = LETTERS.index(letter)
        if self.criminals[file] in PLAYERS:
            return False
        holders = [player for player in self.players if player.file == file]
        return not holders or any(player.is_posted for player in holders)

    def after_trap(self, card: str) -> "Manhattan":
        """M9."""
        criminals = list(self.criminals)
        for file, criminal in enumerate(self.criminals):
            if criminal in PLAYERS:
                continue
            if card == "L":
                if file == self.player.file:
                    criminals[file] = str(RED)
            elif card == "A":
                criminals[file] = str((int(criminal) + 1) % CIRCLE)
            elif card[0] == LETTERS[file]:
                criminals[file] = str((int(criminal) + int(card[1])) % CIRCLE)
        traps = (*without_top(self.traps, TRAPS), card)
        return replace(self, criminals="".join(criminals), traps=traps).after_move()

    def after_move(self) -> "Manhattan":
        """M10: after the drive and its trap, after staying, or in place of the roll."""
        player = self.player
        if player.file is not None and self.is_arrest_due(player):
            return self.after_arrest(player.file)
        return self.next_turn()

    def after_arrest(self, file: int) -> "Manhattan":
        """M11, M12."""
        criminals = list(self.criminals)
        criminals[file] = PLAYERS[self.seat]
        given_back = [LETTERS[file] for player in self.players if player.file == file]
        closed = replace(
            self,
            players=tuple(p.without_mission() if p.file == file else p for p in self.players),
            criminals="".join(criminals),
            missions=(*self.missions, *given_back),
        )
        if closed.variant == "quick":
            return replace(closed, due="=arrest")
        if not closed.is_race:
            return closed.next_turn()
        if len(closed.most) == 1:
            return replace(closed, due="=arrests")
        race = replace(
            closed,
            players=tuple(
                player.without_mission() if seat in closed.most else Player((GONE, GONE))
                for seat, player in enumerate(closed.players)
            ),
        )
        for seat in race.clockwise():
            if seat in race.most and race.is_home(seat):
                return race.won_race(seat)
        return race.next_turn()

    def is_home(self, seat: int) -> bool:
        return all(car == STATION for car in self.players[seat].cars)

    def won_race(self, seat: int) -> "Manhattan":
        return replace(self, turn=seat, due="=race")

    def next_turn(self) -> "Manhattan":
        passed = []
        for seat in self.clockwise():
            passed.append(seat)
            if not self.is_race or seat in self.most:
                break
        rounds = self.round + (self.starter in passed)
        if rounds > ROUNDS:
            return replace(self, due="=rounds")  # M13
        is_due = self.is_arrest_due(self.players[passed[-1]])
        return replace(self, round=rounds, turn=passed[-1], due="!" if is_due else "?")

    def __str__(self) -> str:
        return " ".join(
            [
                "/".join(str(player) for player in self.players),
                self.criminals,
                "".join(self.missions) or "-",
                ",".join(self.traps) or "-",
                "-" if self.starter is None else PLAYERS[self.starter],
                str(self.round),
                self.due if self.turn is None else PLAYERS[self.turn] + self.due,
            ]
        )


def top_of(known: tuple[str, ...], pile: Counter[str]) -> Counter[str]:
    """Which cards may be on top of the pile, and of how many unseen copies."""
    unseen = pile - Counter(known)
    return unseen if unseen.total() else Counter(known[:1])


def without_top(known: tuple[str, ...], pile: Counter[str]) -> tuple[str, ...]:
    """The known bottom of the pile once its top card has been drawn."""
    return known if len(known) < pile.total() else known[1:]


def trap_text(card: str) -> str:
    if card in "LA":
        return "trap lieutenant" if card == "L" else "trap all"
    return f"trap {FILES[LETTERS.index(card[0])]} {card[1]}"


def start(variant: str, seats: int) -> Manhattan:
    if variant not in VARIANTS or not 2 <= seats <= len(PLAYERS):
        raise ValueError(f"no variant {variant!r} for {seats}")
    (field,) = (field for field in FIELDS if KIND[field] == "start")
    players = (Player((field, field), leader=0),) * seats
    criminals = "0" * len(FILES)
    return Manhattan(variant, players, criminals, (), (), None, 0, None, "." * seats)


def parse(text: str, variant: str, seats: int) -> Manhattan:
    """The position of `text`, which is trusted to be possible."""
    players, criminals, missions, traps, starter, rounds, due = text.split(" ")
    is_opening = starter == "-"
    position = replace(
        start(variant, seats),
        players=tuple(read_player(player) for player in players.split("/")),
        criminals=criminals,
        missions=() if missions == "-" else tuple(missions),
        traps=() if traps == "-" else tuple(traps.split(",")),
        starter=None if is_opening else PLAYERS.index(starter),
        round=int(rounds),
        turn=None if is_opening else PLAYERS.index(due[0]),
        due=due if is_opening else due[1:],
    )
    if str(position) != text or len(position.players) != seats:
        raise ValueError(f"not a position: {text!r}")
    return position


def read_player(text: str) -> Player:
    match = re.fullmatch(rf"(\w+|-),(\w+|-):([-{LETTERS}])([12]?)(p?)(w?)", text)
    if match is None:
        raise ValueError(f"not a player: {text!r}")
    first, second, file, leader, parked, posted = match.groups()
    return Player(
        (first, second),
        None if file == "-" else LETTERS.index(file),
        int(leader) - 1 if leader else None,
        bool(parked),
        bool(posted),
    )


def perft(position: Manhattan, depth: int) -> int:
    """The number of sequences of exactly `depth` moves; a finished game has no moves."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(position.moves)
    return sum(perft(position.play(move), depth - 1) for move in position.moves)
