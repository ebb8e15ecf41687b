# Le regole di Small World, da consultare al tavolo. Una voce è `<id>-title` e `<id>-text`; ciò che ha un nome in smallworld.ftl
# lo usa come titolo (`rule-race-trolls-text` ha per titolo `race-trolls`). Ogni riga di un testo è un paragrafo o, dopo “- ”, una
# riga di elenco; [parole](voce) è un link. L’ordine è quello di web/src/rules/contents.ts.

## Capitoli

rules-goal-title = Lo scopo
rules-goal-text =
    Guida una razza fantasy dopo l’altra su una mappa troppo piccola per tutti. Alla fine di ogni tuo turno le tue regioni ti fruttano [Monete Vittoria](rule-coins). Vince chi ne ha di più [alla fine](rules-end).

    Prima o poi la tua razza si estende troppo. Allora la mandi in [declino](rules-decline) e ne [scegli](rules-choosing) una nuova. Capire quando farlo è metà del gioco.

rules-table-title = Preparazione
rules-table-text =
    C’è una mappa diversa per ogni numero di giocatori. Ogni regione ha un [terreno](rules-map), e alcune hanno un simbolo o una [tribù perduta](rule-tribe).

    - Accanto alla mappa c’è una colonna di sei combinazioni tra cui [scegliere](rules-choosing), ognuna una razza con un potere speciale.
    - Nel [contenitore](rule-tokens) stanno tutti i segnalini razza non in uso.
    - Ognuno comincia con cinque [monete](rule-coins).
    - Una partita dura 10 round in due o tre giocatori, 9 in quattro e 8 in cinque. In ogni round ognuno gioca un turno.

rules-turn-title = Un turno
rules-turn-text =
    Se non hai una razza attiva, [scegli](rules-choosing) una combinazione e comincia subito a [conquistare](rules-conquering). Se ce l’hai, prima decidi: ti espandi, oppure usi tutto il turno per mandarla in [declino](rules-decline).

    Per espanderti:

    - [prepara](rules-later) le truppe e, se vuoi, abbandona regioni;
    - conquista quante regioni vuoi, anche nessuna;
    - [rischiera](rules-redeployment) i segnalini;
    - guadagna le [monete](rules-income).

    Infine i giocatori che hai attaccato rischierano i segnalini in [ritirata](rules-losses).

    Se alla tua razza attiva non resta nemmeno un segnalino, puoi passare o entrare in declino, ma non puoi ancora scegliere una nuova combinazione.

rules-choosing-title = Scegliere una combinazione
rules-choosing-text =
    Scegli una combinazione qualsiasi della colonna. La prima in alto è gratis; per le altre, metti una tua moneta su ogni combinazione che sta sopra. Ricevi anche le monete che stanno sulla combinazione scelta, ma non puoi usarle per pagarla.

    Ricevi tanti segnalini quanti ne indicano insieme il vessillo della razza e la tessera del potere. La tua razza non ne avrà altri, a meno che un potere non lo dica.

    Le combinazioni più in basso salgono con le loro monete, e in fondo ne appare una nuova. Le razze che lasciano la mappa tornano in fondo al mazzo, e i poteri usati si rimescolano quando finiscono. Se le razze disponibili sono troppo poche, per un po’ la colonna è più corta.

rules-conquering-title = Conquistare
rules-conquering-text =
    Una razza che non è sulla mappa entra dal [confine](rule-edge). Poi conquista regioni [adiacenti](rule-neighbours) alle sue. Paga il [costo](rules-cost) con i segnalini che hai in mano: restano nella regione fino al [rischieramento](rules-redeployment).

    - Le regioni [immuni](rule-protected) non si possono conquistare, e l’[acqua](rule-water) solo con le razze Delle Maree.
    - Puoi conquistare una regione della tua razza in declino; il suo segnalino è perso.
    - La razza attiva non può espandersi dalle regioni della tua razza in declino.
    - Quando i segnalini non bastano, una volta può aiutare [il Dado dei Rinforzi](rules-attempt).

