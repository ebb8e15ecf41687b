# Stvoření. `who` je hráč a `you` je “yes”, pokud je to sám čtenář; `tile` je dílek slovy, `place` místo ve světě (c3 je střed),
# `cell` místo na mapě; `of` je krajina a `god` její bůh.

game-about = Posouvej řady společné mapy, ber si dílky, které vypadnou, a slož z devíti dílků svět, v němž mají velká území ty správné sochy.
ask-example = push north 2

## Akce

action-push =
    { $side ->
        [north] přesunout severní ukazatel ke sloupci { $line }, posunout dolů
        [south] přesunout jižní ukazatel ke sloupci { $line }, posunout nahoru
        [west] přesunout západní ukazatel k řadě { $line }, posunout doprava
       *[east] přesunout východní ukazatel k řadě { $line }, posunout doleva
    } a vzít si dílek { $tile }
action-god = odhalit svého boha a z řady { $row }, sloupce { $column } si vzít dílek { $tile }
action-place =
    položit na { $place }{ $turns ->
        [0] {""}
        [1] , otočený o 90°
        [2] , otočený o 180°
        [3] , otočený o 270°
       *[other] , otočený o { $turns } × 90°
    }
action-draw =
    odkrýt dílek z hromádky { $stack } ({ $left ->
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
       *[other] {" "}(+{ $gain })
    }

## Složky skóre

term-terrain = { $of } { $group } × { $statues }

## Události

event-laid = Mapa, řada { $row }, sloupec { $column }: { $tile }.
event-dealt =
    { $you ->
        [yes] Dostáváš žeton boha.
       *[no] { $who } dostává žeton boha.
    }
event-god =
    { $you ->
        [yes] Tvůj tajný bůh je { $god } ({ $of }).
       *[no] { $who }: bůh { $god } ({ $of }).
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
       *[no] { $who } posouvá
    } { $side ->
        [north] sloupec { $line } dolů
        [south] sloupec { $line } nahoru
        [west] řadu { $line } doprava
       *[east] řadu { $line } doleva
    }, vypadává dílek { $tile }.
event-shown =
    { $you ->
        [yes] Odhaluješ boha ({ $god }) a z řady { $row }, sloupce { $column } si bereš
       *[no] { $who } odhaluje boha ({ $god }) a z řady { $row }, sloupce { $column } si bere
    } dílek { $tile }.
event-placed =
    { $you ->
        [yes] Pokládáš dílek { $tile } na { $place }
       *[no] { $who } pokládá dílek { $tile } na { $place }
    }{ $turns ->
        [0] .
        [1] , otočený o 90°.
        [2] , otočený o 180°.
        [3] , otočený o 270°.
       *[other] , otočený o { $turns } × 90°.
    }
event-drew =
    { $you ->
        [yes] Odkrýváš dílek
       *[no] Odkrývá se dílek
    } z hromádky { $stack }.
event-filled = Mezeru (řada { $row }, sloupec { $column }) zaplňuje dílek { $tile }.
event-over = Všechny světy jsou hotové.

## Vyprávění partie, tah za tahem

turn-heading =
    { $number }. tah, kolo { $round } z { $rounds }: { $who }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
told-map = Mapu tvoří devět dílků; každý hráč dostává jednoho boha, celkem { $players }.
told-god = { $who }: bůh { $god } ({ $of }).
told-pushed =
    Posouvá { $side ->
        [north] sloupec { $line } dolů
        [south] sloupec { $line } nahoru
        [west] řadu { $line } doprava
       *[east] řadu { $line } doleva
    } a bere si dílek { $tile }.
told-shown = Odhaluje boha ({ $god }) a z řady { $row }, sloupce { $column } si bere dílek { $tile }.
told-placed =
    Pokládá ho na { $place }{ $turns ->
        [0] .
        [1] , otočený o 90°.
        [2] , otočený o 180°.
        [3] , otočený o 270°.
       *[other] , otočený o { $turns } × 90°.
    }
told-filled = Mezeru (řada { $row }, sloupec { $column }) zaplňuje dílek { $tile }.

## Odmítnutí

refusal-over = Hra skončila.
refusal-chance-moves = Počkej na další dílek nebo žeton.
refusal-no-such-action = Taková akce není.
refusal-not-now = Tohle teď nejde.
refusal-must-move = Tento ukazatel už tam je. Musí se pohnout.
refusal-faces-another =
    Byl by naproti { $side ->
        [north] severnímu
        [east] východnímu
        [south] jižnímu
       *[west] západnímu
    } ukazateli.
refusal-god-shown-already = Tvůj bůh už je odhalený. Jde to jen jednou za hru.
refusal-not-of-that-god = Na tom dílku není socha tvého boha ani jeho krajina.
refusal-stack-empty = Ta hromádka je prázdná.
refusal-first-tile-in-the-middle = První dílek patří doprostřed, na c3.
refusal-taken = Tady už dílek je.
refusal-beyond-three-by-three = Tvůj svět by byl větší než 3 × 3.
refusal-touches-nothing = Dílek musí sousedit hranou s tvým světem.

## Fáze

stage-laying = Vykládá se mapa.
stage-dealing = Rozdávají se žetony bohů.
stage-first-seat = Vybírá se první hráč.
stage-choose = Přesuň ukazatel, nebo odhal boha.
stage-place = Polož dílek.
stage-draw = Vyber hromádku.
stage-turning = Odkrývá se dílek.
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
        [0] neotočený
        [1] otočený o 90°
        [2] otočený o 180°
        [3] otočený o 270°
       *[other] otočený o { $turns } × 90°
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
table-god-unshown = Bůh: { $god } (neodhalený)
table-god-shown = Bůh: { $god } (odhalený)
table-god-hidden = Bůh: skrytý
table-god-none = Zatím bez boha
table-term = { $group } { $times } { $statues } = { $amount }
legend-terrain = { $of } ({ $letter }: { $god })
legend-statue = Písmeno značí sochu toho boha.

## Seznamy

tiles-mark =
    { $mark ->
        [2] Při každém počtu hráčů: { $count }.
       *[other] Od { $mark } hráčů navíc: { $count }.
    }
