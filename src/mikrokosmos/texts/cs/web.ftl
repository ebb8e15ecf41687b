# Klient v prohlížeči: co říká každá stránka. Co se říká u stolu hry, stojí v jejím vlastním souboru.

## Dům

skip-to-content = Přejít k obsahu
ways = Stránky
way-home = Mikrokosmos, první stránka
way-new = Nový stůl
way-lobby = Stoly
way-mine = Moje hry
way-rules = Pravidla
way-editions = V čem se tvoje pravidla liší
way-about = O hře
choose-language = Jazyk
choose-light = Světlý, nebo tmavý vzhled
more = Víc
lost-title = Tady nic není
lost-home = Na první stránku

refused-no-connection = Server teď není dostupný. Tvoje hra je v bezpečí; zkus to za chvíli.
refused-unknown = Nepovedlo se to. Zkus to znovu.

## Hry a boti

game-smallworld = Small World
game-smallworld-text = Veď národ s podivnou schopností mapou, která je pro všechny příliš malá. Až bude mít nejlepší léta za sebou, pusť ho a vyber si další.
game-creation = Stvoření
game-creation-text = Posuň řadu společné mapy, vezmi si dílek, který vypadne, a slož z devíti dílků svět, který potěší tvého tajného boha.
bot-random = Hází mincí
bot-random-text = Volí náhodně
bot-novice = Začátečník
bot-novice-text = Hraje rozumně, vidí málo
bot-adept = Znalec
bot-adept-text = Dobrý hráč
bot-greedy = Mistr
bot-greedy-text = Nejsilnější

## První stránka

home-title = Malé světy, velké sváry
home-text = Dvě deskové hry ve tvém prohlížeči: proti poctivým botům, všichni u jedné obrazovky, nebo s přáteli na dálku. Kostky, které si můžeš ověřit, a hry, které se nikdy neztratí.
home-going-on = Hrát dál
choose-players = Hráči
choose-bots = Protivníci
choose-game = Hra
play-now = Hrát { $game }
home-screen = Všichni u jedné obrazovky
home-screen-text = Podávejte si zařízení; tajemství zůstanou za oponou.
home-friends = S přáteli online
home-friends-text = Připrav stůl a pošli odkaz.
home-lobby = Otevřené stoly
home-lobby-text = Sedni si k lidem, které ještě neznáš, nebo se dívej.
home-rules = Pravidla
home-rules-text = Obě hry, prostými slovy, s každým národem a každou schopností.
join-label = Poslal ti někdo odkaz?
join-example = https://…/tables/…
join = Vstoupit
join-wrong = Tohle není odkaz na stůl. Vypadá jako https://…/tables/… a může končit klíčem za #.
name-guest = Nová tvář
your-name = Tvoje jméno
name-keep = Uložit

## Nový stůl

new-title = Nový stůl
new-seats = Kdo kde sedí
new-customs = Zvyky stolu
new-public = Každý smí tento stůl najít a dívat se
new-hints = Boti smějí radit
new-random-first = Kdo začne, určí náhoda
new-open-coins = Všechny mince leží odkryté
new-clock = Čas na tah
clock-0 = jak dlouho chceš
clock-60 = minuta
clock-180 = tři minuty
clock-600 = deset minut
clock-86400 = den
clock-hours =
    { $hours ->
        [one] { $hours } hodina
        [few] { $hours } hodiny
        [many] { $hours } hodiny
       *[other] { $hours } hodin
    }
clock-left =
    { $seconds ->
        [one] zbývá { $seconds } sekunda
        [few] zbývají { $seconds } sekundy
        [many] zbývá { $seconds } sekundy
       *[other] zbývá { $seconds } sekund
    }
new-begin = Začít hru
new-make = Připravit stůl
seat-number = Místo { $number }
seat-me = Já
seat-friend = Někdo další u této obrazovky
seat-friend-name = Jméno toho, kdo sedí na místě { $number }
seat-open = Kdo přijde
seat-bots = Bot
seat-you = ty
seat-other = Hráč { $number }

## Seznamy stolů

lobby-title = Stoly
lobby-open = Čekají na hráče
lobby-playing = Už se hraje: přijď se podívat
lobby-none = Teď nikdo nečeká.
lobby-make = Připrav si vlastní stůl.
mine-title = Moje hry
mine-nobody = Řekni své jméno a tvoje hry se tu budou uchovávat.
mine-going-on = Rozehrané
mine-none = Žádná hra neběží.
mine-begin = Začni nějakou.
mine-finished = Dohrané
mine-place =
    { $place ->
        [1] Vítězství
       *[other] { $place }. místo z { $players }
    }
mine-result = Výsledek
mine-replays = Záznamy, které sdílíš
replay-remove = Přestat sdílet
status-open =
    { $open ->
        [0] může se začít
        [one] { $open } volné místo
        [few] { $open } volná místa
        [many] { $open } volného místa
       *[other] { $open } volných míst
    }
