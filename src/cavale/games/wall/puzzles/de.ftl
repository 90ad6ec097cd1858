## Eine Nachricht je Art von Rätsel: der Titel, dann die Frage und was zu einer Antwort gesagt wird.

escape = { $n ->
        [1] Ausbruch mit diesem Zug
       *[other] Ausbruch in { $n } Zügen
    }
    .asks = Du bist { $seat ->
        [0] Gelb
       *[other] Blau
    }. { $n ->
        [1] Ein Zug bringt dich über die Mauer. Welcher?
       *[other] Finde den Zug, nach dem du spätestens mit deinem { $n }. Zug ausbrichst, was auch immer geantwortet wird.
    }
    .on = Ja. Und jetzt?
    .yes = Ausbruch, und nichts konnte ihn verhindern.
    .no = Danach hält die Mauer: Sieh dir die Antwort an.
    .gift = Dieser Zug schließt das Seil des Gegners: Der Ausbruch gehört ihm.
hold = Der einzige Zug, der hält
    .asks = Du bist { $seat ->
        [0] Gelb
       *[other] Blau
    }. Alle Züge bis auf einen verlieren: Nach den anderen bricht der Gegner { $n ->
        [1] sofort
       *[other] spätestens mit dem zweiten Zug
    } aus. Finde den, der das Unentschieden hält.
    .yes = Das hält. Bei exaktem Spiel bricht niemand mehr aus.
    .no = Und schon ist der Ausbruch da.
    .gift = Dieser Zug schließt das Seil des Gegners: Der Ausbruch gehört ihm.