rules-cost-title = Quanto costa una regione
rules-cost-text =
    Due segnalini, più uno per ognuna di queste cose nella regione:

    - una [montagna](rule-terrain-mountain);
    - una [tribù perduta](rule-tribe);
    - un segnalino razza, attivo o in declino;
    - una [tana dei Troll](rule-marker-lair), una [fortezza](rule-marker-fort) o un [accampamento](rule-marker-camp).

    Così una montagna con due Troll e la loro tana costa 2 + 1 + 2 + 1 = 6 segnalini.

    Gli sconti di razza e potere si sommano, ma per una conquista serve sempre almeno un segnalino. La tua razza in declino si difende come quelle degli altri, a meno che il tuo tavolo non decida altrimenti.

rules-losses-title = Perdite e ritirata
rules-losses-text =
    Quando perdi una regione, riprendine in mano i segnalini. Uno torna nel contenitore. Gli altri li rischieri proprio alla fine del turno dell’attaccante, in qualsiasi regione che la tua razza occupa ancora, adiacente o no. Un segnalino isolato è semplicemente perso.

    - Perdi un segnalino per ogni regione persa.
    - Se sono stati attaccati più giocatori, rischierano in senso orario. Tutti i segnalini vanno piazzati.
    - Se alla tua razza non restano regioni, i segnalini restano in mano, e rientra nella mappa al tuo turno successivo.
    - Tana dei Troll e fortezza tornano nella riserva, gli accampamenti al loro proprietario.

rules-attempt-title = Tentativo di Conquista Finale
rules-attempt-text =
    Con almeno un segnalino in mano puoi tentare di conquistare una regione per cui te ne mancano da uno a tre. Scegli la regione, poi tira il [Dado dei Rinforzi](rule-die). Se segnalini e risultato del dado insieme arrivano al [costo](rules-cost), la conquisti e ci vanno tutti i segnalini che hai in mano. Se no, piazzali in regioni che già occupi. In ogni caso le tue conquiste per questo turno sono finite.

    - Non dev’essere per forza la regione più economica. Dove i segnalini bastano, non si tira.
    - Se fallisce e non occupi regioni, i segnalini ti restano in mano fino al turno successivo.
    - Ne hai uno per turno. Con i [Ghoul](rule-race-ghouls) in declino mette fine alle conquiste di entrambe le razze, a meno che il tuo tavolo non ne dia uno a ognuna.
    - Le razze [Berserk](rule-power-berserk) tirano invece prima di ogni conquista.

rules-redeployment-title = Rischieramento
rules-redeployment-text =
    Dopo le conquiste sposta liberamente i segnalini attivi tra le regioni che la tua razza occupa, adiacenti o no. Lasciane almeno uno in ognuna.

    - A questo punto non puoi abbandonare regioni, salvo le [Amazzoni](rule-race-amazons) quando devono.
    - I segnalini della razza attiva e quelli della razza in declino non si mescolano mai.
    - Ora arrivano i nuovi [Scheletri](rule-race-skeletons), e si piazzano [accampamenti](rule-marker-camp), [eroi](rule-marker-hero) e una [fortezza](rule-marker-fort).

rules-income-title = Guadagnare monete
rules-income-text =
    Alla fine del tuo turno ricevi una moneta per ogni regione occupata dalla tua razza attiva o da quella in declino, qualunque sia il numero di segnalini. Poi vengono i bonus della razza attiva e del suo potere. Una regione può dare più bonus diversi.

    - Le razze in declino non danno bonus, tranne i [Nani](rule-race-dwarves) per le miniere.
    - Guadagna solo il giocatore di turno.

rules-later-title = Preparare le truppe e abbandonare regioni
rules-later-text =
    Quando ti espandi, riprendi in mano tutti i segnalini tranne uno per regione. Solo quelli in mano possono conquistare.

    Prima della prima conquista del turno puoi abbandonare quante regioni vuoi, anche tutte, per prenderne anche gli ultimi segnalini.

    - Una regione abbandonata non è di nessuno e non frutta nulla. Puoi riconquistarla al solito costo, come regione vuota.
    - La tana dei Troll, la fortezza o la tana sotterranea spariscono. Accampamenti, eroe e drago tornano a te.
    - Se abbandoni tutto, rientri dal [confine](rule-edge).
    - Il tuo tavolo può permetterlo anche più tardi nel turno, ma non per le regioni conquistate in questo turno.

