# Perché un giudice di Small World preferisce un’azione: le voci del suo valore, ognuna con un numero di punti.

why-now = monete in questo turno
why-later = monete future da queste regioni
why-harm = monete che fa perdere agli avversari
why-luck = ciò che potrebbe aggiungere il dado
why-price = monete sulla combinazione, meno il suo prezzo
why-ahead = turni futuri con questa razza
why-fresh = una razza nuova dal prossimo turno
why-kept = regioni che restano alla razza in declino
why-guard = perdite che evita
why-peace = un attaccante tenuto lontano
why-given-up = regioni abbandonate
why-stay = ciò che questa razza può ancora guadagnare
why-next = il resto di questo turno
