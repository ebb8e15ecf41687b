# Perché un giudice di Small World preferisce un’azione: le voci del suo valore, ognuna con un numero di punti.

why-now = monete in questo turno
why-later = monete che queste regioni porteranno più avanti
why-harm = ciò che toglie agli altri
why-luck = ciò che può aggiungere il dado
why-price = monete che ci sono sopra, meno il prezzo
why-ahead = turni futuri con questa razza
why-fresh = una razza fresca dal prossimo turno
why-kept = regioni che restano in declino
why-guard = perdite evitate
why-peace = un attaccante tenuto lontano
why-given-up = regioni abbandonate
why-stay = ciò che la razza porterebbe ancora
why-next = ciò che segue nello stesso turno
