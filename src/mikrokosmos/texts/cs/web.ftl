# Klient v prohlížeči: co říká každá stránka. Co se říká u stolu hry, stojí v jejím vlastním souboru.

## Dům

skip-to-content = Přejít k obsahu
ways = Hlavní navigace
way-home = Mikrokosmos, úvodní stránka
way-new = Nový stůl
way-lobby = Stoly
way-mine = Moje hry
way-rules = Pravidla
way-editions = Rozdíly v pravidlech
way-about = O webu
choose-language = Jazyk
choose-light = Přepnout světlý a tmavý vzhled
more = Zobrazit víc
lost-title = Stránka nenalezena
lost-home = Zpět na úvodní stránku

refused-no-connection = Server teď není dostupný. Tvoje hra je v bezpečí. Zkus to za chvíli znovu.
refused-unknown = Něco se nepovedlo. Zkus to znovu.

## Hry

game-smallworld-text = Vyber si fantastický národ se zvláštní schopností a dobývej mapu, která je pro všechny příliš malá. Až národu dojdou síly, nech ho přejít do úpadku a vyber si další.
game-creation-text = Posuň řadu společné mapy, vezmi si dílek, který vypadne, a slož svět z devíti dílků. Velká území přinášejí body, ale jen se sochami správného boha.

## První stránka

home-title = Zahraj si Small World a Stvoření
home-text = Vyzvi boty, hrajte u jedné obrazovky, nebo pozvi přátele online. Každý hod si můžeš ověřit a každá hra se ukládá.
home-going-on = Pokračovat ve hře
choose-players = Hráči
choose-bots = Protivníci
choose-game = Hra
play-now = Hrát { $game }
home-screen = Na jednom zařízení
home-screen-text = Všichni hrají na tomto zařízení. Tajemství zůstanou mezi tahy skrytá.
home-friends = Hrát s přáteli online
home-friends-text = Založ stůl a pošli odkaz.
home-lobby = Otevřené stoly
home-lobby-text = Přisedni si k otevřenému stolu, nebo se dívej na hru.
home-rules = Pravidla
home-rules-text = Obě hry srozumitelně, se všemi národy a zvláštními schopnostmi.
join-label = Máš odkaz s pozvánkou?
join-example = https://…/tables/…
join = Připojit se
join-wrong = Tohle není odkaz na stůl. Má vypadat jako https://…/tables/…, někdy s # a klíčem na konci.
name-guest = Host
your-name = Tvoje jméno
name-keep = Uložit

## Nový stůl

new-title = Nový stůl
new-seats = Místa
new-customs = Nastavení stolu
new-public = Veřejný: kdokoli může stůl najít, přisednout si nebo se dívat
new-hints = Povolit rady
new-win-chance = Ukazovat šance na výhru
new-replace-idle = Hostitel smí nechat hrát bota za toho, kdo pět minut nehrál
new-random-first = Začíná náhodný hráč
new-open-coins = Ukazovat mince všech hráčů
new-clock = Čas na tah
clock-0 = Bez omezení
clock-60 = 1 minuta
clock-180 = 3 minuty
clock-600 = 10 minut
clock-86400 = 1 den
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
new-make = Založit stůl
seat-number = Místo { $number }
seat-me = Já
seat-friend = Další hráč na tomto zařízení
seat-friend-name = Jméno hráče na místě { $number }
seat-open = Volné místo
seat-bots = Boti
seat-you = ty
seat-other = Hráč { $number }

## Seznamy stolů

lobby-title = Stoly
lobby-open = Čekají na hráče
lobby-playing = Rozehrané hry
lobby-none = Teď tu není žádný otevřený stůl.
lobby-make = Založ vlastní.
mine-title = Moje hry
mine-nobody = Zadej své jméno a budeš tu mít přehled svých her.
mine-going-on = Rozehrané
mine-none = Žádné rozehrané hry.
mine-begin = Začni nějakou.
mine-finished = Dohrané
mine-place =
    { $place ->
        [1] Vítězství
       *[other] { $place }. místo { $players ->
            [5] z
           *[other] ze
        } { $players }
    }
