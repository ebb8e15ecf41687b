# Small World nel browser: ciò che sta intorno alla mappa. `who` è un giocatore, e `you` vale “yes” se è chi legge;
# `race`, `power` e `of` sono nomi.

table-title = Small World
between-names = {", "}

## Che cosa fare adesso, in una frase breve

prompt-pick = Scegli una combinazione. La prima è gratis; ognuna che salti costa 1 moneta.
prompt-expand = { $race }: conquista, o entra in declino.
prompt-conquer = { $race }: scegli una regione da conquistare, o fermati.
prompt-march-first = { $race } in declino: conquista prima con loro, o scegli subito una combinazione.
prompt-march = { $race } in declino, ancora in marcia: scegli una regione, o fermati.
prompt-convert = Sostituisci un segnalino nemico isolato, o fermati qui.
prompt-dragon = Manda il drago, o fermati qui.
prompt-attempt = Conquista Finale: scegli una regione e tira il Dado dei Rinforzi, o fermati.
prompt-roll = Se vuoi, tira il dado; poi conquista una regione, o fermati.
prompt-rolled =
    { $pips ->
        [0] Faccia vuota: scegli una regione, o fermati.
       *[other] Hai fatto { $pips }: scegli una regione, o fermati.
    }
prompt-decline = Nessuna regione raggiungibile: entra in declino, o fermati.
prompt-stop = Nessun’altra regione raggiungibile: smetti di conquistare.
prompt-abandon = Scegli una regione da abbandonare. I suoi segnalini ti tornano in mano.
prompt-give-up =
    { $count ->
        [one] Non puoi mettere da parte abbastanza segnalini: scegli una regione da abbandonare.
       *[other] Non puoi mettere da parte abbastanza segnalini: scegli { $count } regioni da abbandonare.
    }
prompt-redeploy =
    { $count ->
        [one] Piazza l’ultimo segnalino.
       *[other] Rischiera { $count } segnalini nelle tue regioni.
    }
prompt-withdraw =
    { $count ->
        [one] Hai subìto un attacco: rischiera 1 segnalino.
       *[other] Hai subìto un attacco: rischiera { $count } segnalini.
    }
prompt-heroes =
    { $count ->
        [one] Scegli una regione per il tuo eroe.
       *[other] Scegli { $count } regioni per i tuoi eroi.
    }
prompt-spare-camp =
    { $count ->
        [one] Piazza ancora 1 accampamento, o concludi.
       *[other] Piazza ancora { $count } accampamenti, o concludi.
    }
prompt-spare-fort = Puoi costruire una fortezza, o concludere.
prompt-placed = È tutto a posto: puoi concludere.
prompt-peace = Scegli un giocatore con cui fare la pace fino al tuo prossimo turno, o nessuno.
prompt-last-word = Hai guadagnato le monete del turno. Mandi la razza in declino adesso, o la lasci attiva?
prompt-moment = Un momento…
prompt-over = La partita è finita.
prompt-shared = La partita è finita. È una vittoria condivisa!
prompt-won = Hai vinto!
prompt-winner = Ha vinto { $who }.

wait-first-seat = Scelta del primo giocatore…
wait-pick = { $who } sta scegliendo una combinazione.
wait-conquest = { $who } sta conquistando.
wait-attempt = { $who } sta tirando il dado.
wait-roll = { $who } sta tirando il dado.
wait-rolled = { $who } sta conquistando.
wait-give-up = { $who } sta abbandonando regioni.
wait-redeployment = { $who } sta rischierando le truppe.
wait-peace = { $who } sta decidendo se fare la pace.
wait-last-word = { $who } sta decidendo se entrare in declino.
wait-withdrawal = { $who } sta rischierando i segnalini in ritirata.
wait-banners = Si pesca la prossima combinazione…
wait-badges = Si pesca la prossima combinazione…

## Che cosa fa un tocco

