"""One game in a terminal: whose turn, what was typed, what happened."""

import random
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from cavale.core.cast import Cast, Role
from cavale.core.catalogue import Lang, catalogue
from cavale.core.chance import SEED_BYTES, Dealer, new_seed
from cavale.core.errors import CavaleError, IllegalMove, MalformedMove
from cavale.core.game import Game
from cavale.core.learning import teaches
from cavale.core.message import Arg, Message, message
from cavale.core.move import Move
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.core.record import Record, result_text
from cavale.core.rulebook import rulebook
from cavale.core.seats import CHANCE
from cavale.terminal.commands import command, help_lines
from cavale.terminal.meanwhile import meanwhile
from cavale.terminal.pages import print_rulebook

MOST_EXPLAINED = 40
"""So many moves are listed with what they do; of more, only the names."""


class Session:
    def __init__(
        self,
        game: Game,
        level: int | None,
        seat: int,
        lang: Lang,
        save: Path | None = None,
        seed: int | None = None,
        console: Console | None = None,
    ) -> None:
        self.game = game
        self.lang = lang
        self.level = level
        self.seat = seat
        self.file = save
        self.random = random.Random(seed)
        self.console = console or Console(highlight=False)
        self.positions = [game.start()]
        self.moves: list[Move] = []
        dice = new_seed() if seed is None else random.Random(f"dice {seed}").randbytes(SEED_BYTES)
        self.dealer = Dealer(dice, "terminal")
        self.leaving = False
        self.catalogue = catalogue(lang, game.spec.package)

    @property
    def cast(self) -> Cast:
        """Alone with bots one is "you"; where several sit, nobody is."""
        roles = (
            Role(title, level=None if self.is_person(seat) else self.level)
            for seat, title in enumerate(self.game.titles)
        )
        return Cast(tuple(roles), None if self.level is None else self.seat)

    @property
    def position(self) -> Position:
        return self.positions[-1]

    def run(self) -> None:
        self.say("title", style="bold")
        self.say("welcome", help=self.said("command-help"))
        self.draw()
        while self.position.mover is not None and not self.leaving:
            if self.position.mover == CHANCE:
                self.deal()
            elif self.shared and self.position.mover != self.seat:
                self.hand_over(self.position.mover)
            elif self.is_person(self.position.mover):
                self.ask()
            else:
                self.think()
        if self.position.outcome:
            self.tell(self.position.observe(None).ending(), style="bold")
        if self.file:
            self.write(self.file)
        self.say("farewell")

    def is_person(self, seat: int) -> bool:
        return self.level is None or seat == self.seat

    @property
    def shared(self) -> bool:
        """Several people take turns at a screen that must not show one what another knows."""
        return self.level is None and self.game.hidden

    def hand_over(self, seat: int) -> None:
        """Nothing is shown until the next person is at the keyboard."""
        self.console.clear()
        self.say("hand-over", seat=seat)
        if self.typed("ready") is not None:
            self.console.clear()
            self.seat = seat
            self.draw()

    def onlooker(self) -> Observation:
        """What the screen may show: what the person at the keyboard knows."""
        mover = self.position.mover
        changes = self.level is None and not self.shared
        at_keyboard = mover if changes and mover is not None and mover >= 0 else self.seat
        return self.position.observe(at_keyboard)

    def said(self, said: str | Message | Sequence[Message]) -> str:
        return self.catalogue.say(said, self.cast)

    def say(self, name: str, style: str = "", **args: Arg) -> None:
        self.tell(message(name, **args), style)

    def tell(self, said: Message | Sequence[Message], style: str = "") -> None:
        self.console.print(escape(self.said(said)), style=style or None)

    def written(self, move: Move) -> str:
        return escape(self.catalogue.write(str(move)))

    def read(self, typed: str) -> Move:
        """A move in the game's own notation, or as the language writes it."""
        seen = self.onlooker()
        try:
            return seen.check(typed)
        except MalformedMove:
            return seen.check(self.catalogue.read(typed))

    def draw(self) -> None:
        self.console.print()
        self.console.print(self.onlooker().drawing(self.lang))
        self.console.print()

    def play(self, move: Move) -> None:
        before, seen = self.position, self.onlooker()
        after = before.play(move)
        if before.sees(seen.seat, move):
            said = self.said(seen.describe(move, after.observe(seen.seat)))
            self.console.print(
                f"[bold]{len(self.moves) + 1}. {self.written(move)}[/]  {escape(said)}"
            )
        elif before.mover is not None and before.mover != CHANCE:
            said = self.said(message(self.game.spec.secretly, seat=int(before.mover)))
            self.console.print(f"[bold]{len(self.moves) + 1}.[/]  {escape(said)}")
        self.positions.append(after)
        self.moves.append(move)
        if after.mover != CHANCE:
            self.draw()

    def deal(self) -> None:
        k = sum(1 for position in self.positions[:-1] if position.mover == CHANCE)
        self.play(self.position.moves[self.dealer.draw(k, self.position.weights)])

    def think(self) -> None:
        mover = self.position.mover
        assert mover is not None
        with self.console.status(self.said(message("thinking", seat=int(mover)))):
            assert self.level is not None
            bot = self.game.spec.bot(self.level, 1.0)
            choice = bot.choose(self.position.observe(mover), self.random.getrandbits(32))
        self.play(choice.move)

    def ask(self) -> None:
        self.tell(self.onlooker().prompt(), style="italic")
        with meanwhile(self.position, self.level):
            typed = self.typed("your-move")
        if not typed:
            return
        word, _, rest = typed.partition(" ")
        named = command(word)
        if named is None:
            self.attempt(typed)
        else:
            getattr(self, f"do_{named}")(rest.strip())

    def typed(self, question: str) -> str | None:
        """What somebody types; None when there is nobody any more."""
        try:
            return self.console.input(f"{self.said(question)} > ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leaving = True
            return None

    def attempt(self, typed: str) -> None:
        try:
            move = self.read(typed)
        except CavaleError as error:
            self.explain(error, typed)
        else:
            self.play(move)

    def explain(self, error: CavaleError, typed: str) -> None:
        if isinstance(error, MalformedMove):
            self.say("not-a-move", style="red", move=typed[:40])
            return
        self.say("not-allowed", style="red", move=typed[:40])
        if isinstance(error, IllegalMove) and error.clause:
            clause = rulebook(self.game.spec.package, self.lang, self.game.variant)[error.clause]
            self.say("rule", clause=clause.id, text=clause.text)

    def do_moves(self, rest: str) -> None:
        seen = self.onlooker()
        if len(seen.moves) > MOST_EXPLAINED:
            self.console.print("  ".join(map(self.written, seen.moves)))
            return
        for move in seen.moves:
            said = self.said(seen.describe(move))
            self.console.print(f"  [bold]{self.written(move):6}[/] {escape(said)}")

    def do_help(self, rest: str) -> None:
        *_, last = moves = self.onlooker().moves
        lines = help_lines(self.lang, *map(self.catalogue.write, (str(moves[0]), str(last))))
        width = max(len(typed) for typed, _ in lines)
        for typed, does in lines:
            self.console.print(f"  [b]{escape(typed.ljust(width))}[/]  {escape(does)}")

    def do_why(self, rest: str) -> None:
        if not rest:
            first = str(self.onlooker().moves[0])
            self.say("name-a-move", move=self.catalogue.write(first))
            return
        try:
            self.say("allowed", move=self.catalogue.write(str(self.read(rest))))
        except CavaleError as error:
            self.explain(error, rest)

    def do_undo(self, rest: str) -> None:
        """Back to the last time the same person was asked."""
        asked, anybody = self.position.mover, self.level is None and not self.shared
        for i in range(len(self.positions) - 2, -1, -1):
            if teaches(self.positions[i], self.moves[i]):
                self.say("revealed")
                return
            if self.positions[i].mover == asked or anybody:
                del self.positions[i + 1 :]
                del self.moves[i:]
                self.say("undone")
                self.draw()
                return
        self.say("nothing-to-undo")

    def do_hint(self, rest: str) -> None:
        if not self.game.spec.levels:
            self.say("no-hint")
            return
        adviser = self.game.spec.bot(max(self.level or 0, min(3, self.game.spec.levels)), 1.0)
        choice = adviser.choose(self.onlooker(), self.random.getrandbits(32))
        self.say("hint", move=self.catalogue.write(str(choice.move)))

    def do_rules(self, rest: str) -> None:
        print_rulebook(self.game.spec, self.lang, self.game.variant)

    def do_save(self, rest: str) -> None:
        if rest:
            self.write(Path(rest))
        else:
            self.say("name-a-file")

    def do_quit(self, rest: str) -> None:
        self.leaving = True

    def record(self) -> Record:
        names = {}
        for seat in range(self.game.seats):
            who = "person-here" if self.is_person(seat) else f"level-{self.level}"
            names[self.game.seat_keys[seat]] = self.said(who)
        moves = tuple(str(move) for move in self.moves)
        return Record(self.game, moves, result_text(self.position.outcome), headers=names)

    def write(self, file: Path) -> None:
        if self.game.hidden and self.position.outcome is None:
            self.say("sealed")
            return
        try:
            file.write_text(str(self.record()), "utf-8")
        except OSError as error:
            self.say("not-saved", style="red", file=str(file), why=str(error.strerror))
        else:
            self.say("saved", file=str(file))