mine-result = Zobrazit výsledek
mine-replays = Sdílené záznamy
erase-title = Tvoje údaje
erase-ask = Smazat moje údaje
erase-text = Tvoje jméno odevšad zmizí. Dohrané hry zůstanou bez tvého jména, v rozehraných bude hrát bot a tvoje otevřené stoly se zruší.
erase-sure = Smazat tvoje jméno, sdílené záznamy a přístup ze všech zařízení? Nejde to vzít zpět.
erase-do = Smazat natrvalo
erase-stay = Ponechat moje údaje
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

invited-title = Máš pozvánku!
invited-text = Zvol si jméno a připoj se.
anteroom-beginning = Hra začíná…
anteroom-name = Zadej jméno, ať si můžeš sednout. Dívat se můžeš i bez něj.
anteroom-seats-open = Hra může začít, až budou všechna místa obsazená. Na volná místa lze posadit boty.
anteroom-wait = Čeká se, až hostitel spustí hru.
replace-idle-here = U tohoto stolu smí hostitel nechat hrát bota za toho, kdo pět minut nehrál. Svoje místo si můžeš kdykoli vzít zpět.
anteroom-invite = Pozvat hráče
anteroom-invite-text = Kdokoli s tímto odkazem se může připojit ke stolu a sednout si.
anteroom-make-link = Vytvořit pozvánku
anteroom-give-up = Zrušit stůl
sit = Sednout si sem
sit-friend = Přidat hráče na tomto zařízení
get-up = Uvolnit místo
clear-seat = Odebrat
seat-bot-label = Bot pro místo { $number }
seat-bot-choose = Přidat bota…
start = Začít hru
link = Odkaz
copy = Kopírovat
copied = Zkopírováno.
dice-promise = Záruka poctivých kostek
dice-promise-text = Tento kód uzamkne kostky dřív, než si kdokoli sedne. Zařízení každého hráče přidá vlastní náhodné číslo a po hře si můžeš ověřit každý hod.

## U stolu

between-terms = {", "}
hint-than-next = Oproti druhé nejlepší možnosti:
hint-than-best = Oproti nejlepší možnosti:
hint-best = { $deed }: tak máš největší šanci na výhru.
hint-second =
    { $points ->
        [0] Stejně dobře: { $deed }.
        [one] Druhá nejlepší volba: { $deed }. Stojí tě { $points } procentní bod šance na výhru.
        [few] Druhá nejlepší volba: { $deed }. Stojí tě { $points } procentní body šance na výhru.
        [many] Druhá nejlepší volba: { $deed }. Stojí tě { $points } procentního bodu šance na výhru.
       *[other] Druhá nejlepší volba: { $deed }. Stojí tě { $points } procentních bodů šance na výhru.
    }
hint-costs =
    { $points ->
        [0] { $deed } (stejně dobře)
        [one] { $deed } (stojí { $points } procentní bod šance na výhru)
        [few] { $deed } (stojí { $points } procentní body šance na výhru)
        [many] { $deed } (stojí { $points } procentního bodu šance na výhru)
       *[other] { $deed } (stojí { $points } procentních bodů šance na výhru)
    }
hint-pick-costs =
    { $points ->
        [0] Stejně dobře.
        [one] Stojí { $points } procentní bod šance na výhru.
        [few] Stojí { $points } procentní body šance na výhru.
        [many] Stojí { $points } procentního bodu šance na výhru.
       *[other] Stojí { $points } procentních bodů šance na výhru.
    }
