# The arena, in the terminal and on its page; and the list of bots.

## Bots

bot-foreign = From { $package }.
bot-registered = Registered by this program.
bots-bot = Bot
bots-about = Description
bots-games = Plays
bots-none = none
bots-any = any game

## Problems

arena-exists = { $path }: already exists; use --resume to continue it or --force to overwrite it
arena-both = use either --resume (continue) or --force (overwrite), not both
arena-no-out = --resume needs --out to find the journal
arena-bad-out = { $path }: --out takes a folder, or a file ending in .json or .html
arena-kept = Finished games are kept. Continue with:
arena-interrupted = Stopped after { $games } of { $planned } games.
arena-again = Continue with:
arena-command = { "  " }{ $command }
arena-lost = Nothing was saved. With --out DIR you can stop an arena and resume it later.

## In the terminal

arena-bar = Playing
arena-rate = { $rate } games/s
arena-written = { $json }, { $html }
arena-title = { $game } arena
arena-rounded = Playing { $games } games instead of { $asked }: each deal takes { $each } games, one per table and seat rotation.
arena-won-all = { $bot } won every head-to-head, so its Elo is only a lower bound (every pair starts from one assumed draw).
arena-lost-all = { $bot } lost every head-to-head, so its Elo is only an upper bound (every pair starts from one assumed draw).
arena-sentence =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $players } players, seed { $seed }
arena-pace = { $decisions } decisions per game; an even win rate would be { $fair }%.
arena-bot = Bot
arena-elo = Elo
arena-games = Games
arena-wins = Wins
arena-share = Win rate
arena-interval = 95% interval
arena-points = Points
arena-spread = Std. dev.
arena-place = Avg. place
arena-thinking = µs per decision
arena-percent = { $share }%
arena-between = { $low } to { $high }
arena-between-percent = { $low }–{ $high }%
arena-none = –
arena-pairs = Head to head
arena-pairs-about = How often the bot in the row outscored the bot in the column (a tie counts half), and by how many points.
arena-pair = { $share }% ({ $difference })
arena-orders = By turn order
arena-orders-about = Win rate when going first, second, and so on.
arena-order =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }

## On the page

page-unfinished = Not finished: { $games } of { $planned } games have been played.
page-standings = Standings
page-elo = Strength
page-elo-anchored = Elo with 95% intervals; the random bot is set to 0. A lead of 100 wins 64% of head-to-heads, 200 wins 76%, 400 wins 91%.
page-elo-mean = Elo with 95% intervals; the mean is set to 0. A lead of 100 wins 64% of head-to-heads, 200 wins 76%, 400 wins 91%.
page-shares = Win rate
page-shares-about = Wins per seat played, with 95% intervals. The dashed line is an even share, { $fair }%.
page-points = Points
page-points-about = Distribution of final points; the line is the mean.
page-curve = Over time
page-curve-about = Win rate as the games were played. Once the lines level off, more games won’t change much.
page-curve-axis =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
page-method = How it was played
page-seats = Each deal is one fixed sequence of dice and draws. It was played { $each } times, so that every bot had every seat with the same luck and went first equally often.
page-tables = Matchups
page-rates = Elo is a maximum-likelihood fit to all head-to-heads by points (a tie counts half), with one assumed draw per pair. Intervals come from { $rounds } bootstrap resamples of the deals.
page-repeat = To reproduce these results:
page-timing = Time
page-timing-about =
    { $seconds } seconds with { $processes ->
        [one] 1 process
       *[other] { $processes } processes
    }. Timing varies from run to run.
page-decisions = Decisions
