## Un message par sorte de problème : son titre, puis la question et ce qu'on dit d'une réponse.

where = Où peut-il être ?
    .asks = D'après les indices, le voleur peut être sur { $n } points. Montrez-les tous, l'un après l'autre.{ $left ->
        [0] {""}
       *[other] {" "}Reste : { $left }.
    }
    .on = Oui, là.
    .yes = Ce sont tous les points où il peut être.
    .no = Il ne peut être ni si loin ni si près du lieu du délit : chaque pas l'en éloigne d'une ligne.
    .near = Pas là : aucune fuite qui y mène ne s'accorde avec l'indice orange en { $point }, tour { $turn }.
    .far = Pas là : aucune fuite qui y mène ne s'accorde avec l'indice bleu en { $point }, tour { $turn }.
catch = { $n ->
        [1] L'attraper tout de suite
       *[other] L'attraper en { $n } visites
    }
    .asks = Vous êtes le détective. { $n ->
        [1] Les indices ne laissent qu'un point. Visitez-le.
       *[other] { $ways ->
            [1] Une seule visite vous assure
           *[other] { $ways } visites vous assurent
        } de l'attraper en { $n } au plus, où qu'il soit et où qu'il aille. Choisissez.
    }
    .on = Juste. Il a fait un pas ; et maintenant ?
    .yes = Attrapé : il n'avait plus d'issue.
    .no = Cette visite en dit trop peu.
    .near = Si l'indice est orange, il peut être en { $points } à votre prochaine visite, et rien n'est sûr.
    .far = Si l'indice est bleu, il peut être en { $points } à votre prochaine visite, et rien n'est sûr.
    .near-gone = Si l'indice est orange, il peut être parti avant votre prochaine visite.
    .far-gone = Si l'indice est bleu, il peut être parti avant votre prochaine visite.
worth = La meilleure visite
    .asks = Vous êtes le détective. Toutes les fuites qui s'accordent avec les indices sont aussi probables. Quelle visite demande le moins de tours en moyenne ? Une évasion en compte dix.
    .yes = C'est la meilleure visite, et de loin.
    .no = Une autre visite vaut mieux.
    .dear = { $cost } tours en moyenne ; la meilleure visite en demande { $best }.
safe = Le pas le plus sûr
    .asks = Vous êtes le voleur. Quel pas vous tient le plus longtemps, en moyenne, loin du meilleur détective que nous connaissions ?
    .yes = C'est le pas qu'il aime le moins.
    .no = Un autre pas est plus sûr.
    .sooner = Là, il vous attrape en moyenne { $turns } { $turns ->
        [one] tour
       *[other] tours
    } plus tôt.
