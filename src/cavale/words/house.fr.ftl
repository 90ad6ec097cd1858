## Des gens : `name` est un nom, `starts` dit comment il commence. « start » ouvre une phrase, « mid » est dedans.

person = { $name }
    .of = { $starts ->
        [vowel] d'{ $name }
       *[other] de { $name }
    }
    .to = à { $name }
    .start = { $name }
    .mid = { $name }
you = vous
    .of = de vous
    .to = à vous
    .start = Vous
    .mid = vous
list-two = { $first } et { $last }
list-or = { $first } ou { $last }
list-more = { $first }, { $next }
list-score = { $first } – { $next }
idea-only = Il n'y a qu'un seul coup.
idea-now = Vous pouvez gagner tout de suite. Voyez-vous comment ?
idea-guard = Attention : après la plupart des coups, l'adversaire gagne au suivant. Parez la menace.
idea-forced = Vous pouvez forcer la victoire à partir d'ici : ne laissez aucune issue.
idea-lost = Face à un adversaire parfait, la partie est perdue : rendez-lui la tâche difficile.
idea-even = Personne ne mène : améliorez vos chances sans perdre de vue celles de l'adversaire.
idea-slightly-ahead = Vous menez un peu : continuez ainsi.
idea-slightly-behind = Vous êtes un peu en retard : voyez d'abord ce qui se prépare en face.
idea-clearly-ahead = Vous menez nettement : cherchez le plus court chemin.
idea-clearly-behind = Vous êtes nettement en retard : contrez d'abord le plan de l'adversaire, puis reprenez le vôtre.
review-luck-of-chance = Chance
review-means = Points laissés : ce qu'un coup a coûté par rapport au meilleur qu'on pouvait alors connaître. Chance : ce que le hasard a donné de plus, ou de moins, que la moyenne.
review-means-no-chance = Points laissés : ce qu'un coup a coûté par rapport au meilleur. Sans chiffre, personne ne peut l'affirmer.
unit-points = points
as-written = { $text }

## Ce qui se passe à une table

begins = La partie commence.
begins-in-series = La partie { $number } sur { $games } commence.
begins-again = La partie reprend après le coup { $step } de la précédente.
awaited = On attend { NAMES($seats, form: "mid") }.
declines-challenge = Le programme { $program } ne souhaite pas jouer ici.
sits-down = { WHO($seat) ->
    [you] Vous prenez place.
    [name] { NAME($seat) } prend place ({ $title }).
   *[other] { NAME($seat, form: "start") } prend place.
}
may-move = { WHO($seat) ->
    [you] Vous allez peut-être changer d'appareil.
   *[other] { NAME($seat, form: "start") } va peut-être changer d'appareil.
}
is-away = { WHO($seat) ->
    [you] Vous n'étiez plus là : un bot joue à votre place.
   *[other] { NAME($seat, form: "start") } n'est plus là : un bot joue à sa place.
}
is-back = { WHO($seat) ->
    [you] Vous reprenez votre place.
   *[other] { NAME($seat, form: "start") } reprend sa place.
}
others-turn = { WHO($seat) ->
    [you] À vous de jouer.
    [name] À { NAME($seat) } de jouer.
   *[other] Au tour { NAME($seat, form: "of") }.
}
plays = { WHO($seat) ->
    [you] Vous jouez.
   *[other] { NAME($seat, form: "start") } joue.
}
played-in-secret = { WHO($seat) ->
    [you] Vous avez joué en secret.
   *[other] { NAME($seat, form: "start") } a joué en secret.
}
chance-decides = Le hasard décide.
out-of-time = { WHO($seat) ->
    [you] Vous n'avez plus de temps.
   *[other] { NAME($seat, form: "start") } n'a plus de temps.
}
resigns = { WHO($seat) ->
    [you] Vous abandonnez.
   *[other] { NAME($seat, form: "start") } abandonne.
}
offers-draw = { WHO($seat) ->
    [you] Vous proposez la nulle.
   *[other] { NAME($seat, form: "start") } propose la nulle.
}
accepts-draw = { WHO($seat) ->
    [you] Vous acceptez la nulle.
   *[other] { NAME($seat, form: "start") } accepte la nulle.
}
declines-draw = { WHO($seat) ->
    [you] Vous refusez la nulle.
   *[other] { NAME($seat, form: "start") } refuse la nulle.
}
asks-undo = { WHO($seat) ->
    [you] Vous demandez à annuler un coup.
   *[other] { NAME($seat, form: "start") } demande à annuler un coup.
}
accepts-undo = { WHO($seat) ->
    [you] Vous êtes d'accord pour l'annuler.
   *[other] { NAME($seat, form: "start") } est d'accord pour l'annuler.
}
declines-undo = { WHO($seat) ->
    [you] Vous ne voulez pas l'annuler.
   *[other] { NAME($seat, form: "start") } ne veut pas l'annuler.
}
plans =
    { $n ->
        [0] Plus aucune réponse n'est prévue.
       *[other] Vos réponses sont prévues.
    }
