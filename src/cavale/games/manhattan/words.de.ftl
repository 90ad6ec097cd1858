title = Manhattan Süd
after = nach Kojak, Énigmes policières, Arrow / MB, 1975
tagline = Vier offene Akten, zwei Wagen für jeden: Stell deine Fallen und steh rechtzeitig vor der Tür.
seat-white = Weiß
seat-orange = Orange
seat-violet = Violett
seat-pink = Rosa
variant-classic = Klassisch
variant-classic-detail = Vier Akten, die meisten Verhaftungen gewinnen
variant-quick = Schnell
variant-quick-detail = Die erste Verhaftung gewinnt
level-0 = Kadett
    .of = des Kadetten
    .to = dem Kadetten
    .start = Der Kadett
    .mid = der Kadett
level-1 = Streifenpolizist
    .of = des Streifenpolizisten
    .to = dem Streifenpolizisten
    .start = Der Streifenpolizist
    .mid = der Streifenpolizist
level-2 = Inspektor
    .of = des Inspektors
    .to = dem Inspektor
    .start = Der Inspektor
    .mid = der Inspektor
level-3 = Sergeant
    .of = des Sergeanten
    .to = dem Sergeanten
    .start = Der Sergeant
    .mid = der Sergeant
level-4 = Lieutenant
    .of = des Lieutenants
    .to = dem Lieutenant
    .start = Der Lieutenant
    .mid = der Lieutenant
level-5 = Polizeichef
    .of = des Polizeichefs
    .to = dem Polizeichef
    .start = Der Polizeichef
    .mid = der Polizeichef
level-0-says = Fährt herum und kommt am Ende doch an.
level-1-says = Kennt das nächste Ziel und lernt das Jagen von der ersten Verhaftung.
level-2-says = Weiß, wie viele Züge jede Etappe braucht.
level-3-says = Denkt bis zu einer Sekunde voraus und kennt das letzte Rennen auswendig.
level-4-says = Denkt bis zu einer Sekunde voraus und kennt das letzte Rennen auswendig.
level-5-says = Denkt bis zu einer Sekunde voraus und kennt das letzte Rennen auswendig.
file = { $file ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
}
at-district = { $file ->
    [red] bei der Bank
    [yellow] beim Rathaus
    [blue] beim Club
   *[green] beim Hotel
}
at-door = { $file ->
    [red] am Eingang der Bank
    [yellow] am Eingang des Rathauses
    [blue] am Eingang des Clubs
   *[green] am Eingang des Hotels
}

## What one can do

rolls-to-start = { WHO($seat) ->
    [you] Du würfelst darum, wer anfängt.
   *[other] { NAME($seat, form: "start") } würfelt darum, wer anfängt.
}
draws-mission = { WHO($seat) ->
    [you] Du ziehst einen Auftrag.
   *[other] { NAME($seat, form: "start") } zieht einen Auftrag.
}
draws-trap = { WHO($seat) ->
    [you] Du ziehst eine Fallenkarte.
   *[other] { NAME($seat, form: "start") } zieht eine Fallenkarte.
}
rolls-the-die = { WHO($seat) ->
    [you] Du würfelst.
   *[other] { NAME($seat, form: "start") } würfelt.
}
others-drive = { NAME($seat, form: "start") } hat eine { $die } gewürfelt und überlegt, wohin es geht.
make-arrest = Der { $file ->
    [red] rote
    [yellow] gelbe
    [blue] blaue
   *[green] grüne
} Verbrecher steht auf Rot, und du stehst am Eingang: Verhafte ihn!
others-arrest = { NAME($seat, form: "start") } verhaftet, anstatt zu würfeln.
you-rolled = Du hast eine { $die } gewürfelt.
stay-blocked = Zwei Wagen versperren die Straße: Bleib stehen.
stay-exact = Für die Einsatzzentrale brauchst du die genaue Zahl: Bleib stehen.
goal-race = Bring deine beiden Wagen zur Polizeiwache.
goal-mission = Bring einen Wagen mit genauer Zahl in die Einsatzzentrale.
goal-mission-car = Bring Wagen { $car } mit genauer Zahl in die Einsatzzentrale.
goal-park = Wagen { $car } muss { at-district } parken.
goal-warrant = Wagen { $car } holt den Haftbefehl von der Polizeiwache.
goal-hunt = Stell deinem Verbrecher Fallen und steh { at-door }, wenn er auf Rot ist.
goal-hunt-red = Dein Verbrecher steht auf Rot: Ein Wagen { at-door } verhaftet ihn!

