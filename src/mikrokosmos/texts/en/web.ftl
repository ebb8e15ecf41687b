# The browser client: what every page says. What is said at the table of a game stands in that game’s own file.

## The house

skip-to-content = Skip to content
ways = Main navigation
way-home = Mikrokosmos home
way-new = New table
way-lobby = Lobby
way-mine = My games
way-rules = Rules
way-editions = Rulebook differences
way-about = About
choose-language = Language
choose-light = Switch between light and dark
more = Show more
lost-title = Page not found
lost-home = Back to home

refused-no-connection = Can’t reach the server right now. Your game is safe. Try again in a moment.
refused-unknown = Something went wrong. Try again.

## Games

game-smallworld-text = Pick a fantasy race with a special power and conquer a map that’s too small for everyone. When your race runs out of steam, send it into decline and pick another.
game-creation-text = Push a row of the shared map, take the tile that falls off, and build a nine-tile world. Big areas score, but only with statues of the right god.

## The first page

home-title = Play Small World and Creation
home-text = Take on bots, share one screen, or invite friends online. Every roll can be checked, and every game is saved.
home-going-on = Continue playing
choose-players = Players
choose-bots = Opponents
choose-game = Game
play-now = Play { $game }
home-screen = Pass and play
home-screen-text = Everyone plays on this device. Secrets stay hidden between turns.
home-friends = Play with friends online
home-friends-text = Create a table and share the link.
home-lobby = Lobby
home-lobby-text = Join an open table, or watch a game.
home-rules = Rules
home-rules-text = Both games in plain English, with every race and special power.
join-label = Got an invite link?
join-example = https://…/tables/…
join = Join
join-wrong = That’s not a table link. It should look like https://…/tables/…, sometimes with a # and a key at the end.
name-guest = Guest
your-name = Your name
name-keep = Save

## A new table

new-title = New table
new-seats = Seats
new-customs = Options
new-public = Public: anyone can find, join or watch this table
new-hints = Allow hints
new-win-chance = Show win chances
new-replace-idle = Host can let a bot play for anyone who hasn’t moved for five minutes
new-random-first = Random first player
new-open-coins = Show everyone’s coins
new-clock = Time per move
clock-0 = Unlimited
clock-60 = 1 minute
clock-180 = 3 minutes
clock-600 = 10 minutes
clock-86400 = 1 day
clock-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
clock-left =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
new-begin = Start game
new-make = Create table
seat-number = Seat { $number }
seat-me = Me
seat-friend = Another player on this device
seat-friend-name = Name of the player in seat { $number }
seat-open = Open seat
seat-bots = Bots
seat-you = you
seat-other = Player { $number }

## Lists of tables

lobby-title = Lobby
lobby-open = Waiting for players
lobby-playing = Games in progress
lobby-none = No open tables right now.
lobby-make = Create one.
mine-title = My games
mine-nobody = Enter your name to keep track of your games here.
mine-going-on = In progress
mine-none = No games in progress.
mine-begin = Start one.
mine-finished = Finished
mine-place =
    { $place ->
        [1] You won
       *[other] Finished #{ $place } of { $players }
    }
mine-result = View result
mine-replays = Shared replays
erase-title = Your data
erase-ask = Delete my data
erase-text = Your name is removed everywhere. Finished games stay, without your name; a bot plays on in games in progress; your open tables are cancelled.
erase-sure = Delete your name, your shared replays and your access on every device? This can’t be undone.
erase-do = Delete for good
erase-stay = Keep my data
replay-remove = Stop sharing
status-open =
    { $open ->
        [0] ready to start
        [one] 1 open seat
       *[other] { $open } open seats
    }
status-playing = in progress
status-over = finished
status-abandoned = cancelled

## Before the game