asks-rematch = { WHO($seat) ->
    [you] Vous proposez la revanche.
   *[other] { NAME($seat, form: "start") } propose la revanche.
}
taken-back = Un coup est annulé.
chance-prepared = On prépare le hasard.
draws-anew = On tire de nouveau, sans nombre venu { NAMES($seats, form: "of") }.
goes-on-without = On continue sans le nombre des absents.
beacon-awaited = On attend le tour { $round } de la balise publique : les dés en dépendent aussi.
beacon-mixed = Le tour de la balise publique est mêlé au hasard.
beacon-missing = Le tour de la balise publique n'est pas venu : on commence sans lui.
leaves-resigned = { WHO($seat) ->
    [you] Vous abandonnez : un bot joue à votre place, et les autres continuent.
   *[other] { NAME($seat, form: "start") } abandonne : un bot joue à sa place, et les autres continuent.
}
leaves-on-time = { WHO($seat) ->
    [you] Vous n'avez plus de temps : un bot joue à votre place, et les autres continuent.
   *[other] { NAME($seat, form: "start") } n'a plus de temps : un bot joue à sa place, et les autres continuent.
}

# A page of another version must be able to say it.
refused-bad-request = La demande n'a pas la forme attendue.

## Fins que les règles ne disent pas

won-by-resignation = { WHO($winner) ->
    [you] Vous gagnez
   *[other] { NAME($winner, form: "start") } gagne
} : { WHO($seat) ->
    [you] vous avez abandonné.
   *[other] { NAME($seat, form: "mid") } abandonne.
}
won-on-time = { WHO($winner) ->
    [you] Vous gagnez
   *[other] { NAME($winner, form: "start") } gagne
} : { WHO($seat) ->
    [you] vous n'avez plus de temps.
   *[other] { NAME($seat, form: "mid") } n'a plus de temps.
}
drawn-by-agreement = Partie nulle, d'un commun accord.
nobody-left = Plus personne ne joue.
all-left = { WHO($seat) ->
    [you] Vous gagnez : tous les autres sont partis.
   *[other] { NAME($seat, form: "start") } gagne : tous les autres sont partis.
}
lost-by-leaving = Partie perdue par abandon : { NAMES($seats, form: "mid") }.
win-of-who-stayed = { WHO($seat) ->
    [you] La victoire est à vous.
   *[other] La victoire revient { NAME($seat, form: "to") }.
}
series-drawn = La série est nulle, { LIST($score, form: "score") }.
series-won = { WHO($seat) ->
    [you] Vous remportez la série
   *[other] { NAME($seat, form: "start") } remporte la série
}, { LIST($score, form: "score") }.
series-won-by-fewer = { WHO($seat) ->
    [you] Vous remportez la série
   *[other] { NAME($seat, form: "start") } remporte la série
}, { LIST($score, form: "score") } : moins on a de points, mieux c'est.

## Beside the table: ce qu'on refuse

