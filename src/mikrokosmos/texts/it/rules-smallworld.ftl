# Le regole di Small World, da consultare al tavolo. Una voce è `<id>-title` e `<id>-text`; ciò che ha un nome in smallworld.ftl
# lo usa come titolo (`rule-race-trolls-text` ha per titolo `race-trolls`). Ogni riga di un testo è un paragrafo o, dopo “- ”, una
# riga di elenco; [parole](voce) è un link. L’ordine è quello di web/src/rules/contents.ts.

## Capitoli

rules-goal-title = Lo scopo
rules-goal-text =
    Guida una razza dopo l’altra su una mappa troppo piccola per tutti. Alla fine di ogni tuo turno le tue regioni ti fruttano [monete](rule-coins), e chi ne ha di più [alla fine](rules-end) vince.

    Prima o poi la tua razza si è estesa troppo per andare avanti. Allora la mandi in [declino](rules-decline) e ne [scegli](rules-choosing) una fresca. Capire quando farlo è metà del gioco.

rules-table-title = Il tavolo
rules-table-text =
    Ogni numero di giocatori ha la sua mappa. Una regione ha un [terreno](rules-map), a volte un simbolo e a volte una [tribù perduta](rule-tribe).

    - Accanto alla mappa c’è la colonna: sei combinazioni tra cui [scegliere](rules-choosing), ognuna una razza con un potere.
    - Nel [contenitore](rule-tokens) stanno tutti i segnalini razza che non sono di nessuno.
    - Ognuno comincia con cinque [monete](rule-coins).
    - In due o tre si giocano 10 round, in quattro 9, in cinque 8. In un round ognuno ha un turno.

rules-turn-title = Un turno
rules-turn-text =
    Se non hai una razza attiva, [sceglila](rules-choosing) e [conquista](rules-conquering) subito. Se ce l’hai, prima decidi: vai avanti con lei, oppure usa tutto il turno per mandarla in [declino](rules-decline).

    Andare avanti vuol dire:

    - [preparare](rules-later) le truppe e, se vuoi, abbandonare regioni;
    - conquistare quanto puoi e vuoi, anche nulla;
    - [rischierare](rules-redeployment) i segnalini;
    - prendere le [monete](rules-income).

    Per ultimi, quelli che hai attaccato rimettono sulla mappa i segnalini in [ritirata](rules-losses).

    Se alla tua razza attiva non resta nemmeno un segnalino, puoi saltare il turno o andare in declino, ma non ancora scegliere una nuova razza.

rules-choosing-title = Scegliere una combinazione
rules-choosing-text =
    Prendi una combinazione qualsiasi della colonna. La prima in alto è gratis; per le altre, metti una tua moneta su ogni combinazione che sta sopra. Le monete che trovi su quella scelta sono tue, ma non puoi usarle per pagarla.

    Ricevi tanti segnalini quanti ne indicano insieme vessillo e tessera. Questa razza non ne avrà altri, a meno che un potere non ne porti.

    Le combinazioni più in basso salgono con le loro monete, e in fondo ne appare una nuova. Le razze che hanno lasciato la mappa tornano in fondo al mazzo, i poteri si rimescolano quando finiscono; se le razze libere sono troppo poche, per un po’ la colonna è più corta.

rules-conquering-title = Conquistare
rules-conquering-text =
    Una razza che non è sulla mappa entra dal [confine](rule-edge). Poi prende regioni [adiacenti](rule-neighbours) a quelle che occupa. Paga il [costo](rules-cost) con i segnalini che hai in mano: restano nella regione fino al [rischieramento](rules-redeployment).

    - Le regioni d’[acqua](rule-water) e quelle [protette](rule-protected) non si possono prendere.
    - Puoi prendere una regione alla tua razza in declino. Il suo segnalino è perso.
    - Dalle regioni della tua razza in declino la razza attiva non può partire.
    - Quando i segnalini non bastano, una volta può aiutare [il dado](rules-attempt).

