# Chi gioca, com’è finita e come suona.

## Il finale

ending-you = Tu
ending-you-won = Hai vinto!
ending-you-share = { $who } condividete la vittoria
ending-your-place = La tua posizione: { $place } su { $players }
ending-place = Posizione { $place }
highlights-title = I momenti migliori
turning-title = La svolta
turning-start =
    { $you ->
        [yes] Sei in testa dall’inizio alla fine.
       *[no] { $who } è in testa dall’inizio alla fine.
    }
turning-round =
    { $you ->
        [yes] Dal round { $round } sei in testa fino alla fine.
       *[no] Dal round { $round } { $who } è in testa fino alla fine.
    }
turning-last =
    { $you ->
        [yes] Passi in testa solo nell’ultimo round.
       *[no] { $who } passa in testa solo nell’ultimo round.
    }
best-race-title = La razza migliore
best-coins =
    { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
best-terrain-title = Il terreno migliore
best-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
picture-map = La mappa finale
picture-worlds = I mondi completati
picture-save = Salva l’immagine
picture-share = Condividi l’immagine
picture-failed = Il browser non è riuscito a disegnare l’immagine.
breakdown-title = Punti per terreno

## I suoni

sound-question = Attivare i suoni?
sound-yes = Sì
sound-no = No
sound-on = Suoni
sound-volume = Volume dei suoni
sound-away = Campanella al mio turno, anche con la scheda nascosta
