# Nápověda příkazu `mikrokosmos`: `help-` říká, co dělá příkaz nebo volba, `short-` je řádek v seznamu příkazů, `example-` co se dá
# napsat.

help-app = Hraj Small World a Stvoření, nech boty soupeřit a vytvářej vlastní národy, schopnosti a dílky.
help-usage = Použití:
help-heading-arguments = Argumenty
help-heading-options = Volby
help-heading-commands = Příkazy
help-default = (výchozí: { $value })
help-required = (povinné)
help-examples = Příklady:
help-help = Vypsat tuto nápovědu a skončit.
help-version = Vypsat verzi a skončit.
help-lang = Jazyk: { $known }. Chybějící texty se zobrazí anglicky.
help-content = Small World: přidat vlastní národy a schopnosti z tohoto souboru TOML.
help-tiles-file = Stvoření: použít vlastní sadu dílků z tohoto souboru TOML.
help-house = Domácí pravidlo tam, kde se vydání pravidel liší (viz „mikrokosmos games“). Pro více pravidel volbu zopakuj.
help-secrets = Zahrnout i skryté informace.
help-json = Vypsat JSON pro programy.
help-seed = Semínko náhody: stejné číslo dá stejné kostky, losování i tahy botů.
example-app =
    {"  "}mikrokosmos play                          partie Small Worldu v terminálu
      mikrokosmos play --game creation          partie Stvoření
      mikrokosmos simulate --games 500 --out games.jsonl
      mikrokosmos replay games.jsonl --game 3   převyprávět třetí hru
      mikrokosmos races --help                  víc o jednom příkazu

short-play = Hrát v terminálu proti botům.
help-play =
    Hrát v terminálu proti botům. Sedíš na prvním místě. Nápovědu vypíše ? a hru uložíš písmenem s.
help-play-game = Hra (viz „mikrokosmos games“).
help-play-players = Počet hráčů včetně tebe.
help-play-bot = Bot pro ostatní místa (viz „mikrokosmos bots“). Výchozí: adept, nebo random, pokud hra adepta nemá.
help-play-load = Pokračovat ve hře uložené v tomto souboru.
example-play =
    {"  "}mikrokosmos play --players 3
      mikrokosmos play --game creation --bot random
      mikrokosmos play --load evening.json

short-serve = Spustit herní server a hrát v prohlížeči.
help-serve =
    Spustit herní server, který běží až do Ctrl+C. Hraje se v prohlížeči na adrese, kterou server vypíše. Hry se ukládají do databáze (není-li řečeno jinak, je to jeden soubor ve tvé složce s daty) a po restartu pokračují. Programy se mohou připojit přes HTTP a WebSockets, ve formátu JSON.
help-serve-host = Adresa, na které server naslouchá.
help-serve-port = Port, na kterém server naslouchá.
help-serve-workers = Počet procesů serveru; více než jeden potřebuje PostgreSQL.
help-serve-database = Kam ukládat hry, třeba sqlite:///games.db nebo postgresql://user@host/name.
help-serve-open = Otevřít prohlížeč, jakmile je server připravený.
help-serve-settings = Soubor TOML s tímto i vším ostatním nastavením.
example-serve =
    {"  "}mikrokosmos serve
      mikrokosmos serve --port 8080 --database sqlite:///games.db

short-backup = Zálohovat všechny hry, i když se zrovna hraje.
help-backup =
    Zkopíruje všechny hry a lidi do jednoho souboru tak, jak jsou právě teď. Server může běžet dál. Než se kopie uloží, porovná se s originálem. Podpisový klíč, podle kterého server poznává lidi, se uloží do druhého souboru vedle. Oba drž v tajnosti: jsou v nich kostky nedohraných her.
help-backup-file = Soubor, který se má zapsat; nesmí ještě existovat. Klíč dostane stejné jméno s .key na konci.
help-backup-database = Databáze, například sqlite:///games.db nebo postgresql://user@host/name.
example-backup =
    {"  "}mikrokosmos backup friday.db
      mikrokosmos backup friday.db --database postgresql://user@host/name

short-restore = Obnovit zálohu do prázdné databáze.
help-restore =
    Zkopíruje všechny hry a lidi ze zálohy do prázdné databáze a podpisový klíč na jeho místo. Nikdy nic nepřepíše. Nejdřív zastav server a potom ho zase spusť.
