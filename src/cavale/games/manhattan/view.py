"""What a seat is shown of Manhattan South. Nothing is hidden, so every seat sees the same."""

from typing import Literal

import msgspec

from cavale.core.catalogue import Lang
from cavale.core.interpreted import interpreted
from cavale.core.jit import States
from cavale.core.rules import face_apply
from cavale.games.manhattan import files, streets
from cavale.games.manhattan import traps as traps_pile
from cavale.games.manhattan.board import AHEAD, DISTRICTS, NAMES, STEPS, STREETS, way
from cavale.games.manhattan.board import FILES as COLOURS
from cavale.games.manhattan.notation import card_name, drive_parts
from cavale.games.manhattan.rules import MAKE_ARREST, MISSION_CARD, TRAP_CARD
from cavale.games.manhattan.state import (
    DRAW,
    DRIVE,
    FETCH,
    FILES,
    HUNT,
    NO_FILE,
    NOBODY,
    OFF_BOARD,
    OPENING,
    OUT,
    TRAPS,
)
from cavale.games.manhattan.streets import DRIVING, STAY

acceptable, held = interpreted(files.acceptable), interpreted(files.held)
arrests, files_closed = interpreted(files.arrests), interpreted(streets.files_closed)
full, may_drive = interpreted(streets.full), interpreted(streets.may_drive)
second_waits, carry_out = interpreted(streets.second_waits), interpreted(traps_pile.carry_out)

Colour = Literal["white", "orange", "violet", "pink"]
PLAYERS: tuple[Colour, ...] = ("white", "orange", "violet", "pink")
File = Literal["red", "yellow", "blue", "green"]
ALL_FILES: tuple[File, ...] = ("red", "yellow", "blue", "green")
Stage = Literal["seek", "drive", "fetch", "hunt", "race", "out"]
STAGES: tuple[Stage, ...] = ("seek", "drive", "fetch", "hunt")
Due = Literal["opening", "roll", "move", "mission", "trap", "arrest", "over"]
DUES: tuple[Due, ...] = ("opening", "roll", "move", "mission", "trap", "arrest")


class ManhattanPlayer(msgspec.Struct, frozen=True):
    colour: Colour
    cars: list[str]
    """Empty once they have left the board."""
    mission: File | None
    stage: Stage
    lead: int | None
    """The car, 1 or 2, that fetches the mission and drives to the district."""
    movable: list[int]
    """The cars that this player's next roll may move."""
    arrests: int


class ManhattanCriminal(msgspec.Struct, frozen=True):
    file: File
    district: str
    field: int
    """On the circle: 0 is the black point, 3 the red field."""
    warrants: list[Colour]
    arrested_by: Colour | None


class ManhattanPile(msgspec.Struct, frozen=True):
    """Unseen cards lie on top; below them the known ones, in this order."""

    known: list[str]
    unseen: dict[str, int]


class ManhattanView(msgspec.Struct, frozen=True):
    players: list[ManhattanPlayer]
    criminals: list[ManhattanCriminal]
    missions: ManhattanPile
    traps: ManhattanPile
    mover: Colour | None
    due: Due
    die: int | None
    opening: list[int | None] | None
    """In the opening: rolls so far, 0 for who was outrolled, null for who has yet to roll."""
    starter: Colour | None
    round: int
    racing: bool
    quick: bool


def view(a: States, seat: int) -> ManhattanView:
    s = a[0]
    opening = s.due == OPENING
    rolls = {0: None, OUT: 0}
    return ManhattanView(
        players=[_player(a, player) for player in range(s.seats)],
        criminals=[_criminal(a, file) for file in range(FILES)],
        missions=missions(a),
        traps=traps(a),
        mover=None if s.over else PLAYERS[s.turn],
        due="over" if s.over else DUES[s.due],
        die=int(s.die) or None,
        opening=[rolls.get(int(n), int(n)) for n in s.opening[: s.seats]] if opening else None,
        starter=None if s.starter == NOBODY else PLAYERS[s.starter],
        round=int(s.rounds),
        racing=bool(files_closed(s) == FILES and not s.over),
        quick=bool(s.quick),
    )


