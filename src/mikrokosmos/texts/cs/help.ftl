# Nápověda příkazu `mikrokosmos`: `help-` říká, co dělá příkaz nebo volba, `short-` je řádek v seznamu příkazů, `example-` co se dá
# napsat.

help-app = Malé světy: hraj Small World a Stvoření, zkoumej je, rozšiřuj je.
help-examples = Příklady:
help-version = Řekne, která je to verze.
help-lang = Jazyk: { $known }. Co v něm chybí, zazní anglicky.
help-content = Small World: hrát s vlastními národy a schopnostmi z tohoto souboru TOML.
help-tiles-file = Stvoření: hrát s vlastní sadou dílků z tohoto souboru TOML.
help-house = Domácí pravidlo tam, kde se pravidla vydání liší; vypíše je „mikrokosmos games“. Pro více pravidel volbu zopakuj.
help-secrets = Ukázat i to, co hráči před sebou tají.
help-json = Vypsat JSON, aby ho mohl číst program.
help-seed = Číslo, se kterým se kostky, dílky i boti opakují.
example-app =
    {"  "}mikrokosmos play                          partie Small Worldu v terminálu
      mikrokosmos play --game creation          partie Stvoření
      mikrokosmos simulate --games 500 --out games.jsonl
      mikrokosmos replay games.jsonl --game 3   vyprávět třetí z nich
      mikrokosmos races --help                  víc o jednom příkazu

short-play = Hrát v terminálu proti botům.
help-play =
    Hrát v terminálu proti botům. Sedíš na prvním místě; otazníkem zjistíš, co se dá napsat, a písmenem s hru
    uložíš.
help-play-game = Která hra; vypíše je „mikrokosmos games“.
help-play-players = Kolik hráčů i s tebou.
help-play-bot = Bot na ostatních místech; vypíše je „mikrokosmos bots“. (Nejlepší pro vyrovnanou hru, pokud ho hra má.)
help-play-load = Pokračovat ve hře uložené v tomto souboru.
example-play =
    {"  "}mikrokosmos play --players 3
      mikrokosmos play --game creation --bot random
      mikrokosmos play --load evening.json

short-serve = Nabízet stoly lidem a botům odjinud.
help-serve =
    Nabízet stoly přes HTTP a WebSockets až do Ctrl-C. Hry se ukládají do databáze a po restartu pokračují; není-li
    řečeno jinak, je to jeden soubor ve tvé složce s daty. Adresu, kterou oznámí,
    otevři v prohlížeči a hraj; programy s ním mluví JSON.
help-serve-host = Adresa, na které naslouchat.
help-serve-port = Port, na kterém naslouchat.
help-serve-database = Kam ukládat hry, třeba sqlite:///games.db nebo postgresql://user@host/name.
help-serve-open = Otevřít prohlížeč, jakmile stoly stojí.
help-serve-settings = Soubor TOML s tímto i vším ostatním nastavením.
example-serve =
    {"  "}mikrokosmos serve
      mikrokosmos serve --port 8080 --database sqlite:///games.db

short-simulate = Nechat boty odehrát mnoho her a zjistit, kdo jak často vyhrává.
help-simulate =
    Nechat boty odehrát mnoho her a vypsat, jak často které místo vyhrálo (s intervalem, ve kterém skutečný podíl leží v 19 případech z 20), kolik mělo
    bodů a jak jsou hry dlouhé. Stejné semínko dá stejné hry. Přerušíš klávesami Ctrl-C: co se odehrálo, zůstane a započítá se.
help-simulate-game = Která hra; vypíše je „mikrokosmos games“.
help-simulate-players = Kolik hráčů (2, nebo tolik, kolik je botů).
help-simulate-games = Kolik her.
help-simulate-bots = Bot pro každé místo, oddělení čárkami, nebo jeden pro všechna. Jsou tu: { $known }.
help-simulate-out = Zapsat hry do tohoto souboru, záznam na řádek, pro „replay“ a „check“.
help-simulate-force = Přepsat ten soubor, pokud existuje.
example-simulate =
    {"  "}mikrokosmos simulate smallworld --players 3 --games 1000 --seed 1
      mikrokosmos simulate --players 4 --games 20 --out games.jsonl

short-arena = Zjistit, který bot je silnější.
help-arena =
    Nechat boty, ať se utkají, a vypsat, jak je který silný: výhry, body, Elo, vše s intervalem, ve kterém skutečné číslo leží v 19 případech z 20. Každé rozdání kostek a dílků se
    hraje jednou pro každé pořadí míst, takže štěstí ani pořadí tahu nikomu nenahrává. Tolik botů, kolik hráčů: všichni sedí u jednoho stolu. Víc: utká se každá jejich kombinace. Míň: první
    jmenovaný sedí sám proti ostatním, kteří se opakují. Přerušíš klávesami Ctrl-C: co se odehrálo, se ukáže, a --resume pokračuje.
