# After the game, in the browser: the analysis, a turn looked at again, and playing on from a step.

review-title = After the game
review-working = Looking at every turn again …
review-queue =
    { $count ->
        [one] 1 game comes first.
       *[other] { $count } games come first.
    }
review-again = Try again
review-bands-label = Everyone’s win chance, from the first turn to the last
review-as-table = As a table
review-end = End
review-mark =
    { $who }, round { $round }: { $mark ->
        [blunder] blunder
        [mistake] mistake
       *[inaccuracy] inaccuracy
    }, −{ $points }%. Show what was better.
review-mark-short =
    { $who } · round { $round } · { $mark ->
        [blunder] blunder
        [mistake] mistake
       *[inaccuracy] inaccuracy
    }
review-marks-text = Pick one to see the board as it was, and what would have been better.
review-all-marks = Show all { $count }
review-points = { $points }%
review-luck-best = Luckiest:
review-luck-worst = Unluckiest:
review-luck-when =
    ({ $turn ->
        [nobody] round { $round }
       *[somebody] { $who }, round { $round }
    }, { $points }%)
review-own = Dashed: what a player’s own choices cost.
review-evaluator = Win chances by { $name }, version { $version }.
turn-title = { $who } · round { $round }
turn-back = Back to the game
turn-others = Other mistakes
turn-before = Mistake before
turn-after = Next mistake
turn-films = What to watch
turn-better = Better: { $percent }%
turn-played = Played: { $percent }%
turn-why = Why
turn-why-search = It only shows when the turn is played out.
turn-try = Try it yourself
what-if-title = What if?
what-if-text = Play on from step { $step }. From here on, all dice and draws are new, and the result doesn’t count anywhere.
what-if-seat = You play
what-if-all = All sides
what-if-bots = Bots at the other seats
what-if-go = Play on from here
what-if-tag = What if
what-if-from = Played on from step { $step } of another game
line-copy = Copy the position
line-copied = Position copied as a line of text.