rules-cost-title = Quanto costa una regione
rules-cost-text =
    Due segnalini, più uno per ognuna di queste cose nella regione:

    - una [montagna](rule-terrain-mountain);
    - una [tribù perduta](rule-tribe);
    - un segnalino razza, attivo o in declino;
    - una [tana](rule-marker-lair), una [fortezza](rule-marker-fort) o un [accampamento](rule-marker-camp).

    Così una montagna con due Troll e la loro tana costa 2 + 1 + 2 + 1 = 6 segnalini.

    Gli sconti di razza e potere si sommano, ma serve sempre almeno un segnalino. La tua razza in declino si difende da te come le altre, a meno che il tavolo decida altrimenti.

rules-losses-title = Perdite e ritirata
rules-losses-text =
    Chi perde una regione ne riprende in mano i segnalini. Uno torna nel contenitore, definitivamente. Gli altri tornano sulla mappa come ultimo atto del turno dell’attaccante, in qualsiasi regione che la loro razza occupa ancora, vicina o lontana. Un segnalino che stava da solo è perso e basta.

    - Ogni regione persa costa un segnalino, per quante ne cadano in un turno.
    - Se i difensori sono più d’uno, rimettono i segnalini in senso orario, senza tenerne in mano.
    - Una razza senza regioni tiene i segnalini in mano e rientra nella mappa al turno successivo del suo giocatore.
    - Tana e fortezza tornano nella riserva, gli accampamenti al loro proprietario.

rules-attempt-title = L’ultimo tentativo
rules-attempt-text =
    Con almeno un segnalino in mano puoi tentare una regione per cui te ne mancano da uno a tre. Indica la regione, poi tira il [dado](rule-die). Se segnalini e punti insieme arrivano al [costo](rules-cost), la regione è tua e ci vanno tutti i segnalini che hai in mano. Se no, mettili in regioni che già occupi. In ogni caso le tue conquiste per questo turno sono finite.

    - Non dev’essere per forza la regione più economica. Dove i segnalini bastano, non si tira.
    - Se fallisce la primissima conquista, i segnalini aspettano in mano il turno successivo.
    - Se ne fa uno per turno. Con i [Ghoul](rule-race-ghouls) in declino mette fine alle conquiste di entrambe le razze, a meno che al tuo tavolo ognuna abbia il suo.
    - Le razze [Berserk](rule-power-berserk) tirano invece prima.

rules-redeployment-title = Rischieramento
rules-redeployment-text =
    Dopo le conquiste sposta come vuoi i segnalini attivi tra le regioni che la razza occupa, anche non adiacenti. In ognuna ne resta almeno uno.

    - Ormai non si può abbandonare nulla, salvo le [Amazzoni](rule-race-amazons) quando devono.
    - I segnalini della razza attiva e quelli della razza in declino non si mescolano mai.
    - Ora arrivano i nuovi [Scheletri](rule-race-skeletons), e si piazzano [accampamenti](rule-marker-camp), [eroi](rule-marker-hero) e una [fortezza](rule-marker-fort).

rules-income-title = Guadagnare monete
rules-income-text =
    Alla fine del tuo turno ricevi una moneta per ogni regione che occupi, attiva o in declino, qualunque sia il numero di segnalini. Poi vengono i bonus della razza attiva e del suo potere. Una regione può dare più bonus diversi.

    - In declino non ci sono bonus, tranne le miniere dei [Nani](rule-race-dwarves).
    - Guadagna solo il giocatore che finisce il turno.

rules-later-title = I turni successivi e l’abbandono
rules-later-text =
    Quando vai avanti con una razza, tutti i suoi segnalini tranne uno per regione ti tornano in mano. Solo quelli in mano possono conquistare.

    Finché nel turno non hai ancora conquistato nulla puoi abbandonare quante regioni vuoi, anche tutte, per avere anche i loro ultimi segnalini.

    - Una regione abbandonata non è di nessuno e non frutta nulla. Puoi riprenderla al solito costo; ormai è vuota.
    - Tana, fortezza o tana sotterranea spariscono. Accampamenti, eroe e drago tornano a te.
    - Se abbandoni tutto, rientri dal [confine](rule-edge).
    - Il tavolo può permetterlo anche dopo le conquiste, ma non per le regioni conquistate in questo turno.

