# Small World nel browser: ciò che sta intorno alla mappa. `who` è un giocatore, e `you` vale “yes” se è chi legge;
# `race`, `power` e `of` sono nomi.

table-title = Small World
between-names = {", "}

## Che cosa fare adesso, in una frase breve

prompt-pick = Scegli una combinazione: la prima è gratis, ognuna saltata costa una moneta.
prompt-expand = { $race }: conquista, o entra in declino.
prompt-conquer = { $race }: scegli la prossima regione, o fermati qui.
prompt-march-first = { $race } in declino possono conquistare per primi, oppure scegli subito una combinazione.
prompt-march = { $race } in declino, ma in marcia: scegli una regione, o fermati.
prompt-convert = Converti un segnalino nemico isolato, o fermati qui.
prompt-dragon = Manda il drago, o fermati qui.
prompt-attempt = Segnalini insufficienti: tenta una regione col dado, o fermati.
prompt-roll = Se vuoi, tira prima il dado; poi scegli una regione, o fermati.
prompt-rolled =
    { $pips ->
        [0] Il dado non mostra nulla: scegli una regione, o fermati.
        [one] Il dado aggiunge 1 segnalino: scegli una regione, o fermati.
       *[other] Il dado aggiunge { $pips } segnalini: scegli una regione, o fermati.
    }
prompt-decline = Niente è a portata: entra in declino, o fermati.
prompt-stop = Nient’altro è a portata: smetti di conquistare.
prompt-abandon = Scegli una regione da abbandonare; i segnalini ti tornano in mano.
prompt-give-up =
    { $count ->
        [one] I segnalini di sola conquista se ne vanno: scegli una regione da abbandonare.
       *[other] I segnalini di sola conquista se ne vanno: scegli { $count } regioni da abbandonare.
    }
prompt-redeploy =
    { $count ->
        [one] Metti giù l’ultimo segnalino.
       *[other] Distribuisci { $count } segnalini nelle tue regioni.
    }
prompt-withdraw =
    { $count ->
        [one] Un segnalino è stato scacciato: mettilo in una tua regione.
       *[other] { $count } segnalini sono stati scacciati: mettili nelle tue regioni.
    }
prompt-heroes =
    { $count ->
        [one] Scegli una regione per il tuo eroe.
       *[other] Scegli { $count } regioni per i tuoi eroi.
    }
prompt-spare-camp =
    { $count ->
        [one] Piazza ancora un accampamento, o concludi.
       *[other] Piazza ancora { $count } accampamenti, o concludi.
    }
prompt-spare-fort = Puoi costruire una fortezza, o concludere.
prompt-placed = È tutto a posto: concludi il turno.
prompt-peace = Scegli con chi fare la pace fino al tuo prossimo turno, o con nessuno.
prompt-last-word = Le monete sono contate: entra ora in declino, o resta.
prompt-moment = Un momento…
prompt-over = La partita è finita.
prompt-shared = La partita è finita, e la vittoria è condivisa.
prompt-won = Hai vinto!
prompt-winner = Vince { $who }.

wait-first-seat = Chi comincia?
wait-pick = { $who } sceglie una combinazione.
wait-conquest = { $who } conquista.
wait-attempt = { $who } tira il dado.
wait-roll = { $who } tira il dado.
wait-rolled = { $who } conquista.
wait-give-up = { $who } abbandona regioni.
wait-redeployment = { $who } rischiera le truppe.
wait-peace = { $who } pensa alla pace.
wait-last-word = { $who } pensa al declino.
wait-withdrawal = { $who } rimette giù i segnalini scacciati.
wait-banners = Si pesca la prossima combinazione.
wait-badges = Si pesca la prossima combinazione.

## Che cosa fa un tocco

tap-does = Tocca: { $deed }.
tap-several = Tocca per scegliere che cosa fare nella { $place }.
tap-place = Tocca per mettere un segnalino nella { $place }; tieni premuto per riprenderne uno.
tap-take = Tieni premuto per riprendere un segnalino: { $place }.
deed-costs = { $deed }: { $cost }
deed-ends = { $deed } (non si può annullare)
chooser-title = Che cosa fai nella { $place }?
undo-ends = non si può annullare
undo-ends-long = Questo non si può annullare.

## La scheda di una regione: che cosa vi si può fare, e a quale costo

does-conquer = Conquista
does-convert = Converti
does-dragon = Manda il drago
does-attempt = Tenta col dado
does-abandon = Abbandona
price-convert = non costa segnalini
price-dragon = un solo segnalino, chiunque ci sia
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
sum-beside = { $of } accanto
sum-minimum = almeno un segnalino
sum-pips = tiro
sum-dragon = drago
sum-spell = conversione
sum-active = regioni con { $of }
sum-declined = { $of } in declino
sum-income = bonus { $of }
sum-spoils = conquiste, { $of }
sum-stipend = { $of }
sum-windfall = { $of }, una tantum
sum-earns = { $of }
sum-price = saltate
sum-found = trovate sopra
sum-banner = { $of }
sum-badge = { $of }
sum-raiders = solo per conquistare
cost-sum = { $terms } = { $total }
cost-sum-have = { $terms } = { $total }, ne hai { $have }
cost-have = ne hai { $have }
cost-forfeits = La razza attiva non conquisterà più in questo turno.
cost-odds =
    { $faces ->
        [6] Il dado non può fallire.
        [one] Basta 1 faccia del dado su 6 ({ $percent }%).
       *[other] Bastano { $faces } facce del dado su 6 ({ $percent }%).
    }