rules-decline-title = Declino
rules-decline-text =
    Entrare in declino richiede tutto il turno. In ogni regione della razza resta un segnalino, gli altri vanno nel contenitore e il potere speciale si scarta. Una razza che avevi già in declino lascia la mappa. Ricevi una moneta per ogni regione della razza in declino, e nel turno successivo [scegli](rules-choosing) una nuova combinazione.

    - Una razza in declino frutta una moneta per regione, ma non fa altro. Chiunque può attaccarla, anche tu.
    - Continuano a valere: [Nani](rule-race-dwarves), [Ghoul](rule-race-ghouls), [Ancestrali](rule-power-spirit), le acque già [occupate](rule-power-seafaring) e la difesa di tane dei Troll e fortezze.
    - Tane sotterranee, accampamenti, eroi e drago lasciano la mappa.
    - Non puoi entrare in declino nel turno in cui scegli una combinazione, tranne con le razze [Tenaci](rule-power-stout).

rules-end-title = La fine
rules-end-text =
    La partita finisce quando tutti hanno giocato il turno dell’ultimo round. Vince chi ha più monete.

    A parità vince chi ha più segnalini razza sulla mappa, attivi e in declino insieme. Gli accampamenti, i segnalini in mano e le Amazzoni messe da parte non contano. Chi è ancora in parità condivide la vittoria.

rules-options-title = Opzioni di chi crea il tavolo
rules-options-text =
    - Chi comincia: un giocatore a scelta, o uno a caso.
    - Se le [monete](rule-coins) di tutti sono visibili.
    - Quali razze e quali poteri si usano.
    - Razze e poteri inventati da te, come il vessillo e la tessera vuoti della scatola.
    - Regole della casa, dove i regolamenti sono diversi.

rules-terms-title = Termini
rules-terms-text =
    Nella descrizione di un potere “tu” e “tuo” indicano la razza che lo possiede, non la tua razza in declino.

rules-map-title = Terreni e simboli
rules-map-text =
    Ogni regione ha un terreno, e alcune hanno un simbolo. Sono razze e poteri a dar loro un valore.

rules-races-title = Razze
rules-races-text =
    Sono quattordici. Il potere di una razza vale finché la razza è attiva e cessa in [declino](rules-decline), se non è detto altrimenti.

rules-powers-title = Poteri speciali
rules-powers-text =
    Sono venti. Un potere si aggiunge a quello della razza e si scarta quando la razza entra in [declino](rules-decline), tranne Ancestrali.

rules-markers-title = Segnalini speciali
rules-markers-text =
    Alcune razze portano sulla mappa segnalini speciali. Non sono segnalini razza, e da soli non possono occupare una regione.

## Parole e pezzi

rule-empty-title = Regioni vuote e non vuote
rule-empty-text =
    Una regione è non vuota se, quando viene conquistata, c’è un segnalino razza o una [tribù perduta](rule-tribe), anche se il segnalino è della tua razza in declino. Una montagna o un segnalino speciale da soli non contano: la regione è vuota.

rule-neighbours-title = Regioni adiacenti
rule-neighbours-text =
    Due regioni sono adiacenti se hanno un confine in comune. Un angolo in comune non conta, e nemmeno affacciarsi sulla stessa acqua.

rule-water-title = Acqua e regioni costiere
rule-water-text =
    Ogni mappa ha due [mari](rule-terrain-sea) sul bordo e un [lago](rule-terrain-lake) all’interno. Solo le razze [Delle Maree](rule-power-seafaring) possono andarci. La terra che confina con l’acqua è costiera; l’acqua stessa no.

rule-edge-title = Le regioni di confine
rule-edge-text =
    Una razza entra nella mappa da una regione sul bordo o sulla riva di un mare, anche se qualcuno occupa quel mare. La riva del lago non conta. Gli [Halfling](rule-race-halflings) e le razze [Volanti](rule-power-flying) possono entrare da qualsiasi regione di terra.

rule-protected-title = Regioni immuni
rule-protected-text =
    Una regione con una [tana sotterranea](rule-marker-hole), un [eroe](rule-marker-hero) o il [drago](rule-marker-dragon) è immune: nessuno può conquistarla, sostituirvi segnalini, tentarla col dado o mandarvi un drago, nemmeno l’altra razza del proprietario, a meno che il tuo tavolo non lo permetta. Non è più immune quando il segnalino speciale se ne va.