rules-decline-title = Declino
rules-decline-text =
    Entrare in declino è l’unica cosa che fai in quel turno. In ogni regione della razza resta un segnalino, gli altri vanno nel contenitore e il potere si scarta. Una razza che era già in declino lascia la mappa. Ricevi una moneta per ogni regione ora in declino, e nel turno successivo [scegli](rules-choosing) una nuova combinazione.

    - Una razza in declino frutta una moneta per regione, ma non fa nulla. Chiunque può attaccarla, anche tu.
    - Continuano a valere: [Nani](rule-race-dwarves), [Ghoul](rule-race-ghouls), [Ancestrali](rule-power-spirit), le acque già [occupate](rule-power-seafaring) e la difesa di tane e fortezze.
    - Tane sotterranee, accampamenti, eroi e drago lasciano la mappa.
    - Nessuno entra in declino nel turno in cui ha scelto la razza, tranne le razze [Tenaci](rule-power-stout).

rules-end-title = La fine
rules-end-text =
    Quando tutti hanno giocato il turno dell’ultimo round, la partita è finita. Vince chi ha più monete.

    A parità di monete decidono i segnalini razza sulla mappa, attivi e in declino insieme. Gli accampamenti non contano, e nemmeno i segnalini in mano o le Amazzoni messe da parte. Chi è ancora in parità condivide la vittoria.

rules-options-title = Che cosa può scegliere chi ospita
rules-options-text =
    - Chi comincia: un certo posto, o il caso.
    - Se tutti vedono le [monete](rule-coins) di tutti.
    - Quali razze e quali poteri partecipano.
    - Razze e poteri inventati da te, come il vessillo e la tessera vuoti della scatola.
    - Regole della casa, dove i regolamenti sono diversi.

rules-terms-title = Che cosa vogliono dire le parole
rules-terms-text =
    Nella descrizione di un potere “tu” e “tuo” indicano la razza che lo possiede, non la tua razza in declino.

rules-map-title = Terreni e simboli
rules-map-text =
    Ogni regione ha un terreno, e alcune hanno un simbolo. Sono razze e poteri a dar loro un valore.

rules-races-title = Razze
rules-races-text =
    Sono quattordici. Ciò che una razza sa fare vale finché è attiva e cessa in [declino](rules-decline), se non è detto altrimenti.

rules-powers-title = Poteri speciali
rules-powers-text =
    Sono venti. Un potere si aggiunge a quello della razza e si scarta quando la razza entra in [declino](rules-decline), tranne Ancestrali.

rules-markers-title = Segnalini speciali
rules-markers-text =
    Alcune razze portano sulla mappa segnalini speciali. Non sono segnalini razza, e da soli non occupano una regione.

## Parole e pezzi

rule-empty-title = Vuota e non vuota
rule-empty-text =
    Una regione non è vuota se, quando viene conquistata, c’è un segnalino razza o una [tribù perduta](rule-tribe), anche se il segnalino è della tua razza in declino. Una montagna o un segnalino speciale da soli non contano: la regione è vuota.

rule-neighbours-title = Regioni adiacenti
rule-neighbours-text =
    Due regioni sono adiacenti se hanno un confine in comune. Non basta un angolo, e nemmeno affacciarsi sulla stessa acqua.

rule-water-title = Acqua e costa
rule-water-text =
    Ogni mappa ha due [mari](rule-terrain-sea) sul bordo e un [lago](rule-terrain-lake) all’interno. Ci vanno solo le razze [Delle Maree](rule-power-seafaring). La terra che confina con l’acqua è costa; l’acqua stessa no.

rule-edge-title = Le regioni di confine
rule-edge-text =
    Una razza entra nella mappa da una regione sul bordo o sulla riva di un mare, anche se qualcuno occupa quel mare. Dalla riva del lago non si entra. Gli [Halfling](rule-race-halflings) e le razze [Volanti](rule-power-flying) entrano dove vogliono, sulla terra.

rule-protected-title = Regioni protette
rule-protected-text =
    Dove c’è una [tana sotterranea](rule-marker-hole), un [eroe](rule-marker-hero) o il [drago](rule-marker-dragon), nessuno può conquistare, convertire, tentare col dado o mandare un drago, nemmeno l’altra razza del proprietario, a meno che il tavolo lo permetta. La protezione finisce quando il segnalino se ne va.

