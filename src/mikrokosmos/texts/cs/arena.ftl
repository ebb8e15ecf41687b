# Aréna v terminálu a na své stránce; a seznam botů.

## Boti

bot-foreign = Z balíčku { $package }.
bot-registered = Zaregistroval ho tento program.
bots-bot = Bot
bots-about = Popis
bots-games = Hraje
bots-none = nic
bots-any = jakoukoli hru

## Potíže

arena-exists = { $path }: už existuje; pokračuj s --resume, nebo přepiš s --force
arena-both = použij buď --resume (pokračovat), nebo --force (přepsat), ne obojí
arena-no-out = --resume potřebuje --out, aby našel deník
arena-bad-out = { $path }: --out bere složku, nebo soubor končící na .json či .html
arena-kept = Dohrané hry zůstávají uložené. Pokračuj příkazem:
arena-interrupted = Zastaveno, odehraných her: { $games } z { $planned }.
arena-again = Pokračuj příkazem:
arena-command = { "  " }{ $command }
arena-lost = Nic se neuložilo. S --out SLOŽKA jde arénu zastavit a později v ní pokračovat.

## V terminálu

arena-bar = Hraje se
arena-rate = { $rate } her/s
arena-written = { $json }, { $html }
arena-title = Aréna hry { $game }
arena-rounded = Her bude { $games } místo { $asked }: každé rozdání se hraje { $each }krát, jednou pro každý stůl a pořadí míst.
arena-won-all = { $bot } vyhrává všechny vzájemné zápasy, takže Elo je jen dolní mez (každá dvojice začíná jednou předpokládanou remízou).
arena-lost-all = { $bot } prohrává všechny vzájemné zápasy, takže Elo je jen horní mez (každá dvojice začíná jednou předpokládanou remízou).
arena-sentence =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }, { $deals ->
        [one] { $deals } rozdání
        [few] { $deals } rozdání
        [many] { $deals } rozdání
       *[other] { $deals } rozdání
    }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
        [many] { $players } hráče
       *[other] { $players } hráčů
    }, semínko { $seed }
arena-pace = Rozhodnutí na hru: { $decisions }; vyrovnaný podíl výher by byl { $fair } %.
arena-bot = Bot
arena-elo = Elo
arena-games = Hry
arena-wins = Výhry
arena-share = Podíl výher
arena-interval = 95% interval
arena-points = Body
arena-spread = Směr. odch.
arena-place = Prům. místo
arena-thinking = µs na rozhodnutí
arena-percent = { $share } %
arena-between = { $low } až { $high }
arena-between-percent = { $low }–{ $high } %
arena-none = –
arena-pairs = Vzájemné zápasy
arena-pairs-about = Jak často měl bot v řádku víc bodů než bot ve sloupci (remíza se počítá za půl) a o kolik bodů.
arena-pair = { $share } % ({ $difference })
arena-orders = Podle pořadí tahu
arena-orders-about = Podíl výher při tahu jako první, druhý a tak dále.
arena-order = { $number }.

## Na stránce

page-unfinished = Není dohráno, odehraných her: { $games } z { $planned }.
page-standings = Výsledky
page-elo = Síla
page-elo-anchored = Elo s 95% intervaly; náhodný bot má 0. Náskok 100 vyhraje 64{"\u00A0"}% vzájemných zápasů, náskok 200 jich vyhraje 76{"\u00A0"}% a 400 pak 91{"\u00A0"}%.
page-elo-mean = Elo s 95% intervaly; průměr je 0. Náskok 100 vyhraje 64{"\u00A0"}% vzájemných zápasů, náskok 200 jich vyhraje 76{"\u00A0"}% a 400 pak 91{"\u00A0"}%.
page-shares = Podíl výher
page-shares-about = Výhry na odehrané místo, s 95% intervaly. Čárkovaná čára je vyrovnaný podíl, { $fair }{"\u00A0"}%.
page-points = Body
page-points-about = Rozdělení konečných bodů; čára je průměr.
page-curve = V průběhu času
page-curve-about = Podíl výher, jak se hry odehrávaly. Jakmile se čáry srovnají, další hry už mnoho nezmění.
page-curve-axis =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }
page-method = Jak se hrálo
page-seats = Každé rozdání je jedna pevná posloupnost kostek a losování. Hrálo se { $each }krát, aby každý bot seděl na každém místě se stejným štěstím a začínal stejně často.
page-tables = Kdo hrál s kým
page-rates = Elo je odhad maximální věrohodnosti ze všech vzájemných zápasů podle bodů (remíza se počítá za půl), s jednou předpokládanou remízou na dvojici. Intervaly pocházejí z bootstrapu: počet převzorkování rozdání je { $rounds }.
page-repeat = Stejné výsledky dostaneš příkazem:
page-timing = Čas
page-timing-about =
    Sekund: { $seconds }, { $processes ->
        [one] { $processes } proces
        [few] { $processes } procesy
        [many] { $processes } procesu
       *[other] { $processes } procesů
    }. Časy jsou při každém spuštění jiné.
page-decisions = Rozhodnutí
