## Un message par sorte de problème : son titre, puis la question et ce qu'on dit d'une réponse.

who = Qui cela peut-il être ?
    .asks = Personne ne laisse passer une prise. Revoyez les cartes : { $n ->
        [1] quel personnage l'autre joueur peut-il
       *[other] quels { $n } personnages l'autre joueur peut-il
    } encore avoir ? { $left ->
        [0] {""}
       *[other] Reste : { $left }.
    }
    .on = Oui, encore possible.
    .yes = Ceux-là et nul autre.
    .no = Exclu.
    .ruled = Exclu : avec une carte qui a été jouée, { $who ->
        [farmer] le fermier
        [wife] la fermière
        [lad] le valet
        [maid] la servante
       *[dog] le chien
    } aurait rattrapé le cheval à l'un des tours de ce joueur.
catch = { $n ->
        [1] Rattraper le cheval
       *[other] Rattraper en { $n } cartes
    }
    .asks = { $n ->
        [1] Une de vos cartes rattrape le cheval maintenant. Laquelle, et jusqu'où ?
       *[other] Toutes les cartes ont été comptées : vous connaissez l'autre main, mais pas le secret. Trouvez la carte après laquelle vous rattrapez le cheval à votre tour suivant, quoi qu'on joue entre-temps.
    }
    .on = Juste. Et maintenant ?
    .yes = Rattrapé !
    .no = Il y a alors une réponse après laquelle vous ne le rattrapez plus.
    .theirs = Et si l'autre joueur a { $who ->
        [farmer] le fermier
        [wife] la fermière
        [lad] le valet
        [maid] la servante
       *[dog] le chien
    }, le cheval est rattrapé tout de suite.
guard = Garder le cheval libre
    .asks = Toutes les cartes ont été comptées : vous connaissez l'autre main, mais pas le secret. Après { $ways ->
        [1] un seul de vos coups
       *[other] { $ways } de vos coups seulement
    }, l'autre joueur ne peut pas rattraper le cheval, quel que soit son personnage. Trouvez-{ $ways ->
        [1] le
       *[other] en un
    }.
    .yes = Plus personne ne peut rattraper le cheval.
    .no = L'autre joueur peut alors le rattraper.
    .theirs = Avec { $who ->
        [farmer] le fermier
        [wife] la fermière
        [lad] le valet
        [maid] la servante
       *[dog] le chien
    }, l'autre joueur rattraperait le cheval maintenant.
choices = Personnages
    .farmer = Fermier
    .wife = Fermière
    .lad = Valet
    .maid = Servante
    .dog = Chien