help-arena-game = Která hra; vypíše je „mikrokosmos games“.
help-arena-bots = Boti oddělení čárkami, aspoň dva. Jsou tu: { $known }; nebo vlastní jako modul:funkce.
help-arena-games = Aspoň tolik her celkem (do celých rozdání).
help-arena-players = Kolik jich sedí u stolu (tolik, kolik je botů, pokud se to ke hře hodí, jinak nejméně, kolik jich potřebuje).
help-arena-processes = Kolik procesů hraje (tolik, kolik je jader). Výsledek na tom nezávisí.
help-arena-out = Zapsat arena.json, arena.html a journal.jsonl do této složky; nebo, pro JMÉNO.json či JMÉNO.html, vedle něj.
help-arena-resume = Pokračovat podle deníku, který tam je.
help-arena-force = Přepsat, co tam je.
example-arena =
    {"  "}mikrokosmos arena creation --bots greedy,reference,random --games 600 --out arena
      mikrokosmos arena smallworld --bots greedy,reference --players 4
      mikrokosmos arena creation --bots random,mybot:make

short-replay = Vyprávět zaznamenanou hru tah za tahem, s mapami.
help-replay =
    Vyprávět zaznamenanou hru tah za tahem: kdo co komu vzal, co to vyneslo a proč, a obrázek po každém tahu. Na mapě Small Worldu je písmeno hráč (malé,
    pokud je národ v úpadku) a číslo za ním počítá žetony. Co je v nedohrané hře skryté, poví jen --secrets.
help-replay-file = Uložená hra, nebo soubor, který zapsal „simulate --out“; - čte standardní vstup.
help-replay-game = Která hra ze souboru, pokud jich má víc.
help-replay-turn = Jen tento tah; 0 je stůl před prvním.
help-replay-no-map = Jen slova.
example-replay =
    {"  "}mikrokosmos replay evening.json --no-map
      mikrokosmos replay games.jsonl --game 3 --turn 5

short-check = Ověřit zaznamenané hry, tah za tahem.
help-check =
    Ověřit zaznamenané hry: každý tah musel být možný, konec musí být ten, který záznam tvrdí, a kostky, pokud je má, musely padnout tak, jak říká jejich semínko. Řádek na hru; návratový kód je 0, pokud je vše
    pravda, 1, pokud něco ne, a 2, pokud v souboru žádné záznamy nejsou.
help-check-file = Uložená hra, nebo soubor, který zapsal „simulate --out“; - čte standardní vstup.
example-check =
    {"  "}mikrokosmos check games.jsonl

short-show = Ukázat pozici zadanou jedním řádkem textu.
help-show =
    Ukázat pozici zadanou jedním řádkem textu (v Pythonu ho píše state.to_line()): mapu, co kdo má a všechno, co může udělat hráč na tahu, i s
    cenou nebo ziskem. Co hráči před sebou tají, ukáže jen --secrets.
help-show-position = Řádek v uvozovkách, soubor, ve kterém je, nebo - pro standardní vstup.
help-show-game = Která hra, pokud řádek nezačíná jejím jménem.
example-show =
    {"  "}mikrokosmos show puzzle.txt
      mikrokosmos show "smallworld 2 2.0.0 pick:0 5,7 elves+hill:1=;3:2 col=orcs+stout"
      mikrokosmos show creation.txt --secrets

short-bots = Vypsat boty.
help-bots = Vypsat boty, i ty z jiných balíčků, a které hry kdo hraje.
example-bots =
    {"  "}mikrokosmos bots

short-games = Vypsat hry.
help-games = Vypsat hry a kolik lidí je může hrát.
example-games =
    {"  "}mikrokosmos games

short-races = Vypsat národy a co který umí.
help-races = Vypsat národy Small Worldu, kolik žetonů který přináší a co umí.
example-races =
    {"  "}mikrokosmos races
      mikrokosmos races --content my.toml       s vlastními národy

short-powers = Vypsat zvláštní schopnosti a co která dělá.
help-powers = Vypsat zvláštní schopnosti Small Worldu, kolik žetonů která přináší a co dělá.
example-powers =
    {"  "}mikrokosmos powers
      mikrokosmos powers --content my.toml      s vlastními schopnostmi

short-tiles = Vypsat dílky Stvoření.
help-tiles = Vypsat dílky Stvoření s obrázky: čtyři čtverce krajiny, někdy socha, a od kolika hráčů se který účastní.
example-tiles =
    {"  "}mikrokosmos tiles
      mikrokosmos tiles --tiles my.toml         s vlastními dílky