status-playing = hraje se
status-over = dohráno
status-abandoned = zrušeno

## Před hrou

invited-title = Máš pozvání
invited-text = Řekni, jak ti máme říkat, a pojď dál.
anteroom-beginning = Hra začíná…
anteroom-name = Než si sedneš, řekni své jméno; dívat se můžeš i bez něj.
anteroom-seats-open = Hra může začít, až bude každé místo obsazené. Boti si rádi přisednou.
anteroom-wait = Hru začne ten, kdo stůl založil.
anteroom-invite = Pozvat ostatní
anteroom-invite-text = Kdo má odkaz, může k tomuto stolu přijít a sednout si.
anteroom-make-link = Vytvořit odkaz
anteroom-give-up = Zrušit tento stůl
sit = Sednout si
sit-friend = Někdo další u této obrazovky
get-up = Vstát
clear-seat = Uvolnit místo
seat-bot-label = Bot pro místo { $number }
seat-bot-choose = Dát ho botovi…
start = Začít hru
link = Odkaz
copy = Kopírovat
copied = Zkopírováno.
dice-promise = Slib o kostkách
dice-promise-text = Toto číslo zapečetí kostky, dřív než si kdo sedne. Každé zařízení přidá své číslo a po hře si to tvoje může ověřit každý hod.

## U stolu

between-terms = {", "}
hint-than-next = Proti druhé nejlepší:
hint-than-best = Proti nejlepší:
table-abandoned = Tento stůl byl zrušen, než hra začala.
your-turn = Jsi na tahu
connection-lost = Připojování…
rematch-go = K další hře
curtain-title = Na tahu je { $who }
curtain-text = Předej zařízení dál. Teď se ukáže, co smí vidět jen { $who }.
curtain-take = { $who } jsem já
missed =
    { $count ->
        [one] Co se stalo bez tebe: { $count } tah.
        [few] Co se stalo bez tebe: { $count } tahy.
        [many] Co se stalo bez tebe: { $count } tahu.
       *[other] Co se stalo bez tebe: { $count } tahů.
    }
missed-watch = Přehrát
missed-dismiss = Teď ne
menu = Menu
menu-back = Zpět ke stolu
menu-rules = Pravidla hry
menu-replay = Přehrát od začátku
menu-record = Uložit záznam
menu-hand-over = Ať za mě hraje bot
menu-take-back = Vzít si místo zpět
menu-device = Hrát dál z jiného zařízení
menu-theme = Vzhled
menu-pace = Pohyb
menu-notify = Upozornit, až budu na tahu
theme-auto = podle zařízení
theme-light = světlý
theme-dark = tmavý
pace-0 = žádný
pace-1 = klidný
pace-2 = rychlý

## Po hře

ending-won =
    { $count ->
        [1] Vítězství: { $who }
       *[other] Společné vítězství: { $who }
    }
ending-again = Hrát znovu
ending-look = Podívat se na mapu
ending-show = Ukázat výsledek
ending-replay = Přehrát znovu
ending-share = Sdílet záznam
ending-course = Body, tah za tahem
ending-sources = Odkud přišly mince
ending-deeds =
    Dobyto: { $taken ->
        [one] { $taken } region
        [few] { $taken } regiony
        [many] { $taken } regionu
       *[other] { $taken } regionů
    }, ztraceno: { $lost }.
chart-label = Body všech hráčů, tah za tahem
chart-turns = tahy
source-active = Regiony
source-declined = Regiony v úpadku
source-income = Navíc
source-spoils = Dobývání
source-stipend = Každý tah
source-windfall = Jednou
source-earns = Další žetony
source-price = Zaplaceno za kombinace
source-found = Nalezeno na kombinacích
source-of = { $reason }: { $name }
dice-title = Kostky
dice-none = Tato hra se hrála bez zapečetěných kostek.
dice-hidden = Semínko ještě není ukázané, takže kostky zatím ověřit nejde.
dice-proved =
    Tvůj prohlížeč ověřil { $rolls ->
        [one] { $rolls } hod
        [few] { $rolls } hody
        [many] { $rolls } hodu
       *[other] { $rolls } hodů
    }: nikdo na nich nic nezměnil.
dice-false = Hod { $roll } není ten, který na zapečetěných kostkách padl. Někdo ho změnil.
dice-broken-promise = Semínko není to, které bylo před hrou slíbeno.
dice-details = Čísla za tím vším
dice-commitment = Slíbeno před hrou
dice-seed = Semínko, ukázané po hře
dice-nonces = Přidalo každé místo

## Mapa

board-label = Kraj
board-loading = Kraj se rozvinuje…
board-zoom = Velikost mapy
board-closer = Blíž
board-farther = Dál
board-whole = Celá mapa

## Čtení pravidel

reading-title = Pravidla
reading-cover = Pravidla
reading-contents = Obsah
reading-search = Hledat
reading-found =
    { $count ->
        [0] O „{ $query }“ tu nic není
        [one] { $count } místo
        [few] { $count } místa
        [many] { $count } místa
       *[other] { $count } míst
    }
