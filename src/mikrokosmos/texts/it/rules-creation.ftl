# Le regole di Creazione, da consultare al tavolo. Una voce è `<id>-title` e `<id>-text`; dèi e terreni hanno per titolo il loro
# nome in creation-names.ftl (`rule-god-tide-text` ha `god-tide`). Ogni riga di un testo è un paragrafo o, dopo “- ”, una riga di
# elenco; [parole](voce) è un link. L’ordine è quello di web/src/rules/contents.ts.

rule-creation-goal-title = Lo scopo
rule-creation-goal-text =
    Ognuno costruisce un mondo di nove tessere, tre per tre. I [gruppi](rule-creation-groups) grandi di uno stesso terreno danno punti, ma solo se nel tuo mondo ci sono statue del dio di quel terreno. Dopo nove round vince chi ha più [punti](rule-creation-scoring).

rule-creation-table-title = Preparazione
rule-creation-table-text =
    - La mappa: nove [tessere](rule-creation-tiles), tre per tre, a faccia in su. È di tutti: ognuno ne prende tessere.
    - Quattro [segnalini fede](rule-creation-markers), uno al centro di ogni lato della mappa.
    - Tre pile di tessere a faccia in giù. Si vede quante tessere restano, e nient’altro.
    - Per ogni giocatore un [gettone dio](rule-creation-tokens), dato in segreto, e spazio per un mondo.

    Il primo giocatore è scelto a caso, o è il primo posto se chi ha creato il tavolo preferisce.

rule-creation-turn-title = Un turno
rule-creation-turn-text =
    - Sposta un [segnalino fede](rule-creation-markers) e [spingi](rule-creation-push); oppure, una volta per partita, [rivela il tuo dio](rule-creation-take). In entrambi i casi ricevi una tessera.
    - [Piazza](rule-creation-place) la tessera nel tuo mondo.
    - Riempi lo [spazio vuoto](rule-creation-gap) nella mappa.

    Non puoi passare né scartare una tessera. Poi tocca al giocatore successivo.

rule-creation-markers-title = Segnalini fede
rule-creation-markers-text =
    A ogni lato della mappa c’è un segnalino, e sono di tutti. Spostane uno qualsiasi, anche l’ultimo mosso, su un’altra riga o colonna del suo lato.

    - Deve cambiare posto.
    - Non può finire di fronte al segnalino del lato opposto. I segnalini sono uno di fronte all’altro solo all’inizio.
    - Resta sul suo lato: nord e sud spingono colonne, ovest ed est spingono righe.
    - C’è sempre una mossa possibile, e una spinta non si può mai rovesciare subito dopo.

rule-creation-push-title = Spingere
rule-creation-push-text =
    Il segnalino che hai spostato spinge la sua fila dentro la mappa, lontano da sé. Le tre tessere avanzano di uno, e quella all’altro capo cade: è tua. Lo spazio vuoto ora è accanto al segnalino.

rule-creation-take-title = Rivelare il tuo dio
rule-creation-take-text =
    Una volta per partita, invece di spostare un segnalino, rivela il tuo [gettone dio](rule-creation-tokens). Prendi dalla mappa una tessera qualsiasi che abbia una statua del tuo dio o almeno un quadrato del suo terreno.

    - I segnalini restano dove sono.
    - Puoi farlo in qualsiasi tuo turno, anche nel primo o nell’ultimo.
    - Se nessuna tessera della mappa va bene, in questo turno non puoi farlo.

rule-creation-place-title = Piazzare
rule-creation-place-text =
    Piazza la tessera in modo che abbia un lato in comune con il tuo mondo; un angolo non basta. La tua prima tessera dà inizio al mondo.

    - Ruotala come vuoi, ma non capovolgerla.
    - Sui bordi i terreni non devono per forza combaciare.
    - Il tuo mondo può crescere in ogni direzione, ma mai oltre tre per tre.
    - Le tessere piazzate non si spostano più.

rule-creation-gap-title = Riempire lo spazio vuoto
rule-creation-gap-text =
    Dopo aver piazzato la tua tessera, scegli una pila non vuota e scopri la tessera in cima. Va nello spazio vuoto della mappa. Così piazzi la tua prima che qualcuno veda la nuova. Lo spazio si riempie anche dopo l’ultimo turno.

rule-creation-groups-title = Gruppi e statue
rule-creation-groups-text =
    I quadrati dello stesso terreno con un lato in comune formano un gruppo, dentro una tessera e da una all’altra. Gli angoli non uniscono.

    - Di ogni terreno conta solo il tuo gruppo più grande; se due sono uguali, uno dei due.
    - Una statua conta dovunque sia nel tuo mondo. Non serve che sia nel gruppo, e nemmeno sul suo terreno.
    - Il quadrato sotto una statua è terreno come gli altri.