rule-tokens-title = Segnalini, mano e contenitore
rule-tokens-text =
    I segnalini sulla mappa occupano regioni; quelli in mano conquistano. Quelli nel contenitore non sono di nessuno. Scheletri e Stregoni possono prenderne finché ce ne sono della loro razza, compresi quelli persi in precedenza.

rule-tribe-title = Tribù perdute
rule-tribe-text =
    In alcune regioni vive fin dall’inizio una tribù perduta. Aumenta di uno il costo e rende la regione [non vuota](rule-empty). Una volta conquistata, sparisce per sempre.

rule-coins-title = Monete
rule-coins-text =
    Le monete sono i tuoi punti, e pagano anche le combinazioni più in basso nella colonna. Gli altri non vedono quante ne hai, a meno che chi ha creato il tavolo non lo permetta, ma vedono quanto guadagni a ogni turno. Le monete rimaste nella colonna non contano per nessuno.

rule-die-title = Dado dei Rinforzi
rule-die-text =
    Tre facce sono vuote, le altre mostrano 1, 2 e 3. Si tira per il [tentativo di Conquista Finale](rules-attempt), e lo tirano le razze [Berserk](rule-power-berserk).

## Terreni e simboli

rule-terrain-farmland-text =
    +1 moneta per gli [Umani](rule-race-humans); costa un segnalino in meno alle razze [A Cavallo](rule-power-mounted).
rule-terrain-forest-text =
    +1 moneta per le razze [Delle Foreste](rule-power-forest).
rule-terrain-hill-text =
    +1 moneta per le razze [Delle Colline](rule-power-hill); costa un segnalino in meno alle razze [A Cavallo](rule-power-mounted).
rule-terrain-swamp-text =
    +1 moneta per le razze [Delle Paludi](rule-power-swamp).
rule-terrain-mountain-text =
    Una montagna aumenta sempre di uno il [costo](rules-cost) della sua regione, chiunque la occupi. Non è un segnalino razza: se non ce n’è uno, la regione è [vuota](rule-empty). I [Giganti](rule-race-giants) attaccano le regioni adiacenti con un segnalino in meno.
rule-terrain-sea-text =
    Solo le razze [Delle Maree](rule-power-seafaring) possono conquistare un mare. Dalla sua riva chiunque può [entrare](rule-edge) nella mappa.
rule-terrain-lake-text =
    Solo le razze [Delle Maree](rule-power-seafaring) possono conquistare il lago. La sua riva è costiera, ma non ci si può [entrare](rule-edge).
rule-symbol-cavern-text =
    Costa un segnalino in meno alle razze [Delle Caverne](rule-power-underworld) e le collega a ogni altro passaggio sotterraneo.
rule-symbol-magic-text =
    +1 moneta per i [Maghi](rule-race-wizards).
rule-symbol-mine-text =
    +1 moneta per i [Nani](rule-race-dwarves), anche in declino.

## Razze

rule-race-amazons-text =
    Quattro segnalini in più, solo per conquistare. Dopo le conquiste quattro segnalini si mettono da parte; all’inizio del tuo turno successivo tornano in mano.

    - Se non puoi privarti di quattro segnalini, devi abbandonare regioni a tua scelta prima di guadagnare le monete.
    - Quando le Amazzoni entrano in declino, i quattro vanno nel contenitore.

rule-race-dwarves-text =
    +1 moneta per turno per ogni regione con una [miniera](rule-symbol-mine), anche in declino.

    - Vale anche nel turno in cui entrano in declino.

rule-race-elves-text =
    Quando gli Elfi perdono una regione, non perdono segnalini: si ritirano tutti.

    - Un Elfo sostituito dagli [Stregoni](rule-race-sorcerers) è perso.
    - In declino gli Elfi si perdono come ogni altro segnalino.

rule-race-ghouls-text =
    In declino tutti i Ghoul restano e continuano a conquistare in ogni tuo turno, prima della razza attiva.

    - Perdono il potere speciale, ma conservano acque e fortezze.
    - La [Conquista Finale](rules-attempt) del turno è una sola per entrambe le razze, a meno che il tuo tavolo non ne dia una a ognuna.
    - Puoi scegliere una nuova combinazione prima o dopo le loro conquiste. La razza attiva può abbandonare regioni prima.
    - Possono attaccare la tua razza attiva, che può usare subito i segnalini in ritirata.
    - In un turno di declino non conquistano e sono eliminati, a meno che loro o la razza che entra in declino non siano [Ancestrali](rule-power-spirit).

