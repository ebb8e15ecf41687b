# Perché un giudice di Creazione preferisce un’azione: le voci del suo valore, ognuna con un numero di punti.

why-creation-score-now = il punteggio del mondo con questa tessera
why-creation-growth = spazio per far crescere i gruppi con statue
why-creation-statues-to-come = statue che possono ancora arrivare per i suoi gruppi
why-creation-tiles-to-come = quanto portano in media le tessere future
why-creation-largest-group = il gruppo più grande, che decide i pareggi
why-creation-god-kept = il gettone dio tenuto per dopo
why-creation-left-to-next = ciò che lascia al prossimo giocatore