## What a move does

rolls = { WHO($player) ->
    [you] Du würfelst eine { $roll }.
   *[other] { NAME($player, form: "start") } würfelt eine { $roll }.
}
starts-game = { WHO($starts) ->
    [you] Du fängst an.
   *[other] { NAME($starts, form: "start") } fängt an.
}
roll-again = Gleichstand, noch einmal würfeln: { NAMES($rolls_again, form: "mid") }.
draws = { WHO($player) ->
    [you] Du ziehst
   *[other] { NAME($player, form: "start") } zieht
} einen Auftrag zur { $file ->
    [red] roten
    [yellow] gelben
    [blue] blauen
   *[green] grünen
} Akte.
draws-again = { WHO($player) ->
    [you] Du ziehst
   *[other] { NAME($player, form: "start") } zieht
} einen Auftrag zur { $file ->
    [red] roten
    [yellow] gelben
    [blue] blauen
   *[green] grünen
} Akte; er kommt unter den Stapel, und es wird noch einmal gezogen.
draws-and-joins = { WHO($player) ->
    [you] Du ziehst
   *[other] { NAME($player, form: "start") } zieht
} einen Auftrag zur { $file ->
    [red] roten
    [yellow] gelben
    [blue] blauen
   *[green] grünen
} Akte und { WHO($player) ->
    [you] schließt dich der Jagd an.
   *[other] schließt sich der Jagd an.
}
trap-lieutenant = { WHO($player) ->
    [you] Du deckst den Lieutenant auf: Dein Verbrecher kommt auf Rot.
   *[other] { NAME($player, form: "start") } deckt den Lieutenant auf: Der gejagte Verbrecher kommt auf Rot.
}
trap-all = { WHO($player) ->
    [you] Du rückst alle Verbrecher ein Feld weiter.
   *[other] { NAME($player, form: "start") } rückt alle Verbrecher ein Feld weiter.
}
trap-one = { WHO($player) ->
    [you] Du rückst
   *[other] { NAME($player, form: "start") } rückt
} den { $file ->
    [red] roten
    [yellow] gelben
    [blue] blauen
   *[green] grünen
} Verbrecher { $by ->
    [one] { $by } Feld
   *[other] { $by } Felder
} weiter.
trap-nobody = { WHO($player) ->
    [you] Du ziehst
   *[other] { NAME($player, form: "start") } zieht
} „{ file } { $by }“: Dieser Verbrecher ist schon verhaftet, nichts bewegt sich.
to-place = { $to ->
    [station] zur Polizeiwache
    [mission] in die Einsatzzentrale
    [bank] auf den Parkplatz der Bank
    [hall] auf den Parkplatz des Rathauses
    [club] auf den Parkplatz des Clubs
    [hotel] auf den Parkplatz des Hotels
   *[other] nach { $to }
}
drives = { WHO($player) ->
    [you] Dein Wagen { $car } fährt { to-place }.
   *[other] Wagen { $car } { NAME($player, form: "of") } fährt { to-place }.
}
backs = { WHO($player) ->
    [you] Dein Wagen { $car } fährt rückwärts { to-place }.
   *[other] Wagen { $car } { NAME($player, form: "of") } fährt rückwärts { to-place }.
}
held-up = Zwei Wagen versperren ihm die Straße.
takes-trap = Eine Fallenkarte!
posts-warrant = Der Haftbefehl hängt aus.
parks = Der andere Wagen darf den Haftbefehl holen.
stays-blocked = { WHO($player) ->
    [you] Zwei Wagen versperren dir die Straße: Du bleibst stehen.
   *[other] Zwei Wagen versperren die Straße: { NAME($player, form: "start") } bleibt stehen.
}
stays-exact = Für die Einsatzzentrale braucht man die genaue Zahl: { WHO($player) ->
    [you] Du bleibst stehen.
   *[other] { NAME($player, form: "start") } bleibt stehen.
}
arrests = { WHO($player) ->
    [you] Du verhaftest
   *[other] { NAME($player, form: "start") } verhaftet
} den { $file ->
    [red] roten
    [yellow] gelben
    [blue] blauen
   *[green] grünen
} Verbrecher: Akte geschlossen!
loses-mission = Auftrag zurückgegeben: { NAMES($lose_file, form: "mid") }.
race-begins = Gleichstand: Rennen zur Polizeiwache!
leaves-board = Nicht im Rennen: { NAMES($leave, form: "mid") }. Diese Wagen verlassen den Plan.

