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