hint-chance = Tvá šance na výhru s tímto tahem: { $percent } %
chance-title = Šance
chance-share = { $percent } %
chance-seat = { $who } { $percent } %
chance-said = Šance na výhru: { $all }.
table-abandoned = Tento stůl byl zrušen, než hra začala.
your-turn = Jsi na tahu
connection-lost = Připojování…
rematch-go = Přejít k odvetě
curtain-title = Na tahu je { $who }
curtain-text = Předej zařízení dál. Teď se ukáže, co smí vidět jen { $who }.
curtain-take = { $who } jsem já
missed =
    { $count ->
        [one] V tvé nepřítomnosti proběhl { $count } tah.
        [few] V tvé nepřítomnosti proběhly { $count } tahy.
        [many] V tvé nepřítomnosti proběhlo { $count } tahu.
       *[other] V tvé nepřítomnosti proběhlo { $count } tahů.
    }
missed-watch = Přehrát
missed-dismiss = Teď ne
menu = Menu
menu-back = Zpět ke stolu
menu-rules = Pravidla
menu-replay = Přehrát od začátku
menu-record = Stáhnout záznam hry
menu-hand-over = Ať za mě hraje bot
menu-replace-idle = Ať za hráče { $who } hraje bot
menu-take-back = Vzít si místo zpět
menu-device = Pokračovat na jiném zařízení
menu-theme = Vzhled
menu-notify = Upozornit mě, až budu na tahu
theme-auto = Podle zařízení
theme-light = Světlý
theme-dark = Tmavý

## Po hře

ending-won =
    { $count ->
        [1] Vítězství: { $who }
       *[other] Společné vítězství: { $who }
    }
ending-again = Odveta
ending-look = Zobrazit mapu
ending-show = Zobrazit výsledek
ending-replay = Přehrát záznam
ending-share = Sdílet záznam
ending-course = Body po tazích
ending-sources = Odkud přišly mince
ending-deeds =
    Dobyto: { $taken ->
        [one] { $taken } region
        [few] { $taken } regiony
        [many] { $taken } regionu
       *[other] { $taken } regionů
    }, ztraceno: { $lost }.
chart-label = Body všech hráčů, tah po tahu
chart-turns = tahy
source-active = Regiony
source-declined = Regiony národů v úpadku
source-income = Bonus
source-spoils = Bonus za dobývání
source-stipend = Každý tah
source-windfall = Jednorázový bonus
source-earns = Další žetony
source-price = Zaplaceno za kombinace
source-found = Nalezeno na kombinacích
source-of = { $reason }: { $name }
dice-title = Ověření kostek
dice-none = Tato hra se hrála bez ověřitelných kostek.
dice-hidden = Semínko ještě není odhalené, takže kostky zatím nejde ověřit.
dice-proved =
    Tvůj prohlížeč ověřil { $rolls ->
        [one] { $rolls } hod
        [few] { $rolls } hody
        [many] { $rolls } hodu
       *[other] { $rolls } hodů
    }: nikdo na nich nic nezměnil.
dice-false = Hod { $roll } neodpovídá kostkám. Někdo ho změnil.
dice-broken-promise = Semínko neodpovídá tomu, které bylo uzamčeno před hrou.
dice-details = Podrobnosti
dice-commitment = Otisk zveřejněný před hrou
dice-seed = Semínko odhalené po hře
dice-nonces = Náhodná čísla přidaná hráči

## Mapa

board-label = Mapa
board-loading = Načítá se mapa…
board-zoom = Přiblížení mapy
board-closer = Přiblížit
board-farther = Oddálit
board-whole = Zobrazit celou mapu

## Čtení pravidel

reading-title = Pravidla
reading-cover = Pravidla
reading-contents = Obsah
reading-search = Hledat v pravidlech
reading-found =
    { $count ->
        [0] Nic nenalezeno: „{ $query }“
        [one] { $count } výsledek
        [few] { $count } výsledky
        [many] { $count } výsledku
       *[other] { $count } výsledků
    }
reading-link = Odkaz na „{ $title }“
reading-tokens =
    { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
        [many] { $count } žetonu
       *[other] { $count } žetonů
    }
