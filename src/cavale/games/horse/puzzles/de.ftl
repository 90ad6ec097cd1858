## Eine Nachricht je Art von Rätsel: der Titel, dann die Frage und was zu einer Antwort gesagt wird.

who = Wer kann es sein?
    .asks = Niemand lässt einen Fang aus. Geh die Karten noch einmal durch: Welche { $n ->
        [1] Figur kann
       *[other] { $n } Figuren kann
    } die andere Person noch haben? { $left ->
        [0] {""}
       *[other] Es fehlen noch { $left }.
    }
    .on = Ja, noch möglich.
    .yes = Diese und keine anderen.
    .no = Ausgeschlossen.
    .ruled = Ausgeschlossen: Mit einer der gespielten Karten hätte { $who ->
        [farmer] der Bauer
        [wife] die Bäuerin
        [lad] der Knecht
        [maid] die Magd
       *[dog] der Hund
    } das Pferd gefangen, als diese Person am Zug war.
catch = { $n ->
        [1] Fang das Pferd
       *[other] Fang mit { $n } Karten
    }
    .asks = { $n ->
        [1] Eine deiner Karten fängt das Pferd jetzt. Welche, und wohin?
       *[other] Alle Karten sind gezählt: Du kennst die andere Hand, aber nicht das Geheimnis. Finde die Karte, nach der du beim nächsten Mal fängst, was auch immer dazwischen gespielt wird.
    }
    .on = Richtig. Und jetzt?
    .yes = Gefangen!
    .no = Dann gibt es eine Antwort, nach der du nicht fangen kannst.
    .theirs = Und hat die andere Person { $who ->
        [farmer] den Bauern
        [wife] die Bäuerin
        [lad] den Knecht
        [maid] die Magd
       *[dog] den Hund
    }, ist das Pferd sofort gefangen.
guard = Halt das Pferd frei
    .asks = Alle Karten sind gezählt: Du kennst die andere Hand, aber nicht das Geheimnis. Nach { $ways ->
        [1] nur einem deiner Züge
       *[other] nur { $ways } deiner Züge
    } kann die andere Person nicht fangen, wen auch immer sie hat. Finde { $ways ->
        [1] ihn
       *[other] einen davon
    }.
    .yes = Jetzt kann niemand das Pferd fangen.
    .no = Dann kann die andere Person fangen.
    .theirs = Mit { $who ->
        [farmer] dem Bauern
        [wife] der Bäuerin
        [lad] dem Knecht
        [maid] der Magd
       *[dog] dem Hund
    } würde die andere Person das Pferd jetzt fangen.
choices = Figuren
    .farmer = Bauer
    .wife = Bäuerin
    .lad = Knecht
    .maid = Magd
    .dog = Hund
