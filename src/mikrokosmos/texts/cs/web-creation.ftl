# Stůl Stvoření v prohlížeči. `who` je hráč; `tile` je dílek slovy; `place` je místo ve světě (c3 je střed); `of` je krajina a `god`
# její bůh.

table-title = Stvoření
between-squares = {", "}
tile-plain = { $squares }
tile-plain-statue = { $squares }, socha: { $god }

## Co teď udělat, jednou větou

prompt-choose = Posuň řadu nebo sloupec: dílek, který vypadne, je tvůj.
prompt-choose-god = Posuň řadu nebo sloupec a vezmi si dílek, který vypadne, nebo odhal svého boha.
prompt-push =
    { $side ->
        [north] Posunout sloupec { $line } dolů
        [south] Posunout sloupec { $line } nahoru
        [west] Posunout řadu { $line } doprava
       *[east] Posunout řadu { $line } doleva
    } a získat dílek: { $tile }.
prompt-god = Vezmi si kterýkoli zářící dílek. Všem tím odhalíš svého boha ({ $god }); jde to jen jednou za hru.
prompt-god-tile = Odhalit boha ({ $god }) a vzít si dílek: { $tile }.
prompt-place = Polož dílek na zářící místo. Nejdřív ho můžeš otočit.
prompt-placed =
    Položit sem: { $total ->
        [one] { $total } bod
        [few] { $total } body
        [many] { $total } bodu
       *[other] { $total } bodů
    }{ $gain ->
        [0] {" "}(beze změny).
       *[other] {" "}(+{ $gain }).
    }
prompt-draw = Zaplň mezeru: odkryj vrchní dílek některé hromádky.
prompt-wait-choose = { $who } vybírá, co posunout.
prompt-wait-place = { $who } pokládá dílek: { $tile }.
prompt-wait-draw = { $who } zaplňuje mezeru.
prompt-wait = Hra se připravuje…
prompt-over-won =
    { $you ->
        [yes] Tvůj svět je nejlepší. Vyhráváš!
       *[no] { $who } má nejlepší svět a vyhrává.
    }
prompt-over-shared = Společné vítězství: { $who }.

turn-of =
    { $you ->
        [yes] Jsi na tahu
       *[no] Na tahu: { $who }
    }
turn-over = Konec hry
round-of = Kolo { $round } z { $rounds }

## Co se dá stisknout

do-push = Posunout
do-god = Odhalit boha
do-god-take = Vzít dílek
do-god-not = Nechat v tajnosti
do-place = Položit sem
do-turn-left = Otočit doleva
do-turn-right = Otočit doprava
do-undo = Vzít zpět
do-reset = Vrátit celý tah
do-hint = Rada
do-skip = Přeskočit
do-sheet = Bodování
do-worlds = Zobrazit světy
for-good = nelze vzít zpět
keys-help = Šipky vybírají, Enter potvrzuje, R otáčí dílek, G odhalí boha, U bere zpět.

hint-none = Teď žádná rada není.

## Místa, pro ty, kdo poslouchají

map-label = Mapa
map-tile = Řada { $row }, sloupec { $column }: { $tile }
map-gap = Řada { $row }, sloupec { $column }: mezera
slot-marker =
    { $side ->
        [north] Severní ukazatel, u sloupce { $line }
        [south] Jižní ukazatel, u sloupce { $line }
        [west] Západní ukazatel, u řady { $line }
       *[east] Východní ukazatel, u řady { $line }
    }
slot-closed =
    { $side ->
        [north] Sloupec { $line } od severu, teď to nejde
        [south] Sloupec { $line } od jihu, teď to nejde
        [west] Řada { $line } od západu, teď to nejde
       *[east] Řada { $line } od východu, teď to nejde
    }
world-label =
    { $you ->
        [yes] Tvůj svět
       *[no] Svět ({ $who })
    }
world-tile =
    { $place }: { $tile }{ $turns ->
        [0] {""}
        [1] , otočený o 90°
        [2] , otočený o 180°
        [3] , otočený o 270°
       *[other] , otočený o { $turns } × 90°
    }
world-free = { $place }, volno: { $total ->
        [one] { $total } bod
        [few] { $total } body
        [many] { $total } bodu
       *[other] { $total } bodů
    }
world-gains = { $label }, { $gain }
world-closed = { $place }, sem to nejde
hand-label = V ruce: { $tile }
hand-empty = Tvoje ruka
stacks-label = Hromádky
stack-label =
    { $action }{ $final ->
        [yes] , nelze vzít zpět
       *[no] {""}
    }
stack-closed = Hromádka { $stack }: { $left ->
        [one] { $left } dílek
        [few] { $left } dílky
        [many] { $left } dílku
       *[other] { $left } dílků
    }
god-yours = { $god }, tvůj tajný bůh
god-yours-shown = { $god }, odhalený
god-of = { $god }
god-hidden = Skrytý bůh
god-none = Zatím bez boha

## Panely

tabs-label = Zobrazení
tab-map = Mapa
tab-world = Můj svět
tab-watched = Svět
tab-others = Ostatní
others-label = Ostatní světy
score-label = Skóre
score-how = největší skupina × sochy
score-row = { $of }: { $group } × { $statues } = { $amount }
points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
points-short = { $points }
points-gain = +{ $gain }
times = ×
what-happened = Průběh

## Bodování

sheet-title = Konečné skóre
sheet-terrain = Krajina
sheet-total = Celkem
sheet-largest = Největší skupina
sheet-winner = Vítězství
sheet-cell = { $group } × { $statues }

## Co je to? Řádek ke každému znaku na stole, s odkazem do pravidel

legend-open = Legenda
legend-close = Zpět ke stolu
legend-gods = Krajiny a bohové
legend-gods-text = Krajina boduje, jen když máš ve svém světě sochy jejího boha.
rules-of = Pravidla: { $what }
sign-name-arrow = Zářící šipka
sign-name-place = Zářící místo
sign-name-token = Žeton boha
sign-name-seal = Červená pečeť
sign-marker = Přesuň jeden ze čtyř ukazatelů: posune svou řadu nebo sloupec.
sign-arrow = Sem lze přesunout ukazatel a posunout řadu nebo sloupec.
sign-tile = Čtyři čtverce krajiny, někdy se sochou.
sign-stack = Dílky, které zaplňují mezeru v mapě. Číslo říká, kolik jich zbývá.
sign-place = Sem můžeš položit svůj dílek. Číslo říká, kolik bodů získáš.
sign-statue = Násobí největší skupinu krajiny svého boha.
sign-score = Čtverce největší skupiny × sochy jejího boha.
sign-token = Tajný bůh každého hráče. Body nepřináší.
sign-eye = Jednou za hru: vezmi si dílek se sochou nebo krajinou svého boha.
sign-seal = Akci s touto pečetí nelze vzít zpět.