refused-just-declined = On vient de vous le refuser ; jouez d'abord.
refused-stale = La table a changé entre-temps.
refused-wrong-seat = Cela n'ouvre aucune place à cette table.
refused-token = Ce jeton n'est celui d'aucun programme ici.
refused-seat-taken = Cette invitation a déjà servi.
refused-key-used = Cette clé a déjà servi.
refused-no-such-game = Cette série n'en est pas à la partie { $number }.
refused-unknown-table = Cette table n'existe pas.
refused-unknown-game = Ce jeu n'existe pas.
refused-no-such-lesson = Cette leçon n'existe pas.
refused-lesson-over = Cette leçon ne demande plus rien.
refused-no-such-puzzle = Ce problème n'existe pas.
refused-no-such-opening = Aucune partie n'a commencé ainsi.
refused-no-such-date = Ce n'est pas une date.
refused-puzzle-over = Ce problème ne demande plus rien.
refused-no-move = Ce n'est pas un coup de ce jeu.
refused-not-your-turn = Ce n'est pas votre tour.
refused-by-rule = Une règle l'interdit.
refused-no-such-eyes = Personne ne regarde ce jeu sous ce nom.
refused-not-public = Cette table n'est pas publique.
refused-others-eyes = On ne voit par les yeux des autres qu'une fois la partie finie.
refused-no-review = Ce jeu n'a pas de bilan.
refused-review-later = Le bilan s'ouvre à la fin de la partie.
refused-no-notebook = Ce jeu n'a pas de carnet.
refused-without-aids = Cette table a été ouverte sans carnet : chacun tient le sien.
refused-no-threats = Ce jeu ne montre pas de menaces.
refused-lobby-seats = Il faut une place pour vous et une place libre.
refused-hint-later = Les conseils sont pour celui dont c'est le tour.
refused-hint-alone = Les conseils sont pour les parties contre des bots : entre joueurs, personne n'est aidé.
refused-again-later = On ne peut réessayer une partie qu'une fois qu'elle est finie.
refused-again-otherwise = On réessaie la partie telle qu'elle a été jouée : le même jeu, les mêmes places, les règles d'aujourd'hui.
refused-again-with-bots = On réessaie une partie contre des bots, sur un seul écran.
refused-again-alone = Quand il y a des secrets, un seul joueur peut réessayer.
refused-analysis-later = L'analyse s'ouvre à la fin de la partie.
refused-no-such-step = La partie n'est pas si longue.
refused-no-undo-asked = Personne ne demande à annuler un coup.
refused-nothing-to-undo = Vous n'avez rien à annuler.
refused-undo-asked = C'est déjà demandé.
refused-undo-away = Un bot joue pour une personne absente : elle seule pourrait l'accorder.
refused-undo-revealed = On n'annule pas un coup qui a révélé quelque chose.
refused-not-played-so = Ce jeu ne se joue pas ainsi.
refused-nobody = Il faut au moins une personne.
refused-bot-level = Un bot doit avoir l'un des niveaux de ce jeu.
refused-person-level = Seul un bot a un niveau.
refused-program-twice = Un programme n'occupe qu'une place à une table.
refused-program-by-link = On invite un programme à une place `link`.
refused-unknown-program = Aucun programme ne s'appelle { $program } ici.
refused-program-busy = { $program } joue déjà à toutes les tables qu'il peut tenir.
refused-no-bots = Ce jeu n'a pas de bots.
refused-stand-in-days = Quand on joue sur plusieurs jours, chacun vient quand il veut.
refused-series-length = Une série de ce jeu compte { LIST($lengths, form: "or") } parties, pas { $games }.
refused-awaited = On attend encore quelqu'un.
refused-over = La partie est finie.
refused-not-away = Personne ne joue à votre place.
refused-no-draws = Ce jeu ne connaît pas de partie nulle.
refused-bot-draw = Un bot n'accepte pas la nulle.
refused-draw-offered = La nulle est déjà proposée.
refused-no-draw-offered = Personne ne propose la nulle.
refused-no-plans = On prépare une réponse pendant que l'autre joue, dans un jeu sans hasard ni secret, quand on a le temps et qu'on joue chacun sur son écran.
refused-plan-unanswered = Une suite préparée finit par un coup à vous.
refused-plan-twice = Une seule réponse au même coup.
refused-not-over = La partie n'est pas finie.
refused-series-over = La série est finie.
refused-not-asked = Personne ne vous attend à cette table.
refused-time-up = Votre temps est écoulé.
refused-time-left = Il reste du temps.
refused-not-saved = Le coup n'a pas pu être enregistré ; réessayez.
refused-old-rules = Cette table suit d'anciennes règles que ce serveur n'a plus.
refused-unreadable = Cette table ne peut plus être lue.
refused-nobody-away = Il n'y a personne à remplacer.
refused-bad-record = Cette partie enregistrée est illisible : { $why }
refused-origin = La demande vient d'un autre site.
refused-slow-down = Doucement : attendez un peu.
refused-nothing-here = Il n'y a rien ici.
refused-not-done-here = Ce n'est pas possible ici.
refused-too-long = C'est trop long.
refused-trouble = Le serveur a rencontré un problème.
refused-preparing = Les jeux se préparent : encore { $seconds } s environ.
refused-left = Vous avez quitté cette partie : un bot la finit.
refused-no-number-awaited = Aucun nombre n'est attendu de vous.
refused-other-number = Ce n'est pas le nombre annoncé.
refused-commit-first = D'autres doivent encore prendre place : engagez-vous d'abord sur votre nombre, révélez-le ensuite.
refused-table-full = Cette table a eu tous ses coups : il ne reste qu'à abandonner.
refused-lobby-full = Vous attendez déjà à { $tables } tables ouvertes à tous.
refused-busy = Trop de bots réfléchissent : le vôtre attendrait environ { $seconds } s.
refused-too-slow = La demande n'est pas arrivée à temps.
refused-crowded = Trop de monde joue en ce moment : un instant.

