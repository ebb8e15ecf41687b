# A finished game analysed: in the terminal and on its page.

analysis-title = { $game }: analysis
analysis-about = Win chance, mistakes and luck, as { $name } sees them ({ $version }).
analysis-uncalibrated = These win chances have not been checked for this kind of table. Take them with a grain of salt.
analysis-bar = Analysing
analysis-written = Page saved to { $path }

# Three sentences that tell the game.
analysis-story-shared = The win was shared by { $count } players.
analysis-story-decided = Decided in round { $round }: from then on { $who } was always ahead ({ $percent }% to win).
analysis-story-decided-last = Open to the end: { $who } took the lead in the very last turn.
analysis-story-decided-always = { $who } was ahead from start to finish.
analysis-story-luck-even = Luck was even: dice and draws gave no one an edge.
analysis-story-lucky = { $who } was the luckiest: dice and draws added { $percent }% to the win chance.
analysis-story-unlucky = { $who } was the unluckiest: dice and draws took { $percent }% off the win chance.
analysis-story-luck = Luck helped { $who } most (+{ $more }% win chance) and hurt { $whom } most (−{ $less }%).
analysis-story-hurt = { $who } did the most damage to { $whom }: −{ $percent }% win chance.
analysis-story-best = { $who } played best: mistakes cost { $percent }% of win chance.

# Tables.
analysis-chances = Win chance by turn
analysis-turns = Turn by turn
analysis-books = Where the result came from
analysis-books-about = Result minus starting chance equals the sum of all the rest. Unexplained is what the analysis did not foresee.
analysis-luck = Luck
analysis-matrix = Who hurt whom
analysis-matrix-about = What each player’s choices (row) did to everyone else’s win chance (column).
analysis-marks = Mistakes
analysis-round = Round
analysis-turn = Turn
analysis-player = Player
analysis-before = Before
analysis-after = After
analysis-lost = Lost
analysis-mark = Mark
analysis-start = Start
analysis-result = Result
analysis-dice = Dice
analysis-draws = Draws
analysis-own = Own choices
analysis-others = Others
analysis-residual = Unexplained
analysis-inaccuracy = inaccuracy
analysis-mistake = mistake
analysis-blunder = blunder
analysis-marked = Turn { $turn }, { $who }: { $mark }, −{ $percent }%
analysis-better = Better: { $plan }
analysis-then = {", then "}
analysis-why = Why: { $reasons }
analysis-why-term = { $why } ({ $better } instead of { $played })
analysis-why-none = Why: seen only by playing the turn out.
analysis-no-marks = No turn lost 5% of win chance or more.
analysis-luckiest = Luckiest: { $event } ({ $percent }%)
analysis-unluckiest = Unluckiest: { $event } ({ $percent }%)
analysis-outcome-setup = setup
analysis-outcome-other = turn { $turn }: { $what }
analysis-bad-seat = There is no player { $seat }: players are 1 to { $count }.
