## Un message par leçon : son titre, puis ce qu'on demande et ce qu'on répond à un coup.

home = Dans la cachette
    .hide = Vous êtes le voleur. Les coins sont des cachettes, et vous êtes juste à côté de l'une d'elles. Le détective ne voit rien de votre chemin. Un dernier pas : K11.
    .hide-yes = Échappé ! Dix pas sans être vu, et le détective n'a plus de tour : le voleur ne veut rien d'autre.
flee = Toujours plus loin
    .first = Votre fuite commence au lieu du délit, F6. Faites un pas vers l'un de ses quatre voisins, le long des lignes.
    .first-yes = Le détective a d'abord visité le lieu du délit, comme il le doit.
    .farther = Désormais chaque pas mène au point voisin le long d'une ligne, et plus loin du lieu du délit. Essayez de revenir si vous voulez, puis avancez.
    .farther-yes = Et ainsi jusqu'à un coin. Vous pouvez passer sur un point déjà visité : il ne vous attrape que s'il visite celui où vous êtes.
clue = Ce que disent les indices
    .scene = Vous êtes maintenant le détective. Le voleur vient de faire un premier pas que vous n'avez pas vu. Votre première visite est obligée : le lieu du délit, F6.
    .scene-yes = Orange : à cet instant il était dans la même rangée ou la même colonne, F ou 6. Mais laquelle ?
    .ask = Il a fait un autre pas. Visiter un point, c'est demander : est-il dans cette rangée ou cette colonne ? Visitez F4.
    .ask-yes = Encore orange : il était dans la colonne F ou la rangée 4. Après deux pas, il a donc suivi la colonne F, ou il est descendu en rangée 4.
    .ask-no = On peut visiter n'importe quel point, mais prenez F4 cette fois : ce point vous parle de la colonne F.
    .blue = Et encore une fois. Visitez E9.
    .blue-yes = Bleu : il n'est ni dans la colonne E ni dans la rangée 9. Un indice ne vaut que pour cet instant ; ensuite le voleur repart.
    .blue-no = Bonne question, mais visitez E9 cette fois.
catch = Attrapé !
    .corner = Trois indices orange : d'abord le lieu du délit, puis colonne D ou rangée 1, puis colonne H ou rangée 5. Un pas plus tard, il ne peut être qu'en deux points. Visitez l'un d'eux.
    .corner-yes = Exactement : C5 ou D4, nulle part ailleurs. Visitez le point où il est, et il est attrapé aussitôt.
    .corner-near = Tout près, mais il ne peut pas y être. En trois pas il était arrivé en D5, et chaque pas l'éloigne de F6.
    .corner-no = Il ne peut pas y être. Après trois pas, il était dans la colonne D et la rangée 5 : en D5. Où peut-il être un pas plus loin de F6 ?
game = Votre première partie
    .game = Vous fuyez d'abord, puis vous poursuivez : une série de deux parties. Le détective compte un point par tour qu'il lui faut, et dix si le voleur s'échappe ; celui qui a le moins de points l'emporte. Votre carnet montre où le voleur peut être.
