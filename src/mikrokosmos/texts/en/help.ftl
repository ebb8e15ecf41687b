# The help of the command `mikrokosmos`: `help-` is what a command or an option does, `short-` the line in the list of
# commands, `example-` what one might type.

help-app = Play Small World and Creation, pit bots against each other, and create your own races, powers and tiles.
help-usage = Usage:
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-commands = Commands
help-default = (default: { $value })
help-required = (required)
help-examples = Examples:
help-help = Show this help and exit.
help-version = Show the version and exit.
help-lang = Language: { $known }. Missing texts appear in English.
help-content = Small World: add your own races and powers from this TOML file.
help-tiles-file = Creation: use your own tile set from this TOML file.
help-house = House rule, where the rulebooks differ (see “mikrokosmos games”). Repeat the option to set several.
help-secrets = Include hidden information.
help-json = Print JSON for programs.
help-seed = Random seed: the same number gives the same dice, draws and bot moves.
example-app =
    {"  "}mikrokosmos play                          a game of Small World in the terminal
      mikrokosmos play --game creation          a game of Creation
      mikrokosmos simulate --games 500 --out games.jsonl
      mikrokosmos replay games.jsonl --game 3   retell the third game
      mikrokosmos races --help                  more about one command

short-play = Play in the terminal against bots.
help-play =
    Play in the terminal against bots. You’re in the first seat. Type ? at the prompt for help, and s to save the game.
help-play-game = Game to play (see “mikrokosmos games”).
help-play-players = Number of players, including you.
help-play-bot = Bot for the other seats (see “mikrokosmos bots”). Default: adept, or random if the game has no adept.
help-play-load = Continue a game saved in this file.
example-play =
    {"  "}mikrokosmos play --players 3
      mikrokosmos play --game creation --bot random
      mikrokosmos play --load evening.json

short-serve = Start the game server and play in your browser.
help-serve =
    Start the game server, and keep it running until Ctrl+C. To play, open the address it prints in a browser. Games are saved in a database (by default one file in your data folder) and continue after a restart. Programs can connect over HTTP and WebSockets, in JSON.
help-serve-host = Address to listen on.
help-serve-port = Port to listen on.
help-serve-workers = Number of processes that serve; more than one needs PostgreSQL.
help-serve-database = Where to store games, for example sqlite:///games.db or postgresql://user@host/name.
help-serve-open = Open a browser once the server is ready.
help-serve-settings = TOML file with these and all other settings.
example-serve =
    {"  "}mikrokosmos serve
      mikrokosmos serve --port 8080 --database sqlite:///games.db

short-backup = Back up all games, even while people play.
help-backup =
    Copy all games and people into one file, as they stand at this moment. The server may keep running. The copy is compared with the original before it’s kept. The signing key, which identifies people, is saved in a second file next to it. Keep both secret: they hold the dice of unfinished games.
help-backup-file = File to write; it must not exist yet. The key goes to the same name with .key at the end.
help-backup-database = Database to use, for example sqlite:///games.db or postgresql://user@host/name.
example-backup =
    {"  "}mikrokosmos backup friday.db
      mikrokosmos backup friday.db --database postgresql://user@host/name

short-restore = Restore a backup into an empty database.
help-restore =
    Copy all games and people from a backup into an empty database, and the signing key to its place. Nothing is ever overwritten. Stop the server first, and start it again afterwards.
help-restore-file = Backup to restore. Its key is the file with the same name and .key at the end.
example-restore =
    {"  "}mikrokosmos restore friday.db
      mikrokosmos restore friday.db --database sqlite:///new.db

short-move = Copy all games to another database, such as PostgreSQL.
help-move =
    Copy all games and people from one database to another, which must be empty: from SQLite to PostgreSQL, or back. The copy is compared before it’s kept; the original stays as it is. Stop the server first: moves played during the copy stay behind.
help-move-from = Database to read, for example sqlite:///games.db.
help-move-to = Empty database to write, for example postgresql://user@host/name.
example-move =
    {"  "}mikrokosmos move sqlite:///games.db postgresql://user@host/name
      mikrokosmos move postgresql://user@host/name sqlite:///games.db

short-simulate = Let bots play many games and see how often each one wins.
help-simulate =
    Let bots play many games, then print each seat’s win rate (with a 95% confidence interval) and points, and how long the games were. The same seed gives the same games. Ctrl+C stops early and keeps the games played so far.
help-simulate-game = Game to play (see “mikrokosmos games”).
help-simulate-players = Number of players (default: 2, or one per bot).
help-simulate-games = Number of games.
help-simulate-bots = Bot for each seat, separated by commas, or one for all seats. Available: { $known }.
help-simulate-out = Save the games to this file, one record per line, for “replay” and “check”.
help-simulate-force = Overwrite the file if it exists.
example-simulate =
    {"  "}mikrokosmos simulate smallworld --players 3 --games 1000 --seed 1
      mikrokosmos simulate --players 4 --games 20 --out games.jsonl

short-arena = Find out which bot is stronger.
help-arena =
    Play bots against each other and print how strong each one is: win rate, points and Elo, all with 95% confidence intervals. Every deal of dice and draws is played once for each rotation of the seats, so neither luck nor turn order favours anyone. With as many bots as players, all sit at one table. With more, every combination plays. With fewer, the first bot plays alone against copies of the others. Ctrl+C stops and shows the results so far; --resume continues.
