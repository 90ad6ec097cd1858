title = Le Mur
after = d'après Breakout, Schmidt Spiele
tagline = Deux bandes, un seul mur : nouez votre corde jusqu'au sommet avant l'autre.
seat-yellow = Jaune
seat-blue = Bleu
variant-classic = Classique
variant-classic-detail = Trois évasions pour gagner
variant-single = Une évasion
variant-single-detail = La première évasion gagne
level-1 = Apprenti
level-2 = Complice
level-3 = Guetteur
level-4 = Casseur
level-5 = Cerveau
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
   *[other] { NAME($colour) } n'a plus de bout de corde et passe.
}
pushes = { WHO($colour) ->
    [you] Vous poussez
   *[other] { NAME($colour) } pousse
} un bout de corde dans la fente { $slot } { way-in }.
pushes-and-closes = { WHO($colour) ->
    [you] Vous poussez
   *[other] { NAME($colour) } pousse
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

ends-drawn = { $covered } bouts de corde poussés sans une évasion : partie nulle.
ends-escaped = { WHO($seat) ->
    [you] Vous gagnez : votre malfaiteur s'est évadé.
   *[other] { NAME($seat) } gagne : son malfaiteur s'est évadé.
}
ends-all-out = { WHO($seat) ->
    [you] Vous gagnez : toute votre bande est dehors.
   *[other] { NAME($seat) } gagne : toute sa bande est dehors.
}

## Le bilan

review-lost = L'évasion était forcée ; elle ne l'est plus.
review-turned = L'évasion était forcée ; elle l'est maintenant pour l'adversaire.
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
board-coach-1 = Poussez un bout de corde dans une fente, par la gauche ou par la droite.
board-coach-2 = Les bouts qui se touchent glissent d’une case ; dans une fente pleine, le dernier tombe et revient à son joueur.
board-coach-3 = Formez une corde continue du bas jusqu’en haut : de côté oui, en diagonale non.

## Moves as they are written, word by word

notation-L = G
notation-R = D
notation-pass = passe