def _player(a: States, seat: int) -> ManhattanPlayer:
    s = a[0]
    stage = STAGES[s.stage[seat]]
    if files_closed(s) == FILES:
        best = max(arrests(s, other) for other in range(s.seats))
        stage = "race" if arrests(s, seat) == best else "out"
    b = a.copy()
    b["turn"] = seat
    movable = [car + 1 for car in range(2) if stage != "out" and may_drive(b[0], car)]
    return ManhattanPlayer(
        colour=PLAYERS[seat],
        cars=[NAMES[field] for field in s.cars[2 * seat : 2 * seat + 2] if field != OFF_BOARD],
        mission=None if s.mission[seat] == NO_FILE else ALL_FILES[s.mission[seat]],
        stage=stage,
        lead=_lead(a, seat),
        movable=[] if s.over else movable,
        arrests=int(arrests(s, seat)),
    )


def _lead(a: States, seat: int) -> int | None:
    s = a[0]
    drawing = s.due == DRAW and s.turn == seat
    leads = s.stage[seat] in (DRIVE, FETCH) or drawing or second_waits(s, seat)
    return int(s.lead[seat]) + 1 if leads else None


def _criminal(a: States, file: int) -> ManhattanCriminal:
    s = a[0]
    hunters = [n for n in range(s.seats) if s.mission[n] == file and s.stage[n] == HUNT]
    by = int(s.arrested_by[file])
    return ManhattanCriminal(
        file=ALL_FILES[file],
        district=DISTRICTS[file],
        field=int(s.circle[file]),
        warrants=[PLAYERS[seat] for seat in hunters],
        arrested_by=None if by == NOBODY else PLAYERS[by],
    )


def missions(a: States) -> ManhattanPile:
    s = a[0]
    return ManhattanPile(
        known=[COLOURS[file] for file in s.missions_known[: s.missions_count]],
        unseen={COLOURS[file]: int(s.missions_unseen[file]) for file in range(FILES)},
    )


def traps(a: States) -> ManhattanPile:
    s = a[0]
    return ManhattanPile(
        known=[card_name(int(card)) for card in s.traps_known[: s.traps_count]],
        unseen={card_name(card): int(s.traps_unseen[card]) for card in range(TRAPS)},
    )


class ManhattanStep(msgspec.Struct, frozen=True):
    """A criminal on his circle, from a field to another."""

    file: File
    start: int
    end: int


