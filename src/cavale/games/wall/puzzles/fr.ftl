## Un message par sorte de problème : son titre, puis la question et ce qu'on dit d'une réponse.

escape = { $n ->
        [1] S'évader à ce coup
       *[other] S'évader en { $n } coups
    }
    .asks = Vous êtes { $seat ->
        [0] Jaune
       *[other] Bleu
    }. { $n ->
        [1] Un seul coup vous fait passer le mur. Lequel ?
       *[other] Trouvez le coup après lequel vous vous évadez à votre { $n }e coup au plus tard, quoi qu'on réponde.
    }
    .on = Oui. Et maintenant ?
    .yes = Évasion, et rien ne pouvait l'empêcher.
    .no = Après cela le mur tient : voyez la réponse.
    .gift = Ce coup achève la corde adverse : c'est l'adversaire qui s'évade.
hold = Le seul coup qui tient
    .asks = Vous êtes { $seat ->
        [0] Jaune
       *[other] Bleu
    }. Tous les coups perdent sauf un : après les autres, l'adversaire s'évade { $n ->
        [1] aussitôt
       *[other] à son deuxième coup au plus tard
    }. Trouvez celui qui garde la nulle.
    .yes = Cela tient. Au jeu exact, plus personne ne s'évade.
    .no = Et voilà l'évasion.
    .gift = Ce coup achève la corde adverse : c'est l'adversaire qui s'évade.
