## Eine Nachricht je Lektion: ihr Titel, dann die Aufgaben und die Antworten auf Züge.

catch = Fang das Pferd
    .seize = Insgeheim bist du der Knecht. Der letzte Zug ging 6 Felder weit, eine Karte mit − geht also 5: genau bis auf das weiße Pferd, auf C1. Spiel Knecht −.
    .seize-yes = Gefangen und gewonnen! Deine eigene geheime Figur, genau auf dem Pferd: Darum geht es.
    .seize-off = Die richtige Karte, aber er muss genau auf dem Pferd ankommen: auf C1.
    .seize-horse = Nun ist das Pferd weitergelaufen, und dein Knecht hätte es haben können. Spiel Knecht −, nach C1.
    .seize-no = Das Pferd war in Reichweite. Wähl die Karte Knecht −, dann C1.
tempt = Oder lass es kommen
    .lure = Umgekehrt zählt es auch: eine Pferdekarte, die das Pferd genau auf deinen Knecht führt, auf E3. Der letzte Zug ging 8 Felder weit; = geht wieder 8.
    .lure-yes = Es ist ihm in die Arme gelaufen: auch das ist ein Fang.
    .lure-off = Das Pferd ist an ihm vorbeigelaufen. Spiel Pferd = und lande beim Knecht auf E3.
    .lure-no = Dein Knecht ist gezogen, aber nicht bis zum Pferd. Lass es zu ihm kommen: Pferd =, nach E3.
count = Drei, eins mehr, eins weniger
    .more = Die Karte sagt, wie weit: + ein Feld mehr als der Zug davor, = genauso weit, − eins weniger. Der Zug davor ging 3 Felder. Spiel eine Karte, die 4 Felder weit geht.
    .more-yes = Vier Felder, auf welchen Wegen du willst; nur sofort umkehren darf man nicht. Der Nächste zählt von 4 an.
    .more-same = Das war ein =, so viele Felder wie zuvor: 3. Für eines mehr brauchst du ein +.
    .more-no = Diese Karte geht anders weit. Für 4 Felder nach 3 brauchst du ein +.
anyone = Die Figuren gehören allen
    .away = Mit der richtigen Karte darf jeder jeden ziehen. Vielleicht läuft der Hund für den anderen, wer weiß? Zieh den Hund mit einer deiner Karten, wohin du willst.
    .away-yes = Und wer kann jetzt sagen, ob der Hund deiner ist? Lass sie rätseln.
    .away-own = Du hast deinen eigenen Knecht gezogen. Das ist erlaubt, kann ihn aber verraten. Nimm diesmal eine Hundekarte.
    .away-horse = Das Pferd läuft für alle. Nimm diesmal eine Hundekarte.
    .away-no = Da hat sich jemand anderes bewegt. Nimm diesmal eine Hundekarte.
secret = Dein Geheimnis
    .pick = Vor der ersten Karte wählst du, einmal für die ganze Partie, wer das Pferd für dich fängt. Viele Karten einer Figur auf der Hand sind ein guter Grund. Wähle.
    .pick-yes = Niemand außer dir weiß es. Verrate es nicht zu früh mit dem, was du spielst.
game = Deine erste Partie
    .game = Bring deine Figur oder das Pferd in den richtigen Abstand und behalte die Karte, die passt. Sind alle Hände leer, wird neu gegeben. Der erste Fang gewinnt.