rule-tokens-title = Segnalini, mano e contenitore
rule-tokens-text =
    I segnalini sulla mappa occupano regioni; quelli in mano conquistano. Quelli nel contenitore non sono di nessuno. Scheletri e Stregoni possono pescarne, ma solo finché ce ne sono; un segnalino perso può essere pescato di nuovo.

rule-tribe-title = Tribù perdute
rule-tribe-text =
    In alcune regioni vive fin dall’inizio una tribù perduta. Aumenta di uno il costo e rende la regione [non vuota](rule-empty). Una volta conquistata, sparisce per sempre.

rule-coins-title = Monete
rule-coins-text =
    Le monete sono punti, e pagano le combinazioni più in basso nella colonna. Gli altri non vedono le tue, a meno che chi ospita non lo voglia, ma quanto guadagna ognuno viene detto. Le monete rimaste nella colonna non contano per nessuno.

rule-die-title = Il dado
rule-die-text =
    Tre facce sono vuote, le altre mostrano 1, 2 e 3. Si tira per l’[ultimo tentativo](rules-attempt), e lo tirano le razze [Berserk](rule-power-berserk).

## Terreni e simboli

rule-terrain-farmland-text =
    Frutta di più agli [Umani](rule-race-humans) e costa meno alle razze [A Cavallo](rule-power-mounted).
rule-terrain-forest-text =
    Frutta di più alle razze [Delle Foreste](rule-power-forest).
rule-terrain-hill-text =
    Frutta di più alle razze [Delle Colline](rule-power-hill) e costa meno alle razze [A Cavallo](rule-power-mounted).
rule-terrain-swamp-text =
    Frutta di più alle razze [Delle Paludi](rule-power-swamp).
rule-terrain-mountain-text =
    Una montagna aumenta sempre di uno il [costo](rules-cost) della sua regione, chiunque la occupi. Non è un segnalino razza: senza, la regione è [vuota](rule-empty). Da qui attaccano i [Giganti](rule-race-giants).
rule-terrain-sea-text =
    Un mare lo prendono solo le razze [Delle Maree](rule-power-seafaring). La sua riva è un [ingresso](rule-edge) per tutti.
rule-terrain-lake-text =
    Il lago lo prendono solo le razze [Delle Maree](rule-power-seafaring). La sua riva è costa, ma non un [ingresso](rule-edge).
rule-symbol-cavern-text =
    Costa meno alle razze [Delle Caverne](rule-power-underworld) e le porta a ogni altro passaggio sotterraneo.
rule-symbol-magic-text =
    Frutta di più ai [Maghi](rule-race-wizards).
rule-symbol-mine-text =
    Frutta di più ai [Nani](rule-race-dwarves), anche in declino.

## Razze

rule-race-amazons-text =
    Quattro segnalini in più, solo per conquistare. Dopo le conquiste quattro segnalini si mettono da parte; all’inizio del tuo turno successivo tornano in mano.

    - Se non puoi toglierne quattro, devi abbandonare regioni a tua scelta prima di contare le monete.
    - Quando le Amazzoni entrano in declino, i quattro vanno nel contenitore.

rule-race-dwarves-text =
    Una moneta in più a turno per ogni regione con una [miniera](rule-symbol-mine), anche in declino.

    - Vale anche nel turno del declino.

rule-race-elves-text =
    Quando si prende una regione agli Elfi, non se ne perde nessuno: si ritirano tutti.

    - Un Elfo convertito dagli [Stregoni](rule-race-sorcerers) è perso.
    - In declino gli Elfi si perdono come ogni altro segnalino.

rule-race-ghouls-text =
    In declino tutti i Ghoul restano sulla mappa e continuano a conquistare in ogni tuo turno, prima della razza attiva.

    - Non hanno più un potere speciale; le acque e le fortezze che hanno restano.
    - C’è un solo [ultimo tentativo](rules-attempt) per turno per entrambe le razze, a meno che al tuo tavolo ognuna abbia il suo. Entrambe si rischierano alla fine.
    - Senza una razza attiva puoi conquistare con loro prima di scegliere una combinazione, o dopo. La razza attiva può abbandonare regioni prima che conquistino.
    - Possono attaccare la tua stessa razza attiva, che può usare subito i segnalini in ritirata.
    - Nel turno di un declino riposano. Quel declino li elimina, a meno che loro o i nuovi non siano [Ancestrali](rule-power-spirit).

