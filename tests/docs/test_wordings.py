"""Wordings that were mended do not come back."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import cavale

HOUSE = Path(str(files(cavale)))

MENDED: dict[str, dict[str, str]] = {
    "fr": {
        r"= pas possible\b": "vous pouvez y aller",
        r"passe son premier tour": "son premier tour se joue obligatoirement sur le lieu du délit",
        r"\bsond(e|er|ez|é)\b": "visiter",
        r"(?<!criminel )\b[Nn]omm(e|er|ez|é)\b": "visiter",
        r"coup caché": "a choisi en secret, s'est déplacé en secret",
        r"passer la bille": "franchir la ligne avec la bille",
        r"Qui l.emporte derrière": "Qui la porte",
        r"la prendre encore": "la prendre plus tard dans la même suite",
        r"Ou bien il saute": "une clause citée seule doit se comprendre seule",
        r"(?<!compte )le plus d.arrestations l.emporte": "celui qui compte le plus d'arrestations",
        r"(?<!vous )vous joignez": "vous vous joignez à la chasse",
        r"tient deux voitures": "peut contenir deux voitures",
        r"\bcherche le mandat": "va chercher le mandat",
        r"Aller : ": "Aller au poste de police",
        r"à (\d|\{ \$\w+ \}) du rouge": "à 2 cases du rouge",
        r"est trop pour": "Il faut le nombre exact pour entrer",
        r"fait avancer le criminel .* déjà arrêté": "ce criminel est déjà arrêté, rien ne bouge",
        r"votre tour, le piège joué": "une fois le piège joué",
        r"Qui les y a déjà|l.a gagnée": "Celui qui les y a déjà quand elle commence gagne aussitôt",
        r"cases? piège": "case-piège",
        r"\btas\b": "pile",
        r"Au tour de (Moulin|Puits|Pressoir|Colombier)": "Au tour du Moulin",
        r"sans que personne ne rattrape": "sans que personne ait rattrapé",
        r"bouger personne": "Cette carte ne permet aucun déplacement",
        r"\bsujets?\b": "personnage",
        r"Dernier pas": "Dernier déplacement",
        r"Sur la .*poussée": "À la 125e poussée",
        r"^[\w-]*(undo|take-back)[\w-]* = Reprendre": "Annuler le coup",
        r"partie comme\b|elle fut|tout est ouvert": "telle que je l'ai vue, tout dévoilé",
        r"D.usage": "Par défaut",
        r"À qui l.a déjà quittée": "Si quelqu'un a déjà quitté la table",
        r"Quelqu.un attend quelqu.un": "Un joueur attend un adversaire",
        r"\b([Aa]u|le) trait\b": "À lui de jouer, celui dont c'est le tour",
        r"\brelevés?\b": "partie enregistrée",
        r"= Télécharger$": "Télécharger la partie",
        r"Pendule": "Temps de réflexion",
        r"^[\w-]*(gave-away|cost|nothing-lost|means)[\w-]* = Perdu": "Points laissés",
        r"C.est moi,": "Je suis le voleur, continuer",
        r"Cavale: ": "Cavale : retour",
        r"\brobots?\b": "bot",
        r"coup qui a appris": "un coup qui a révélé",
        r"\bsauver\b": "enregistrer FICHIER",
        r"quand vous y êtes": "Appuyez sur Entrée quand vous êtes prêt",
        r"remporte la série, .* à ": "qui gagne, puis le score, et que moins de points gagnent",
        r"échappé : .*marque": "qui gagne d'abord, les points ensuite",
    },
    "fr of horse": {
        r"(\d|\}) pas\b": "3 cases",
        r"\bpièces?\b": "personnage",
        r"(dernier|d.avant|premier) coup|coup d.avant": "déplacement",
    },
    "fr of wall": {
        r"\bchaînes?\b": "corde : ce qui est noué",
        r"pouss\w+ une corde|(?<!de )cordes? en main": "bout de corde",
        r"prochaine corde|Deux cordes d": "poussée",
    },
    "en": {
        r"\bfields?\b(?=[^}]*$)": "space",
        r"(?<![{$] )(?<![{$])\bsubjects?\b(?! [=-])": "character",
        r"(?<!n)\bwho made it wins": "whoever made it wins",
        r"a rope of (Blue|Yellow)": "a Blue rope",
        r"\btoo much\b": "too many",
        r"completes .* rope": "chain: a rope is the piece",
        r"criminal .*already arrested": "draws “red 2”: this criminal is under arrest already",
        r"series, .* to \{": "who wins, then the score, and that fewer points are better",
        r"\bfor who \b": "for whoever",
    },
    "en of thief": {r"\b(probe[sd]?|[Aa]sk at|[Nn]ames? (a|the|that))\b": "visit"},
    "de": {
        r"\bRobotern?\b": "Bot",
        r"Mauer-Spiel|^title = Die Mauer": "Über die Mauer",
        r"\b(Sie|Ihre?[mnrs]?) (haben|sind|können|müssen)\b|\bIhr(e|en|em|er)? Zug": "du",
    },
    "de of thief": {r"\b([Nn]enne?|[Ff]rage?) (einen|den|auf)\b": "untersuchen"},
    "de of wall": {r"\bKette": "Seil", r"(nächste|zwei|Zwei)s? Seile?\b": "Zug, Seilstück"},
    "de of manhattan": {r"\bLeutnant": "Lieutenant", r"Wettrennen": "Rennen"},
}
"""By language, everywhere or in the texts of one game: a pattern, and what is said in its place."""


def texts(lang: str, game: str) -> list[Path]:
    rooms = HOUSE / "games"
    return [
        *sorted((HOUSE / "words").glob(f"*.{lang}.ftl") if game == "*" else ()),
        *sorted(rooms.glob(f"{game}/words.{lang}.ftl")),
        *sorted(rooms.glob(f"{game}/rulebook*.{lang}.md")),
        *sorted(rooms.glob(f"{game}/lessons/{lang}.ftl")),
        *sorted(rooms.glob(f"{game}/puzzles/{lang}.ftl")),
    ]


@pytest.mark.parametrize("where", MENDED)
def test_a_mended_wording_stays_away(where: str) -> None:
    lang, _, game = where.partition(" of ")
    pages = texts(lang, game or "*")
    assert len(pages) >= (4 if game else 24)
    patterns = [(re.compile(old), new) for old, new in MENDED[where].items()]
    found = [
        f"{page.relative_to(HOUSE)}:{number} {line.strip()!r}: better {new!r}"
        for page in pages
        for number, line in enumerate(page.read_text("utf-8").splitlines(), 1)
        for old, new in patterns
        if not line.startswith("#") and old.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("fr", "undo = Reprendre"),
        ("fr", "Il passe son premier tour."),
        ("fr", "board-last = Dernier pas : A1"),
        ("fr", "Nommez un point."),
        ("fr", "criminel à { $n } du rouge"),
        ("fr", "refused-hint-later = Le conseil est pour qui a le trait."),
        ("fr", "gave-away = Perdu"),
        ("fr of horse", "board-steps = { $n } pas"),
        ("fr of wall", "Fait sa chaîne"),
        ("en", "board-push-escape = completes your rope"),
        ("en", "too much for this space"),
        ("en of thief", "Name a point to ask"),
        ("de", "title = Die Mauer"),
        ("de of wall", "Baut an der eigenen Kette"),
    ],
)
def test_the_list_catches_what_it_names(where: str, line: str) -> None:
    assert any(re.search(old, line) for old in MENDED[where])
