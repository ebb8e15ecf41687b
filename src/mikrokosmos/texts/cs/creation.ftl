# Stvoření. `who` je hráč a `you` je “yes”, pokud je to sám čtenář; `tile` je dílek slovy, `place` místo ve světě (c3 je střed),
# `cell` místo na mapě; `of` je krajina a `god` její bůh.

game-about = Posouvej řady společné mapy, ber si, co vypadne, a slož pro své bohy svět z devíti dílků.
ask-example = push north 2

## Akce

action-push =
    { $side ->
        [north] přesunout severní ukazatel ke sloupci { $line }, posunout dolů
        [south] přesunout jižní ukazatel ke sloupci { $line }, posunout nahoru
        [west] přesunout západní ukazatel k řadě { $line }, posunout doprava
       *[east] přesunout východní ukazatel k řadě { $line }, posunout doleva
    } a vzít si { $tile }
action-god = ukázat svého boha a z řady { $row }, sloupce { $column } si vzít { $tile }
action-place =
    položit na { $place }{ $turns ->
        [0] {""}
        [1] , otočit o 90°
        [2] , otočit o 180°
        [3] , otočit o 270°
       *[other] , otočit o { $turns } × 90°
    }
action-draw =
    otočit dílek z hromádky { $stack } ({ $left ->
        [one] zbývá { $left }
        [few] zbývají { $left }
        [many] zbývá { $left }
       *[other] zbývá { $left }
    })

cost-place =
    { $action }: { $total ->
        [one] { $total } bod
        [few] { $total } body
        [many] { $total } bodu
       *[other] { $total } bodů
    }{ $gain ->
        [0] {""}
       *[other] , přírůstek { $gain }
    }

## Složky skóre

term-terrain = { $of } { $group } × { $statues }

## Události

event-laid = Mapa, řada { $row }, sloupec { $column }: { $tile }.
event-dealt =
    { $you ->
        [yes] Dostáváš žeton boha.
       *[no] Žeton boha dostává { $who }.
    }
event-god =
    { $you ->
        [yes] Tvůj bůh je { $god }, krajina { $of }. Nikdo jiný to neví.
       *[no] { $who }: bůh { $god }, krajina { $of }.
    }
event-first =
    { $you ->
        [yes] Začínáš.
       *[no] Začíná { $who }.
    }
event-turn =
    { $round }. kolo: { $you ->
        [yes] jsi na tahu
       *[no] na tahu je { $who }
    }.
event-pushed =
    { $you ->
        [yes] Posouváš
       *[no] Posouvá { $who }:
    } { $side ->
        [north] sloupec { $line } dolů
        [south] sloupec { $line } nahoru
        [west] řadu { $line } doprava
       *[east] řadu { $line } doleva
    }, vypadává { $tile }.
event-shown =
    { $you ->
        [yes] Ukazuješ svého boha
       *[no] Boha ukazuje { $who }
    }, je to { $god }. Z mapy (řada { $row }, sloupec { $column }) přichází { $tile }.
event-placed =
    { $you ->
        [yes] Pokládáš { $tile } na { $place }
       *[no] Pokládá { $who }: { $tile } na { $place }
    }{ $turns ->
        [0] .
        [1] , otočeno o 90°.
        [2] , otočeno o 180°.
        [3] , otočeno o 270°.
       *[other] , otočeno o { $turns } × 90°.
    }
event-drew =
    { $you ->
        [yes] Otáčíš dílek
       *[no] Otáčí se dílek
    } z hromádky { $stack }.
event-filled = Mezeru (řada { $row }, sloupec { $column }) zaplňuje { $tile }.
event-over = Všechny světy jsou hotové.

## Vyprávění partie, tah za tahem

turn-heading =
    { $number }. tah, kolo { $round } z { $rounds }: { $who }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
told-map = Na mapě leží devět dílků; každý hráč dostal jednoho boha, celkem { $players }.
told-god = { $who }: bůh { $god } ({ $of }).
told-pushed =
    Posouvá { $side ->
        [north] sloupec { $line } dolů
        [south] sloupec { $line } nahoru
        [west] řadu { $line } doprava
       *[east] řadu { $line } doleva
    } a bere si { $tile }.
told-shown = Ukazuje boha ({ $god }) a z řady { $row }, sloupce { $column } si bere { $tile }.
told-placed =
    Pokládá ho na { $place }{ $turns ->
        [0] .
        [1] , otočeno o 90°.
        [2] , otočeno o 180°.
        [3] , otočeno o 270°.
       *[other] , otočeno o { $turns } × 90°.
    }
told-filled = Mezeru (řada { $row }, sloupec { $column }) zaplňuje { $tile }.

## Odmítnutí

refusal-over = Hra skončila.
refusal-chance-moves = Nejdřív se objeví dílek nebo žeton.
refusal-no-such-action = Taková akce není.
refusal-not-now = V tomto kroku ne.
refusal-must-move = Tento ukazatel už tam stojí, a musí se pohnout.
refusal-faces-another =
    Stál by naproti { $side ->
        [north] severnímu
        [east] východnímu
        [south] jižnímu
       *[west] západnímu
    } ukazateli.
refusal-god-shown-already = Tvůj bůh už se ukázal; to jde jen jednou za hru.
refusal-not-of-that-god = Na tom dílku není socha tvého boha ani čtverec jeho krajiny.
refusal-stack-empty = Ta hromádka je prázdná.
refusal-first-tile-in-the-middle = První dílek patří na c3, doprostřed.
refusal-taken = Tady už dílek leží.
refusal-beyond-three-by-three = Svět by byl větší než tři krát tři.
refusal-touches-nothing = Žádnou hranou by se nedotýkal dílku tvého světa.

## Fáze

stage-laying = Vykládá se mapa.
stage-dealing = Rozdávají se žetony bohů.
stage-first-seat = Losuje se, kdo začne.
stage-choose = Je čas posunout ukazatel, nebo ukázat boha.
stage-place = Je čas položit dílek.
stage-draw = Je čas vybrat hromádku.
stage-turning = Otáčí se dílek.
stage-finished = Všechny světy jsou hotové.

## Stůl

tile-name = { $id } ({ $squares })
tile-statue = { $id } ({ $squares }; socha: { $god })
tile-square = { $of }
tile-squares = { $count } × { $of }
table-status = Kolo { $round } z { $rounds }. { $stage }
table-stacks = Hromádky: { $sizes }
table-hand = V ruce
table-turned =
    { $turns ->
        [0] tak, jak je
        [1] otočit o 90°
        [2] otočit o 180°
        [3] otočit o 270°
       *[other] otočit o { $turns } × 90°
    }
table-held = V ruce: { $tile }
table-world =
    { $who }: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
table-now = { $who } (na tahu)
table-god-own = Bůh: { $god } (tvé tajemství)
table-god-unshown = Bůh: { $god } (ještě skrytý)
table-god-shown = Bůh: { $god } (odhalený)
table-god-hidden = Bůh: skrytý
table-god-none = Zatím bez boha
table-term = { $group } { $times } { $statues } = { $amount }
legend-terrain = { $of } ({ $letter }: { $god })
legend-statue = Písmeno na dílku je socha toho boha.

## Seznamy

tiles-mark =
    { $mark ->
        [2] Při každém počtu hráčů: { $count }.
       *[other] Od { $mark } hráčů navíc: { $count }.
    }
