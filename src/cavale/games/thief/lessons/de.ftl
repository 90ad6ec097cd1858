## Eine Nachricht je Lektion: ihr Titel, dann die Aufgaben und die Antworten auf Züge.

home = Ins Versteck
    .hide = Du bist der Dieb. Die Ecken sind Verstecke, und du stehst direkt neben einem. Der Detektiv sieht nichts von deinem Weg. Ein letzter Schritt: K11.
    .hide-yes = Entkommen! Zehn Schritte ungesehen, und der Detektiv kommt nicht mehr dran: Mehr will der Dieb nicht.
flee = Immer weiter weg
    .first = Deine Flucht beginnt am Tatort, F6. Geh zu einem der vier Nachbarpunkte entlang der Linien.
    .first-yes = Der Detektiv hat zuerst den Tatort untersucht, wie er es muss.
    .farther = Von jetzt an führt jeder Schritt entlang einer Linie zum nächsten Punkt, und weiter weg vom Tatort. Versuch ruhig umzukehren, dann geh weiter.
    .farther-yes = So geht es bis in eine Ecke. Du darfst auf einen Punkt treten, der schon untersucht wurde: Gefasst wirst du nur, wenn er genau deinen Punkt untersucht.
clue = Was die Hinweise sagen
    .scene = Jetzt bist du der Detektiv. Der Dieb hat gerade einen ersten Schritt getan, den du nicht gesehen hast. Zuerst musst du den Tatort untersuchen: F6.
    .scene-yes = Orange: In diesem Augenblick stand er in derselben Reihe oder derselben Spalte, F oder 6. Aber in welcher?
    .ask = Er ist weitergegangen. Mit jedem Punkt, den du untersuchst, fragst du: Ist er in dieser Reihe oder dieser Spalte? Untersuch F4.
    .ask-yes = Wieder orange: Er war in Spalte F oder in Reihe 4. Nach zwei Schritten ist er also Spalte F entlanggegangen oder hinunter in Reihe 4.
    .ask-no = Untersuchen darf man jeden Punkt, aber nimm diesmal F4: Der Punkt verrät etwas über Spalte F.
    .blue = Und noch einmal. Untersuch E9.
    .blue-yes = Blau: Er ist weder in Spalte E noch in Reihe 9. Ein Hinweis gilt nur für diesen Augenblick; danach geht der Dieb weiter.
    .blue-no = Gute Frage, aber untersuch diesmal E9.
catch = Gefasst!
    .corner = Drei orange Hinweise: erst der Tatort, dann Spalte D oder Reihe 1, dann Spalte H oder Reihe 5. Einen Schritt später kann er nur noch auf zwei Punkten sein. Untersuch einen davon.
    .corner-yes = Genau: C5 oder D4, sonst nirgends. Untersuch den Punkt, auf dem er steht, und er ist sofort gefasst.
    .corner-near = Nah dran, aber dort kann er nicht sein. Nach drei Schritten war er auf D5, und jeder Schritt führt weiter weg von F6.
    .corner-no = Dort kann er nicht sein. Nach drei Schritten war er in Spalte D und Reihe 5: auf D5. Wo kann er einen Schritt weiter weg von F6 sein?
game = Deine erste Partie
    .game = Erst fliehst du, dann jagst du: eine Serie aus zwei Partien. Der Detektiv bekommt einen Punkt für jeden Zug, den er braucht, und zehn, wenn der Dieb entkommt; wer weniger Punkte hat, gewinnt. Dein Notizbuch zeigt, wo der Dieb sein kann.
