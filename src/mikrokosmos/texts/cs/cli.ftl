# Terminál, ať se hraje cokoli.

version = mikrokosmos { $number } ({ $engine })
version-unknown = (není nainstalováno)
engine-compiled = zkompilováno
engine-interpreted = interpretováno
game-called = { $name } ({ $id })
game-line = { $name }: { $least } až { $most } hráčů. { $about }
game-house = { "  " }--house { $key }={ $choices }  { $point }
house-line = Domácí pravidlo: { $point }: { $choice }.

error-line = mikrokosmos: { $message }
error-more = { "  " }{ $message }
error-language = neznámý jazyk „{ $lang }“; k dispozici: { $known }
error-players = tato hra je pro { $least } až { $most } hráčů, ne { $players }
error-file = { $path }: { $why }
error-exists = { $path }: už existuje; přepíšeš ho s --force
error-content = { $path }: není to soubor s národy a schopnostmi (musí to být běžný soubor do { $most } kB)
error-tiles = { $path }: není to soubor s dílky (musí to být běžný soubor do { $most } kB)
error-own = --{ $option } funguje jen u hry { $game }, ne u hry { $other }
error-house = „{ $given }“ není domácí pravidlo; napiš KLÍČ=VOLBA, například { $example }
error-house-choice = { $key } může být { $choices }, ne { $given }
error-house-none = hra { $game } nemá domácí pravidla
error-bots = botů je { $bots } a hráčů { $players }: uveď jednoho pro každé místo, nebo jednoho pro všechna
error-bot-plays = bot „{ $bot }“ hru { $game } neumí; umějí ji: { $able }
error-no-record = { $path }: { $why }
error-game-number =
    { $path }: hra { $number } v souboru není; { $count ->
        [one] je v něm { $count } hra
        [few] jsou v něm { $count } hry
        [many] je v něm { $count } hry
       *[other] je v něm { $count } her
    }
serve-at = Mikrokosmos běží na { $address }. Zastavíš ho klávesami Ctrl+C; hry jsou uložené.
error-serve-taken = port { $port } na { $host } už je obsazený; jiný zvolíš s --port
error-serve-address = nejde naslouchat na { $host }, port { $port }: { $why }
error-serve-database = nejde otevřít databázi her: { $why }
error-serve-workers-sqlite = více procesů potřebuje PostgreSQL a hry jsou v SQLite. Nech jeden proces, nebo hry přesuň: mikrokosmos move { $database } postgresql://user@host/name
error-serve-workers-system = tento operační systém zvládne jen jeden proces; nech počet procesů na 1
error-serve-key = nejde uložit podpisový klíč ke cookies: { $why }
copy-bar = Kopíruje se a porovnává
copy-compared = Zkopírováno a porovnáno: stoly: { $tables }, záznamy: { $entries }, lidé: { $people }.
copy-key = Podpisový klíč, podle kterého server poznává lidi, je v { $file }. Drž ho v tajnosti a pohromadě s hrami.
copy-no-key = V { $file } není podpisový klíč, takže se nezkopíroval: hry jsou všechny, ale nikdo nebude poznán.
backup-written = Záloha: { $file }
restore-done = Obnoveno do { $database }.
move-done = { $target } má teď všechno. { $source } se nezměnila; spusť server s --database a novou adresou.
error-backup-exists = { $file } už existuje; zvol jiné jméno nebo ho odstraň
error-copy-not-empty = { $why }. Nic se nepřepisuje: použij prázdnou databázi, nebo starou odlož stranou
error-copy = nejde kopírovat: { $why }
error-turn = tah { $turn } tu není; tahy jsou 0 až { $count }
error-no-position = { $path }: neobsahuje pozici (jeden řádek textu)
error-command = „{ $line }“ není příkaz. Nápovědu vypíše ?.
error-number = Volba { $number } tu není. Vyber číslo od 1 do { $most }.
error-undo = Není co vzít zpět. Jde to jen s tvými tahy od posledního hodu, losování nebo tahu protivníka.
error-save-name = Do kterého souboru? Napiš: s SOUBOR
error-words = „{ $words }“ není tah v této hře. Zkus třeba: ? { $example }

