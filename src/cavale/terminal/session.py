"""One game in a terminal: whose turn, what was typed, what happened."""

import random
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from cavale.core.chance import Dealer, new_seed
from cavale.core.errors import CavaleError, IllegalMove, MalformedMove
from cavale.core.game import Game, Move, Observation, Position
from cavale.core.record import Record, result_text
from cavale.core.rulebook import rulebook
from cavale.core.seats import CHANCE
from cavale.core.words import Lang, Words
from cavale.terminal import phrases
from cavale.terminal.pages import print_rulebook


class Session:
    def __init__(
        self,
        game: Game,
        level: int,
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
        self.dealer = Dealer(new_seed(), "terminal")
        self.leaving = False
        self.at_keyboard: int | None = None if self.passed_round else seat

    @property
    def passed_round(self) -> bool:
        """Whether people with secrets from each other share the keyboard."""
        return self.level == 0 and self.game.spec.hidden

    @property
    def position(self) -> Position:
        return self.positions[-1]

    def run(self) -> None:
        self.say(self.game.spec.title, style="bold")
        self.say(phrases.WELCOME)
        self.draw()
        while self.position.mover is not None and not self.leaving:
            if self.position.mover == CHANCE:
                self.deal()
            elif self.is_person(self.position.mover):
                self.ask()
            else:
                self.think()
        if self.position.outcome:
            self.say(self.position.observe(None).ending(), style="bold")
        if self.file:
            self.write(self.file)
        self.say(phrases.FAREWELL)

    def is_person(self, seat: int) -> bool:
        return self.level == 0 or seat == self.seat

    def onlooker(self) -> Observation:
        """What the screen may show: what the person at the keyboard knows."""
        mover = self.position.mover
        if self.level == 0 and not self.game.spec.hidden and mover is not None and mover >= 0:
            return self.position.observe(mover)
        return self.position.observe(self.at_keyboard)

    def say(self, words: Words, style: str = "", **parts: object) -> None:
        escaped = {name: escape(str(part)) for name, part in parts.items()}
        self.console.print(words[self.lang].format(**escaped), style=style or None)

    def draw(self) -> None:
        self.console.print()
        self.console.print(self.onlooker().drawing(self.lang))
        self.console.print()

    def play(self, move: Move) -> None:
        before = self.position
        if before.sees(self.onlooker().seat, move):
            said = self.onlooker().describe(move)[self.lang]
            self.console.print(f"[bold]{len(self.moves) + 1}. {move}[/]  {said}")
        self.positions.append(before.play(move))
        self.moves.append(move)
        if self.passed_round and self.position.mover != self.at_keyboard:
            self.at_keyboard = None
        if self.position.mover != CHANCE:
            self.draw()

    def deal(self) -> None:
        k = sum(1 for position in self.positions[:-1] if position.mover == CHANCE)
        self.play(self.position.moves[self.dealer.draw(k, self.position.weights)])

    def think(self) -> None:
        mover = self.position.mover
        title = self.game.spec.levels[self.level - 1][self.lang]
        waiting = phrases.THINKING[self.lang].format(name=title)
        with self.console.status(waiting):
            bot = self.game.spec.bot(self.level, 1.0)
            choice = bot.choose(self.position.observe(mover), self.random.getrandbits(32))
        self.play(choice.move)

    def hand_over(self) -> bool:
        """The screen shows no secrets until the next person has taken the keyboard."""
        mover = self.position.mover
        if not self.passed_round or mover is None or self.at_keyboard == mover:
            return True
        title = self.game.spec.seats[mover].title[self.lang]
        self.console.clear()
        try:
            self.console.input(phrases.HAND_OVER[self.lang].format(name=title))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leaving = True
            return False
        self.at_keyboard = mover
        self.draw()
        return True

    def ask(self) -> None:
        if not self.hand_over():
            return
        self.say(self.onlooker().prompt(), style="italic")
        try:
            typed = self.console.input(f"{phrases.YOUR_MOVE[self.lang]} > ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leaving = True
            return
        if not typed:
            return
        word, _, rest = typed.partition(" ")
        command = phrases.COMMANDS.get(word.lower())
        if command is None:
            self.attempt(typed)
        else:
            getattr(self, f"do_{command}")(rest.strip())

    def attempt(self, typed: str) -> None:
        try:
            move = self.onlooker().check(typed)
        except CavaleError as error:
            self.explain(error, typed)
        else:
            self.play(move)

    def explain(self, error: CavaleError, typed: str) -> None:
        if isinstance(error, MalformedMove):
            self.say(phrases.MALFORMED, style="red", move=typed[:40])
            return
        self.say(phrases.REFUSED, style="red", move=typed[:40])
        if isinstance(error, IllegalMove) and error.clause:
            clause = rulebook(self.game.slug, self.lang)[error.clause]
            self.say(phrases.RULE, id=clause.id, text=clause.text)

    def do_moves(self, rest: str) -> None:
        seen = self.onlooker()
        for move in seen.moves:
            self.console.print(f"  [bold]{move!s:6}[/] {seen.describe(move)[self.lang]}")

    def do_help(self, rest: str) -> None:
        self.say(phrases.HELP)

    def do_why(self, rest: str) -> None:
        if not rest:
            self.say(phrases.NAME_A_MOVE, move=self.position.moves[0])
            return
        try:
            self.say(phrases.ALLOWED, move=self.onlooker().check(rest))
        except CavaleError as error:
            self.explain(error, rest)

    def do_undo(self, rest: str) -> None:
        """Back to the last time the same person was asked."""
        asked = self.position.mover
        for i in range(len(self.positions) - 2, -1, -1):
            who = self.positions[i].mover
            if who == asked or (self.level == 0 and who != CHANCE):
                del self.positions[i + 1 :]
                del self.moves[i:]
                self.say(phrases.UNDONE)
                self.draw()
                return
        self.say(phrases.NOTHING_TO_UNDO)

    def do_hint(self, rest: str) -> None:
        if not self.game.spec.levels:
            self.say(phrases.NO_HINT)
            return
        adviser = self.game.spec.bot(max(self.level, 3), 1.0)
        choice = adviser.choose(self.onlooker(), self.random.getrandbits(32))
        self.say(phrases.HINT, move=choice.move)

    def do_rules(self, rest: str) -> None:
        print_rulebook(self.game.slug, self.lang)

    def do_save(self, rest: str) -> None:
        if rest:
            self.write(Path(rest))
        else:
            self.say(phrases.NAME_A_FILE)

    def do_quit(self, rest: str) -> None:
        self.leaving = True

    def record(self) -> Record:
        names = {}
        for seat in range(self.game.seats):
            bot = None if self.is_person(seat) else self.game.spec.levels[self.level - 1]
            title = (bot or phrases.PERSON)[self.lang]
            names[self.game.spec.seats[seat].name] = title
        moves = tuple(str(move) for move in self.moves)
        return Record(self.game, moves, result_text(self.position.outcome), headers=names)

    def write(self, file: Path) -> None:
        try:
            file.write_text(str(self.record()), "utf-8")
        except OSError as error:
            self.say(phrases.NOT_SAVED, style="red", file=file, why=error.strerror)
        else:
            self.say(phrases.SAVED, file=file)