help-restore-file = Záloha, která se má obnovit. Její klíč je soubor stejného jména s .key na konci.
example-restore =
    {"  "}mikrokosmos restore friday.db
      mikrokosmos restore friday.db --database sqlite:///new.db

short-move = Zkopírovat všechny hry do jiné databáze, třeba PostgreSQL.
help-move =
    Zkopíruje všechny hry a lidi z jedné databáze do druhé, která musí být prázdná: ze SQLite do PostgreSQL, nebo zpátky. Než se kopie uloží, porovná se; originál zůstane, jak byl. Nejdřív zastav server: tahy zahrané během kopírování zůstanou pozadu.
help-move-from = Databáze, ze které se čte, například sqlite:///games.db.
help-move-to = Prázdná databáze, do které se píše, například postgresql://user@host/name.
example-move =
    {"  "}mikrokosmos move sqlite:///games.db postgresql://user@host/name
      mikrokosmos move postgresql://user@host/name sqlite:///games.db

short-simulate = Nechat boty odehrát mnoho her a zjistit, jak často který vyhrává.
help-simulate =
    Nechat boty odehrát mnoho her a vypsat podíl výher každého místa (s 95% intervalem spolehlivosti), jeho body a délku her. Stejné semínko dá stejné hry. Ctrl+C hraní ukončí a dosud odehrané hry zachová.
help-simulate-game = Hra (viz „mikrokosmos games“).
help-simulate-players = Počet hráčů (výchozí: 2, nebo tolik, kolik je botů).
help-simulate-games = Počet her.
help-simulate-bots = Bot pro každé místo, oddělení čárkami, nebo jeden pro všechna místa. K dispozici: { $known }.
help-simulate-out = Uložit hry do tohoto souboru, jeden záznam na řádek, pro „replay“ a „check“.
help-simulate-force = Přepsat soubor, pokud existuje.
example-simulate =
    {"  "}mikrokosmos simulate smallworld --players 3 --games 1000 --seed 1
      mikrokosmos simulate --players 4 --games 20 --out games.jsonl

short-arena = Zjistit, který bot je silnější.
help-arena =
    Nechat boty hrát proti sobě a vypsat, jak je který silný: podíl výher, body a Elo, vše s 95% intervaly spolehlivosti. Každé rozdání kostek a losování se hraje jednou pro každé pořadí míst, takže štěstí ani pořadí tahu nikomu nenahrává. Je-li botů tolik co hráčů, sedí všichni u jednoho stolu. Je-li jich víc, hraje každá jejich kombinace. Je-li jich méně, hraje první bot sám proti kopiím ostatních. Ctrl+C hraní zastaví a ukáže dosavadní výsledky; --resume pokračuje.
help-arena-game = Hra (viz „mikrokosmos games“).
help-arena-bots = Aspoň dva boti, oddělení čárkami. K dispozici: { $known }, nebo vlastní jako modul:funkce.
help-arena-games = Nejmenší počet her (zaokrouhlí se nahoru na celá rozdání).
help-arena-players = Počet hráčů u stolu (výchozí: počet botů, pokud to hra dovolí, jinak nejmenší počet, který hra potřebuje).
help-arena-processes = Počet procesů (výchozí: jeden na jádro procesoru). Na výsledek nemá vliv.
help-arena-out = Uložit arena.json, arena.html a journal.jsonl do této složky. Pro JMÉNO.json nebo JMÉNO.html uložit místo nich JMÉNO.json, JMÉNO.html a JMÉNO.jsonl.
help-arena-resume = Pokračovat podle existujícího deníku.
help-arena-force = Přepsat existující výsledky.
example-arena =
    {"  "}mikrokosmos arena creation --bots greedy,reference,random --games 600 --out arena
      mikrokosmos arena smallworld --bots greedy,reference --players 4
      mikrokosmos arena creation --bots random,mybot:make

short-train = Natrénovat váhy, se kterými hrají Expert a Šampion.
help-train =
    Natrénovat váhy, se kterými hrají Expert a Šampion a ze kterých se počítají šance na výhru. Boti hrají hry, síť se z nich učí a nová generace hraje proti předchozí. Když vyhraje, nahradí ji, a tak dál. Celé trénování trvá hodiny, ale kdykoli jde zastavit pomocí Ctrl+C: stejný příkaz v něm pokračuje. Výsledkem je soubor vah, záznam průběhu a stránka s křivkami ztráty. Hry jsou na každém počítači stejné.