tap-does = Clic: { $deed }.
tap-several = Clicca per scegliere che cosa fare nella { $place }.
tap-place = Clicca per piazzare nella { $place }; tieni premuto per riprendere.
tap-take = Tieni premuto per riprendere dalla { $place }.
deed-costs = { $deed }: { $cost }
deed-ends = { $deed } (non si può annullare)
chooser-title = Che cosa vuoi fare nella { $place }?
undo-ends = non si può annullare
undo-ends-long = Questo non si può annullare.

## La scheda di una regione: che cosa vi si può fare, e a quale costo

does-conquer = Conquista
does-convert = Sostituisci
does-dragon = Manda il drago
does-attempt = Tenta col dado
does-abandon = Abbandona
price-convert = non costa segnalini
price-dragon = 1 solo segnalino, qualunque sia la difesa
card-close = Chiudi

## Somme

sum-base = base
sum-tokens =
    { $amount ->
        [one] segnalino
       *[other] segnalini
    }
sum-tribe = tribù perduta
sum-mountain = montagna
sum-marker = { $of }
sum-discount = { $of }
sum-beside = { $of } adiacenti
sum-minimum = minimo 1 segnalino
sum-pips = dado
sum-dragon = drago
sum-spell = sostituzione
sum-active = regioni ({ $of })
sum-declined = { $of } in declino
sum-income = bonus { $of }
sum-spoils = conquiste ({ $of })
sum-stipend = { $of }
sum-windfall = { $of } (una tantum)
sum-earns = { $of }
sum-price = combinazioni saltate
sum-found = monete sulla combinazione
sum-banner = { $of }
sum-badge = { $of }
sum-raiders = solo per conquistare
cost-sum = { $terms } = { $total }
cost-sum-have = { $terms } = { $total }, ne hai { $have }
cost-have = ne hai { $have }
cost-forfeits = La razza attiva non conquisterà più in questo turno.
cost-odds =
    { $faces ->
        [6] Il successo è certo.
       *[other] { $faces } probabilità su 6 ({ $percent }%).
    }

## Pulsanti

button-decline = Entra in declino
button-roll = Tira il dado
button-stop = Fermati qui
button-done = Concludi
button-no-pact = Niente pace stavolta
button-stay = Resta attiva
button-abandon = Abbandona regioni…
button-abandon-end = Fine abbandono
button-undo = Annulla
button-reset-turn = Ricomincia il turno
button-hint = Consiglio
button-hint-off = Nascondi consigli
button-skip = Salta
button-even = In parti uguali
button-reset = Riprendi tutto
button-finish = Concludi il turno
button-peace = Fai la pace con { $who }
tiny-decline = Declino
tiny-roll = Dado
tiny-stop = Basta
tiny-done = Concludi
tiny-no-pact = Nessuno
tiny-stay = Resta
tiny-skip = Salta
tiny-even = Distribuisci
tiny-reset = Riprendi
tiny-finish = Fine turno
decline-sure = Mandi in declino la tua razza ({ $race })? Tiene un segnalino per regione, e al prossimo turno scegli una nuova combinazione.
cancel = Annulla

## In mano

hand = In mano
hand-place =
    { $race }: { $count ->
        [one] 1 segnalino
       *[other] { $count } segnalini
    } da piazzare
hand-hero =
    { $count ->
        [one] 1 eroe
       *[other] { $count } eroi
    } da piazzare
hand-camp =
    { $count ->
        [one] 1 accampamento
       *[other] { $count } accampamenti
    } che puoi piazzare
hand-fort =
    { $count ->
        [one] 1 fortezza
       *[other] { $count } fortezze
    } che puoi costruire
hand-rules = Regole su ciò che hai in mano

## Pannelli

