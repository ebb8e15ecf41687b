# Creazione nel browser: che cosa è successo. `who` è un giocatore, e `you` è «yes» se è chi legge; `tile` è una tessera a parole.

log-empty = Non è ancora successo nulla.
log-earlier = Mostra i turni precedenti
log-undone = Mossa annullata.
log-scored =
    { $score ->
        [one] 1 punto
       *[other] { $score } punti
    }{ $gain ->
        [0] {" "}(come prima).
       *[other] {" "}(+{ $gain }).
    }

## Che cosa è successo dal tuo ultimo turno; `god` è il dio rivelato per la tessera, o «none»

recap-since = Dal tuo ultimo turno:
recap-what = { $what }.
recap-between = {"; "}
recap-took =
    { $who } { $god ->
        [none] prende { $tile }
       *[other] rivela { $god } e prende { $tile }
    }: +{ $gain }, ora { $score ->
        [one] 1 punto
       *[other] { $score } punti
    }
recap-gained =
    { $who } +{ $gain } ({ $score }){ $god ->
        [none] {""}
       *[other] , rivela { $god }
    }

## Un consiglio in una frase: che cosa fare e perché. `place` è uno spazio di un mondo (c3 è il centro)

hint-because = { $deed }: { $because }.
hint-level = { $deed }. Le altre scelte valgono altrettanto.
hint-more = Di più
hint-less = Di meno
hint-push =
    { $side ->
        [north] Spingi la colonna { $line } in giù
        [south] Spingi la colonna { $line } in su
        [west] Spingi la riga { $line } a destra
       *[east] Spingi la riga { $line } a sinistra
    } e prendi { $tile }
hint-god = Rivela il tuo dio e prendi { $tile }
hint-place = Piazza la tessera in { $place }
hint-draw = Scopri una tessera della pila { $stack }
because-score-now = è ciò che dà subito più punti
because-growth = lì i tuoi gruppi con statue possono crescere
because-statues-to-come = i tuoi gruppi possono ancora ricevere statue
because-tiles-to-come = le tessere future ci staranno meglio
because-largest-group = ingrandisce il tuo gruppo più grande, che decide i pareggi
because-god-kept = tieni il tuo dio per dopo
because-left-to-next = lascia meno al prossimo giocatore
