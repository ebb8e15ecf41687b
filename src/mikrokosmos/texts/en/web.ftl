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

## Reading the rules

reading-title = The rules
reading-smallworld = Small World
reading-creation = Creation
reading-cover = The rules
reading-contents = Contents
reading-search = Look something up
reading-found =
    { $count ->
        [0] Nothing about “{ $query }”
        [one] { $count } place
       *[other] { $count } places
    }
reading-link = Link to “{ $title }”
reading-turn = Other chapters
reading-before = Before: { $title }
reading-after = Next: { $title }
reading-shelf = All rules
reading-editions = Where your rulebook differs
reading-editions-what = Four editions of Small World compared, and what we play.
reading-sheet = Summary to print
reading-sheet-smallworld = Small World at a glance
reading-sheet-creation = Creation at a glance
reading-sheet-what = One page to print and lay beside the board.
reading-about = About Mikrokosmos
reading-about-what = What this is, how its dice are fair, and whom we thank.

editions-mine = Which rulebook do you know?
editions-all = All four
editions-uk = Ukrainian, 2024
editions-it = Italian, 2014
editions-cs = Czech, 2009
editions-zh = Chinese
editions-topics =
    { $count ->
        [one] { $count } topic
       *[other] { $count } topics
    }
editions-rules = The rules of Small World

reading-print = Print
reading-whole = All the rules

lost-title = Here the map ends
lost-text = Nobody has charted this place, or it has sunk into the sea. The address may be mistyped, or the table is gone.
lost-home = Back to land

## About

about-title = About Mikrokosmos
about-what-title = What this is
about-what = Two board games about worlds that are too small, or still to be made: Small World and Creation. Play them against friends or bots, on one screen or many, in five languages.
about-bots = The bots know no more than you do at the table. They do not see your secrets, and they do not know what the dice will show.
about-dice-title = Fair dice
about-dice-promise = Before a game begins, the server thinks of a secret number and publishes its fingerprint: from a fingerprint nobody finds the number, but nobody can change the number any more either.
about-dice-share = Then your browser adds a random number of its own. Every roll, every shuffle and everything that is dealt follows from these numbers, by a recipe everybody may read.
about-dice-check = When the game is over, the secret number is shown. Whoever likes can check that it fits its fingerprint, and that all that fell follows from it. A replay does so by itself and says “dice proved”.
about-dice-limits = It proves that nothing was changed once the game had begun. It does not prove that nobody knew: whoever runs the server could have looked ahead. So play with people you trust, as with real dice.
about-thanks-title = Thanks
about-icons = The emblems are from game-icons.net, under the licence CC BY 3.0. Those used here were drawn by:
about-icons-by = { $author }: { $icons }
about-icons-changed = We show them in our own colours, and otherwise as they are.
about-fonts = Typefaces
about-libraries = Built with
about-credit = { $by }, { $licence }
about-own-title = What is ours, and what is not
about-own = Maps, pictures, texts and the tiles of Creation were made for this edition. The rules are told in our own words.
about-publishers = Small World and Creation are games by other authors and publishers; their names belong to them. This is an independent, unofficial edition. It is neither made nor approved by those who publish the boxed games. If you like these games, buy the boxes: there is nothing like cardboard.