panel-players = Giocatori
panel-column = Combinazioni
panel-log = Cronaca
panel-legend = Legenda
legend-race = Razze
legend-power = Poteri speciali
legend-marker = Segnalini speciali
legend-symbol = Simboli
legend-terrain = Terreni
rule-of = Regole: { $name }
panels = Pannelli
board = Mappa
round = Round { $round } di { $rounds }
round-last = Ultimo round
players-turn = di turno
players-you = tu
players-coins =
    { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
players-coins-hidden = monete nascoste
players-regions =
    { $regions ->
        [one] 1 regione
       *[other] { $regions } regioni
    }
players-hand =
    { $hand ->
        [one] 1 segnalino in mano
       *[other] { $hand } segnalini in mano
    }
players-none = ancora nessuna razza
players-declined = { $race }, in declino
players-pact = pace: { $other }
order = Se mi attaccano, rischiera:
order-spread = in parti uguali
order-nearest = vicino all’attaccante
order-ask = chiedimi

column-title = Combinazioni disponibili
column-tokens =
    { $tokens ->
        [one] 1 segnalino
       *[other] { $tokens } segnalini
    }
column-price =
    { $price ->
        [0] gratis
        [one] costa 1 moneta
       *[other] costa { $price } monete
    }
column-found =
    { $found ->
        [one] con sopra 1 moneta
       *[other] con sopra { $found } monete
    }

income = In questo turno, finora
income-total =
    { $total ->
        [one] 1 moneta
       *[other] { $total } monete
    }
income-none = ancora nulla
earned =
    { $you ->
        [yes] Guadagni
       *[no] { $who } guadagna
    }

log-empty = Non è ancora successo nulla.
log-undone = Mossa annullata.
hints-behind =
    { $behind ->
        [0] { $deed } (altrettanto buona)
        [one] { $deed } ({ $behind } punto in meno)
       *[other] { $deed } ({ $behind } punti in meno)
    }
hints-title = Che cosa farebbe un bot
ending-title = La partita è finita
ending-winner = vittoria
ending-close = Guarda la mappa

## Che cosa fanno le parole di una razza o di un potere, in poche parole: `n` è il numero, `kinds` i tipi di regione che nomina

brief-between = {"; "}
brief-nothing = nessun potere, solo più segnalini
brief-income = +1 moneta per ogni { $kinds }
brief-income_lasts = anche in declino
brief-stipend =
    { $n ->
        [one] +1 moneta a ogni turno
       *[other] +{ $n } monete a ogni turno
    }
brief-windfall =
    { $n ->
        [one] 1 moneta, una tantum
       *[other] { $n } monete, una tantum
    }
brief-spoils =
    { $n ->
        [one] +1 moneta
       *[other] +{ $n } monete
    } per regione non vuota conquistata
brief-discount = −1 segnalino per conquistare ogni { $kinds }
brief-discount_beside = −1 segnalino accanto a ogni { $kinds } che occupa
brief-enters_anywhere = entra da qualsiasi regione
brief-flies = conquista qualsiasi regione, vicina o lontana
brief-sails = conquista mari e laghi
brief-tunnels = tutti i passaggi sotterranei sono adiacenti
brief-raiders =
    { $n ->
        [one] +1 segnalino
       *[other] +{ $n } segnalini
    } solo per conquistare
brief-recruits_per =
    { $n ->
        [one] +1 segnalino per regione non vuota conquistata
       *[other] +1 segnalino ogni { $n } regioni non vuote conquistate
    }
brief-unbroken = non perde segnalini se attaccata
brief-marches = continua a conquistare in declino
brief-endures = può restare accanto a un’altra razza in declino
brief-stout = può entrare in declino a fine turno
brief-lairs = tane dei Troll: +1 alla difesa in ogni regione
brief-holes =
    { $n ->
        [one] la prima regione che conquista è immune
       *[other] le prime { $n } regioni che conquista sono immuni
    }
brief-camps =
    { $n ->
        [one] 1 accampamento: +1 alla difesa
       *[other] { $n } accampamenti: +1 alla difesa ognuno
    }
brief-heroes =
    { $n ->
        [one] 1 eroe: la sua regione è immune
       *[other] { $n } eroi: le loro regioni sono immuni
    }
brief-forts = costruisce fortezze: +1 alla difesa, +1 moneta
brief-dragons = drago: conquista una regione con 1 segnalino
brief-converts = sostituisce segnalini nemici isolati
brief-berserk = può tirare il dado prima di ogni conquista
brief-pact = pace con un avversario a ogni turno
