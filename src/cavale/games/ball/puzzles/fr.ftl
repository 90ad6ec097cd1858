## Un message par sorte de problème : son titre, puis la question et ce qu'on dit d'une réponse.

win = { $n ->
        [1] Gagner à ce tour
       *[other] Gagner en { $n } tours
    }
    .asks = Vous êtes { $seat ->
        [0] Bleu
       *[other] Rouge
    }. { $n ->
        [1] Menez la bille derrière la ligne adverse à ce tour.
       *[other] Trouvez le tour, deux coups de pion dans l'ordre que vous voulez, après lequel vous gagnez au tour suivant quoi qu'on réponde.
    }
    .on = C'est bien. Continuez.
    .yes = Derrière la ligne : gagné.
    .no = Le gain s'est envolé.
    .lost = Le gain s'est envolé, et l'adversaire prend le sien.
defence = { $n ->
        [1] La seule défense
       *[other] L'une des { $n } défenses
    }
    .asks = Vous êtes { $seat ->
        [0] Bleu
       *[other] Rouge
    }. { $n ->
        [1] Après tous les tours sauf un, l'adversaire gagne aussitôt. Trouvez ce tour
       *[other] Après tous les tours sauf { $n }, l'adversaire gagne aussitôt. Trouvez l'un d'eux
    } : deux coups de pion, dans l'ordre que vous voulez.
    .on = C'est bien. Et l'autre pion ?
    .yes = Cela ne perd pas aussitôt ; presque tout le reste perdait.
    .no = Voyez comment la bille passe votre ligne.