rule-race-giants-text =
    Le regioni adiacenti a una [montagna](rule-terrain-mountain) che occupano costano un segnalino in meno.

    - Una seconda montagna non riduce ancora il costo.
    - Conta anche una montagna conquistata in questo turno.

rule-race-halflings-text =
    Possono entrare nella mappa da qualsiasi regione di terra. Le prime due regioni che conquistano ricevono una [tana sotterranea](rule-marker-hole) e sono immuni.

    - Una tana sotterranea abbandonata non si scava di nuovo.
    - Gli Halfling che hanno lasciato la mappa possono rientrare ovunque.

rule-race-humans-text =
    +1 moneta per turno per ogni regione di [campi coltivati](rule-terrain-farmland) che occupano.

rule-race-orcs-text =
    +1 moneta per ogni regione [non vuota](rule-empty) conquistata in questo turno.

    - Gli Orchi [Predoni](rule-power-pillaging) ne guadagnano due.

rule-race-ratmen-text =
    Nessun potere, ma tanti segnalini: otto sul vessillo.

rule-race-skeletons-text =
    Ogni due regioni [non vuote](rule-empty) conquistate in questo turno, al [rischieramento](rules-redeployment) ricevono un segnalino.

    - Una regione dispari non si riporta al turno dopo.
    - I nuovi Scheletri non conquistano in questo turno.
    - Sono 20 in tutto; un contenitore vuoto non ne dà.

rule-race-sorcerers-text =
    Una volta per turno per ogni avversario: sostituisci un segnalino attivo isolato, in una regione adiacente a una tua, con uno Stregone del contenitore. La regione è tua.

    - Non serve un segnalino in mano, e puoi farlo per ultimo, ma non dopo un tiro di dado.
    - Tana dei Troll, fortezza e montagna non lo impediscono. Accampamenti, [immunità](rule-protected) e [pace](rule-power-diplomat) sì.
    - Tribù perdute e segnalini in declino non si sostituiscono.
    - Conta come conquista di una regione [non vuota](rule-empty).
    - Gli Stregoni Volanti sostituiscono ovunque sulla terra, appena occupano una regione.

rule-race-tritons-text =
    Tutte le regioni [costiere](rule-water), su un mare o sul lago, costano un segnalino in meno.

    - L’acqua stessa non è costiera: lì i Tritoni delle Maree pagano tutto il costo.

rule-race-trolls-text =
    Una [tana dei Troll](rule-marker-lair) in ogni regione che occupano la fa costare un segnalino in più, anche in declino.

rule-race-wizards-text =
    +1 moneta per turno per ogni [regione magica](rule-symbol-magic).

## Poteri speciali

rule-power-alchemist-text =
    +2 monete alla fine di ogni turno finché la razza è attiva, anche se non occupa regioni.

rule-power-berserk-text =
    Prima di ogni conquista puoi tirare il [dado](rule-die). Poi scegli una regione: sottrai il risultato dal suo costo, fino a un minimo di un segnalino.

    - Se con quel tiro non puoi o non vuoi conquistare una regione, le tue conquiste sono finite.
    - Un tiro vale per una regione. Con i segnalini rimasti puoi continuare a conquistare.
    - Per tirare serve un segnalino in mano.
    - Non hai un [tentativo di Conquista Finale](rules-attempt).

rule-power-bivouacking-text =
    Cinque [accampamenti](rule-marker-camp) da piazzare a ogni rischieramento nelle regioni che occupi, anche più d’uno nella stessa.

    - Puoi tenerne in mano.
    - Se perdi una regione, i suoi accampamenti tornano a te, e puoi piazzarli di nuovo quando finisce il turno dell’attaccante.

rule-power-commando-text =
    Ogni regione costa un segnalino in meno, anche la prima.

rule-power-diplomat-text =
    Dopo aver guadagnato le monete puoi fare la pace con un avversario di cui in questo turno non hai attaccato la razza attiva. Fino all’inizio del tuo turno successivo, la sua razza attiva non può attaccare la tua.

    - Scegli di nuovo a ogni turno: lo stesso giocatore, un altro o nessuno.
    - La pace non riguarda le razze in declino: i Ghoul in declino dell’altro possono attaccarti, e la tua razza in declino non è al sicuro.
    - Un tentativo fallito e una sostituzione degli Stregoni contano come attacchi.
    - È vincolata anche una razza che l’altro sceglie nel frattempo. Tu no.

