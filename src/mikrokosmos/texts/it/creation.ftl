# Creazione. `who` è un giocatore, e `you` vale “yes” se è chi legge; `tile` è una tessera a parole, `place` un posto di un mondo (c3 è
# il centro), `cell` un posto della mappa; `of` è un terreno e `god` il suo dio.

game-about = Spingi le file di una mappa comune, prendi ciò che cade e crea per i tuoi dèi un mondo di nove tessere.
ask-example = push north 2

## Azioni

action-push =
    { $side ->
        [north] sposta il segnalino nord alla colonna { $line }, spingi in giù
        [south] sposta il segnalino sud alla colonna { $line }, spingi in su
        [west] sposta il segnalino ovest alla riga { $line }, spingi a destra
       *[east] sposta il segnalino est alla riga { $line }, spingi a sinistra
    } e prendi { $tile }
action-god = mostra il tuo dio e prendi { $tile } dalla riga { $row }, colonna { $column }
action-place =
    mettila in { $place }{ $turns ->
        [0] {""}
        [one] , girata una volta
       *[other] , girata { $turns } volte
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
       *[other] , { $gain } in più
    }

## Voci di un punteggio

term-terrain = { $of } { $group } × { $statues }

## Eventi

event-laid = La mappa, riga { $row }, colonna { $column }: { $tile }.
event-dealt =
    { $you ->
        [yes] Ricevi un gettone dio.
       *[no] { $who } riceve un gettone dio.
    }
event-god =
    { $you ->
        [yes] Il tuo dio è { $god }, del terreno { $of }. Nessun altro lo sa.
       *[no] Il dio di { $who } è { $god }, del terreno { $of }.
    }
event-first =
    { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $who }.
    }
event-turn =
    Round { $round }: tocca a { $you ->
        [yes] te
       *[no] { $who }
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
        [yes] Mostri il tuo dio
       *[no] { $who } mostra il suo dio
    }, { $god }: dalla riga { $row }, colonna { $column } arriva { $tile }.
event-placed =
    { $you ->
        [yes] Metti
       *[no] { $who } mette
    } { $tile } in { $place }{ $turns ->
        [0] .
        [one] , girata una volta.
       *[other] , girata { $turns } volte.
    }
event-drew =
    { $you ->
        [yes] Scopri una tessera
       *[no] Viene scoperta una tessera
    } della pila { $stack }.
event-filled = Il vuoto alla riga { $row }, colonna { $column } è riempito: { $tile }.
event-over = Tutti i mondi sono creati.

## Una partita raccontata, turno per turno

turn-heading =
    Turno { $number }, round { $round } di { $rounds }: { $who }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
told-map = La mappa si forma con nove tessere; si distribuiscono { $players } dèi, uno per giocatore.
told-god = Il dio di { $who }: { $god } ({ $of }).
told-pushed =
    Spinge { $side ->
        [north] la colonna { $line } in giù
        [south] la colonna { $line } in su
        [west] la riga { $line } a destra
       *[east] la riga { $line } a sinistra
    } e prende { $tile }.
told-shown = Mostra { $god } e prende { $tile } dalla riga { $row }, colonna { $column }.
told-placed =
    La mette in { $place }{ $turns ->
        [0] .
        [one] , girata una volta.
       *[other] , girata { $turns } volte.
    }
told-filled = Il vuoto alla riga { $row }, colonna { $column } è riempito: { $tile }.

## Rifiuti

refusal-over = La partita è finita.
refusal-chance-moves = Prima esce una tessera o un gettone.
refusal-no-such-action = Non esiste un’azione del genere.
refusal-not-now = Non in questa fase.
refusal-must-move = Il segnalino è già lì: deve spostarsi.
refusal-faces-another =
    Starebbe di fronte al segnalino del lato { $side ->
        [north] nord
        [east] est
        [south] sud
       *[west] ovest
    }.
refusal-god-shown-already = Il tuo dio è già stato mostrato: si può una volta a partita.
refusal-not-of-that-god = Quella tessera non ha né una statua del tuo dio né un quadrato del suo terreno.
refusal-stack-empty = Quella pila è vuota.
refusal-first-tile-in-the-middle = La prima tessera va in c3, al centro.
refusal-taken = Lì c’è già una tessera.
refusal-beyond-three-by-three = Il mondo diventerebbe più grande di tre per tre.
refusal-touches-nothing = Non toccherebbe con un lato nessuna tessera del tuo mondo.

## Fasi

stage-laying = Si forma la mappa.
stage-dealing = Si distribuiscono i gettoni dio.
stage-first-seat = Si estrae chi comincia.
stage-choose = Si sposta un segnalino o si mostra un dio.
stage-place = Si piazza una tessera.
stage-draw = Si sceglie una pila.
stage-turning = Si scopre una tessera.
stage-finished = Tutti i mondi sono creati.

## Il tavolo

tile-name = { $id } ({ $squares })
tile-statue = { $id } ({ $squares }; statua di { $god })
tile-square = { $of }
tile-squares = { $count } { $of }
table-status = Round { $round } di { $rounds }. { $stage }
table-stacks = Pile: { $sizes }
table-hand = In mano
table-turned =
    { $turns ->
        [0] così com’è
        [one] girata una volta
       *[other] girata { $turns } volte
    }
table-held = In mano: { $tile }
table-world =
    { $who }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
table-now = { $who } (di turno)
table-god-own = Dio: { $god } (il tuo segreto)
table-god-unshown = Dio: { $god } (non mostrato)
table-god-shown = Dio: { $god } (mostrato)
table-god-hidden = Dio: nascosto
table-god-none = Ancora nessun dio
table-term = { $group } { $times } { $statues } = { $amount }
legend-terrain = { $of } ({ $letter }: { $god })
legend-statue = Una lettera è una statua di quel dio.

## Elenchi

tiles-mark =
    { $mark ->
        [2] Con qualsiasi numero di giocatori: { $count }.
       *[other] Da { $mark } giocatori in su, in aggiunta: { $count }.
    }
