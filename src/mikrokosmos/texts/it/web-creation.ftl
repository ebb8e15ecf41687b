# Il tavolo di Creazione nel browser. `who` è un giocatore; `tile` è una tessera a parole; `place` è un posto di un mondo (c3 è il
# centro); `of` è un terreno e `god` il suo dio.

table-title = Creazione
between-squares = {", "}
tile-plain = { $squares }
tile-plain-statue = { $squares }, statua di { $god }

## Che cosa fare adesso, in una frase

prompt-choose = Spingi una riga o una colonna: la tessera che cade è tua.
prompt-choose-god = Spingi una riga o una colonna e prendi ciò che cade, o mostra il tuo dio.
prompt-push =
    { $side ->
        [north] Spingi la colonna { $line } in giù
        [south] Spingi la colonna { $line } in su
        [west] Spingi la riga { $line } a destra
       *[east] Spingi la riga { $line } a sinistra
    }: ricevi { $tile }.
prompt-god = Prendi una tessera luminosa. Poi tutti vedono { $god }, una volta sola in tutta la partita.
prompt-god-tile = Mostra { $god } e prendi { $tile }.
prompt-place = Metti la tessera in un posto luminoso. Se vuoi, prima girala.
prompt-placed =
    Mettila qui: { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }{ $gain ->
        [0] , non più di ora.
       *[other] , { $gain } più di ora.
    }
prompt-draw = Riempi il vuoto: scopri la tessera in cima a una pila. Nessuno sa che cosa arriva.
prompt-wait-choose = { $who } sceglie che cosa spingere.
prompt-wait-place = { $who } ha in mano { $tile }.
prompt-wait-draw = { $who } riempie il vuoto.
prompt-wait = Si prepara il tavolo.
prompt-over-won =
    { $you ->
        [yes] Hai creato il migliore dei mondi!
       *[no] Il migliore dei mondi è di { $who }.
    }
prompt-over-shared = Vittoria condivisa: { $who }.

turn-of =
    { $you ->
        [yes] Tocca a te
       *[no] { $who }
    }
turn-over = Fine
round-of = Round { $round } di { $rounds }

## Che cosa si può premere

do-push = Spingi
do-god = Mostra il tuo dio
do-god-take = Prendila
do-god-not = Tienilo segreto
do-place = Mettila qui
do-turn-left = Gira a sinistra
do-turn-right = Gira a destra
do-undo = Annulla
do-hint = Consiglio
do-skip = Salta
do-sheet = Segnapunti
do-worlds = Guarda i mondi
for-good = non si può annullare
keys-help = Le frecce scelgono, Invio conferma, R gira la tessera, G è per il tuo dio, U annulla.

hint-best = Consiglio: { $action }.
hint-level = Consiglio: { $action }. Le altre scelte valgono lo stesso.
hint-none = Ora non c’è nessun consiglio.

## Posti, per chi li ascolta

map-label = La mappa
map-tile = Riga { $row }, colonna { $column }: { $tile }
map-gap = Riga { $row }, colonna { $column }: il vuoto
slot-marker =
    { $side ->
        [north] Il segnalino nord sta alla colonna { $line }
        [south] Il segnalino sud sta alla colonna { $line }
        [west] Il segnalino ovest sta alla riga { $line }
       *[east] Il segnalino est sta alla riga { $line }
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
        [one] , girata una volta
       *[other] , girata { $turns } volte
    }
world-free =
    { $place }, libero: { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }
world-gains = { $label }, { $gain }
world-closed = { $place }, qui no
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
god-yours = { $god }, il tuo segreto
god-yours-shown = { $god }, mostrato
god-of = { $god }
god-hidden = Un dio nascosto
god-none = Ancora nessun dio

## Pannelli

tabs-label = Che cosa si vede
tab-map = Mappa
tab-world = Il mio mondo
tab-watched = Mondo
tab-others = Altri
others-label = Gli altri mondi
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
what-happened = Che cosa è successo

## Il segnapunti

sheet-title = I mondi sono creati
sheet-terrain = Terreno
sheet-total = Totale
sheet-largest = Gruppo più grande
sheet-winner = Vince
sheet-cell = { $group } × { $statues }

## Che cos’è? Una riga per ogni segno del tavolo, con il rinvio alle regole

legend-open = Che cos’è?
legend-close = Torna al tavolo
legend-gods = Terreni e dèi
legend-gods-text = Un terreno dà punti grazie alle statue del suo dio.
rules-of = Regole: { $what }
sign-name-arrow = Freccia luminosa
sign-name-place = Posto luminoso
sign-name-token = Gettone dio
sign-name-seal = Sigillo rosso
sign-marker = Spostane uno dei quattro: spinge la sua riga o colonna nella mappa.
sign-arrow = Un segnalino può andare lì e spingere.
sign-tile = Quattro quadrati di terreno, a volte con una statua.
sign-stack = Riempie il vuoto della mappa. Il numero dice quante tessere restano.
sign-place = La tessera che hai in mano può stare lì. Il numero dice quanti punti aggiunge.
sign-statue = Moltiplica il gruppo più grande del terreno del suo dio.
sign-score = Quadrati del gruppo più grande × statue del suo dio.
sign-token = Il segreto di ciascuno; non vale punti.
sign-eye = Una volta a partita, prendi una tessera con la statua o il terreno del tuo dio.
sign-seal = Ciò che lo porta non si può annullare.