rule-creation-scoring-title = Il punteggio
rule-creation-scoring-text =
    Per ogni terreno moltiplica i quadrati del tuo [gruppo](rule-creation-groups) più grande per il numero di statue del suo dio nel tuo mondo. Somma i cinque risultati.

    - Senza una statua un terreno non vale nulla, per quanto grande.
    - Con due statue vale il doppio.

    Per esempio, un gruppo di 6 quadrati di Marea e 2 statue di Ondilo fanno 12 punti.

rule-creation-tokens-title = Gettoni dio
rule-creation-tokens-text =
    Ogni giocatore riceve uno dei cinque gettoni dio. Il tuo lo vedi solo tu. I gettoni non distribuiti restano nascosti e fuori dal gioco.

    - Quando lo [usi](rule-creation-take), lo vedono tutti, e non puoi più usarlo.
    - Non è una statua e non dà punti, usato o no.
    - Un gettone mai usato resta segreto, anche alla fine.

rule-creation-end-title = La fine
rule-creation-end-text =
    Ognuno ha esattamente nove turni; poi tutti i mondi sono completi. Vince chi ha più punti.

    A parità vince chi ha il singolo gruppo più grande di un terreno qualsiasi, con o senza statua. Chi è ancora in parità condivide la vittoria.

rule-creation-tiles-title = Le tessere
rule-creation-tiles-text =
    Una tessera ha quattro quadrati. Alcune hanno una statua, mai più di una. I cinque terreni e i cinque dèi sono presenti in parti uguali.

    - In due si usano 30 tessere, in tre 40, in quattro 50, in cinque tutte e 55.
    - Alla fine resta almeno una tessera nelle pile, così nessuno può essere certo di quale arrivi per ultima.

    Non conosciamo le tessere del gioco stampato. Queste sono nostre, come i nomi di terreni e dèi.

rule-creation-options-title = Opzioni di chi crea il tavolo
rule-creation-options-text =
    - Da due a cinque giocatori.
    - Chi comincia: un giocatore a scelta, o uno a caso.
    - Un’altra serie di tessere.

## Terreni e dèi

rule-creation-gods-title = Terreni e dèi
rule-creation-gods-text =
    Ognuno dei cinque terreni ha un dio. Un terreno dà punti grazie alle statue del suo dio. Con il tuo [gettone dio](rule-creation-tokens) puoi prendere una tessera che ha una sua statua o il suo terreno.

rule-terrain-blossom-text = Il suo dio è [Melivi](rule-god-blossom).
rule-terrain-ember-text = Il suo dio è [Zaro](rule-god-ember).
rule-terrain-tide-text = Il suo dio è [Ondilo](rule-god-tide).
rule-terrain-grove-text = Il suo dio è [Dubrim](rule-god-grove).
rule-terrain-dune-text = Il suo dio è [Orsel](rule-god-dune).

rule-god-blossom-text = Le statue di Melivi moltiplicano il tuo gruppo più grande del terreno [Fiori](rule-terrain-blossom).
rule-god-ember-text = Le statue di Zaro moltiplicano il tuo gruppo più grande del terreno [Braci](rule-terrain-ember).
rule-god-tide-text = Le statue di Ondilo moltiplicano il tuo gruppo più grande del terreno [Marea](rule-terrain-tide).
rule-god-grove-text = Le statue di Dubrim moltiplicano il tuo gruppo più grande del terreno [Bosco](rule-terrain-grove).
rule-god-dune-text = Le statue di Orsel moltiplicano il tuo gruppo più grande del terreno [Dune](rule-terrain-dune).

## Il foglio da stampare

summary-creation-title = Creazione in breve

summary-creation-turn-title = Il tuo turno
summary-creation-turn-text =
    - Sposta un segnalino fede lungo il suo lato e spingi la sua fila: la tessera che cade è tua.
    - Oppure, una volta per partita, rivela il tuo gettone dio e prendi dalla mappa una tessera con la statua o il terreno di quel dio.
    - Piazza la tessera lato contro lato nel tuo mondo, ruotata come vuoi.
    - Scegli una pila e riempi lo spazio vuoto nella mappa.

summary-creation-limits-title = Limiti
summary-creation-limits-text =
    - Un segnalino deve spostarsi, resta sul suo lato e non finisce mai di fronte a quello opposto.
    - Un mondo non cresce mai oltre tre per tre.
    - I lati non devono combaciare. Le tessere piazzate non si spostano più.

summary-creation-scoring-title = Punti per ogni terreno
summary-creation-scoring-text =
    Quadrati del gruppo più grande per statue del suo dio. I quadrati si uniscono per i lati, non per gli angoli; una statua può stare ovunque nel tuo mondo. Un gruppo di 6 vale:
summary-creation-scoring-none = Nessuna statua
summary-creation-scoring-one = Una statua
summary-creation-scoring-two = Due statue
summary-creation-scoring-three = Tre statue

summary-creation-end-title = La fine
summary-creation-end-text =
    Dopo nove round. Vince chi ha più punti. A parità, il singolo gruppo più grande di un terreno qualsiasi; poi la vittoria è condivisa. I gettoni dio non danno punti, e quelli non usati restano segreti.