## Chance

chance-roll = Würfel: { $roll }
chance-mission = Auftrag: { file }
chance-trap = Falle: { $card }
card-lieutenant = Lieutenant
card-all = alle 1
card-one = { file } { $by }

## How a game ends

ends-race = { WHO($seat) ->
    [you] Du gewinnst: Deine beiden Wagen sind als Erste in der Polizeiwache.
   *[other] { NAME($seat, form: "start") } gewinnt und hat zuerst beide Wagen in der Polizeiwache.
}
ends-first-arrest = { WHO($seat) ->
    [you] Du gewinnst mit der ersten Verhaftung.
   *[other] { NAME($seat, form: "start") } gewinnt mit der ersten Verhaftung.
}
ends-drawn = { $rounds } Runden: unentschieden zwischen { NAMES($seats, form: "to") }.
ends-rounds = { WHO($seat) ->
    [you] Du gewinnst: Nach { $rounds } Runden hast du die meisten Verhaftungen.
   *[other] { NAME($seat, form: "start") } gewinnt mit den meisten Verhaftungen nach { $rounds } Runden.
}
ends-closed = { WHO($seat) ->
    [you] Du gewinnst: Alle vier Akten sind geschlossen, und du hast die meisten Verhaftungen.
   *[other] { NAME($seat, form: "start") } gewinnt mit den meisten Verhaftungen: Alle vier Akten sind geschlossen.
}

## Tipps

idea-arrest = Der Verbrecher steht auf Rot: Ein Wagen am Eingang verhaftet ihn sofort.
idea-trap = Halt genau auf einem Fallenfeld: Die Karte kann deinen Verbrecher auf Rot bringen.
idea-seek = Nimm den kürzesten Weg zur Einsatzzentrale: Hinein kommst du nur mit der genauen Zahl.
idea-drive = Bring den Wagen mit dem Auftrag auf den Parkplatz des Viertels, über Fallenfelder, wenn sie auf dem Weg liegen.
idea-fetch = Der andere Wagen holt den Haftbefehl auf der Polizeiwache, auf dem kürzesten Weg.
idea-hunt = Lass einen Wagen am Eingang und such mit dem anderen Fallenfelder.
idea-race = Jetzt ist es ein Rennen: Es zählt nur, wie viele Würfe es bis zur Polizeiwache sind.

## Drohungen

threat-arrest = { NAME($seat, form: "start") } verhaftet mit einer { LIST($rolls, form: "or") } den { $file ->
    [red] roten
    [yellow] gelben
    [blue] blauen
   *[green] grünen
} Verbrecher.
threat-due = { NAME($seat, form: "start") } steht am Eingang und verhaftet im nächsten Zug den { $file ->
    [red] roten
    [yellow] gelben
    [blue] blauen
   *[green] grünen
} Verbrecher.
threat-race = { NAME($seat, form: "start") } gewinnt das Rennen mit einer { LIST($rolls, form: "or") }.

