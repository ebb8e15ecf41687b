# Stůl Stvoření v prohlížeči. `who` je hráč; `tile` je dílek slovy; `place` je místo ve světě (c3 je střed); `of` je krajina a `god`
# její bůh.

table-title = Stvoření
between-squares = {", "}
tile-plain = { $squares }
tile-plain-statue = { $squares }, socha: { $god }

## Co teď udělat, jednou větou

prompt-choose = Posuň řadu nebo sloupec: dílek, který vypadne, je tvůj.
prompt-choose-god = Posuň řadu nebo sloupec a vezmi si, co vypadne, nebo ukaž svého boha.
prompt-push =
    { $side ->
        [north] Posunout sloupec { $line } dolů
        [south] Posunout sloupec { $line } nahoru
        [west] Posunout řadu { $line } doprava
       *[east] Posunout řadu { $line } doleva
    }: získáš { $tile }.
prompt-god = Vezmi si kterýkoli zářící dílek. Všichni pak uvidí, že tvůj bůh je { $god }; jde to jen jednou za hru.
prompt-god-tile = Ukázat boha ({ $god }) a vzít si { $tile }.
prompt-place = Polož dílek na zářící místo. Nejdřív ho můžeš otočit.
prompt-placed =
    Položit sem: { $total ->
        [one] { $total } bod
        [few] { $total } body
        [many] { $total } bodu
       *[other] { $total } bodů
    }{ $gain ->
        [0] , o nic víc než teď.
       *[other] , o { $gain } víc než teď.
    }
prompt-draw = Zaplň mezeru: otoč vrchní dílek některé hromádky. Nikdo neví, co přijde.
prompt-wait-choose = { $who } vybírá, co posunout.
prompt-wait-place = { $who } drží v ruce { $tile }.
prompt-wait-draw = { $who } zaplňuje mezeru.
prompt-wait = Stůl se připravuje.
prompt-over-won =
    { $you ->
        [yes] Tvůj svět je ze všech nejlepší!
       *[no] Nejlepší ze všech světů má { $who }.
    }
prompt-over-shared = Společné vítězství: { $who }.

turn-of =
    { $you ->
        [yes] Jsi na tahu
       *[no] { $who }
    }
turn-over = Konec
round-of = Kolo { $round } z { $rounds }

## Co se dá stisknout

do-push = Posunout
do-god = Ukázat boha
do-god-take = Vzít si ho
do-god-not = Nechat v tajnosti
do-place = Položit sem
do-turn-left = Otočit doleva
do-turn-right = Otočit doprava
do-undo = Vzít zpět
do-hint = Rada
do-skip = Přeskočit
do-sheet = Bodování
do-worlds = Podívat se na světy
for-good = nejde vzít zpět
keys-help = Šipky vybírají, Enter potvrzuje, R otáčí dílek, G je pro boha, U bere zpět.

hint-best = Rada: { $action }.
hint-level = Rada: { $action }. Ostatní možnosti jsou stejně dobré.
hint-none = Teď žádná rada není.

## Místa, pro ty, kdo poslouchají

map-label = Mapa
map-tile = Řada { $row }, sloupec { $column }: { $tile }
map-gap = Řada { $row }, sloupec { $column }: mezera
slot-marker =
    { $side ->
        [north] Severní ukazatel stojí u sloupce { $line }
        [south] Jižní ukazatel stojí u sloupce { $line }
        [west] Západní ukazatel stojí u řady { $line }
       *[east] Východní ukazatel stojí u řady { $line }
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
world-tile = { $place }: { $tile }{ $turns ->
        [0] {""}
        [1] , otočeno o 90°
        [2] , otočeno o 180°
        [3] , otočeno o 270°
       *[other] , otočeno o { $turns } × 90°
    }
world-free = { $place }, volno: { $total ->
        [one] { $total } bod
        [few] { $total } body
        [many] { $total } bodu
       *[other] { $total } bodů
    }
world-gains = { $label }, { $gain }
world-closed = { $place }, sem ne
hand-label = V ruce: { $tile }
hand-empty = Tvoje ruka
stacks-label = Hromádky
stack-label = { $action }{ $final ->
        [yes] , nejde vzít zpět
       *[no] {""}
    }
stack-closed = Hromádka { $stack }: { $left ->
        [one] { $left } dílek
        [few] { $left } dílky
        [many] { $left } dílku
       *[other] { $left } dílků
    }
god-yours = { $god }, tvé tajemství
god-yours-shown = { $god }, odhalený
god-of = { $god }
god-hidden = Skrytý bůh
god-none = Zatím bez boha

## Panely

tabs-label = Co se ukazuje
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
what-happened = Co se stalo

## Bodování

sheet-title = Světy jsou hotové
sheet-terrain = Krajina
sheet-total = Celkem
sheet-largest = Největší skupina
sheet-winner = Vítězství
sheet-cell = { $group } × { $statues }

## Co je to? Řádek ke každému znaku na stole, s odkazem do pravidel

legend-open = Co je to?
legend-close = Zpět ke stolu
legend-gods = Krajiny a bohové
legend-gods-text = Krajina boduje díky sochám svého boha.
rules-of = Pravidla: { $what }
sign-name-arrow = Zářící šipka
sign-name-place = Zářící místo
sign-name-token = Žeton boha
sign-name-seal = Červená pečeť
sign-marker = Přesuň jeden ze čtyř: zatlačí svou řadu nebo sloupec do mapy.
sign-arrow = Sem lze přesunout ukazatel a posunout řadu nebo sloupec.
sign-tile = Čtyři čtverce krajiny, někdy se sochou.
sign-stack = Zaplňuje mezeru v mapě. Číslo říká, kolik dílků zbývá.
sign-place = Sem lze položit dílek z ruky. Číslo říká, kolik bodů přidá.
sign-statue = Násobí největší skupinu krajiny svého boha.
sign-score = Čtverce největší skupiny × sochy jejího boha.
sign-token = Tajemství každého hráče; body nepřináší.
sign-eye = Jednou za hru si vezmi dílek se sochou nebo krajinou svého boha.
sign-seal = Co ji nese, nelze vzít zpět.
