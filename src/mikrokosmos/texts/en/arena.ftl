# The arena, in the terminal and on its page; and the list of bots.

## Bots

bot-greedy = The strongest judge of the game: takes what it values most.
bot-adept = A good player.
bot-novice = A beginner: plays sensibly, sees little.
bot-reference = The yardstick: simple, fixed, the same in every version.
bot-random = Chooses at random; the measure every other one must beat.
bot-foreign = From { $package }.
bot-registered = Registered by this program.
bots-bot = Bot
bots-about = What it is
bots-games = Plays
bots-none = no game yet
bots-any = any game

## Problems

arena-exists = { $path }: exists already; --resume goes on with it, --force overwrites it
arena-both = --resume goes on with what is there, --force overwrites it: use one of them
arena-no-out = --resume needs --out: where is the journal?
arena-bad-out = { $path }: --out wants a folder, or a file that ends in .json or .html
arena-kept = Finished games are kept; go on with:
arena-interrupted = Interrupted after { $games } of { $planned } games.
arena-again = Go on with:
arena-command = { "  " }{ $command }
arena-lost = Nothing was written; with --out DIR an arena can be interrupted and resumed.

## In the terminal

arena-bar = Playing
arena-rate = { $rate } games/s
arena-written = { $json }, { $html }
arena-title = Arena of { $game }
arena-rounded = { $games } games instead of { $asked }: a deal is played { $each } times, for every table and rotation of the seats.
arena-won-all = { $bot } won every meeting: its Elo rests on the half game each side is given, and is a lower bound.
arena-lost-all = { $bot } lost every meeting: its Elo rests on the half game each side is given, and is an upper bound.
arena-sentence =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $players } players, seed { $seed }
arena-pace = { $decisions } decisions a game; a fair share of victories is { $fair } %.
arena-bot = Bot
arena-elo = Elo
arena-games = Games
arena-wins = Wins
arena-share = Share
arena-interval = 95 % interval
arena-points = Points
arena-spread = Spread
arena-place = Place
arena-thinking = µs a decision
arena-percent = { $share } %
arena-between = { $low } to { $high }
arena-between-percent = { $low } – { $high } %
arena-none = –
arena-pairs = Head to head
arena-pairs-about = How often the bot of the row had more points than the bot of the column (a draw is half), and by how many points.
arena-pair = { $share } % ({ $difference })
arena-orders = By turn order
arena-orders-about = The share of victories when it began, was second, and so on.
arena-order =
    { $number ->
        [1] began
       *[other] { $number }.
    }

## On the page

page-unfinished = Not finished: { $games } of { $planned } games have been played.
page-standings = Standings
page-elo = Strength
page-elo-anchored = Elo with 95{"\u00A0"}% intervals; the random bot is 0. A lead of 100 wins 64 of 100 meetings, 200 wins 76, 400 wins 91.
page-elo-mean = Elo with 95{"\u00A0"}% intervals; the mean is 0. A lead of 100 wins 64 of 100 meetings, 200 wins 76, 400 wins 91.
page-shares = Victories
page-shares-about = The share of victories for each seat taken, with 95{"\u00A0"}% intervals. The dashed line is the fair share, { $fair }{"\u00A0"}%.
page-points = Points
page-points-about = How often each bot ended with how many points; the line is its mean.
page-curve = As the games went by
page-curve-about = The share of victories after so many games. Where the lines have become level, more games would tell little.
page-curve-axis =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
page-method = How it was played
page-seats = Each deal is one stream of dice and cards. It was played { $each } times, so that every bot had every seat with the same luck, and began as often as any other.
page-tables = Who met whom
page-rates = Elo is the maximum likelihood of all meetings by points (a draw is half); every pair is given one drawn game beforehand. Intervals come from weighing the deals anew { $rounds } times.
page-repeat = The same command gives the same figures:
page-timing = Time
page-timing-about =
    { $seconds } seconds with { $processes ->
        [one] 1 process
       *[other] { $processes } processes
    }. These figures differ from run to run.
page-decisions = Decisions