rule-power-dragon_master-text =
    Una volta per turno puoi conquistare con un solo segnalino una regione raggiungibile, qualunque difesa abbia. Il [drago](rule-marker-dragon) resta lì e la rende immune.

    - Si sposta solo in una regione che stai conquistando, non in una che la razza attiva già occupa.
    - Puoi usarlo per la tua prima conquista.
    - Se non lo usi, resta dov’è e la sua regione resta immune.
    - Non può attaccare una regione [immune](rule-protected).

rule-power-flying-text =
    Puoi conquistare qualsiasi regione di terra, adiacente o no, anche quando entri nella mappa. L’acqua è vietata.

rule-power-forest-text =
    +1 moneta per turno per ogni [foresta](rule-terrain-forest) che occupi.

rule-power-fortified-text =
    Una volta per turno, al rischieramento, puoi costruire una [fortezza](rule-marker-fort) in una regione che occupi e che non ne ha. Aumenta di uno il costo della regione e frutta una moneta per turno finché la razza è attiva, già da questo turno.

    - In tutto ci sono sei fortezze, comprese quelle delle razze in declino.
    - Una fortezza non si sposta mai. Se la sua regione viene conquistata o abbandonata, si può ricostruire.
    - Dal turno del declino difende ancora, ma non frutta nulla.

rule-power-heroic-text =
    A ogni rischieramento piazza i due [eroi](rule-marker-hero) in due regioni diverse che occupi. Quelle regioni sono immuni.

    - Possono restare dov’erano.
    - Se occupi una sola regione, l’altro eroe resta fuori dalla mappa.

rule-power-hill-text =
    +1 moneta per turno per ogni [collina](rule-terrain-hill) che occupi.

rule-power-merchant-text =
    +1 moneta per turno per ogni regione che occupi, di qualsiasi tipo.

rule-power-mounted-text =
    Ogni [collina](rule-terrain-hill) e ogni regione di [campi coltivati](rule-terrain-farmland) costa un segnalino in meno.

rule-power-pillaging-text =
    +1 moneta per ogni regione [non vuota](rule-empty) conquistata in questo turno.

rule-power-seafaring-text =
    Finché la razza è attiva puoi conquistare [i mari e il lago](rule-water) come regioni vuote, per due segnalini ognuno. In declino li conservi, e fruttano ancora monete.

    - Puoi entrare da un mare sul bordo, ma non dal lago.
    - L’acqua che occupi è una regione come le altre: le sue rive le sono adiacenti.
    - I segnalini sull’acqua può attaccarli solo una razza Delle Maree attiva.

rule-power-spirit-text =
    Questa razza non conta come la tua unica razza in declino: accanto puoi averne un’altra, ed entrambe fruttano monete.

    - I declini successivi eliminano l’altra razza, mai quella Ancestrale. La elimina solo una conquista, anche tua.

rule-power-stout-text =
    Puoi entrare in declino alla fine di un turno regolare, dopo aver guadagnato le monete, invece di spenderci un turno intero.

    - Quel turno frutta una volta sola, con tutti i bonus. Anche una razza già in declino frutta, poi lascia la mappa.
    - Puoi farlo perfino nel turno in cui scegli la combinazione.

rule-power-swamp-text =
    +1 moneta per turno per ogni [palude](rule-terrain-swamp) che occupi.

rule-power-underworld-text =
    Le regioni con un [passaggio sotterraneo](rule-symbol-cavern) costano un segnalino in meno, e per te sono tutte adiacenti tra loro.

    - Entri dal [confine](rule-edge) come gli altri. I passaggi si aprono quando ne occupi uno.

rule-power-wealthy-text =
    Sette monete, una volta, alla fine del turno in cui scegli questa combinazione.

    - Se più tardi la tessera riappare, chi la sceglie riceve di nuovo le monete, a meno che il tuo tavolo non le paghi una sola volta per partita.

## Segnalini speciali

rule-marker-lair-text =
    Aumenta di uno il costo della sua regione, anche quando i [Troll](rule-race-trolls) sono in declino. Si piazza con la conquista, una per regione, e si toglie quando la regione viene conquistata o abbandonata. Ce ne sono dieci.