## Beside the table: ce qui ne se lit pas

error-game = il n'y a pas de jeu « { $game } »
error-variant = ce jeu n'a pas de variante « { $variant } »
error-seats = ce jeu ne se joue pas à { $seats }
error-seat = il n'y a pas de place { $seat } ici
error-rules = la version { $version } des règles n'est pas connue ici
error-position = la position est illisible
error-move-unread = « { $move } » ne se lit pas comme un coup de ce jeu
error-move-illegal = { $move } n'est pas permis ici
error-move-by-rule = { $move } n'est pas permis ici (règle { $clause })
error-move-turn = { $move } : ce n'est pas le tour de cette place
error-move = { $move } n'a pas été joué
record-line = ligne { $line } : { $why }
record-start = départ : { $why }
record-move = coup { $number } : { $why }
record-move-hidden = coup { $number } : caché, car la partie a été enregistrée pendant qu'on jouait
record-too-long = plus de { $most } caractères
record-too-many-moves = plus de { $most } coups
record-json = le JSON est faux ({ $why })
record-own-header = { $header } a sa propre place et n'est pas un en-tête
record-spaces = « { $text } » a des espaces ou des sauts de ligne de trop
record-header-twice = { $header } figure deux fois
record-move-number = on attend ici le coup { $number }
record-neither = ni un en-tête, ni un coup
record-first-line = la première ligne doit être « cavale-record: { $format } »
record-header-missing = l'en-tête { $header } manque
record-seats = seats doit être un nombre

## Beside the table: people who gather

is-called = { $title } s'appelle maintenant { $name }.
is-nameless = { $title } n'a plus de nom.
bot-appointed = Un bot prend la place « { $title } » : { $level }.
seat-freed = La place « { $title } » est de nouveau libre.
seats-swapped = { NAMES($seats, form: "start") } ont échangé leurs places.
gesture-bravo = { WHO($seat) ->
    [you] Vous applaudissez.
   *[other] { NAME($seat, form: "start") } applaudit.
}
gesture-ouch = { WHO($seat) ->
    [you] Vous grimacez.
   *[other] { NAME($seat, form: "start") } fait la grimace.
}
gesture-think = { WHO($seat) ->
    [you] Vous vous creusez la tête.
   *[other] { NAME($seat, form: "start") } se creuse la tête.
}
gesture-laugh = { WHO($seat) ->
    [you] Vous riez.
   *[other] { NAME($seat, form: "start") } rit.
}
gesture-hurry = { WHO($seat) ->
    [you] Vous tapotez votre montre.
   *[other] { NAME($seat, form: "start") } tapote sa montre.
}
gesture-thanks = { WHO($seat) ->
    [you] Vous remerciez.
   *[other] { NAME($seat, form: "start") } remercie.
}
refused-gathered = Tout le monde est assis : plus rien ne peut changer.
refused-begins-by-itself = La partie commence d'elle-même dès que tout le monde est assis.
refused-free-seats = Il reste des places libres.
refused-not-free = Cela n'est pas possible avec cette place.
refused-no-such-player = Ce joueur n'est pas à cette table.
