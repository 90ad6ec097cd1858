## Un message par sorte de problème : son titre, puis la question et ce qu'on dit d'une réponse.

race = Le meilleur trajet de la course
    .asks = Deux arrestations chacun : qui a le premier ses deux voitures au poste de police gagne. Vous êtes { $seat ->
        [0] Blanc
       *[other] Orange
    }. Quel trajet vous donne les meilleures chances ?
    .yes = Le meilleur trajet, et de loin.
    .no = Un autre trajet vaut mieux.
    .less = { $chance } % de chances ; le meilleur trajet en a { $best } %.
arrest = { $n ->
        [1] Arrêter par ce trajet
       *[other] Arrêter en { $n } trajets
    }
    .asks = Vous êtes { $seat ->
        [0] Blanc
       *[other] Orange
    }. { $n ->
        [1] Quel trajet a le plus de chances de mener à une arrestation immédiate ?
       *[other] Quel trajet a le plus de chances de mener à une arrestation à ce coup de dé ou au suivant, quoi que fasse l'autre joueur ?
    }
    .yes = Les meilleures chances qui soient.
    .no = Un autre trajet vaut mieux.
    .less = { $chance } % de chances ; le meilleur trajet en a { $best } %.
