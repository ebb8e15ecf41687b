# Creazione. `who` è un giocatore, e `you` vale “yes” se è chi legge; `tile` è una tessera a parole, `place` un posto di un mondo (c3 è
# il centro), `cell` un posto della mappa; `of` è un terreno e `god` il suo dio.

game-about = Spingi le file di una mappa comune, prendi la tessera che cade e costruisci un mondo di nove tessere che unisca grandi aree e statue giuste.
ask-example = push north 2

## Azioni

action-push =
    { $side ->
        [north] sposta il segnalino nord alla colonna { $line }, spingi in giù
        [south] sposta il segnalino sud alla colonna { $line }, spingi in su
        [west] sposta il segnalino ovest alla riga { $line }, spingi a destra
       *[east] sposta il segnalino est alla riga { $line }, spingi a sinistra
    } e prendi { $tile }
action-god = rivela il tuo dio e prendi { $tile } dalla riga { $row }, colonna { $column }
action-place =
    piazzala in { $place }{ $turns ->
        [0] {""}
        [1] , ruotata di 90°
        [2] , ruotata di 180°
        [3] , ruotata di 270°
       *[other] , ruotata di { $turns } × 90°
    }
action-draw =
    scopri una tessera della pila { $stack } ({ $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    })

cost-place =
    { $action }: { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }{ $gain ->
        [0] {""}
       *[other] {" "}(+{ $gain })
    }

## Voci di un punteggio

term-terrain = { $of } { $group } × { $statues }

## Eventi

event-laid = Mappa, riga { $row }, colonna { $column }: { $tile }.
event-dealt =
    { $you ->
        [yes] Ricevi un gettone dio.
       *[no] { $who } riceve un gettone dio.
    }
event-god =
    { $you ->
        [yes] Il tuo dio segreto è { $god } ({ $of }).
       *[no] Il dio di { $who } è { $god } ({ $of }).
    }
event-first =
    { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $who }.
    }
event-turn =
    Round { $round }: { $you ->
        [yes] tocca a te
       *[no] è il turno di { $who }
    }.
event-pushed =
    { $you ->
        [yes] Spingi
       *[no] { $who } spinge
    } { $side ->
        [north] la colonna { $line } in giù
        [south] la colonna { $line } in su
        [west] la riga { $line } a destra
       *[east] la riga { $line } a sinistra
    }: cade { $tile }.
event-shown =
    { $you ->
        [yes] Riveli { $god } e prendi
       *[no] { $who } rivela { $god } e prende
    } { $tile } dalla riga { $row }, colonna { $column }.
event-placed =
    { $you ->
        [yes] Piazzi
       *[no] { $who } piazza
    } { $tile } in { $place }{ $turns ->
        [0] .
        [1] , ruotata di 90°.
        [2] , ruotata di 180°.
        [3] , ruotata di 270°.
       *[other] , ruotata di { $turns } × 90°.
    }
event-drew =
    { $you ->
        [yes] Scopri una tessera
       *[no] Viene scoperta una tessera
    } della pila { $stack }.
event-filled = Lo spazio vuoto alla riga { $row }, colonna { $column } è riempito: { $tile }.
event-over = Tutti i mondi sono completi.

## Una partita raccontata, turno per turno

turn-heading =
    Turno { $number }, round { $round } di { $rounds }: { $who }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
told-map = Nove tessere formano la mappa; si distribuiscono { $players } dèi, uno per giocatore.
told-god = Il dio di { $who }: { $god } ({ $of }).
told-pushed =
    Spinge { $side ->
        [north] la colonna { $line } in giù
        [south] la colonna { $line } in su
        [west] la riga { $line } a destra
       *[east] la riga { $line } a sinistra
    } e prende { $tile }.
told-shown = Rivela { $god } e prende { $tile } dalla riga { $row }, colonna { $column }.
told-placed =
    La piazza in { $place }{ $turns ->
        [0] .
        [1] , ruotata di 90°.
        [2] , ruotata di 180°.
        [3] , ruotata di 270°.
       *[other] , ruotata di { $turns } × 90°.
    }
told-filled = Lo spazio vuoto alla riga { $row }, colonna { $column } è riempito: { $tile }.

## Rifiuti

refusal-over = La partita è finita.
refusal-chance-moves = Aspetta la prossima tessera o il prossimo gettone.
refusal-no-such-action = Questa azione non esiste.
refusal-not-now = Ora non puoi farlo.
refusal-must-move = Quel segnalino è già lì. Deve spostarsi.
refusal-faces-another =
    Sarebbe di fronte al segnalino { $side ->
        [north] nord
        [east] est
        [south] sud
       *[west] ovest
    }.
refusal-god-shown-already = Hai già rivelato il tuo dio. Puoi farlo una sola volta per partita.
refusal-not-of-that-god = Quella tessera non ha né la statua né il terreno del tuo dio.
refusal-stack-empty = Quella pila è vuota.
refusal-first-tile-in-the-middle = La tua prima tessera va al centro, in c3.
refusal-taken = Lì c’è già una tessera.
refusal-beyond-three-by-three = Il tuo mondo diventerebbe più grande di 3 × 3.
refusal-touches-nothing = La tessera deve avere un lato in comune con il tuo mondo.

## Fasi

stage-laying = Si forma la mappa.
stage-dealing = Si distribuiscono i gettoni dio.
stage-first-seat = Si sceglie il primo giocatore.
stage-choose = Si sposta un segnalino o si rivela un dio.
stage-place = Si piazza una tessera.
stage-draw = Si sceglie una pila.
stage-turning = Si scopre una tessera.
stage-finished = Tutti i mondi sono completi.

## Il tavolo

tile-name = { $id } ({ $squares })
tile-statue = { $id } ({ $squares }; statua di { $god })
tile-square = { $of }
tile-squares = { $count } × { $of }
table-status = Round { $round } di { $rounds }. { $stage }
table-stacks = Pile: { $sizes }
table-hand = In mano
table-turned =
    { $turns ->
        [0] non ruotata
        [1] ruotata di 90°
        [2] ruotata di 180°
        [3] ruotata di 270°
       *[other] ruotata di { $turns } × 90°
    }
table-held = In mano: { $tile }
table-world =
    { $who }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
table-now = { $who } (di turno)
table-god-own = Dio: { $god } (il tuo segreto)
table-god-unshown = Dio: { $god } (non rivelato)
table-god-shown = Dio: { $god } (rivelato)
table-god-hidden = Dio: nascosto
table-god-none = Ancora nessun dio
table-term = { $group } { $times } { $statues } = { $amount }
legend-terrain = { $of } ({ $letter }: { $god })
legend-statue = Una lettera indica una statua di quel dio.

## Elenchi

tiles-mark =
    { $mark ->
        [2] Con qualsiasi numero di giocatori: { $count }.
       *[other] Si aggiungono con { $mark } o più giocatori: { $count }.
    }
