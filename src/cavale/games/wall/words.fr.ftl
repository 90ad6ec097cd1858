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
