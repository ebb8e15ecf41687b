# Perché un giudice di Creazione preferisce un’azione: le voci del suo valore, ognuna con un numero di punti.

why-creation-score-now = il punteggio del tuo mondo con questa tessera
why-creation-growth = spazio di crescita per i gruppi con statue
why-creation-statues-to-come = statue che i tuoi gruppi possono ancora ricevere
why-creation-tiles-to-come = quanto portano in media le tessere future
why-creation-largest-group = il tuo gruppo più grande, che decide i pareggi
why-creation-god-kept = il tuo dio tenuto per dopo
why-creation-left-to-next = ciò che lasci al prossimo giocatore
