# How fast the game goes on, what the others did in a turn, and keys. `who` is a player, `race` a name.

## The pace

menu-pace = Ritmo
pace-calm = calmo: si vede ogni mossa
pace-brisk = svelto: i turni altrui in un colpo
pace-instant = immediato: nulla si muove
refused-not-offered = Non è più possibile.

## What somebody has done in a turn, in a line

deeds-line = { $who }: { $deeds }
deeds-declined = { $race } in declino
deeds-conquered =
    { $count ->
        [one] 1 regione conquistata
       *[other] { $count } regioni conquistate
    }
deeds-yours =
    { $count ->
        [one] di cui 1 tua
       *[other] di cui { $count } tue
    }
deeds-failed =
    { $count ->
        [one] 1 attacco respinto
       *[other] { $count } attacchi respinti
    }
deeds-coins =
    { $count ->
        [one] +1 moneta
       *[other] +{ $count } monete
    }
deeds-none = nessuna conquista

## Several steps in one

turn-finish-evenly = Distribuisci e concludi
turn-finish-evenly-tiny = Pari e fine
turn-end = Fermati e concludi
turn-end-tiny = Fine turno
turn-end-long = Fermati qui, distribuisci i segnalini in parti uguali e concludi il turno

## Keys

keys-title = Tasti
keys-on = Le lettere sono tasti (finché questa pagina è aperta)
menu-keys = Tasti
key-skip = salta al mio turno
key-undo = annulla
key-reset = annulla tutto il turno
key-hint = consiglio
key-log = che cosa è successo
key-rules = regole
key-menu = menu
key-close = chiudi, annulla, salta
key-keys = questo elenco
key-regions = da una regione all’altra
key-conquer = conquista la regione sotto il puntatore
key-combo = scegli una combinazione
key-stop = smetti di conquistare
key-finish = concludi il turno
key-even = distribuisci in parti uguali
key-pieces = metti un segnalino, riprendilo
key-roll = tira il dado
key-decline = entra in declino
key-abandon = abbandona regioni
key-places = da un posto all’altro
key-do = fai ciò che è scelto
key-turn = gira la tessera
key-turn-back = girala dall’altra parte
key-god = mostra il tuo dio
key-stack = pesca da una pila
