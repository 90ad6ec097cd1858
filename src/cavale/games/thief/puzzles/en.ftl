## A message for each kind of puzzle: its title, then what is asked, and what is said of an answer.

where = Where can he be?
    .asks = By the clues the thief can be on { $n } points. Show every one of them, one after the other.{ $left ->
        [0] {""}
       *[other] {" "}Left: { $left }.
    }
    .on = Yes, there.
    .yes = Those are all the points where he can be.
    .no = He cannot be that far from the scene, or that near: each step leads one line farther away.
    .near = Not there: no flight that ends there agrees with the orange clue at { $point }, turn { $turn }.
    .far = Not there: no flight that ends there agrees with the blue clue at { $point }, turn { $turn }.
catch = { $n ->
        [1] Catch him now
       *[other] Catch him in { $n } visits
    }
    .asks = You are the detective. { $n ->
        [1] The clues leave only one point. Visit it.
       *[other] { $ways ->
            [1] Only one visit makes
           *[other] { $ways } visits make
        } sure of him within { $n }, wherever he is and wherever he goes. Choose.
    }
    .on = Right. He has moved on; where now?
    .yes = Caught: he had no way out.
    .no = That visit tells too little.
    .near = If the clue is orange, he can be on { $points } at your next visit, and you cannot be sure of him.
    .far = If the clue is blue, he can be on { $points } at your next visit, and you cannot be sure of him.
    .near-gone = If the clue is orange, he may be gone before your next visit.
    .far-gone = If the clue is blue, he may be gone before your next visit.
worth = The best visit
    .asks = You are the detective. All flights that agree with the clues are equally likely. Which visit needs the fewest turns on average? An escape counts ten.
    .yes = That is the best visit, and clearly so.
    .no = Another visit is better.
    .dear = { $cost } turns on average; the best visit takes { $best }.
safe = The safest step
    .asks = You are the thief. Which step keeps you away longest, on average, from the strongest detective we know?
    .yes = That is the step he likes least.
    .no = Another step is safer.
    .sooner = There he catches you, on average, { $turns } { $turns ->
        [one] turn
       *[other] turns
    } sooner.
