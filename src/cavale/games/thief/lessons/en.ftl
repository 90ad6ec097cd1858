## A message for each lesson: its title, then what is asked, and what a move is answered.

home = Into the hideout
    .hide = You are the thief. The corners are hideouts, and you stand next to one. The detective sees nothing of your way. One last step: K11.
    .hide-yes = Escaped! Ten steps unseen, and the detective has no turn left: that is the thief's whole aim.
flee = Always farther
    .first = Your flight begins at the scene of the crime, F6. Step to one of its four neighbours along the lines.
    .first-yes = The detective visited the scene of the crime first, as he must.
    .farther = From here every step goes along a line to the next point, and farther from the scene. Try to turn back if you like, then step on.
    .farther-yes = So it goes until a corner. You may step onto a point he has already visited: he catches you only if he visits the very point you are on.
clue = What the clues say
    .scene = Now you are the detective. The thief has just taken a first step that you did not see. Your first visit must be the scene of the crime: F6.
    .scene-yes = Orange: at that moment he stood in the same row or the same column, F or 6. But which?
    .ask = He has moved again. To visit a point is to ask: is he in this row or this column? Visit F4.
    .ask-yes = Orange again: he was in column F or in row 4. After two steps he has followed column F, or gone down into row 4.
    .ask-no = Any point may be visited, but take F4 this time: it tells you about column F.
    .blue = And again. Visit E9.
    .blue-yes = Blue: he is neither in column E nor in row 9. A clue speaks of that moment only; afterwards he steps on.
    .blue-no = A fair question, but visit E9 this time.
catch = Caught!
    .corner = Three orange clues: first the scene, then column D or row 1, then column H or row 5. One step later he can be at two points only. Visit one of them.
    .corner-yes = Exactly: C5 or D4, and nowhere else. Visit the point where he stands and he is caught at once.
    .corner-near = Close, but he cannot be there. Three steps had led him to D5, and every step goes farther from F6.
    .corner-no = He cannot be there. After three steps he was in column D and row 5: at D5. Where can he be one step farther from F6?
game = Your first game
    .game = You flee first, then you hunt: a series of two games. The detective scores a point for each turn he needs, and ten if the thief escapes; fewer points win. Your notebook shows where the thief can be.
