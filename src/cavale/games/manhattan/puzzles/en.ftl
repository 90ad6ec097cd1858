## A message for each kind of puzzle: its title, then what is asked, and what is said of an answer.

race = The best drive in the race
    .asks = Two arrests each: the first with both cars at the police station wins. You are { $seat ->
        [0] White
       *[other] Orange
    }. Which drive gives you the best chance?
    .yes = The best drive, and clearly so.
    .no = Another drive is better.
    .less = A chance of { $chance } %; the best drive has { $best } %.
arrest = { $n ->
        [1] Arrest with this drive
       *[other] Arrest in { $n } drives
    }
    .asks = You are { $seat ->
        [0] White
       *[other] Orange
    }. { $n ->
        [1] Which drive has the best chance of an arrest at once?
       *[other] Which drive has the best chance of an arrest with this roll or the next, whatever the other player does?
    }
    .yes = The best chance there is.
    .no = Another drive is better.
    .less = A chance of { $chance } %; the best drive has { $best } %.
