"""What the terminal says for itself; the games say the rest."""

from cavale.core.words import Words

WELCOME = Words(
    "Tapez un coup, ou ? pour la liste des coups, [i]aide[/] pour le reste.",
    "Type a move, or ? for the legal moves, [i]help[/] for the rest.",
)
HELP = Words(
    "  [b]{move:<14}[/]  jouer un coup\n"
    "  [b]?[/]               les coups permis, avec ce qu'ils font\n"
    "  [b]pourquoi {other:<5}[/]  pourquoi ce coup est refusé\n"
    "  [b]annuler[/] (a)     reprendre votre dernier coup\n"
    "  [b]conseil[/] (c)     demander un coup au bot\n"
    "  [b]règles[/]          le livret de règles\n"
    "  [b]sauver FICHIER[/]  écrire la partie\n"
    "  [b]quitter[/] (q)",
    "  [b]{move:<10}[/]  play a move\n"
    "  [b]?[/]           the legal moves and what they do\n"
    "  [b]why {other:<6}[/]  why a move is refused\n"
    "  [b]undo[/] (u)    take your last move back\n"
    "  [b]hint[/] (h)    ask a bot for a move\n"
    "  [b]rules[/]       the rulebook\n"
    "  [b]save FILE[/]   write the game down\n"
    "  [b]quit[/] (q)",
)
HAND_OVER = Words(
    "À vous le clavier, {who}. Que les autres se détournent.",
    "The keyboard is yours, {who}. Let the others look away.",
)
READY = Words("Entrée quand vous y êtes", "Enter when you are there")
UNSEEN_MOVE = Words(
    "[b]{number}.[/]  {who} {did}.",
    "[b]{number}.[/]  {who} {did}.",
)
TAUGHT = Words(
    "On ne reprend pas un coup qui a appris quelque chose.",
    "A move that taught something cannot be taken back.",
)
SEALED = Words(
    "Le relevé de ce jeu s'ouvre à la fin de la partie.",
    "The record of this game opens when it is over.",
)
YOUR_MOVE = Words("Votre coup", "Your move")
THINKING = Words("{name} réfléchit…", "{name} is thinking…")
NOTHING_TO_UNDO = Words("Il n'y a rien à reprendre.", "There is nothing to take back.")
UNDONE = Words("Coup repris.", "Taken back.")
ALLOWED = Words("{move} est permis.", "{move} is allowed.")
MALFORMED = Words(
    "{move} n'est pas un coup de ce jeu. Tapez ? pour voir les coups.",
    "{move} is not a move of this game. Type ? to see the moves.",
)
REFUSED = Words("{move} n'est pas permis.", "{move} is not allowed.")
RULE = Words("Règle {id} : {text}", "Rule {id}: {text}")
HINT = Words("Le bot jouerait {move}.", "The bot would play {move}.")
NO_HINT = Words("Il n'y a pas de bot à qui demander.", "There is no bot to ask.")
SAVED = Words("Partie écrite dans {file}.", "Game written to {file}.")
NOT_SAVED = Words("Impossible d'écrire {file} : {why}", "Cannot write {file}: {why}")
NAME_A_FILE = Words("Donnez un nom de fichier.", "Name a file.")
NAME_A_MOVE = Words("Donnez un coup, par exemple {move}.", "Name a move, such as {move}.")
UNSEEN = Words("Un coup qu'on ne voit pas.", "A move that is not seen.")
FAREWELL = Words("À bientôt.", "See you soon.")
PERSON = Words("Vous", "You")

REVIEWING = Words("On revoit la partie…", "Looking at the game again…")
WHO = Words("qui", "who")
CHANCE = Words("le hasard", "chance")
WHAT = Words("coup", "move")
GAVE_AWAY = Words("perdu ({unit})", "gave away ({unit})")
LUCK = Words("chance ({unit})", "luck ({unit})")
LEARNED = Words("appris (bits)", "learned (bits)")
REMARK = Words("remarque", "remark")
BETTER = Words("Mieux : {move}.", "Better: {move}.")
TOTALS = Words("En tout", "In all")

COMMANDS = {
    "?": "moves",
    "help": "help",
    "aide": "help",
    "why": "why",
    "pourquoi": "why",
    "undo": "undo",
    "u": "undo",
    "annuler": "undo",
    "a": "undo",
    "hint": "hint",
    "h": "hint",
    "conseil": "hint",
    "c": "hint",
    "rules": "rules",
    "règles": "rules",
    "regles": "rules",
    "save": "save",
    "sauver": "save",
    "quit": "quit",
    "q": "quit",
    "quitter": "quit",
}