class ManhattanEffect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move does to what one sees; what does not apply is null or empty."""

    player: Colour
    kind: Literal["roll", "draw", "trap", "drive", "stay", "arrest"]
    roll: int | None = None
    card: str | None = None
    kept: bool = False
    joins: bool = False
    car: int | None = None
    fields: list[str] = []
    """The way of the car, both ends included."""
    to: str | None = None
    back: bool = False
    lost: int = 0
    """How much of the roll is lost."""
    jam: bool = False
    """Two cars stand in the way."""
    takes: Literal["mission", "trap", "warrant", "park"] | None = None
    criminals: list[ManhattanStep] = []
    arrest: File | None = None
    lose_file: list[Colour] = []
    """Others on the same file, who need a new mission."""
    starts: Colour | None = None
    rolls_again: list[Colour] = []
    race: bool = False
    """With this move the race begins."""
    leave: list[Colour] = []
    """Those who are out of it: their cars leave the board."""
    over: bool = False


def effect(a: States, move: int) -> ManhattanEffect:
    s = a[0]
    after = a.copy()
    face_apply(after, move)
    player = PLAYERS[s.turn]
    if move >= DRIVING or move == STAY:
        shown = _drive(a, after, move)
    elif move == MAKE_ARREST:
        shown = ManhattanEffect(player, "arrest")
    elif move >= TRAP_CARD:
        steps = [
            ManhattanStep(ALL_FILES[file], int(s.circle[file]), end)
            for file in range(FILES)
            if (end := _walks_to(a, file, move - TRAP_CARD)) != s.circle[file]
        ]
        card = card_name(move - TRAP_CARD)
        shown = ManhattanEffect(player, "trap", card=card, criminals=steps)
    elif move >= MISSION_CARD:
        file = move - MISSION_CARD
        kept = bool(acceptable(s, file))
        joins = kept and bool(held(s, file))
        shown = ManhattanEffect(player, "draw", card=COLOURS[file], kept=kept, joins=joins)
    else:
        shown = ManhattanEffect(player, "roll", roll=move)
    return _with_consequences(a, after, shown)


def _walks_to(a: States, file: int, card: int) -> int:
    """Where a trap card leaves a criminal, before any arrest."""
    b = a.copy()
    carry_out(b[0], card)
    return int(b["circle"][0, file])


def _drive(a: States, after: States, move: int) -> ManhattanEffect:
    s = a[0]
    player = PLAYERS[s.turn]
    if move == STAY:
        return ManhattanEffect(player, "stay", lost=int(s.die), jam=stuck_in_a_jam(a))
    car, back, field = drive_parts(move)
    begin = int(s.cars[2 * s.turn + car])
    lost = 0 if back else int(s.die - STEPS[begin, field])
    takes: Literal["mission", "trap", "warrant", "park"] | None = None
    before, now = s.stage[s.turn], after[0].stage[s.turn]
    if DUES[after[0].due] in ("mission", "trap"):
        takes = "mission" if DUES[after[0].due] == "mission" else "trap"
    elif s.mission[s.turn] != NO_FILE and now != before and STAGES[before] != "hunt":
        takes = "warrant" if STAGES[now] != "fetch" else "park"
    fields = [NAMES[f] for f in way(begin, field, bool(back))]
    jam = lost > 0 and field < STREETS and _jam_ahead(a, field)
    return ManhattanEffect(
        player,
        "drive",
        car=car + 1,
        fields=fields,
        to=fields[-1],
        back=bool(back),
        lost=lost,
        jam=jam,
        takes=takes,
    )


def _with_consequences(a: States, after: States, shown: ManhattanEffect) -> ManhattanEffect:
    s, t = a[0], after[0]
    closed = [file for file in range(FILES) if s.arrested_by[file] != t.arrested_by[file]]
    lost = [
        PLAYERS[seat]
        for seat in range(s.seats)
        if closed and s.mission[seat] == closed[0] and seat != s.turn
    ]
    rolled = s.due == OPENING and t.turn <= s.turn
    return msgspec.structs.replace(
        shown,
        arrest=ALL_FILES[closed[0]] if closed else None,
        lose_file=lost,
        starts=PLAYERS[t.starter] if rolled and t.starter != NOBODY else None,
        rolls_again=[
            PLAYERS[seat]
            for seat in range(s.seats)
            if rolled and t.starter == NOBODY and t.opening[seat] != OUT
        ],
        race=bool(closed and files_closed(t) == FILES and not t.over),
        leave=[
            PLAYERS[seat]
            for seat in range(s.seats)
            if t.cars[2 * seat] == OFF_BOARD != s.cars[2 * seat]
        ],
        over=bool(t.over),
    )


def _jam_ahead(a: States, field: int) -> bool:
    return any(full(a[0], ahead) for ahead in AHEAD[field])


def stuck_in_a_jam(a: States) -> bool:
    """Why a roll moves nothing: it ends on two cars; otherwise it is too high for the room."""
    s = a[0]
    ends = {int(s.cars[2 * s.turn + car]) for car in range(2) if may_drive(s, car)}
    for _ in range(s.die):
        ends = {ahead for field in ends for ahead in AHEAD[field] if full(s, ahead)}
    return bool(ends)


def path(move: int) -> tuple[str, ...]:
    """The car and the field to click; backwards says so in between."""
    if move < DRIVING:
        return {STAY: ("stay",), MAKE_ARREST: ("arrest",)}.get(move, ("chance",))
    car, back, field = drive_parts(move)
    return (str(car + 1), "back", NAMES[field]) if back else (str(car + 1), NAMES[field])


def drawing(a: States, lang: Lang) -> str:
    from cavale.games.manhattan.terminal import draw

    return draw(view(a, 0), lang)