rule-race-giants-text =
    Un segnalino in meno per ogni regione adiacente a una [montagna](rule-terrain-mountain) che occupano.

    - Due montagne non aiutano due volte.
    - Una montagna presa in questo turno vale.

rule-race-halflings-text =
    Entrano nella mappa da qualsiasi regione di terra. Le prime due regioni che prendono hanno una [tana sotterranea](rule-marker-hole), e nessuno può prenderle.

    - Una tana abbandonata non si scava di nuovo.
    - Gli Halfling che hanno lasciato la mappa possono rientrare ovunque.

rule-race-humans-text =
    Una moneta in più a turno per ogni regione di [campi coltivati](rule-terrain-farmland) che occupano.

rule-race-orcs-text =
    Una moneta in più per ogni regione [non vuota](rule-empty) presa in questo turno.

    - Gli Orchi [Predoni](rule-power-pillaging) ne guadagnano due.

rule-race-ratmen-text =
    Nessun potere, ma otto segnalini sul vessillo: sono in tanti.

rule-race-skeletons-text =
    Ogni due regioni [non vuote](rule-empty) prese in questo turno, al [rischieramento](rules-redeployment) arriva un nuovo segnalino.

    - Quella dispari non si riporta al turno dopo.
    - I nuovi Scheletri non conquistano in questo turno.
    - Sono 20 in tutto; un contenitore vuoto non ne dà.

rule-race-sorcerers-text =
    Una volta a turno per ogni avversario: scambia un segnalino attivo isolato, adiacente a una tua regione, con uno Stregone del contenitore. La regione è tua.

    - Non serve un segnalino in mano e può essere l’ultima cosa, ma non dopo il dado.
    - Tana, fortezza e montagna non lo impediscono. Accampamenti, [protezione](rule-protected) e [pace](rule-power-diplomat) sì.
    - Tribù perdute e segnalini in declino non si scambiano.
    - Conta come conquista di una regione [non vuota](rule-empty).
    - Gli Stregoni Volanti scambiano ovunque sulla terra, appena occupano una regione.

rule-race-tritons-text =
    Un segnalino in meno per ogni regione sulla [costa](rule-water), di un mare o del lago.

    - L’acqua stessa non è costa: lì i Tritoni Delle Maree pagano tutto il costo.

rule-race-trolls-text =
    Una [tana](rule-marker-lair) in ogni regione che occupano la fa costare un segnalino in più, anche in declino.

rule-race-wizards-text =
    Una moneta in più a turno per ogni [regione magica](rule-symbol-magic).

## Poteri speciali

rule-power-alchemist-text =
    Due monete in più alla fine di ogni turno finché la razza è attiva, anche se non occupa regioni.

rule-power-berserk-text =
    Prima di ogni conquista puoi tirare il [dado](rule-die). Poi scegli una regione: costa tanti segnalini in meno quanti ne mostra il dado, ma almeno uno.

    - Se con quel tiro non puoi permetterti nessuna regione, o non lo usi, le tue conquiste sono finite.
    - Un tiro vale per una regione. I segnalini risparmiati conquistano ancora.
    - Per tirare serve un segnalino in mano.
    - In più non c’è un [ultimo tentativo](rules-attempt).

rule-power-bivouacking-text =
    Cinque [accampamenti](rule-marker-camp), da piazzare di nuovo a ogni rischieramento nelle regioni che occupi, quanti ne vuoi in ognuna.

    - Puoi tenerne in mano.
    - Quelli di una regione persa tornano a te, e puoi rimetterli giù quando finisce il turno dell’attaccante.

rule-power-commando-text =
    Un segnalino in meno per ogni regione, anche per la prima.

rule-power-diplomat-text =
    Dopo le monete puoi fare la pace con un avversario di cui in questo turno non hai attaccato la razza attiva. Fino all’inizio del tuo turno successivo, la sua razza attiva non può attaccare la tua.

    - Scegli di nuovo a ogni turno: lo stesso giocatore, un altro o nessuno.
    - Le razze in declino restano fuori: i Ghoul in declino dell’altro possono attaccarti, e la tua razza in declino non è coperta.
    - Sono attacchi anche un tentativo fallito e uno scambio degli Stregoni.
    - È vincolata anche una razza che l’altro sceglie nel frattempo. Tu no.