help-arena-game = Game to play (see “mikrokosmos games”).
help-arena-bots = Two or more bots, separated by commas. Available: { $known }, or one of your own as module:function.
help-arena-games = Minimum number of games (rounded up to whole deals).
help-arena-players = Players per game (default: the number of bots if the game allows it, otherwise the game’s minimum).
help-arena-processes = Number of processes (default: one per CPU core). Doesn’t affect the result.
help-arena-out = Save arena.json, arena.html and journal.jsonl in this folder. With NAME.json or NAME.html, save NAME.json, NAME.html and NAME.jsonl instead.
help-arena-resume = Continue from the existing journal.
help-arena-force = Overwrite existing results.
example-arena =
    {"  "}mikrokosmos arena creation --bots greedy,reference,random --games 600 --out arena
      mikrokosmos arena smallworld --bots greedy,reference --players 4
      mikrokosmos arena creation --bots random,mybot:make

short-train = Train the weights that Expert and Champion play with.
help-train =
    Train the weights that Expert and Champion play with, and that win chances come from. Bots play games, a network learns from them, and the new generation plays the old one. If it wins, it replaces the old one, and so on. A full run takes hours, but you can stop it at any time with Ctrl+C: the same command continues. The result is a weights file, a log, and a page with the loss curves. The games are the same on any machine.
help-train-game = Game to train for (see “mikrokosmos games”).
help-train-players = Number of players: each has its own weights.
help-train-folder = Folder for the run (default: training/GAME-PLAYERS).
help-train-processes = Number of processes (default: one per CPU core). Doesn’t affect the result.
help-train-tiny = Play only a few hundred games, to see that everything works.
help-train-install = When done, replace the weights this installation plays with.
example-train =
    {"  "}mikrokosmos train creation --players 2 --tiny
      mikrokosmos train smallworld --players 3 --install

short-replay = Retell a recorded game turn by turn, with maps.
help-replay =
    Retell a recorded game turn by turn: every conquest, what each turn earned and why, and a picture after each turn. On the Small World map a letter is a player (lower case for a race in decline) and the number after it counts tokens. In an unfinished game, hidden information is left out unless you use --secrets.
help-replay-file = A saved game, or a file that “simulate --out” wrote; - reads standard input.
help-replay-game = Which game, if the file has several.
help-replay-turn = Show only this turn (0 is the setup).
help-replay-no-map = Text only, without maps.
example-replay =
    {"  "}mikrokosmos replay evening.json --no-map
      mikrokosmos replay games.jsonl --game 3 --turn 5

short-analyse = Analyse a finished game: win chance, mistakes, luck.
help-analyse =
    Analyse a finished game: everyone’s win chance turn by turn, which turns were mistakes, what would have been better and why, and how much was luck. Games that aren’t over can’t be analysed.
help-analyse-file = A saved game, or a file that “simulate --out” wrote; - reads standard input.
help-analyse-game = Which game, if the file has several.
help-analyse-level = How hard to look: quick or deep.
help-analyse-seat = Show only this player’s turns (1 is the first).
help-analyse-html = Save one self-contained page to this file.
help-analyse-processes = Number of processes (default: one per CPU core). Doesn’t affect the result.
example-analyse =
    {"  "}mikrokosmos analyse evening.json
      mikrokosmos analyse games.jsonl --game 3 --html third.html

short-check = Verify recorded games, move by move.
help-check =
    Verify recorded games: every move must be legal, the end must match the record, and verifiable dice must match their seed. Prints one line per game. The exit code is 0 if all games are valid, 1 if any is not, 2 if the file has no records.
help-check-file = A saved game, or a file that “simulate --out” wrote; - reads standard input.
example-check =
    {"  "}mikrokosmos check games.jsonl

short-show = Show a position given as one line of text.
help-show =
    Show a position given as one line of text (in Python, state.to_line() writes it): the map, what each player has, and every legal move with its cost or score. Hidden information is shown only with --secrets.
help-show-position = The position in quotes, a file that contains it, or - for standard input.
help-show-game = Which game, if the line doesn’t start with its name.
example-show =
    {"  "}mikrokosmos show puzzle.txt
      mikrokosmos show "smallworld 2 2.0.0 pick:0 5,7 elves+hill:1=;3:2 col=orcs+stout"
      mikrokosmos show creation.txt --secrets

short-bots = List the available bots.
help-bots = List the available bots, including those from other packages, and the games each one plays.
example-bots =
    {"  "}mikrokosmos bots

short-games = List the available games.
help-games = List the available games and their player counts.
example-games =
    {"  "}mikrokosmos games

short-races = List the races and what each does.
help-races = List the races of Small World, how many tokens each brings, and what each does.
example-races =
    {"  "}mikrokosmos races
      mikrokosmos races --content my.toml       with races of your own

short-powers = List the special powers and what each does.
help-powers = List the special powers of Small World, how many tokens each brings, and what each does.
example-powers =
    {"  "}mikrokosmos powers
      mikrokosmos powers --content my.toml      with powers of your own

short-tiles = List the tiles of Creation.
help-tiles = List the tiles of Creation with pictures: four terrain squares, sometimes a statue, and the player counts each tile is used with.
example-tiles =
    {"  "}mikrokosmos tiles
      mikrokosmos tiles --tiles my.toml         with tiles of your own