rule-marker-fort-text =
    Aumenta di uno il costo della sua regione, anche in declino, e frutta una moneta per turno finché la sua razza è attiva. La costruiscono le razze [Delle Fortezze](rule-power-fortified).
rule-marker-camp-text =
    Aumenta di uno il costo della sua regione e difende un segnalino isolato dagli [Stregoni](rule-race-sorcerers). Non si perde mai. Le razze [Scout](rule-power-bivouacking) ne hanno cinque.
rule-marker-hole-text =
    Rende [immune](rule-protected) la sua regione, finché gli [Halfling](rule-race-halflings) non la abbandonano o entrano in declino.
rule-marker-hero-text =
    Rende [immune](rule-protected) la sua regione, finché non si sposta. Il potere [E i Due Eroi](rule-power-heroic) ne ha due.
rule-marker-dragon-text =
    Rende [immune](rule-protected) la sua regione, finché non se ne va. Arriva con il potere [E il Drago](rule-power-dragon_master).

## Il foglio da stampare

summary-smallworld-title = Small World in breve

summary-smallworld-turn-title = Il tuo turno
summary-smallworld-turn-text =
    - Nessuna razza attiva: scegli una combinazione. Metti una moneta su ogni combinazione sopra; le monete sulla tua sono tue.
    - Razza attiva: espanditi, o mandala in declino e non fare altro.
    - Espansione: riprendi tutti i segnalini tranne uno per regione. Prima della prima conquista puoi abbandonare regioni.
    - Conquista: prima dal bordo della mappa o dalla riva di un mare, poi regioni adiacenti. Se i segnalini non bastano, una Conquista Finale col dado.
    - Rischiera: almeno un segnalino in ogni regione.
    - Guadagna le monete. Poi rischierano i giocatori che hai attaccato.

summary-smallworld-cost-title = Una regione costa
summary-smallworld-cost-text =
    Mai meno di un segnalino, quali che siano gli sconti. Conquista Finale: se ti mancano da uno a tre segnalini, deve coprirli il dado (vuoto, vuoto, vuoto, 1, 2, 3).
summary-smallworld-cost-region = Qualsiasi regione
summary-smallworld-cost-mountain = Montagna
summary-smallworld-cost-tribe = Tribù perduta
summary-smallworld-cost-token = Ogni segnalino razza
summary-smallworld-cost-marker = Ogni tana dei Troll, fortezza o accampamento
summary-smallworld-cost-protected = Tana sotterranea, eroe o drago
summary-smallworld-cost-never = immune

summary-smallworld-coins-title = Monete alla fine del tuo turno
summary-smallworld-coins-text =
    Solo la razza attiva dà bonus; in declino fruttano ancora solo le miniere dei Nani.
summary-smallworld-coins-region = Ogni regione della razza attiva o in declino
summary-smallworld-coins-kind = Ogni regione del tipo indicato da razza o potere
summary-smallworld-coins-spoils = Orchi, Predoni: ogni regione non vuota conquistata in questo turno
summary-smallworld-coins-fortress = Ogni fortezza
summary-smallworld-coins-alchemist = Dell’Alchimia
summary-smallworld-coins-wealthy = Abbienti, una volta

summary-smallworld-losses-title = Perdere una regione
summary-smallworld-losses-text =
    Un segnalino torna nel contenitore. Gli altri tornano sulla mappa quando finisce il turno dell’attaccante, nelle regioni che la razza ha ancora. Se non ne ha, aspettano in mano e rientrano.

summary-smallworld-decline-title = Declino
summary-smallworld-decline-text =
    - In ogni regione resta un segnalino; gli altri vanno nel contenitore, e il potere si scarta.
    - Una razza che era già in declino lascia la mappa.
    - Una moneta per ogni regione della razza in declino. Al turno successivo scegli una nuova combinazione.
    - Tane dei Troll e fortezze difendono ancora; tane sotterranee, accampamenti, eroi e drago si tolgono.

summary-smallworld-end-title = La fine
summary-smallworld-end-text =
    Vince chi ha più monete. A parità, chi ha più segnalini razza sulla mappa; poi la vittoria è condivisa. Round:
summary-smallworld-end-two = Due o tre giocatori
summary-smallworld-end-four = Quattro giocatori
summary-smallworld-end-five = Cinque giocatori
