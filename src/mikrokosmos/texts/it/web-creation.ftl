# Il tavolo di Creazione nel browser. `who` è un giocatore; `tile` è una tessera a parole; `place` è un posto di un mondo (c3 è il
# centro); `of` è un terreno e `god` il suo dio.

table-title = Creazione
between-squares = {", "}
tile-plain = { $squares }
tile-plain-statue = { $squares }, statua di { $god }

## Che cosa fare adesso, in una frase

prompt-choose = Spingi una riga o una colonna: la tessera che cade è tua.
prompt-choose-god = Spingi una riga o una colonna e prendi la tessera che cade, o rivela il tuo dio.
prompt-push =
    { $side ->
        [north] Spingi la colonna { $line } in giù
        [south] Spingi la colonna { $line } in su
        [west] Spingi la riga { $line } a destra
       *[east] Spingi la riga { $line } a sinistra
    }: ricevi { $tile }.
prompt-god = Prendi una tessera evidenziata. Così tutti scoprono che il tuo dio è { $god }; puoi farlo una sola volta per partita.
prompt-god-tile = Rivela { $god } e prendi { $tile }.
prompt-place = Piazza la tessera in un posto evidenziato. Se vuoi, prima ruotala.
prompt-placed =
    Piazzala qui: { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }{ $gain ->
        [0] {" "}(come adesso).
       *[other] {" "}(+{ $gain }).
    }
prompt-draw = Riempi lo spazio vuoto: scopri la tessera in cima a una pila.
prompt-wait-choose = { $who } sta scegliendo che cosa spingere.
prompt-wait-place = { $who } sta piazzando { $tile }.
prompt-wait-draw = { $who } sta riempiendo lo spazio vuoto.
prompt-wait = Preparazione…
prompt-over-won =
    { $you ->
        [yes] Hai costruito il mondo migliore. Hai vinto!
       *[no] { $who } ha costruito il mondo migliore e vince.
    }
prompt-over-shared = Vittoria condivisa: { $who }.

turn-of =
    { $you ->
        [yes] Tocca a te
       *[no] Turno di { $who }
    }
turn-over = Partita finita
round-of = Round { $round } di { $rounds }

## Che cosa si può premere

do-push = Spingi
do-god = Rivela il dio
do-god-take = Prendila
do-god-not = Tienilo segreto
do-place = Piazza qui
do-turn-left = Ruota a sinistra
do-turn-right = Ruota a destra
do-undo = Annulla
do-reset = Ricomincia il turno
do-hint = Consiglio
do-skip = Salta
do-sheet = Segnapunti
do-worlds = Guarda i mondi
for-good = non si può annullare
keys-help = Le frecce scelgono, Invio conferma, R ruota la tessera, G rivela il tuo dio, U annulla.

hint-none = Ora non c’è nessun consiglio.

## Posti, per chi li ascolta

map-label = Mappa
map-tile = Riga { $row }, colonna { $column }: { $tile }
map-gap = Riga { $row }, colonna { $column }: spazio vuoto
slot-marker =
    { $side ->
        [north] Segnalino nord, alla colonna { $line }
        [south] Segnalino sud, alla colonna { $line }
        [west] Segnalino ovest, alla riga { $line }
       *[east] Segnalino est, alla riga { $line }
    }
slot-closed =
    { $side ->
        [north] Colonna { $line } da nord, ora non permesso
        [south] Colonna { $line } da sud, ora non permesso
        [west] Riga { $line } da ovest, ora non permesso
       *[east] Riga { $line } da est, ora non permesso
    }
world-label =
    { $you ->
        [yes] Il tuo mondo
       *[no] Il mondo di { $who }
    }
world-tile =
    { $place }: { $tile }{ $turns ->
        [0] {""}
        [1] , ruotata di 90°
        [2] , ruotata di 180°
        [3] , ruotata di 270°
       *[other] , ruotata di { $turns } × 90°
    }
world-free =
    { $place }, libero: { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }
world-gains = { $label }, { $gain }
world-closed = { $place }, non permesso
hand-label = In mano: { $tile }
hand-empty = La tua mano
stacks-label = Pile
stack-label =
    { $action }{ $final ->
        [yes] , non si può annullare
       *[no] {""}
    }
stack-closed =
    Pila { $stack }: { $left ->
        [one] 1 tessera
       *[other] { $left } tessere
    }
god-yours = { $god }, il tuo dio segreto
god-yours-shown = { $god }, rivelato
god-of = { $god }
god-hidden = Dio nascosto
god-none = Ancora nessun dio

## Pannelli

tabs-label = Vista
tab-map = Mappa
tab-world = Il mio mondo
tab-watched = Mondo
tab-others = Altri
others-label = Altri mondi
score-label = Punteggio
score-how = gruppo più grande × statue
score-row = { $of }: { $group } × { $statues } = { $amount }
points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
points-short = { $points }
points-gain = +{ $gain }
times = ×
what-happened = Cronaca

## Il segnapunti

sheet-title = Punteggi finali
sheet-terrain = Terreno
sheet-total = Totale
sheet-largest = Gruppo più grande
sheet-winner = Vittoria
sheet-cell = { $group } × { $statues }

## Che cos’è? Una riga per ogni segno del tavolo, con il rinvio alle regole

legend-open = Legenda
legend-close = Torna al tavolo
legend-gods = Terreni e dèi
legend-gods-text = Un terreno dà punti solo se nel tuo mondo ci sono statue del suo dio.
rules-of = Regole: { $what }
sign-name-arrow = Freccia evidenziata
sign-name-place = Posto evidenziato
sign-name-token = Gettone dio
sign-name-seal = Sigillo rosso
sign-marker = Sposta uno dei quattro segnalini: spinge la sua riga o colonna.
sign-arrow = Un segnalino può spostarsi lì e spingere.
sign-tile = Quattro quadrati di terreno, a volte con una statua.
sign-stack = Tessere che riempiono lo spazio vuoto della mappa. Il numero dice quante ne restano.
sign-place = Puoi piazzare lì la tua tessera. Il numero dice quanti punti guadagni.
sign-statue = Moltiplica il gruppo più grande del terreno del suo dio.
sign-score = Quadrati del gruppo più grande × statue del suo dio.
sign-token = Il dio segreto di ogni giocatore. Non dà punti.
sign-eye = Una volta per partita: prendi una tessera con la statua o il terreno del tuo dio.
sign-seal = Un’azione con questo sigillo non si può annullare.