invited-title = You’re invited!
invited-text = Choose a name to join.
anteroom-beginning = Starting the game…
anteroom-name = Enter a name to take a seat. You can watch without one.
anteroom-seats-open = The game can start once every seat is filled. Bots can fill empty seats.
anteroom-wait = Waiting for the host to start the game.
replace-idle-here = At this table the host can let a bot play for anyone who hasn’t moved for five minutes. You can take your seat back at any time.
anteroom-invite = Invite players
anteroom-invite-text = Anyone with the link can join this table and take a seat.
anteroom-make-link = Create invite link
anteroom-give-up = Cancel table
sit = Take this seat
sit-friend = Add a player on this device
get-up = Leave seat
clear-seat = Remove
seat-bot-label = Bot for seat { $number }
seat-bot-choose = Add a bot…
start = Start game
link = Link
copy = Copy
copied = Copied.
dice-promise = How the dice are kept fair
dice-promise-text = This code locks in the dice before anyone sits down. Each player’s device adds a random number of its own, and after the game you can check every roll.

## At a table

between-terms = {", "}
hint-than-next = Compared with the next best move:
hint-than-best = Compared with the best move:
hint-best = { $deed }: it gives you the best chance to win.
hint-second =
    { $points ->
        [0] Just as good: { $deed }.
        [one] Second best: { $deed }. It costs you { $points } point of win chance.
       *[other] Second best: { $deed }. It costs you { $points } points of win chance.
    }
hint-costs =
    { $points ->
        [0] { $deed } (just as good)
        [one] { $deed } (costs { $points } point of win chance)
       *[other] { $deed } (costs { $points } points of win chance)
    }
hint-pick-costs =
    { $points ->
        [0] Just as good.
        [one] Costs { $points } point of win chance.
       *[other] Costs { $points } points of win chance.
    }
hint-chance = Your win chance with this move: { $percent }%
chance-title = Win chance
chance-share = { $percent }%
chance-seat = { $who } { $percent }%
chance-said = Win chance: { $all }.
table-abandoned = This table was cancelled before the game started.
your-turn = Your turn
connection-lost = Connecting…
rematch-go = Go to rematch
curtain-title = { $who }’s turn
curtain-text = Pass the device to { $who }. Their secret information comes next.
curtain-take = I’m { $who }
missed =
    { $count ->
        [one] 1 move was made while you were away.
       *[other] { $count } moves were made while you were away.
    }
missed-watch = Watch
missed-dismiss = Not now
menu = Menu
menu-back = Back to the table
menu-rules = Rules
menu-replay = Watch from the start
menu-record = Download game record
menu-hand-over = Let a bot play for me
menu-replace-idle = Let a bot play for { $who }
menu-take-back = Take my seat back
menu-device = Continue on another device
menu-theme = Theme
menu-notify = Notify me when it’s my turn
theme-auto = Same as device
theme-light = Light
theme-dark = Dark

## After the game

ending-won =
    { $count ->
        [one] { $who } won
       *[other] { $who } share the win
    }
ending-again = Rematch
ending-look = View board
ending-show = Show result
ending-replay = Watch replay
ending-share = Share replay
ending-course = Score by turn
ending-sources = Where the coins came from
ending-deeds =
    Conquered { $taken ->
        [one] 1 region
       *[other] { $taken } regions
    }, lost { $lost }.
chart-label = Every player’s score, turn by turn
chart-turns = turns
source-active = Regions
source-declined = Regions in decline
source-income = Bonus
source-spoils = Conquest bonus
source-stipend = Every turn
source-windfall = One-time bonus
source-earns = Markers
source-price = Paid for combos
source-found = Found on combos
source-of = { $reason }: { $name }
dice-title = Dice check
dice-none = This game was played without verifiable dice.
dice-hidden = The seed hasn’t been revealed yet, so the dice can’t be checked.
dice-proved =
    Your browser checked { $rolls ->
        [one] 1 roll
       *[other] all { $rolls } rolls
    }: nothing was changed.
dice-false = Roll { $roll } doesn’t match the dice. Someone changed it.
dice-broken-promise = The seed doesn’t match the one locked in before the game.
dice-details = Details
dice-commitment = Fingerprint published before the game
dice-seed = Seed revealed after the game
dice-nonces = Random numbers added by the players

