# Che cosa si dice di una registrazione che è vera per quanto si può vedere: per il terminale e per la pagina.
remark-older-digest = Questa registrazione è stata scritta da una versione più vecchia. Ogni mossa è permessa, ma l’impronta della posizione finale non si può più verificare.
remark-newer-digest = Questa registrazione è stata scritta da una versione più recente. Ogni mossa è permessa, ma l’impronta della posizione finale qui non si può verificare.
remark-no-digest = Questa registrazione è stata scaricata prima della fine della partita. Ogni mossa è permessa, ma non c’è ancora l’impronta di una posizione finale.
