title = Le Mur
after = d'après Breakout, Schmidt Spiele
tagline = Deux bandes, un seul mur : nouez votre corde jusqu'au sommet avant l'autre.
seat-yellow = Jaune
seat-blue = Bleu
variant-classic = Classique
variant-classic-detail = Trois évasions pour gagner
variant-single = Une évasion
variant-single-detail = La première évasion gagne
level-0 = Gamin d’à côté
    .of = du gamin d’à côté
    .to = au gamin d’à côté
    .start = Le gamin d’à côté
    .mid = le gamin d’à côté
level-1 = Apprenti
    .of = de l'apprenti
    .to = à l'apprenti
    .start = L'apprenti
    .mid = l'apprenti
level-2 = Complice
    .of = du complice
    .to = au complice
    .start = Le complice
    .mid = le complice
level-3 = Guetteur
    .of = du guetteur
    .to = au guetteur
    .start = Le guetteur
    .mid = le guetteur
level-4 = Casseur
    .of = du casseur
    .to = au casseur
    .start = Le casseur
    .mid = le casseur
level-5 = Cerveau
    .of = du cerveau
    .to = au cerveau
    .start = Le cerveau
    .mid = le cerveau
level-0-says = Noue sa corde et ne touche pas à la vôtre.
level-1-says = Pousse pour sa propre corde et prend l’évasion qui s’offre.
level-2-says = Prévoit deux fois sur trois ; sinon, ne pense qu’à sa corde.
level-3-says = Voit deux poussées d’avance et vous laisse rarement passer.
level-4-says = Connaît les premières poussées par cœur, mais se hâte parfois.
level-5-says = Voit aussi loin qu’une seconde le permet, et à la fin, tout.
unit-escapes = évasions

## Ce qu'on peut faire

pass-your-turn = Vous n'avez plus de bout de corde en main : passez votre tour.
push-a-rope = Poussez un bout de corde dans une fente, par la gauche ou par la droite.

## Ce que fait un coup

way-in = { $side ->
    [L] par la gauche
   *[R] par la droite
}
passes = { WHO($colour) ->
    [you] Vous n'avez plus de bout de corde et passez.
   *[other] { NAME($colour, form: "start") } n'a plus de bout de corde et passe.
}
pushes = { WHO($colour) ->
    [you] Vous poussez
   *[other] { NAME($colour, form: "start") } pousse
} un bout de corde dans la fente { $slot } { way-in }.
pushes-and-closes = { WHO($colour) ->
    [you] Vous poussez
   *[other] { NAME($colour, form: "start") } pousse
} un bout de corde dans la fente { $slot } { way-in } ; elle est fermée pour un tour.
falls = { WHO($fell) ->
    [you] Un bout de corde à vous tombe.
   *[other] Un bout de corde { NAME($fell, form: "of") } tombe.
}
escapes = { WHO($escape) ->
    [you] Un de vos malfaiteurs s'évade !
   *[other] Un malfaiteur { NAME($escape, form: "of") } s'évade !
}

## Comment une partie finit

ends-drawn = { $covered } bouts de corde poussés sans aucune évasion : partie nulle.
ends-escaped = { WHO($seat) ->
    [you] Vous gagnez : votre malfaiteur s'est évadé.
   *[other] { NAME($seat, form: "start") } gagne : son malfaiteur s'est évadé.
}
ends-all-out = { WHO($seat) ->
    [you] Vous gagnez : toute votre bande est dehors.
   *[other] { NAME($seat, form: "start") } gagne : toute sa bande est dehors.
}

## Les conseils

idea-escape = Votre corde n'attend plus qu'un bout : cherchez la fente qui la complète.
idea-block = { NAME($seat, form: "start") } s'évade au prochain tour si rien ne change : rompez cette corde ou chassez-en un bout.
idea-push-out = Poussez de façon à faire tomber un bout adverse de l'autre côté : sa corde s'en trouve rompue.
idea-close = Une fente qu'on remplit reste fermée un tour : on ne peut pas vous y répondre.
idea-build = Cherchez où un bout prolonge ceux que vous avez déjà, d'une fente à la suivante.

## Les menaces

threat-escape = { WHO($seat) ->
    [you] Vous pouvez vous évader
   *[other] { NAME($seat, form: "start") } menace de s'évader
} : fente { $slot }, { way-in }.

## Le bilan

review-lost = L'évasion était forcée ; elle ne l'est plus.
review-turned = L'évasion était forcée ; elle l'est maintenant pour l'adversaire.
review-missed = La sortie était à une poussée.
review-let-through = Ce coup laisse passer l'adversaire : la fente { $slot }, par la { $side ->
    [L] gauche
   *[R] droite
}, suffit.
review-freed-them = Cette poussée a achevé la corde adverse.
review-let-out = Cette poussée laisse l'adversaire s'évader.
solve-escape = cette évasion
solve-whole = une évasion, le mur vide

## Le dessin dans un terminal

drawing-closed = fermée
drawing-hands = Bouts de corde en main :

## The board: what only the page says

board-mouths = Entrées des fentes
board-mouths-help = Flèches haut et bas pour la fente, gauche et droite pour le côté, Entrée pour pousser.
board-mouth =
    { $side ->
        [L] Fente { $slot }, par la gauche
       *[R] Fente { $slot }, par la droite
    }
board-mouth-closed = { board-mouth }, fermée à ce tour
board-push-escape = { board-mouth } : achève votre corde, évasion !
board-push-theirs = { board-mouth } : achève la corde adverse !
board-push-drop =
    { $colour ->
        [yellow] { board-mouth } : un bout de corde jaune tombe en face.
       *[blue] { board-mouth } : un bout de corde bleu tombe en face.
    }
board-push-fill = { board-mouth } : remplit la fente.
board-closed = fermée à ce tour
board-closed-sign = fermée
board-closed-why = La fente { $slot }, qui vient d’être remplie, est fermée pour un tour.
board-tap-again = Touchez encore pour pousser.
board-pass = Passer
board-pass-why = Plus de bout de corde en main : il faut attendre qu’il en tombe un.
board-escape = Évasion !
board-theirs = Évasion adverse !
board-wall = Le mur, case par case
board-slot = Fente
board-slot-number = Fente { $slot }
board-empty = vide
board-colour =
    { $colour ->
        [yellow] jaune
       *[blue] bleu
    }
board-ropes =
    { $n ->
        [one] { $n } bout de corde en main
       *[other] { $n } bouts de corde en main
    }
board-escapes =
    { $n ->
        [one] { $n } évadé sur { $all }
       *[other] { $n } évadés sur { $all }
    }

## Moves as they are written, word by word

notation-L = G
notation-R = D
notation-pass = passe
