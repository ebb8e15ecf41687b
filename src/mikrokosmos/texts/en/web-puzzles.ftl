# Daily deals and puzzles.

home-daily = Daily deal
home-daily-text = One game a day, with the same dice for everyone. How well can you do?
home-puzzles = Puzzles
home-puzzles-text = Positions with one clearly best plan. Find it.

daily-title = Daily deal
daily-text = Everyone gets the same game: the same bots, the same dice. Your first game of the day counts.
daily-today = Today, { $day }
daily-yesterday = Yesterday, { $day }
daily-setup = { $players } players. Your opponents: { $bot }. You’re player { $seat }.
daily-left =
    { $hours ->
        [one] Less than { $hours } hour left.
       *[other] Less than { $hours } hours left.
    }
daily-play = Play today’s deal
daily-continue = Continue your game
daily-try-again = Play it again
daily-no-more = You’ve played your game for today. Playing again is just for fun.
daily-results-later = You’ll see the results when you finish your own game, or when the day is over.
daily-nobody = No one finished this deal.
daily-results =
    { $count ->
        [one] { $count } player finished this deal.
       *[other] { $count } players finished this deal.
    }
daily-rank = Rank
daily-name = Player
daily-score = Score
daily-place = Place at the table
daily-dice = About these dice
daily-dice-text = The dice of the daily deal come from the server alone, so that they’re the same for everyone; players add nothing to them. Days start and end at midnight UTC. The fingerprint locks in the seed, and the seed is published when the day is over.
daily-fingerprint = Fingerprint of the seed, { $day }
daily-seed = Seed, { $day }
dice-deal = These are the dice of the daily deal of { $day }: the server dealt everyone the same. Players added nothing to them. The seed is published when the day is over.

puzzles-title = Puzzles
puzzles-text = Each position has one clearly best plan for the turn. Play your turn: you’ve solved it if your plan is within 2 points of win chance of the best.
puzzles-difficulty = Difficulty
puzzles-difficulty-0 = All
puzzles-difficulty-1 = Easy
puzzles-difficulty-2 = Medium
puzzles-difficulty-3 = Hard
puzzles-theme = Theme
puzzles-theme-any = All themes
puzzles-solved = Solved: { $solved } of { $all }
puzzles-start = Start solving
puzzles-one =
    { $state ->
        [solved] Puzzle { $number }, { $difficulty }, solved
        [seen] Puzzle { $number }, { $difficulty }, solution seen
       *[new] Puzzle { $number }, { $difficulty }
    }

puzzle-title = Puzzle
puzzle-own = Your turn, once more
puzzle-back = All puzzles
puzzle-back-game = Back to the game
puzzle-loading = Loading puzzle…
puzzle-panel = Puzzle
puzzle-task = Find the best plan for this turn.
puzzle-solved = Solved!
puzzle-missed = Not the best plan.
puzzle-worth = Your plan: { $share }% win chance. Best: { $best }%.
puzzle-astray = This no longer leads to the best plan. Undo, or start again.
puzzle-showing = This is the best plan…
puzzle-shown = That was the best plan: { $best }% win chance.
puzzle-again = Start again
puzzle-solution = Show solution
puzzle-next = Next puzzle

puzzle-theme-pick = Picking a combo
puzzle-theme-decline = Going into decline
puzzle-theme-conquer = Conquest
puzzle-theme-attempt = Final conquest attempt
puzzle-theme-abandon = Abandoning regions
puzzle-theme-dragon = The dragon
puzzle-theme-convert = Conversion
puzzle-theme-camp = Encampments
puzzle-theme-fort = Fortresses
puzzle-theme-hero = Heroes
puzzle-theme-ally = Making peace
puzzle-theme-god = Revealing your god
puzzle-theme-opening = Opening
puzzle-theme-middle = Middle of the game
puzzle-theme-endgame = Endgame
puzzle-theme-ahead = Keeping the lead
puzzle-theme-behind = Catching up

learn-title = Learn from your mistakes
learn-text = These are the turns where you lost win chance. Play each one again and find a better plan.
learn-loading = Analysing the game…
learn-none = No mistakes found. Well played!
learn-turn =
    { $mark ->
        [blunder] Round { $round }: blunder
        [mistake] Round { $round }: mistake
       *[inaccuracy] Round { $round }: inaccuracy
    }