unreadable-empty = je prázdný
unreadable-huge = není to záznam hry: je větší než { $most } MB
unreadable-binary = není to záznam hry: není to textový soubor
unreadable-deep = není to záznam hry: příliš hluboké vnoření
unreadable-cut = záznam je useknutý ({ $why })
unreadable-json = není to záznam hry: { $why }

welcome = { $game }, počet hráčů: { $players }. Sedíš na prvním místě; na ostatních hraje bot „{ $bot }“. Nápovědu vypíše ?.
goodbye = Na shledanou.
prompt = [1–{ $most }, ?, q]
choice = { "  " }{ $number }. { $action }
undone = Vzato zpět.
saved = Uloženo do { $path }.
help-commands =
    Napiš číslo volby, kterou chceš zahrát, nebo:
      ENTER     ukázat stůl
      u         vzít zpět svůj poslední tah
      i         kolik by ti teď náleželo a proč
      h         rada: co by udělal silný hráč a proč
      ? SLOVA   proč nějaký tah nejde, například ? { $example }
      s SOUBOR  uložit hru
      q         skončit

seat-you = ty
seat-other = Hráč { $number }
between-names = {", "}
between-choices = {" nebo "}
between-terms = {", "}
field-line = { $name }: { $value }
cost-other = { $action }: { $total } ({ $terms })
income-line = Teď by ti náleželo { $total }: { $terms }.
income-none = Teď by ti nenáleželo nic.

hint-line =
    { $number ->
        [1] { "  " }{ $number }. { $action }: nejlepší tah ({ $reasons })
       *[other] { "  " }{ $number }. { $action }: o { $behind } bodu horší ({ $reasons })
    }
hint-chance-line =
    { $number ->
        [1] { "  " }{ $number }. { $action }: nejlepší tah, šance na výhru { $chance } % ({ $reasons })
       *[other] { "  " }{ $number }. { $action }: { $cost ->
            [0] skoro stejně dobré
            [one] stojí tě { $cost } bod šance na výhru
            [few] stojí tě { $cost } body šance na výhru
            [many] stojí tě { $cost } bodu šance na výhru
           *[other] stojí tě { $cost } bodů šance na výhru
        } ({ $reasons })
    }
hint-reason = { $why } { $points }
hint-nothing = žádný zisk ani ztráta
hint-none = Pro tuto hru žádný bot rady nedává.

chance-line = Šance na výhru: { $chances }
chance-of = { $who } { $percent } %

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
simulate-interrupted = Zastaveno, odehraných her: { $games } z { $asked }. Dohrané hry zůstávají uložené.
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
standings-share = Podíl výher
standings-interval = 95% interval
standings-points = Body
standings-spread = Směr. odch.
standings-percent = { $share } %
standings-between = { $low }–{ $high } %
standings-pace = Rozhodnutí na hru: { $decisions }, her za sekundu: { $rate }.

## Vyprávění a kontrola záznamu

turn-line = { $number }. tah: { $who }, bodů { $points }
turn-setting-up = Příprava hry
told-line = { "  " }{ $line }
record-secret = Skryté informace jsou vynechané; zahrneš je s --secrets.
record-ends = Záznam tady končí; hra není dohraná.
check-ok =
    hra { $number }: v pořádku, tahů { $moves }, { $count ->
        [1] vyhrává { $who }
       *[other] společné vítězství: { $who }
    } ({ $scores })
check-unfinished = hra { $number }: v pořádku, tahů { $moves }, ještě neskončila
check-dice-verified = { $line }, kostky ověřeny
check-dice-not-yet = { $line }, kostky zatím nejde ověřit: semínko se odhalí na konci
check-house = { $line }, domácí pravidla: { $house }
check-remark = { $line }. { $remark }
check-seed-withheld = hra skončila, ale semínko jejích kostek chybí
check-false = hra { $number }: CHYBNÝ ZÁZNAM: { $why }

## Pozice

show-to-move = Na tahu je { $who }. Možné tahy (očíslované podle id akce):
show-choice = { "  " }{ $id }  { $action }
show-secret = Skryté informace jsou vynechané; zahrneš je s --secrets.
show-chance =
    Teď je na řadě náhoda (hod kostkou, nová kombinace nebo dílek): { $outcomes ->
        [one] { $outcomes } možný výsledek
        [few] { $outcomes } možné výsledky
        [many] { $outcomes } možného výsledku
       *[other] { $outcomes } možných výsledků
    }.