## Pulsanti

button-decline = Entra in declino
button-roll = Tira il dado
button-stop = Fermati qui
button-done = Concludi
button-no-pact = Niente pace
button-stay = Resta in gioco
button-abandon = Abbandona regioni…
button-abandon-end = Tieni le regioni
button-undo = Annulla
button-hint = Consiglio
button-hint-off = Nascondi consigli
button-skip = Salta
button-even = In parti uguali
button-reset = Riprendi tutto
button-finish = Concludi il turno
button-peace = Pace con { $who }
tiny-decline = Declino
tiny-roll = Dado
tiny-stop = Basta
tiny-done = Concludi
tiny-no-pact = Nessuno
tiny-stay = Resta
tiny-abandon = Abbandona…
tiny-abandon-end = Tieni
tiny-skip = Salta
tiny-even = Uguali
tiny-reset = Riprendi
tiny-finish = Concludi
decline-sure = La tua razza ({ $race }) entra in declino: tiene un segnalino per regione, e al prossimo turno scegli una nuova combinazione.
cancel = No

## In mano

hand = In mano
hand-place =
    { $race }: { $count ->
        [one] 1 segnalino
       *[other] { $count } segnalini
    } da mettere giù
hand-hero =
    { $count ->
        [one] 1 eroe
       *[other] { $count } eroi
    } da mettere giù
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
hand-help = Tocca una regione per aggiungerne uno; tienila premuta, o premi meno, per riprenderne uno.
hand-take-back = Riprendine uno dalla { $place }
hand-rules = Regole di ciò che è in mano

## Pannelli

panel-players = Giocatori
panel-column = Combinazioni
panel-log = Cronaca
panel-legend = Legenda
legend-race = Razze
legend-power = Poteri
legend-marker = Segnalini
legend-symbol = Simboli
legend-terrain = Terreni
rule-of = Regola: { $name }
panels = Pannelli
board = La mappa
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
players-pact = in pace con { $other }
order = Miei segnalini scacciati:
order-spread = in parti uguali
order-nearest = contro l’attaccante
order-ask = chiedimi

column-title = Combinazioni tra cui scegliere
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
        [one] c’è sopra 1 moneta
       *[other] ci sono sopra { $found } monete
    }

income = Questo turno finora
income-total =
    { $total ->
        [one] 1 moneta
       *[other] { $total } monete
    }
income-none = ancora nulla
earned =
    { $you ->
        [yes] Guadagni
       *[no] Monete per { $who }
    }

log-empty = Qui si racconta ciò che succede.
log-undone = La mossa è stata annullata.
hints-best = La migliore: { $deed }
hints-behind =
    { $behind ->
        [0] { $deed } (altrettanto buono)
       *[other] { $deed } ({ $behind } in meno)
    }
hints-title = Un bot consiglia
ending-title = La partita è finita
ending-winner = vince
ending-close = Guarda la mappa

## Che cosa fanno le parole di una razza o di un potere, in poche parole: `n` è il numero, `kinds` i tipi di regione che nomina

brief-between = {"; "}
brief-nothing = sono in tanti
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
brief-discount = un segnalino in meno per ogni { $kinds }
brief-discount_beside = un segnalino in meno accanto a ogni { $kinds } che occupa
brief-enters_anywhere = entra ovunque
brief-flies = attacca a qualsiasi distanza
brief-sails = conquista mari e laghi
brief-tunnels = passaggi sotterranei adiacenti
brief-raiders =
    { $n ->
        [one] 1 segnalino
       *[other] { $n } segnalini
    } solo per conquistare
brief-recruits_per =
    { $n ->
        [one] un nuovo segnalino per regione non vuota conquistata
       *[other] un nuovo segnalino ogni { $n } regioni non vuote conquistate
    }
brief-unbroken = non perde segnalini
brief-marches = continua a conquistare in declino
brief-endures = una razza in declino in più
brief-stout = può entrare in declino a fine turno
brief-lairs = tane: +1 alla difesa ovunque
brief-holes =
    { $n ->
        [one] una regione che nessuno può prendere
       *[other] { $n } regioni che nessuno può prendere
    }
brief-camps =
    { $n ->
        [one] un accampamento: +1 alla difesa
       *[other] { $n } accampamenti: +1 alla difesa ognuno
    }
brief-heroes =
    { $n ->
        [one] un eroe, la cui regione nessuno può prendere
       *[other] { $n } eroi, le cui regioni nessuno può prendere
    }
brief-forts = costruisce fortezze: +1 alla difesa, +1 moneta
brief-dragons = il suo drago prende una regione con un segnalino
brief-converts = converte segnalini nemici isolati
brief-berserk = tira il dado prima di ogni conquista
brief-pact = pace con un avversario