## The review

review-lucky = So ein Glück!
review-unlucky = Pech gehabt.
review-missed = Eine schöne Gelegenheit verpasst.

## The drawing in a terminal

drawing-start = los
drawing-mission = auf
drawing-station = PW
drawing-bank = bnk
drawing-hall = rat
drawing-club = clb
drawing-hotel = htl
drawing-legend = gelb: Falle · invertiert: Eingang
drawing-round = Runde
drawing-traps = Fallen:
drawing-missions = Aufträge:
drawing-unseen = { $n } noch nie gesehen
drawing-then = dann
drawing-die = Würfel
drawing-arrested = verhaftet von
district = { $district ->
    [bank] Bank
    [hall] Rathaus
    [club] Club
   *[hotel] Hotel
}
stage = { $stage ->
    [seek] holt einen Auftrag
    [drive] fährt ins Viertel
    [fetch] holt den Haftbefehl
    [hunt] auf der Jagd
    [race] im Rennen zur Wache
   *[out] nicht im Rennen
}

## The board: what only the page says

board-city = Die Stadt
board-help = Pfeile: den Straßen folgen. N, Umschalt+N: nächstes oder voriges Ziel. Enter: dorthin fahren oder den Wagen wählen, der dort steht.
board-title-1 = Manhattan
board-title-2 = Süd
board-missions = Aufträge
board-traps = Fallen
board-start = Start
board-trap-space = Fallenfeld
board-tap-again = Noch einmal tippen, um hinzufahren.
board-tap-to-arrest = Noch einmal tippen, um ihn zu verhaften.
board-whole = Ganze Stadt
board-closer = Näher heran
board-which = Welcher Wagen?
board-both = Beide
board-stay = Stehen bleiben
board-files = Die vier Akten
board-closed = geschlossen
board-not-rolled = noch nicht gewürfelt
board-outrolled = fängt nicht an
board-lieutenant = Lieutenant
notes-unseen-traps = Noch nicht gesehene Fallen
notes-unseen-missions = Noch nicht gesehene Aufträge
notes-then-traps = Danach, in dieser Reihenfolge
notes-only-traps = Der ganze Stapel, in dieser Reihenfolge
notes-sure = Die nächste Karte ist bekannt.
notes-cards-help = Eine gespielte Karte kommt unter den Stapel: Ist er einmal durch, kennt man seine Reihenfolge.
board-sign =
    { $district ->
        [bank] Bank
        [hall] Rathaus
        [club] Club
       *[hotel] Hotel
    }
board-entrance =
    { $district ->
        [bank] Eingang der Bank
        [hall] Eingang des Rathauses
        [club] Eingang des Clubs
       *[hotel] Eingang des Hotels
    }
board-place =
    { $place ->
        [start] Startparkplatz
        [mission] Einsatzzentrale
        [station] Polizeiwache
        [bank] Parkplatz der Bank
        [hall] Parkplatz des Rathauses
        [club] Parkplatz des Clubs
        [hotel] Parkplatz des Hotels
       *[other] { $place }
    }
board-place-first =
    { $place ->
        [start] Startparkplatz
        [mission] Einsatzzentrale
        [station] Polizeiwache
        [bank] Parkplatz der Bank
        [hall] Parkplatz des Rathauses
        [club] Parkplatz des Clubs
        [hotel] Parkplatz des Hotels
       *[other] { $place }
    }
board-go =
    { $place ->
        [start] Zum Startparkplatz
        [mission] Zur Einsatzzentrale
        [station] Zur Polizeiwache
        [bank] Zum Parkplatz der Bank
        [hall] Zum Parkplatz des Rathauses
        [club] Zum Parkplatz des Clubs
        [hotel] Zum Parkplatz des Hotels
       *[other] Nach { $place }
    }
