## Eine Nachricht je Lektion: ihr Titel, dann die Aufgaben und die Antworten auf Züge.

arrest = Die Verhaftung
    .door = Du bist Weiß und hast die Akte der Bank: rot. Dein Verbrecher ist gerade auf Rot getreten, dein Haftbefehl hängt aus. Stell Wagen 1 auf die Handschellen seines Viertels, auf e5, und er ist verhaftet.
    .door-yes = Verhaftet! Verbrecher auf Rot, Haftbefehl ausgehängt, ein Wagen auf den Handschellen: Darauf läuft alles hinaus.
    .door-no = Nicht dort. Er bleibt nicht lange auf Rot: Wagen 1 nach e5, auf die Handschellen.
mission = Hol deinen Auftrag
    .enter = Alles beginnt in der Einsatzzentrale im Westen. Hinein kommt ein Wagen nur mit genauem Wurf. Du hast eine 6, und die passt genau.
    .enter-yes = Die Karte sagt: die Akte der Bank, rot. Sie gehört dir bis zur Verhaftung.
    .enter-no = Genau dieser Wurf führte hinein. Fahr Wagen 1 in die Einsatzzentrale.
park = Parken im Viertel
    .district = Dein Auftrag betrifft das Rathaus: gelb. Derselbe Wagen fährt jetzt zum Parkplatz dieses Viertels. Ein genauer Wurf ist nicht nötig: Wer ankommt, hält.
    .district-yes = Geparkt: Der Rest des Wurfs verfällt einfach. Jetzt darf dein anderer Wagen los.
    .district-no = An jeder Kreuzung hast du die Wahl. Dieser Wurf kann dich zum Parkplatz am Rathaus bringen.
warrant = Der Haftbefehl
    .fetch = Wagen 1 wartet im Viertel. Wagen 2 holt den Haftbefehl auf der Polizeiwache in der Mitte. Fahr ihn hin.
    .fetch-yes = Der Haftbefehl hängt aus. Von jetzt an bewegt jeder Wurf den Wagen, den du willst.
    .fetch-back = Mit einer 6 darf man zurücksetzen, aber das führt weg. Die Wache liegt vor dir.
    .fetch-no = Das führt daran vorbei. Die Wache in der Mitte braucht keinen genauen Wurf.
trap = Stell eine Falle
    .draw = Verbrecher bewegen sich nur, wenn jemand eine Fallenkarte zieht. Komm genau auf ein Fallenfeld: das mit dem Warnzeichen, k1.
    .draw-yes = Der Lieutenant! Er stellt deinen Verbrecher direkt auf Rot. Andere Karten bewegen ihn oder den eines anderen um ein bis drei Felder.
    .draw-no = Dort passiert nichts. Fahr Wagen 1 auf das Warnzeichen, nach k1.
game = Deine erste Partie
    .game = Einsatzzentrale, Parkplatz, Haftbefehl, dann bei den Handschellen auf Rot warten. In der schnellen Partie gewinnt die erste Verhaftung. Der Würfel rollt von allein.
