"""One game in a terminal: whose turn, what was typed, what happened."""

import random
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from cavale.core.chance import SEED_BYTES, Dealer, new_seed
from cavale.core.errors import CavaleError, IllegalMove, MalformedMove
from cavale.core.game import Game
from cavale.core.learning import teaches
from cavale.core.move import Move
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.core.record import Record, result_text
from cavale.core.rulebook import rulebook
from cavale.core.seats import CHANCE
from cavale.core.words import Lang, Words
from cavale.terminal import phrases
from cavale.terminal.pages import print_rulebook

MOST_EXPLAINED = 40
"""So many moves are listed with what they do; of more, only the names."""


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
        dice = new_seed() if seed is None else random.Random(f"dice {seed}").randbytes(SEED_BYTES)
        self.dealer = Dealer(dice, "terminal")
        self.leaving = False

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
            elif self.shared and self.position.mover != self.seat:
                self.hand_over(self.position.mover)
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

    @property
    def shared(self) -> bool:
        """Several people take turns at a screen that must not show one what another knows."""
        return self.level == 0 and self.game.hidden

    def hand_over(self, seat: int) -> None:
        """Nothing is shown until the next person is at the keyboard."""
        self.console.clear()
        self.say(phrases.HAND_OVER, who=self.game.titles[seat].title[self.lang])
        if self.typed(phrases.READY) is not None:
            self.console.clear()
            self.seat = seat
            self.draw()

    def onlooker(self) -> Observation:
        """What the screen may show: what the person at the keyboard knows."""
        mover = self.position.mover
        changes = self.level == 0 and not self.shared
        at_keyboard = mover if changes and mover is not None and mover >= 0 else self.seat
        return self.position.observe(at_keyboard)

    def say(self, words: Words, style: str = "", **parts: object) -> None:
        escaped = {name: escape(str(part)) for name, part in parts.items()}
        self.console.print(words[self.lang].format(**escaped), style=style or None)

    def draw(self) -> None:
        self.console.print()
        self.console.print(self.onlooker().drawing(self.lang))
        self.console.print()

    def play(self, move: Move) -> None:
        before, seen = self.position, self.onlooker()
        after = before.play(move)
        if before.sees(seen.seat, move):
            said = seen.describe(move, after.observe(seen.seat))[self.lang]
            self.console.print(f"[bold]{len(self.moves) + 1}. {move}[/]  {said}")
        elif before.mover is not None and before.mover != CHANCE:
            title = self.game.titles[before.mover].title[self.lang]
            did = self.game.spec.secretly[self.lang]
            self.say(phrases.UNSEEN_MOVE, number=len(self.moves) + 1, who=title, did=did)
        self.positions.append(after)
        self.moves.append(move)
        if after.mover != CHANCE:
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

    def ask(self) -> None:
        self.say(self.onlooker().prompt(), style="italic")
        typed = self.typed(phrases.YOUR_MOVE)
        if not typed:
            return
        word, _, rest = typed.partition(" ")
        command = phrases.COMMANDS.get(word.lower())
        if command is None:
            self.attempt(typed)
        else:
            getattr(self, f"do_{command}")(rest.strip())

    def typed(self, question: Words) -> str | None:
        """What somebody types; None when there is nobody any more."""
        try:
            return self.console.input(f"{question[self.lang]} > ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leaving = True
            return None

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
            clause = rulebook(self.game.spec, self.lang)[error.clause]
            self.say(phrases.RULE, id=clause.id, text=clause.text)

    def do_moves(self, rest: str) -> None:
        seen = self.onlooker()
        if len(seen.moves) > MOST_EXPLAINED:
            self.console.print("  ".join(map(str, seen.moves)))
            return
        for move in seen.moves:
            self.console.print(f"  [bold]{move!s:6}[/] {seen.describe(move)[self.lang]}")

    def do_help(self, rest: str) -> None:
        *_, last = moves = self.onlooker().moves
        self.say(phrases.HELP, move=moves[0], other=last)

    def do_why(self, rest: str) -> None:
        if not rest:
            self.say(phrases.NAME_A_MOVE, move=self.onlooker().moves[0])
            return
        try:
            self.say(phrases.ALLOWED, move=self.onlooker().check(rest))
        except CavaleError as error:
            self.explain(error, rest)

    def do_undo(self, rest: str) -> None:
        """Back to the last time the same person was asked."""
        asked, anybody = self.position.mover, self.level == 0 and not self.shared
        for i in range(len(self.positions) - 2, -1, -1):
            if teaches(self.positions[i], self.moves[i]):
                self.say(phrases.TAUGHT)
                return
            if self.positions[i].mover == asked or anybody:
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
        print_rulebook(self.game.spec, self.lang)

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
            names[self.game.titles[seat].name] = title
        moves = tuple(str(move) for move in self.moves)
        return Record(self.game, moves, result_text(self.position.outcome), headers=names)

    def write(self, file: Path) -> None:
        if self.game.hidden and self.position.outcome is None:
            self.say(phrases.SEALED)
            return
        try:
            file.write_text(str(self.record()), "utf-8")
        except OSError as error:
            self.say(phrases.NOT_SAVED, style="red", file=file, why=error.strerror)
        else:
            self.say(phrases.SAVED, file=file)