help-train-game = Pro kterou hru (viz „mikrokosmos games“).
help-train-players = Počet hráčů: každý má vlastní váhy.
help-train-folder = Složka pro trénování (výchozí: training/HRA-HRÁČI).
help-train-processes = Počet procesů (výchozí: jeden na jádro procesoru). Na výsledek nemá vliv.
help-train-tiny = Odehrát jen pár set her a ověřit, že všechno funguje.
help-train-install = Nakonec nahradit váhy, se kterými hraje tato instalace.
example-train =
    {"  "}mikrokosmos train creation --players 2 --tiny
      mikrokosmos train smallworld --players 3 --install

short-replay = Převyprávět zaznamenanou hru tah za tahem, s mapami.
help-replay =
    Převyprávět zaznamenanou hru tah za tahem: každé dobytí, co který tah vynesl a proč, a obrázek po každém tahu. Na mapě Small Worldu je písmeno hráč (malé u národa v úpadku) a číslo za ním je počet žetonů. V nedohrané hře se skryté informace vynechají, pokud nepoužiješ --secrets.
help-replay-file = Uložená hra, nebo soubor, který zapsal „simulate --out“; - čte standardní vstup.
help-replay-game = Která hra, pokud jich je v souboru víc.
help-replay-turn = Ukázat jen tento tah (0 je příprava hry).
help-replay-no-map = Jen text, bez map.
example-replay =
    {"  "}mikrokosmos replay evening.json --no-map
      mikrokosmos replay games.jsonl --game 3 --turn 5

short-analyse = Rozebrat dohranou hru: šance, chyby, štěstí.
help-analyse =
    Rozebrat dohranou hru: šance všech na výhru tah po tahu, které tahy byly chyby, co by bylo lepší a proč a kolik bylo štěstí. Nedohrané hry se nerozebírají.
help-analyse-file = Uložená hra nebo soubor, který zapsal příkaz „simulate --out“; - čte standardní vstup.
help-analyse-game = Která hra, je-li jich v souboru víc.
help-analyse-level = Jak důkladně hledat: quick (rychle), nebo deep (do hloubky).
help-analyse-seat = Ukázat jen tahy tohoto hráče (1 je první).
help-analyse-html = Uložit vše jako jednu stránku do tohoto souboru.
help-analyse-processes = Počet procesů (výchozí: jeden na jádro procesoru). Na výsledek nemá vliv.
example-analyse =
    {"  "}mikrokosmos analyse evening.json
      mikrokosmos analyse games.jsonl --game 3 --html third.html

short-check = Ověřit zaznamenané hry, tah za tahem.
help-check =
    Ověřit zaznamenané hry: každý tah musí odpovídat pravidlům, konec musí souhlasit se záznamem a ověřitelné kostky se svým semínkem. Vypíše jeden řádek na hru. Návratový kód je 0, pokud jsou všechny hry platné, 1, pokud některá není, a 2, pokud v souboru žádné záznamy nejsou.
help-check-file = Uložená hra, nebo soubor, který zapsal „simulate --out“; - čte standardní vstup.
example-check =
    {"  "}mikrokosmos check games.jsonl

short-show = Ukázat pozici zadanou jedním řádkem textu.
help-show =
    Ukázat pozici zadanou jedním řádkem textu (v Pythonu ho píše state.to_line()): mapu, co má který hráč a každý možný tah s cenou nebo ziskem. Skryté informace se ukážou jen s --secrets.
help-show-position = Pozice v uvozovkách, soubor, který ji obsahuje, nebo - pro standardní vstup.
help-show-game = Která hra, pokud řádek nezačíná jejím jménem.
example-show =
    {"  "}mikrokosmos show puzzle.txt
      mikrokosmos show "smallworld 2 2.0.0 pick:0 5,7 elves+hill:1=;3:2 col=orcs+stout"
      mikrokosmos show creation.txt --secrets

short-bots = Vypsat dostupné boty.
help-bots = Vypsat dostupné boty, i ty z jiných balíčků, a hry, které který hraje.
example-bots =
    {"  "}mikrokosmos bots

short-games = Vypsat dostupné hry.
help-games = Vypsat dostupné hry a jejich počty hráčů.
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
help-tiles = Vypsat dílky Stvoření s obrázky: čtyři čtverce krajiny, někdy socha, a pro jaké počty hráčů se který dílek používá.
example-tiles =
    {"  "}mikrokosmos tiles
      mikrokosmos tiles --tiles my.toml         s vlastními dílky