rule-power-dragon_master-text =
    Una volta a turno prendi con un solo segnalino una regione a portata, qualunque difesa abbia. Il [drago](rule-marker-dragon) ci si stabilisce e la protegge.

    - Vola solo in una regione che stai conquistando, non in una che la razza attiva già occupa.
    - Può fare la tua prima conquista.
    - Se non lo usi, resta dov’è e continua a proteggere.
    - Non può attaccare una regione [protetta](rule-protected).

rule-power-flying-text =
    Puoi attaccare qualsiasi regione di terra, per quanto lontana, anche quando entri nella mappa. L’acqua resta chiusa.

rule-power-forest-text =
    Una moneta in più a turno per ogni [foresta](rule-terrain-forest) che occupi.

rule-power-fortified-text =
    Una volta a turno, al rischieramento, puoi costruire una [fortezza](rule-marker-fort) in una regione che occupi e che non ne ha. Aumenta di uno il costo della regione e frutta una moneta a turno finché la razza è attiva, già da questo turno.

    - Al tavolo ci sono sei fortezze, comprese quelle delle razze in declino.
    - Una fortezza non si sposta mai. Se la sua regione viene presa o abbandonata, si può ricostruire.
    - In declino, già da quel turno, difende ma non frutta.

rule-power-heroic-text =
    A ogni rischieramento metti i due [eroi](rule-marker-hero) in due tue regioni diverse. Nessuno può prenderle.

    - Possono restare dov’erano.
    - Con una sola regione un eroe aspetta fuori dalla mappa.

rule-power-hill-text =
    Una moneta in più a turno per ogni [collina](rule-terrain-hill) che occupi.

rule-power-merchant-text =
    Una moneta in più a turno per ogni regione che occupi, di qualsiasi tipo.

rule-power-mounted-text =
    Un segnalino in meno per ogni [collina](rule-terrain-hill) e ogni regione di [campi coltivati](rule-terrain-farmland).

rule-power-pillaging-text =
    Una moneta in più per ogni regione [non vuota](rule-empty) presa in questo turno.

rule-power-seafaring-text =
    Finché la razza è attiva puoi prendere [i mari e il lago](rule-water) come regioni vuote, per due segnalini. In declino li conservi, e continuano a fruttare.

    - Puoi entrare da un mare sul bordo, ma non dal lago.
    - L’acqua che occupi è una regione come le altre: le sue rive le sono adiacenti.
    - I segnalini sull’acqua può attaccarli solo una razza Delle Maree attiva.

rule-power-spirit-text =
    In declino questa razza non conta come la tua unica razza in declino: accanto puoi averne un’altra, ed entrambe fruttano.

    - I tuoi declini successivi eliminano l’altra razza, mai quella Ancestrale. La elimina solo una conquista, magari anche tua.

rule-power-stout-text =
    Puoi entrare in declino alla fine di un turno giocato, dopo le monete, invece di spenderci un turno intero.

    - Il turno si paga una volta, con tutti i bonus. Anche una razza già in declino è pagata, e poi se ne va.
    - Puoi farlo perfino nel turno in cui hai scelto la razza.

rule-power-swamp-text =
    Una moneta in più a turno per ogni [palude](rule-terrain-swamp) che occupi.

rule-power-underworld-text =
    Un segnalino in meno per ogni regione con un [passaggio sotterraneo](rule-symbol-cavern), e per te tutte queste regioni sono adiacenti.

    - Entri dal [confine](rule-edge) come gli altri. I passaggi si aprono quando ne occupi uno.

rule-power-wealthy-text =
    Sette monete, una volta, alla fine del turno in cui scegli questa razza.

    - Se più tardi la tessera riappare, chi la prende le riceve di nuovo, a meno che al tuo tavolo si paghino una volta per partita.

## Segnalini speciali

rule-marker-lair-text =
    Aumenta di uno il costo della sua regione, anche quando i [Troll](rule-race-trolls) sono in declino. Appare con la conquista, una per regione, e sparisce quando la regione viene presa o abbandonata. Ce ne sono dieci.
