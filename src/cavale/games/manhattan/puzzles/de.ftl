## Eine Nachricht je Art von Rätsel: der Titel, dann die Frage und was zu einer Antwort gesagt wird.

race = Die beste Fahrt im Rennen
    .asks = Zwei Verhaftungen für jeden: Wer zuerst beide Wagen auf der Wache hat, gewinnt. Du bist { $seat ->
        [0] Weiß
       *[other] Orange
    }. Welche Fahrt gibt dir die beste Aussicht?
    .yes = Die beste Fahrt, mit Abstand.
    .no = Eine andere Fahrt ist besser.
    .less = Eine Aussicht von { $chance } %; die beste Fahrt hat { $best } %.
arrest = { $n ->
        [1] Verhaftung mit dieser Fahrt
       *[other] Verhaftung in { $n } Fahrten
    }
    .asks = Du bist { $seat ->
        [0] Weiß
       *[other] Orange
    }. { $n ->
        [1] Welche Fahrt hat die beste Aussicht auf eine sofortige Verhaftung?
       *[other] Welche Fahrt hat die beste Aussicht auf eine Verhaftung mit diesem Wurf oder dem nächsten, was auch immer die anderen tun?
    }
    .yes = Die beste Aussicht, die es gibt.
    .no = Eine andere Fahrt ist besser.
    .less = Eine Aussicht von { $chance } %; die beste Fahrt hat { $best } %.