reading-turn = Předchozí a další kapitola
reading-before = Předchozí: { $title }
reading-after = Další: { $title }
reading-shelf = Všechna pravidla
reading-editions = Rozdíly v pravidlech
reading-editions-what = V čem se liší čtyři vydání hry Small World a podle kterých pravidel hrajeme.
reading-sheet = Souhrnná karta k vytištění
reading-sheet-smallworld = Small World v kostce
reading-sheet-creation = Stvoření v kostce
reading-sheet-what = Jedna stránka, kterou si vytiskneš a máš po ruce.
reading-about = O Mikrokosmu
reading-about-what = Co to je, jak fungují poctivé kostky a komu děkujeme.

editions-mine = Která pravidla znáš?
editions-all = Všechna čtyři
editions-uk = Ukrajinská, 2024
editions-it = Italská, 2014 (blízká anglickým)
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

lost-text = Tohle místo není na žádné mapě. Možná je v adrese překlep, nebo stůl už neexistuje.

## O hře

about-title = O Mikrokosmu
about-what-title = Co to je
about-what = Mikrokosmos je místo, kde si zahraješ dvě deskové hry, Small World a Stvoření, s přáteli nebo proti botům, na jedné obrazovce nebo na několika, v pěti jazycích.
about-bots = Boti hrají poctivě: vidí jen to, co by na jejich místě viděl hráč. Neznají tvoje tajemství a nevědí, co padne na kostce.
about-dice-title = Poctivé kostky
about-dice-promise = Než hra začne, server si zvolí tajné číslo a zveřejní jeho otisk. Z otisku se číslo zjistit nedá a server ho později nemůže vyměnit, aniž by se na to přišlo.
about-dice-share = Pak prohlížeč každého hráče přidá vlastní náhodné číslo. Každý hod, zamíchání i rozdání se z těchto čísel počítá podle veřejného vzorce.
about-dice-check = Po hře se tajné číslo odhalí. Kdokoli si může ověřit, že odpovídá otisku a že z něj plyne každý hod. Přehrávání záznamu to dělá samo a ukáže „Kostky ověřeny“.
about-dice-limits = Dokazuje to, že se od začátku hry nic nezměnilo. Nedokazuje to, že se nikdo nepodíval: kdo provozuje server, mohl nahlédnout dopředu. Hraj tedy jako s opravdovými kostkami: s lidmi, kterým věříš.
about-thanks-title = Poděkování
about-icons = Ikony z game-icons.net, pod licencí CC BY 3.0, nakreslili:
about-icons-by = { $author }: { $icons }
about-icons-changed = Změnili jsme jen jejich barvy.
about-fonts = Písma
about-libraries = Použitý software
about-credit = { $by }, { $licence }
about-own-title = Co je naše a co ne
about-own = Mapy, obrázky kromě ikon, dílky Stvoření a všechny texty vznikly pro toto vydání. Pravidla vykládáme vlastními slovy.
about-publishers = Small World a Stvoření jsou hry jiných autorů a vydavatelů a jejich názvy patří jim. Toto je nezávislé, neoficiální vydání; nevytvořili ho ani neschválili. Pokud tě tyto hry baví, kup si je v krabici: karton nic nenahradí.

## Přehrávání záznamů

replay-of = { $game }: záznam
replay-loading = Načítá se záznam…
replay-leave = Opustit záznam
replay-player = Ovládání záznamu
replay-scrubber = Pozice ve hře
replay-at =
    { $turn ->
        [none] Krok { $step } z { $steps }
       *[yes] { $round }. kolo, { $who } · krok { $step } z { $steps }
    }
replay-play = Přehrát
replay-pause = Pauza
replay-forward = Další krok
replay-back = Předchozí krok
replay-turn-forward = Další tah
replay-turn-back = Předchozí tah
replay-speed = Rychlost: { $speed }×
replay-times = { $speed }×
replay-eyes = Pohled
replay-audience = Divák
replay-proved = Kostky ověřeny
replay-disproved = Kontrola kostek selhala
replay-remark = O tomto záznamu
replay-share = Sdílet záznam
replay-share-text = Kdokoli s tímto odkazem se může na hru podívat. Sdílení ukončíš v Mých hrách.
replay-close = Zavřít
replay-open = Otevřít záznam hry