rule-marker-fort-text =
    Aumenta di uno il costo della sua regione, anche in declino, e frutta una moneta a turno finché la sua razza è attiva. La costruiscono le razze [Delle Fortezze](rule-power-fortified).
rule-marker-camp-text =
    Aumenta di uno il costo della sua regione e difende un segnalino isolato dagli [Stregoni](rule-race-sorcerers). Non si perde mai. Le razze [Scout](rule-power-bivouacking) ne hanno cinque.
rule-marker-hole-text =
    Rende la sua regione [protetta](rule-protected), finché gli [Halfling](rule-race-halflings) non la abbandonano o entrano in declino.
rule-marker-hero-text =
    Rende la sua regione [protetta](rule-protected), finché non si sposta. Il potere [E i Due Eroi](rule-power-heroic) ne ha due.
rule-marker-dragon-text =
    Rende la sua regione [protetta](rule-protected), finché non vola via. Arriva con il potere [E il Drago](rule-power-dragon_master).

## Il foglio da stampare

summary-smallworld-title = Small World in breve

summary-smallworld-turn-title = Il tuo turno
summary-smallworld-turn-text =
    - Nessuna razza attiva: scegli una combinazione. Metti una moneta su ognuna di quelle sopra; le monete sulla tua sono tue.
    - Una razza attiva: vai avanti con lei, o mandala in declino e non fare altro.
    - Andare avanti: riprendi tutti i segnalini tranne uno per regione; prima di conquistare puoi abbandonare regioni.
    - Conquista: prima dal bordo della mappa o dalla riva di un mare, poi regioni adiacenti. Magari un ultimo tentativo col dado.
    - Rischiera: almeno un segnalino in ogni regione.
    - Prendi le monete. Poi chi hai attaccato rimette giù i segnalini.

summary-smallworld-cost-title = Una regione costa
summary-smallworld-cost-text =
    Mai meno di un segnalino, quali che siano gli sconti. Ultimo tentativo: mancano da uno a tre segnalini, e deve coprirli il dado (vuoto, vuoto, vuoto, 1, 2, 3).
summary-smallworld-cost-region = Qualsiasi regione
summary-smallworld-cost-mountain = Montagna
summary-smallworld-cost-tribe = Tribù perduta
summary-smallworld-cost-token = Ogni segnalino razza
summary-smallworld-cost-marker = Ogni tana dei Troll, fortezza o accampamento
summary-smallworld-cost-protected = Tana sotterranea, eroe o drago
summary-smallworld-cost-never = non si può prendere

summary-smallworld-coins-title = Monete alla fine del tuo turno
summary-smallworld-coins-text =
    I bonus sono solo per la razza attiva; in declino continuano a fruttare solo le miniere dei Nani.
summary-smallworld-coins-region = Ogni regione, attiva o in declino
summary-smallworld-coins-kind = Ogni regione del tipo indicato da razza o potere
summary-smallworld-coins-spoils = Orchi, Predoni: ogni regione non vuota presa in questo turno
summary-smallworld-coins-fortress = Ogni fortezza
summary-smallworld-coins-alchemist = Dell’Alchimia
summary-smallworld-coins-wealthy = Abbienti, una volta

summary-smallworld-losses-title = Perdere una regione
summary-smallworld-losses-text =
    Un segnalino torna nel contenitore. Gli altri tornano sulla mappa quando finisce il turno dell’attaccante, nelle regioni che la razza ha ancora; se non ne ha, aspettano in mano e rientrano.

summary-smallworld-decline-title = Declino
summary-smallworld-decline-text =
    - In ogni regione resta un segnalino; gli altri vanno nel contenitore, e il potere si scarta.
    - Una razza che era già in declino lascia la mappa.
    - Una moneta per ogni regione in declino. Al turno successivo scegli una nuova combinazione.
    - Tane dei Troll e fortezze continuano a difendere; tane sotterranee, accampamenti, eroi e drago se ne vanno.

summary-smallworld-end-title = La fine
summary-smallworld-end-text =
    Vince chi ha più monete; poi chi ha più segnalini razza sulla mappa; poi la vittoria è condivisa. Round:
summary-smallworld-end-two = Due o tre giocatori
summary-smallworld-end-four = Quattro giocatori
summary-smallworld-end-five = Cinque giocatori