## The board

board-label = Map
board-loading = Loading the map…
board-zoom = Map zoom
board-closer = Zoom in
board-farther = Zoom out
board-whole = Show whole map
## Reading the rules

reading-title = Rules
reading-cover = Rules
reading-contents = Contents
reading-search = Search the rules
reading-found =
    { $count ->
        [0] No results for “{ $query }”
        [one] { $count } result
       *[other] { $count } results
    }
reading-link = Link to “{ $title }”
reading-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
reading-turn = Previous and next chapter
reading-before = Previous: { $title }
reading-after = Next: { $title }
reading-shelf = All rules
reading-editions = Rulebook differences
reading-editions-what = How four editions of Small World differ, and which rules we use.
reading-sheet = Printable summary
reading-sheet-smallworld = Small World at a glance
reading-sheet-creation = Creation at a glance
reading-sheet-what = One page to print and keep beside you.
reading-about = About Mikrokosmos
reading-about-what = What this is, how the fair dice work, and credits.

editions-mine = Which rulebook do you know?
editions-all = All four
editions-uk = Ukrainian, 2024
editions-it = Italian, 2014 (close to English, 2015)
editions-cs = Czech, 2009
editions-zh = Chinese
editions-topics =
    { $count ->
        [one] { $count } topic
       *[other] { $count } topics
    }
editions-rules = Small World rules

reading-print = Print
reading-whole = Full rules

lost-text = This spot isn’t on any map. The address may be mistyped, or the table may be gone.

## About

about-title = About Mikrokosmos
about-what-title = What this is
about-what = Mikrokosmos is a place to play two board games, Small World and Creation, with friends or against bots, on one screen or many, in five languages.
about-bots = The bots play fair: they see only what a player in their seat would see. They don’t know your secrets or what the dice will roll.
about-dice-title = Fair dice
about-dice-promise = Before a game starts, the server picks a secret number and publishes its fingerprint. Nobody can work out the number from the fingerprint, and the server can’t swap the number later without being caught.
about-dice-share = Then each player’s browser adds a random number of its own. Every roll, shuffle and deal is computed from these numbers by a public formula.
about-dice-check = When the game ends, the secret number is revealed. Anyone can check that it matches its fingerprint and that every roll follows from it. Replays do this automatically and show “Dice verified”.
about-dice-limits = This proves that nothing was changed after the game started. It doesn’t prove that nobody peeked: whoever runs the server could have looked ahead. As with real dice, play with people you trust.
about-thanks-title = Credits
about-icons = Icons from game-icons.net, licensed under CC BY 3.0, by:
about-icons-by = { $author }: { $icons }
about-icons-changed = We changed their colours and nothing else.
about-fonts = Fonts
about-libraries = Built with
about-credit = { $by }, { $licence }
about-own-title = What’s ours and what isn’t
about-own = The maps, the artwork other than the icons, the Creation tiles and all texts were made for this edition. The rules are in our own words.
about-publishers = Small World and Creation are games by other designers and publishers, who own the names. This is an independent, unofficial edition, not made or endorsed by them. If you enjoy these games, buy the boxes: nothing beats cardboard.

## Replays

replay-of = { $game }: replay
replay-loading = Loading replay…
replay-leave = Leave replay
replay-player = Replay controls
replay-scrubber = Position in the game
replay-at =
    { $turn ->
        [none] Step { $step } of { $steps }
       *[yes] Round { $round }, { $who } · step { $step } of { $steps }
    }
replay-play = Play
replay-pause = Pause
replay-forward = Next step
replay-back = Previous step
replay-turn-forward = Next turn
replay-turn-back = Previous turn
replay-speed = Speed: { $speed }×
replay-times = { $speed }×
replay-eyes = View as
replay-audience = Spectator
replay-proved = Dice verified
replay-disproved = Dice check failed
replay-remark = About this record
replay-share = Share replay
replay-share-text = Anyone with this link can watch the game. You can stop sharing it in My games.
replay-close = Close
replay-open = Open a game record
