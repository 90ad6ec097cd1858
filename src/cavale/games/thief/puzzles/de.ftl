## Eine Nachricht je Art von Rätsel: der Titel, dann die Frage und was zu einer Antwort gesagt wird.

where = Wo kann er sein?
    .asks = Nach den Hinweisen kann der Dieb auf { $n } Punkten sein. Zeig sie alle, einen nach dem anderen.{ $left ->
        [0] {""}
       *[other] {" "}Es fehlen noch { $left }.
    }
    .on = Ja, dort.
    .yes = Das sind alle Punkte, auf denen er sein kann.
    .no = So weit vom Tatort oder so nah kann er nicht sein: Jeder Schritt führt eine Linie weiter weg.
    .near = Dort nicht: Keine Flucht dorthin passt zum orangen Hinweis auf { $point }, Zug { $turn }.
    .far = Dort nicht: Keine Flucht dorthin passt zum blauen Hinweis auf { $point }, Zug { $turn }.
catch = { $n ->
        [1] Fass ihn jetzt
       *[other] Fass ihn in { $n } Zügen
    }
    .asks = Du bist der Detektiv. { $n ->
        [1] Die Hinweise lassen nur einen Punkt übrig. Untersuche ihn.
       *[other] { $ways ->
            [1] Nur ein Punkt, jetzt untersucht, macht
           *[other] { $ways } Punkte, jetzt untersucht, machen
        } es sicher, dass du ihn in höchstens { $n } Zügen fasst, wo er auch ist und wohin er auch geht. Wähl.
    }
    .on = Richtig. Er ist weitergegangen; wo jetzt?
    .yes = Gefasst: Er hatte keinen Ausweg.
    .no = Das verrät zu wenig.
    .near = Ist der Hinweis orange, kann er bei deinem nächsten Zug auf { $points } sein, und sicher ist nichts.
    .far = Ist der Hinweis blau, kann er bei deinem nächsten Zug auf { $points } sein, und sicher ist nichts.
    .near-gone = Ist der Hinweis orange, kann er vor deinem nächsten Zug entkommen sein.
    .far-gone = Ist der Hinweis blau, kann er vor deinem nächsten Zug entkommen sein.
worth = Der beste Punkt
    .asks = Du bist der Detektiv. Alle Fluchtwege, die zu den Hinweisen passen, sind gleich wahrscheinlich. Welcher Punkt braucht im Schnitt die wenigsten Züge? Ein Entkommen zählt zehn.
    .yes = Das ist der beste Punkt, mit Abstand.
    .no = Ein anderer Punkt ist besser.
    .dear = { $cost } Züge im Schnitt; der beste Punkt braucht { $best }.
safe = Der sicherste Schritt
    .asks = Du bist der Dieb. Welcher Schritt hält dich im Schnitt am längsten vor dem stärksten Detektiv sicher, den wir kennen?
    .yes = Das ist der Schritt, den er am wenigsten mag.
    .no = Ein anderer Schritt ist sicherer.
    .sooner = Dort fasst er dich im Schnitt { $turns } { $turns ->
        [one] Zug
       *[other] Züge
    } früher.
