# Ciò che riguarda tutto il server: annuncio, inviti e ciò che ha fatto l’amministratore.

announcement-label = Annuncio
announcement-hide = Nascondi annuncio
banned-title = Non puoi più usare questo server
banned-text = L’amministratore del server ti ha bloccato. Nelle tue partite i bot hanno preso i tuoi posti.
closed-title = L’amministratore del server ha terminato questa partita
closed-reason = Motivo: { $reason }
closed-no-reason = Nessun motivo indicato.
deleted-title = Questo tavolo è stato eliminato
invited-title = Hai un invito!
invited-text = Con questo invito puoi creare tavoli su questo server.
invited-join = Accetta invito
invited-done = Ti diamo il benvenuto! Ora puoi creare tavoli.
invited-dead = Questo invito non è più valido. Chiedine uno nuovo all’amministratore del server.
