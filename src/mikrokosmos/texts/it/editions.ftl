# In che cosa differiscono i regolamenti di Small World, e come giochiamo noi. Un argomento è `edition-<argomento>-title` e
# `edition-<argomento>-text`, nella forma di rules-smallworld.ftl; i link portano alle sue voci. Prima ciò che capita più spesso.

editions-title = Se il tuo regolamento dice altro
editions-text =
    I regolamenti di Small World sono cambiati negli anni. Ne abbiamo confrontati quattro: ucraino (2024), italiano (2014), ceco (2009) e la traduzione cinese di uno dei primi. Di regola giochiamo secondo il testo più recente, quello ucraino.

    Ecco che cosa può sorprenderti se conosci il gioco da un altro libretto. Quelli non nominati concordano con il nostro modo di giocare.

edition-own-title = Attaccare la propria razza in declino
edition-own-text =
    - Ucraino: difendono i segnalini di ogni altra razza, quindi anche i tuoi. La sua scheda riassuntiva dice “dell’avversario”.
    - Italiano, ceco, cinese: difendono i segnalini degli altri giocatori.

    Noi giochiamo così: la tua razza in declino [aumenta il costo](rules-cost) come ogni altra.

edition-die-title = L’ultimo tentativo di conquista
edition-die-text =
    - Ucraino, italiano, ceco, cinese: un tiro per turno, e le conquiste sono finite. Dei Ghoul non si parla.

    Giochiamo: [un tiro per turno](rules-attempt), con qualunque razza, a meno che il vostro tavolo non ne dia uno a ciascuna.

edition-abandon-title = Abbandonare regioni più tardi
edition-abandon-text =
    - Ucraino: solo prima della prima conquista.
    - Cinese: sembra che si possa in qualsiasi momento.

    Giochiamo: [prima della prima conquista](rules-later), a meno che il vostro tavolo non lo permetta anche dopo.

edition-entry-title = Entrare nella mappa
edition-entry-text =
    - Ceco, cinese: nulla sulla riva di un mare che qualcuno occupa.
    - Cinese: una razza entra vicino al bordo della mappa o vicino al mare.
    - Ceco, cinese: le conquiste successive partono dai “tuoi segnalini”.

    Noi giochiamo così: la riva di un mare è sempre un [ingresso](rule-edge), quella del lago mai, e si parte solo dalla razza attiva.

edition-column-title = Monete su una combinazione
edition-column-text =
    - Cinese: nulla sulle monete che stanno sulla combinazione scelta.

    Noi giochiamo così: [le prendi](rules-choosing), e paghi comunque per le combinazioni sopra.

edition-amazons-title = Amazzoni
edition-amazons-text =
    - Ceco: ogni turno comincia con dieci segnalini.
    - Cinese: a ogni turno quattro segnalini arrivano dalla scatola; se sono troppo pochi puoi abbandonare una regione.
    - Ucraino, italiano, ceco: in ogni regione resta un segnalino, se possibile.

    Noi giochiamo così: dieci segnalini (più quelli del potere) nel primo turno, poi quelli rimasti. Gli stessi quattro vanno da parte e tornano, e se non puoi toglierli [devi](rule-race-amazons) abbandonare regioni.

edition-sorcerers-title = Stregoni
edition-sorcerers-text =
    - Cinese: non dice né che il segnalino debba essere attivo né che debba essere adiacente.
    - Ceco, cinese: nulla sugli Elfi scambiati.
    - Ucraino: sembra che un contenitore vuoto metta fine agli scambi.

    Noi giochiamo così: si può [scambiare](rule-race-sorcerers) solo un segnalino attivo adiacente alle tue regioni, un Elfo scambiato è perso, e il contenitore può riempirsi di nuovo.

edition-ghouls-title = Ghoul
edition-ghouls-text =
    - Solo il cinese dice che i Ghoul in declino non hanno un potere speciale.
    - Cinese: nulla sugli attacchi alla propria razza attiva.

    Noi giochiamo così: [non ne hanno](rule-race-ghouls), e possono attaccarla.

edition-protected-title = Drago ed eroi
edition-protected-text =
    - Ceco: proteggono da attacchi e poteri speciali; i poteri di razza non sono nominati.
    - Ucraino, italiano: proteggono dagli avversari; i tuoi Ghoul non sono nominati.

    Noi giochiamo così: [proteggono](rule-protected) da tutti, anche dagli Stregoni e dai tuoi Ghoul.

edition-commando-title = Invasori
edition-commando-text =
    - Ceco, cinese: un segnalino in meno per ogni regione vicina.

    Noi giochiamo così: per [ogni regione](rule-power-commando), anche quando entri nella mappa.

edition-seafaring-title = Delle Maree e Volanti
edition-seafaring-text =
    - Ceco, cinese: nulla dice che solo una razza attiva prende l’acqua.
    - Ceco: nulla dice che l’acqua sia chiusa agli altri. Ai Volanti sono vietati solo i mari.
    - Cinese: nessuno può attaccare chi sta sull’acqua.
    - La scheda riassuntiva ucraina stampa Delle Maree con il nome di Delle Paludi.

    Noi giochiamo così: solo le razze [Delle Maree](rule-power-seafaring) attive prendono l’acqua o vi attaccano; le razze [Volanti](rule-power-flying) non prendono né mari né lago.

edition-fortified-title = Fortezze
edition-fortified-text =
    - Ceco: sembra che tu debba costruirne una a ogni turno.
    - Cinese: nulla sulla difesa in declino, e una fortezza persa esce dal gioco.

    Noi giochiamo così: [puoi](rule-power-fortified) costruirne una a turno; le fortezze difendono in declino, e quelle perse si possono ricostruire.

edition-bivouacking-title = Accampamenti
edition-bivouacking-text =
    - Ceco: non si perdono, ma nulla dice quando tornano.
    - Cinese: il proprietario può riprenderli in mano.

    Noi giochiamo così: il proprietario può rimetterli giù [alla fine del turno dell’attaccante](rule-power-bivouacking).

edition-powers-title = Abbienti, Dell’Alchimia, Della Diplomazia
edition-powers-text =
    - Cinese: Abbienti paga in un momento imprecisato, Dell’Alchimia senza condizioni, e la pace finisce con la tua azione successiva.
    - Ucraino: Abbienti paga una volta a partita.

    Noi giochiamo così: [Abbienti](rule-power-wealthy) paga alla fine del primo turno, e di nuovo quando la tessera ritorna; [Dell’Alchimia](rule-power-alchemist) finché la razza è attiva; la [pace](rule-power-diplomat) finisce quando comincia il tuo turno successivo.

edition-misprints-title = Poteri mancanti o stampati male
edition-misprints-text =
    - Cinese: Mercanti non ha una voce (A Cavallo c’è due volte), e Delle Foreste ha il testo di Delle Paludi.

    Noi giochiamo [Mercanti](rule-power-merchant) e [Delle Foreste](rule-power-forest) come negli altri tre libretti.

edition-first-title = Chi comincia
edition-first-text =
    - Ucraino, italiano, ceco: il giocatore con le orecchie più a punta.
    - Cinese: nulla.

    Noi giochiamo così: lo indica chi ospita, o il caso.

edition-blank-title = Il vessillo e la tessera vuoti
edition-blank-text =
    - Cinese: non sono nominati.

    Noi giochiamo così: razze e poteri inventati da te sono benvenuti, con al massimo dieci segnalini per una razza e cinque per un potere.
