## Eine Nachricht je Art von Rätsel: der Titel, dann die Frage und was zu einer Antwort gesagt wird.

win = { $n ->
        [1] Gewinn mit diesem Doppelzug
       *[other] Gewinn in { $n } Doppelzügen
    }
    .asks = Du bist { $seat ->
        [0] Blau
       *[other] Rot
    }. { $n ->
        [1] Bring die Kugel mit diesem Doppelzug über die gegnerische Grundreihe.
       *[other] Finde die beiden Züge, in beliebiger Reihenfolge, nach denen du mit dem nächsten Doppelzug gewinnst, was auch immer geantwortet wird.
    }
    .on = Gut so weit. Weiter.
    .yes = Über die Reihe und gewonnen.
    .no = Der Gewinn ist dahin.
    .lost = Der Gewinn ist dahin, und die Gegenseite holt sich ihren.
defence = { $n ->
        [1] Die einzige Verteidigung
       *[other] Eine von { $n } Verteidigungen
    }
    .asks = Du bist { $seat ->
        [0] Blau
       *[other] Rot
    }. { $n ->
        [1] Egal, was du ziehst, die Gegenseite gewinnt sofort, mit einer Ausnahme. Finde sie
       *[other] Egal, was du ziehst, die Gegenseite gewinnt sofort, mit { $n } Ausnahmen. Finde eine
    }: zwei Züge, in beliebiger Reihenfolge.
    .on = Gut so weit. Und die zweite Figur?
    .yes = So verlierst du nicht sofort; fast alles andere hätte verloren.
    .no = Sieh, wie die Kugel über deine Reihe kommt.