board-file =
    { $file ->
        [red] rote Akte
        [yellow] gelbe Akte
        [blue] blaue Akte
       *[green] grüne Akte
    }
board-file-first =
    { $file ->
        [red] Rote Akte ({ board-sign })
        [yellow] Gelbe Akte ({ board-sign })
        [blue] Blaue Akte ({ board-sign })
       *[green] Grüne Akte ({ board-sign })
    }
board-trap =
    { $file ->
        [red] Rot { $steps }
        [yellow] Gelb { $steps }
        [blue] Blau { $steps }
        [green] Grün { $steps }
       *[all] alle 1 weiter
    }
notes-count = { $card }, { $count }
board-car = Wagen { $car }
board-car-at = Wagen { $car }: { board-place }
board-driver =
    { WHO($seat) ->
        [you] dein Wagen { $car }
       *[other] Wagen { $car } { NAME($seat, form: "of") }
    }
board-spaces =
    { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    }
board-drives = Wagen { $car } fährt hierher, { board-spaces }
board-backs = Wagen { $car } fährt rückwärts hierher, { board-spaces }
board-takes =
    { $takes ->
        [mission] hier zieht man einen Auftrag
        [trap] hier zieht man eine Fallenkarte
        [warrant] der Haftbefehl wird ausgehängt
       *[park] danach holt der andere den Haftbefehl
    }
board-arrest-too = Verhaftung!
board-arrest =
    { $file ->
        [red] Den roten Verbrecher verhaften
        [yellow] Den gelben Verbrecher verhaften
        [blue] Den blauen Verbrecher verhaften
       *[green] Den grünen Verbrecher verhaften
    }
board-forwards = Wagen { $car }, vorwärts
board-backwards = Wagen { $car }, rückwärts
board-reach =
    { $count ->
        [one] { $count } mögliches Ziel.
       *[other] { $count } mögliche Ziele.
    }
board-reach-car = { board-car }: { board-reach }
board-who-starts = Wer fängt an?
board-race = Rennen zur Polizeiwache
board-round = Runde { $round }
board-to-go = noch { board-spaces }
board-die = Der Würfel
board-die-shows = Würfel: { $value }
board-criminal-closed =
    { WHO($seat) ->
        [you] geschlossen, verhaftet von dir
       *[other] geschlossen, verhaftet von { NAME($seat, form: "to") }
    }
board-criminal-black = Verbrecher auf dem schwarzen Punkt
board-criminal-red = Verbrecher auf Rot
board-criminal-away = Verbrecher, bis Rot: { board-spaces }
board-warrants = Haftbefehl: { NAMES($seats) }
board-after = Auftrag: { NAMES($seats) }
board-stage =
    { $stage ->
        [race] im Rennen zur Wache
        [out] nicht im Rennen
        [seek] holt einen Auftrag
        [drive-red] auf dem Weg zur Bank
        [drive-yellow] auf dem Weg zum Rathaus
        [drive-blue] auf dem Weg zum Club
        [drive-green] auf dem Weg zum Hotel
        [fetch] holt den Haftbefehl
       *[hunt] auf der Jagd
    }
board-arrests =
    { $count ->
        [one] { $count } Verhaftung
       *[other] { $count } Verhaftungen
    }

## Moves as they are written, word by word

notation-roll = Wurf
notation-stay = bleibt
notation-arrest = Verhaftung
notation-trap = Falle
notation-draw = Auftrag
notation-red = Rot
notation-yellow = Gelb
notation-blue = Blau
notation-green = Grün
notation-all = alle
notation-lieutenant = Lieutenant
notation-start = Start
notation-mission = Zentrale
notation-station = Wache
notation-bank = Bank
notation-hall = Rathaus
notation-club = Club
notation-hotel = Hotel

## Exaktes Spiel

solve-race = das Rennen
