# Aréna v terminálu a na své stránce; a seznam botů.

## Boti

bot-greedy = Nejsilnější soudce hry: bere si, co hodnotí nejvýš.
bot-adept = Dobrý hráč.
bot-novice = Začátečník: hraje rozumně, vidí málo.
bot-reference = Měřítko: jednoduché, pevné, v každé verzi stejné.
bot-random = Volí náhodně; laťka, kterou musí překonat každý jiný.
bot-foreign = Z balíčku { $package }.
bot-registered = Zaregistroval ho tento program.
bots-bot = Bot
bots-about = Co je zač
bots-games = Co hraje
bots-none = zatím nic
bots-any = jakoukoli hru

## Potíže

arena-exists = { $path }: už existuje; --resume pokračuje, --force přepíše
arena-both = --resume pokračuje v tom, co už je, --force to přepíše: použij jen jedno
arena-no-out = --resume potřebuje --out: kde je deník?
arena-bad-out = { $path }: --out chce složku, nebo soubor, který končí na .json či .html
arena-kept = Dohrané hry zůstávají; pokračuj takto:
arena-interrupted = Přerušeno, odehraných her: { $games } z { $planned }.
arena-again = Pokračuj takto:
arena-command = { "  " }{ $command }
arena-lost = Nic se nezapsalo; s --out SLOŽKA jde arénu přerušit a pak v ní pokračovat.

## V terminálu

arena-bar = Hraje se
arena-rate = { $rate } her/s
arena-written = { $json }, { $html }
arena-title =
    { $game ->
        [smallworld] Aréna hry Small World
        [creation] Aréna hry Stvoření
       *[other] Aréna hry { $game }
    }
arena-rounded = Her bude { $games } místo { $asked }: každé rozdání se hraje { $each }krát, pro každý stůl a každé pořadí míst.
arena-won-all = { $bot } vyhrává všechna střetnutí: Elo stojí na půlce hry, kterou má každá strana k dobru, a je dolní mezí.
arena-lost-all = { $bot } prohrává všechna střetnutí: Elo stojí na půlce hry, kterou má každá strana k dobru, a je horní mezí.
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
arena-pace = Rozhodnutí na hru: { $decisions }; spravedlivý podíl výher je { $fair } %.
arena-bot = Bot
arena-elo = Elo
arena-games = Hry
arena-wins = Výhry
arena-share = Podíl
arena-interval = Interval 95 %
arena-points = Body
arena-spread = Odchylka
arena-place = Pořadí
arena-thinking = µs na rozhodnutí
arena-percent = { $share } %
arena-between = { $low } až { $high }
arena-between-percent = { $low } – { $high } %
arena-none = –
arena-pairs = Jeden na jednoho
arena-pairs-about = Jak často měl bot v řádku víc bodů než bot ve sloupci (remíza je půlka) a o kolik.
arena-pair = { $share } % ({ $difference })
arena-orders = Podle pořadí tahu
arena-orders-about = Podíl výher, když bot začínal, byl druhý a tak dále.
arena-order =
    { $number ->
        [1] začínal
       *[other] { $number }.
    }

## Na stránce

page-unfinished = Není dohráno, odehraných her: { $games } z { $planned }.
page-standings = Výsledky
page-elo = Síla
page-elo-anchored = Elo s intervaly 95{"\u00A0"}%; náhodný bot má 0. Náskok 100 vyhraje 64 střetnutí ze 100, náskok 200 jich vyhraje 76 a 400 pak 91.
page-elo-mean = Elo s intervaly 95{"\u00A0"}%; průměr je 0. Náskok 100 vyhraje 64 střetnutí ze 100, náskok 200 jich vyhraje 76 a 400 pak 91.
page-shares = Výhry
page-shares-about = Podíl výher na každé obsazené místo s intervaly 95{"\u00A0"}%. Čárkovaně je spravedlivý podíl, { $fair }{"\u00A0"}%.
page-points = Body
page-points-about = Jak často který bot skončil s kolika body; čára je jeho průměr.
page-curve = Jak hry ubíhaly
page-curve-about = Podíl výher po tolika hrách. Kde se čáry srovnaly, tam by další hry už mnoho neřekly.
page-curve-axis =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }
page-method = Jak se hrálo
page-seats = Každé rozdání je jeden proud kostek a dílků. Hrálo se { $each }krát, aby každý bot seděl na každém místě se stejným štěstím a začínal stejně často jako ostatní.
page-tables = Kdo se s kým střetl
page-rates = Elo je maximální věrohodnost všech střetnutí podle bodů (remíza je půlka); každá dvojice má předem k dobru jednu remízu. Intervaly pocházejí z převažování rozdání, opakovaného { $rounds }krát.
page-repeat = Stejný příkaz dá stejná čísla:
page-timing = Čas
page-timing-about =
    Sekund: { $seconds }, { $processes ->
        [one] { $processes } proces
        [few] { $processes } procesy
        [many] { $processes } procesu
       *[other] { $processes } procesů
    }. Tato čísla jsou pokaždé jiná.
page-decisions = Rozhodnutí
