# The browser client: what every page says. What is said at the table of a game stands in that game’s own file.

## The house

skip-to-content = Skip to the content
ways = Pages
way-home = Mikrokosmos, the first page
way-new = New table
way-lobby = Tables
way-mine = My games
way-rules = Rules
choose-language = Language
choose-light = Light or dark

refused-no-connection = The server cannot be reached right now. Your game is safe; try again in a moment.
refused-unknown = This did not work. Try again.

## At a table

seat-you = you
seat-other = Player { $number }
between-terms = {", "}

curtain-title = It is the turn of { $who }
curtain-text = Pass the device on. What only { $who } may see is shown next.
curtain-take = I am { $who }

connection-lost = Connecting…
start = Begin

bot-random = Any Old How
bot-greedy = Greedy
bot-adept = Adept

## The board

board-label = The land
board-loading = The land is being unrolled…
board-zoom = Size of the map
board-closer = Closer
board-farther = Farther away
board-whole = The whole map
