"""A table on paper: the fold and the actions, without store, server or clock."""

import random
from dataclasses import dataclass, field

from cavale.core.game import Game
from cavale.core.spec import Spec
from cavale.games import GAMES
from cavale.tables.deciding import actions
from cavale.tables.deciding.actions import Action
from cavale.tables.log import dealing
from cavale.tables.log.entries import AnyEntry, Claim, Kind, Logged, Next, Open, Player
from cavale.tables.log.fold import begin, fold, follow
from cavale.tables.log.table import Table
from tests.toys import kuhn

SHELF: dict[str, Spec] = {**GAMES, "kuhn": kuhn.SPEC}
SEED = "5eed" * 16


def open_game(slug: str, variant: str, seats: int, rules: int) -> Game:
    return Game(SHELF[slug].under(rules), variant, seats)


def player(kind: Kind, number: int) -> Player:
    if kind == "bot":
        return Player("bot", level=1)
    name = f"player {number}"
    return Player(kind, name, invite=f"invite {number}", secret="5e" if kind == "here" else None)


@dataclass
class Sheet:
    log: list[Logged]
    table: Table
    seen: list[Table] = field(default_factory=list)

    def step(self, entry: AnyEntry) -> Table:
        """What chance does next is for whoever asks to say."""
        logged = Logged(self.table.version + 1, 1000 * self.table.version, entry)
        self.table = follow(self.table, logged)
        self.log.append(logged)
        self.seen.append(self.table)
        return self.table

    def add(self, entry: AnyEntry) -> Table:
        after = self.step(entry)
        return self.add(dealing.deal(after)) if after.at_chance else after

    def play(self, *moves: str) -> Table:
        for move in moves:
            assert self.table.mover is not None
            self.add(actions.play(self.table, self.table.mover, move))
        return self.table

    def act(self, seat: int, action: Action) -> Table:
        return self.add(actions.act(self.table, seat, action))

    def claim(self, player: int, nonce: str = "") -> Table:
        return self.add(Claim(player, f"secret {player}", "", nonce))

    def next_game(self) -> Table:
        return self.add(Next(self.table.seed))

    def refolded(self) -> list[Table]:
        return list(fold(self.table.id, self.log, open_game))


def sheet(
    *kinds: Kind,
    game: str = "wall",
    variant: str | None = None,
    games: int = 1,
    seed: str = SEED,
    claimed: bool = True,
) -> Sheet:
    players = tuple(player(kind, number) for number, kind in enumerate(kinds))
    spec = SHELF[game]
    opened = Open(
        game,
        variant or ("single" if game == "wall" else spec.variants[0].name),
        spec.rules_version,
        games,
        players,
        seed if spec.chance else None,
    )
    first = Logged(1, 0, opened)
    table = begin("t", first, open_game)
    made = Sheet([first], table, [table])
    if table.at_chance:
        made.add(dealing.deal(table))
    for number, kind in enumerate(kinds):
        if kind == "link" and claimed:
            made.claim(number)
    return made


YELLOW_WINS = ("1L", "5R", "2L", "5R", "3L", "5R", "4L", "1R", "5L")
"""Yellow climbs cell A; Blue pushes from the right."""


def random_sheet(game: str, rng: random.Random, moves: int, seats: int | None = None) -> Sheet:
    kinds: list[Kind] = ["here"] * (seats or SHELF[game].seat_counts[0])
    made = sheet(*kinds, game=game)
    while made.table.status == "playing" and len(made.log) < moves:
        made.play(rng.choice(list(made.table.position.moves)).text)
    return made