reading-link = Odkaz na „{ $title }“
reading-tokens =
    { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
        [many] { $count } žetonu
       *[other] { $count } žetonů
    }
reading-turn = Další kapitoly
reading-before = Předchozí: { $title }
reading-after = Další: { $title }
reading-shelf = Všechna pravidla
reading-editions = V čem se tvoje pravidla liší
reading-editions-what = Čtyři vydání hry Small World v porovnání a jak hrajeme my.
reading-sheet = Souhrn k vytištění
reading-sheet-smallworld = Small World v kostce
reading-sheet-creation = Stvoření v kostce
reading-sheet-what = Jedna stránka k vytištění, která se vejde vedle mapy.
reading-about = O hře Mikrokosmos
reading-about-what = Co to je, proč jsou kostky poctivé a komu děkujeme.

editions-mine = Která pravidla znáš?
editions-all = Všechna čtyři
editions-uk = Ukrajinská, 2024
editions-it = Italská, 2014
editions-cs = Česká, 2009
editions-zh = Čínská
editions-topics =
    { $count ->
        [one] { $count } téma
        [few] { $count } témata
        [many] { $count } tématu
       *[other] { $count } témat
    }
editions-rules = Pravidla hry Small World

reading-print = Vytisknout
reading-whole = Celá pravidla

lost-text = Tohle místo na žádné mapě není, nebo se potopilo do moře. Možná je v adrese překlep, nebo už ten stůl není.

## O hře

about-title = O hře Mikrokosmos
about-what-title = Co to je
about-what = Dvě deskové hry o světech, které jsou příliš malé, nebo teprve vzniknou: Small World a Stvoření. Hraj je proti přátelům nebo botům, na jedné obrazovce nebo na mnoha, v pěti jazycích.
about-bots = Boti nevědí víc než ty u stolu. Tvá tajemství nevidí a nevědí, co padne na kostce.
about-dice-title = Poctivé kostky
about-dice-promise = Než hra začne, server si myslí tajné číslo a zveřejní jeho otisk: z otisku nikdo číslo nezjistí, ale nikdo už ho ani nemůže změnit.
about-dice-share = Pak tvůj prohlížeč přidá vlastní náhodné číslo. Každý hod, každé zamíchání a všechno rozdané z těchto čísel vyplývá, podle návodu, který si může každý přečíst.
about-dice-check = Po hře se tajné číslo ukáže. Kdo chce, může ověřit, že odpovídá otisku a že z něj plyne všechno, co padlo. Přehrávání záznamu to dělá samo a řekne „kostky ověřeny“.
about-dice-limits = Dokazuje to, že se od začátku hry nic nezměnilo. Nedokazuje to, že nikdo nevěděl: kdo provozuje server, mohl nahlédnout dopředu. Hraj tedy s lidmi, kterým věříš, jako s opravdovými kostkami.
about-thanks-title = Poděkování
about-icons = Znaky jsou z game-icons.net, pod licencí CC BY 3.0. Ty zdejší nakreslili:
about-icons-by = { $author }: { $icons }
about-icons-changed = Ukazujeme je ve vlastních barvách, jinak tak, jak jsou.
about-fonts = Písma
about-libraries = Na čem stojíme
about-credit = { $by }, { $licence }
about-own-title = Co je naše a co ne
about-own = Mapy, obrázky, texty a dílky Stvoření vznikly pro toto vydání. Pravidla vyprávíme vlastními slovy.
about-publishers = Small World a Stvoření jsou hry jiných autorů a vydavatelů; jejich názvy patří jim. Toto je nezávislé, neoficiální vydání. Ti, kdo vydávají hry v krabici, ho nevytvořili ani neschválili. Pokud se ti ty hry líbí, kup si krabice: lepenku nic nenahradí.

## Přehrávání záznamů

replay-of = { $game }: záznam
replay-loading = Hra se načítá…
replay-leave = Opustit záznam
replay-player = Přehrávač
replay-scrubber = Místo ve hře
replay-at =
    { $turn ->
        [none] Krok { $step } z { $steps }
       *[yes] { $round }. kolo, { $who } · krok { $step } z { $steps }
    }
replay-play = Přehrát
replay-pause = Pauza
replay-forward = O krok dál
replay-back = O krok zpět
replay-turn-forward = Na další tah
replay-turn-back = Na předchozí tah
replay-speed = Rychlost: { $speed } ×
replay-times = { $speed } ×
replay-eyes = Číma očima
replay-audience = Diváci
replay-proved = Kostky ověřeny
replay-disproved = Kostky neověřeny
replay-remark = O tomto záznamu
replay-share = Sdílet tento záznam
replay-share-text = Kdo má tento odkaz, může se na hru podívat. Sdílení ukončíš v Mých hrách.
replay-close = Zavřít
replay-open = Otevřít záznam
