# Terminál, ať se hraje cokoli.

version = mikrokosmos { $number } ({ $engine })
version-unknown = (není nainstalováno)
engine-compiled = zkompilováno
engine-interpreted = interpretováno
game-line = { $name }: { $least } až { $most } hráčů. { $about }
game-house = { "  " }--house { $key }={ $choices }  { $point }
house-line = Domácí pravidlo: { $point }: { $choice }.

error-line = mikrokosmos: { $message }
error-more = { "  " }{ $message }
error-language = jazyk „{ $lang }“ tu není; jsou tu { $known }
error-players = hráčů může být { $least } až { $most }, ne { $players }
error-file = { $path }: { $why }
error-exists = { $path }: už existuje; --force ho přepíše
error-content = { $path }: tohle není soubor s národy a schopnostmi (obyčejný soubor, nejvýš { $most } kB)
error-tiles = { $path }: tohle není soubor s dílky (obyčejný soubor, nejvýš { $most } kB)
error-own = --{ $option } patří ke hře { $game }, ne ke hře { $other }
error-house = „{ $given }“ má mít tvar KLÍČ=VOLBA, například { $example }
error-house-choice = { $key } je { $choices }, ne { $given }
error-house-none = hra { $game } nemá domácí pravidla
error-bots = botů je { $bots } a hráčů { $players }: uveď jednoho pro každé místo, nebo jednoho pro všechna
error-bot-plays = bot „{ $bot }“ hru { $game } neumí; umějí ji { $able }
error-no-record = { $path }: { $why }
error-game-number =
    { $path }: v souboru { $count ->
        [one] je { $count } hra
        [few] jsou { $count } hry
        [many] je { $count } hry
       *[other] je { $count } her
    }, takže hra { $number } v něm není
serve-at = Mikrokosmos běží na { $address } – Ctrl+C ho ukončí a žádná hra se neztratí.
error-serve-taken = port { $port } na { $host } používá jiný program; --port vybere jiný
error-serve-address = na { $host }, port { $port }, nejde naslouchat: { $why }
error-serve-database = hry není kam ukládat: { $why }
error-serve-key = klíč ke cookies není kam uložit: { $why }
error-turn = jsou tu tahy 0 až { $count }, takže tah { $turn } ne
error-no-position = { $path }: žádná pozice v něm není (jeden řádek textu)
error-command = „{ $line }“ není příkaz; ? je vypíše.
error-number = Číslo { $number } tu není; vyber od 1 do { $most }.
error-undo = Není co vzít zpět: jde to jen s tvými kroky od poslední kostky, dílku nebo tahu jiného hráče.
error-save-name = Do kterého souboru? Napiš: s SOUBOR
error-words = „{ $words }“ se tu dělat nedá. Napiš třeba: ? { $example }

unreadable-empty = je prázdný
unreadable-huge = není to záznam: žádný nemá víc než { $most } MB
unreadable-binary = není to záznam: není to text
unreadable-deep = není to záznam: nekonečné vnoření
unreadable-cut = záznam je useknutý ({ $why })
unreadable-json = není to záznam: { $why }

welcome = Hra { $game }, počet hráčů { $players }. Sedíš na prvním místě, na ostatních hraje bot „{ $bot }“. ? vypíše příkazy.
goodbye = Na shledanou.
prompt = [1–{ $most }, ?, q]
choice = { "  " }{ $number }. { $action }
undone = Vráceno zpět.
saved = Uloženo do { $path }.
help-commands =
    Číslo zahraje danou volbu. A dále:
      ENTER     podívat se na stůl
      u         vzít zpět svůj poslední krok
      i         kolik mincí či bodů by ti teď náleželo a proč
      h         rada: co by udělal silný hráč a proč
      ? SLOVA   proč něco nejde: ? { $example }
      s SOUBOR  uložit hru
      q         odejít

seat-you = ty
seat-other = hráč { $number }
between-names = {", "}
between-choices = {" nebo "}
between-terms = {", "}
field-line = { $name }: { $value }
cost-other = { $action }: { $total } ({ $terms })
income-line = Teď by ti náleželo { $total }: { $terms }.
income-none = Teď by ti nenáleželo nic.

hint-line =
    { $number ->
        [1] { "  " }{ $number }. { $action }: nejlepší ze všeho ({ $reasons })
       *[other] { "  " }{ $number }. { $action }: o { $behind } bodu horší ({ $reasons })
    }
hint-reason = { $why } { $points }
hint-nothing = žádný zisk ani ztráta
hint-none = Nikdo tu tuto hru nezná natolik, aby radil.

over = Hra skončila.
score-line = { "  " }{ $who }: { $points }
won =
    { $count ->
        [1] { $you ->
            [yes] Vyhráváš!
           *[no] Vyhrává { $who }.
        }
       *[other] Společné vítězství: { $who }.
    }

## Mnoho her

simulate-bar = Hraje se
simulate-written =
    { $games ->
        [one] { $games } záznam
        [few] { $games } záznamy
        [many] { $games } záznamu
       *[other] { $games } záznamů
    } v { $path }
simulate-interrupted = Přerušeno, odehraných her: { $games } z { $asked }; zůstávají uložené.
standings-title =
    { $game }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }, semínko { $seed }
standings-by-bot = Podle botů
standings-seat = Místo
standings-seats = Místa
standings-number = { $number }
standings-bot = Bot
standings-wins = Výhry
standings-share = Podíl
standings-interval = Interval 95 %
standings-points = Body
standings-spread = Odchylka
standings-percent = { $share } %
standings-between = { $low } – { $high } %
standings-pace = Rozhodnutí na hru: { $decisions }, her za sekundu: { $rate }.

## Vyprávění a kontrola záznamu

turn-line = { $number }. tah: { $who }, bodů { $points }
turn-setting-up = Stůl je připravený
told-line = { "  " }{ $line }
record-secret = Co hráči před sebou tají, je vynecháno; --secrets to poví.
record-ends = Tady záznam končí; hra není dohraná.
check-ok =
    hra { $number }: v pořádku, tahů { $moves }, { $count ->
        [1] vyhrává { $who }
       *[other] společné vítězství: { $who }
    } ({ $scores })
check-unfinished = hra { $number }: v pořádku, tahů { $moves }, ještě neskončila
check-dice-verified = { $line }, kostky ověřeny
check-dice-not-yet = { $line }, kostky zatím ověřit nejde: semínko se ukazuje na konci
check-house = { $line }, domácí pravidla: { $house }
check-remark = { $line }. { $remark }
check-seed-withheld = hra skončila, a semínko jejích kostek přesto chybí
check-false = hra { $number }: NEPRAVDA: { $why }

## Pozice

show-to-move = Na tahu je { $who }. Pokud jsi to ty, můžeš (čísla jsou ta, která by použil program):
show-choice = { "  " }{ $id }  { $action }
show-secret = Co hráči před sebou tají, je vynecháno; --secrets to ukáže.
show-chance =
    Teď je na řadě náhoda (kostka nebo dílek): { $outcomes ->
        [one] možný je jediný výsledek
        [few] možné jsou { $outcomes } výsledky
        [many] možných je { $outcomes } výsledku
       *[other] možných je { $outcomes } výsledků
    }.
