# In che cosa differiscono i regolamenti di Small World, e come giochiamo noi. Un argomento è `edition-<argomento>-title` e
# `edition-<argomento>-text`, nella forma di rules-smallworld.ftl; i link portano alle sue voci. Prima ciò che capita più spesso.

editions-title = Differenze tra i regolamenti
editions-text =
    I regolamenti di Small World sono cambiati negli anni. Ne abbiamo confrontati quattro: ucraino (2024), italiano (2014), ceco (2009) e la traduzione cinese di uno dei primi. Quello inglese del 2015 è quasi uguale all’italiano. Di solito seguiamo il più recente, quello ucraino.

    Ecco che cosa può sorprenderti se conosci il gioco da un altro regolamento. Quelli non nominati concordano con le nostre regole.

edition-own-title = Attaccare la propria razza in declino
edition-own-text =
    - Ucraino: difendono i segnalini di ogni altra razza, quindi anche i tuoi. La sua scheda riassuntiva dice “dell’avversario”.
    - Italiano, ceco, cinese: difendono i segnalini degli altri giocatori.

    Noi giochiamo così: la tua razza in declino [aumenta il costo](rules-cost) come ogni altra.

edition-die-title = Tentativo di Conquista Finale
edition-die-text =
    - Ucraino, italiano, ceco, cinese: un tiro per turno, e le conquiste sono finite. I Ghoul non sono nominati.

    Noi giochiamo così: [un tiro per turno](rules-attempt), con qualunque razza, a meno che il tuo tavolo non ne dia uno a ognuna.

edition-abandon-title = Abbandonare regioni più tardi
edition-abandon-text =
    - Ucraino: solo prima della prima conquista.
    - Cinese: sembra che si possa in qualsiasi momento.

    Noi giochiamo così: [prima della prima conquista](rules-later), a meno che il tuo tavolo non lo permetta anche dopo.

edition-entry-title = Entrare nella mappa
edition-entry-text =
    - Ceco, cinese: non nominano la riva di un mare occupato da qualcuno.
    - Cinese: una razza entra vicino al bordo della mappa o vicino al mare.
    - Ceco, cinese: le conquiste successive partono dai “tuoi segnalini”.

    Noi giochiamo così: puoi sempre [entrare](rule-edge) dalla riva di un mare, mai da quella del lago, e per l’adiacenza conta solo la tua razza attiva.

edition-column-title = Monete su una combinazione
edition-column-text =
    - Cinese: non nomina le monete sulla combinazione scelta.

    Noi giochiamo così: [le prendi](rules-choosing), e paghi comunque per le combinazioni sopra.

edition-amazons-title = Amazzoni
edition-amazons-text =
    - Ceco: ogni turno comincia con dieci segnalini.
    - Cinese: a ogni turno quattro segnalini arrivano dalla scatola; se sono troppo pochi puoi abbandonare una regione.
    - Ucraino, italiano, ceco: in ogni regione resta un segnalino, se possibile.

    Noi giochiamo così: dieci segnalini più quelli del potere nel primo turno, poi quelli rimasti. Gli stessi quattro si mettono da parte e tornano, e se non puoi privartene [devi](rule-race-amazons) abbandonare regioni.

edition-sorcerers-title = Stregoni
edition-sorcerers-text =
    - Cinese: non dice né che il segnalino debba essere attivo né che debba essere adiacente.
    - Ceco, cinese: non nominano gli Elfi sostituiti.
    - Ucraino: sembra che un contenitore vuoto metta fine alle sostituzioni per sempre.

    Noi giochiamo così: si può [sostituire](rule-race-sorcerers) solo un segnalino attivo in una regione adiacente alle tue, un Elfo sostituito è perso, e il contenitore può riempirsi di nuovo.

edition-ghouls-title = Ghoul
edition-ghouls-text =
    - Solo il cinese dice che i Ghoul in declino non hanno un potere speciale.
    - Cinese: non nomina gli attacchi alla propria razza attiva.

    Noi giochiamo così: i Ghoul in declino [non hanno un potere speciale](rule-race-ghouls), e possono attaccare la tua razza attiva.

edition-protected-title = Drago ed eroi
edition-protected-text =
    - Ceco: proteggono da attacchi e poteri speciali; i poteri di razza non sono nominati.
    - Ucraino, italiano: proteggono dagli avversari; i tuoi Ghoul non sono nominati.

    Noi giochiamo così: la regione è [immune](rule-protected) a tutti, compresi gli Stregoni e i tuoi Ghoul.

edition-commando-title = Invasori
edition-commando-text =
    - Ceco, cinese: un segnalino in meno per ogni regione vicina.

    Noi giochiamo così: un segnalino in meno per [ogni regione](rule-power-commando), anche quando entri nella mappa.

edition-seafaring-title = Delle Maree e Volanti
edition-seafaring-text =
    - Ceco, cinese: non dicono che solo una razza attiva può conquistare l’acqua.
    - Ceco: non dice che l’acqua è vietata agli altri. Ai Volanti sono vietati solo i mari.
    - Cinese: nessuno può attaccare i segnalini sull’acqua.
    - La scheda riassuntiva ucraina stampa Delle Maree con il nome di Delle Paludi.

    Noi giochiamo così: solo le razze [Delle Maree](rule-power-seafaring) attive conquistano l’acqua o vi attaccano; le razze [Volanti](rule-power-flying) non conquistano né i mari né il lago.

edition-fortified-title = Fortezze
edition-fortified-text =
    - Ceco: sembra che tu debba costruirne una a ogni turno.
    - Cinese: non dice nulla sulla difesa in declino, e una fortezza persa esce dal gioco.

    Noi giochiamo così: [puoi](rule-power-fortified) costruirne una per turno; le fortezze difendono in declino, e quelle perse si possono ricostruire.

edition-bivouacking-title = Accampamenti
edition-bivouacking-text =
    - Ceco: non si perdono, ma non dice quando tornano.
    - Cinese: il proprietario può riprenderli in mano.

    Noi giochiamo così: il proprietario può piazzarli di nuovo [alla fine del turno dell’attaccante](rule-power-bivouacking).

edition-powers-title = Abbienti, Dell’Alchimia, Della Diplomazia
edition-powers-text =
    - Cinese: nessun momento preciso per le monete di Abbienti, nessuna condizione per quelle di Dell’Alchimia, e la pace finisce con la tua azione successiva.
    - Ucraino: Abbienti frutta una volta per partita.

    Noi giochiamo così: [Abbienti](rule-power-wealthy) frutta alla fine del primo turno, e di nuovo quando la tessera ritorna; [Dell’Alchimia](rule-power-alchemist) finché la razza è attiva; la [pace](rule-power-diplomat) finisce quando comincia il tuo turno successivo.

edition-misprints-title = Poteri mancanti o stampati male
edition-misprints-text =
    - Cinese: Mercanti non ha una voce (A Cavallo c’è due volte), e Delle Foreste ha il testo di Delle Paludi.

    Noi giochiamo [Mercanti](rule-power-merchant) e [Delle Foreste](rule-power-forest) come negli altri tre regolamenti.

edition-first-title = Chi comincia
edition-first-text =
    - Ucraino, italiano, ceco: il giocatore con le orecchie più appuntite.
    - Cinese: non dice nulla.

    Noi giochiamo così: un giocatore a caso, o il primo posto se chi ha creato il tavolo preferisce.

edition-blank-title = Il vessillo e la tessera vuoti
edition-blank-text =
    - Cinese: non li nomina.

    Noi giochiamo così: puoi aggiungere razze e poteri inventati da te, con al massimo dieci segnalini per una razza e cinque per un potere.
