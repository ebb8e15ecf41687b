# L’aiuto del comando `mikrokosmos`: `help-` è che cosa fa un comando o un’opzione, `short-` la riga nell’elenco dei comandi,
# `example-` che cosa si potrebbe scrivere.

help-app = Gioca a Small World e Creazione, metti i bot uno contro l’altro e crea razze, poteri e tessere tuoi.
help-usage = Uso:
help-heading-arguments = Argomenti
help-heading-options = Opzioni
help-heading-commands = Comandi
help-default = (predefinito: { $value })
help-required = (obbligatorio)
help-examples = Esempi:
help-help = Mostra questo aiuto ed esce.
help-version = Mostra la versione ed esce.
help-lang = Lingua: { $known }. I testi mancanti appaiono in inglese.
help-content = Small World: aggiunge le tue razze e i tuoi poteri da questo file TOML.
help-tiles-file = Creazione: usa la tua serie di tessere da questo file TOML.
help-house = Regola della casa, dove i regolamenti differiscono (vedi “mikrokosmos games”). Ripeti l’opzione per indicarne più di una.
help-secrets = Include le informazioni nascoste.
help-json = Stampa JSON per i programmi.
help-seed = Seme casuale: lo stesso numero dà gli stessi dadi, le stesse pescate e le stesse mosse dei bot.
example-app =
    {"  "}mikrokosmos play                          una partita a Small World nel terminale
      mikrokosmos play --game creation          una partita a Creazione
      mikrokosmos simulate --games 500 --out games.jsonl
      mikrokosmos replay games.jsonl --game 3   racconta la terza partita
      mikrokosmos races --help                  di più su un comando

short-play = Gioca nel terminale contro i bot.
help-play =
    Gioca nel terminale contro i bot. Tu sei al primo posto. Al prompt scrivi ? per l’aiuto, e s per salvare la partita.
help-play-game = Gioco (vedi “mikrokosmos games”).
help-play-players = Numero di giocatori, te compreso.
help-play-bot = Bot per gli altri posti (vedi “mikrokosmos bots”). Predefinito: adept, o random se il gioco non ha adept.
help-play-load = Continua una partita salvata in questo file.
example-play =
    {"  "}mikrokosmos play --players 3
      mikrokosmos play --game creation --bot random
      mikrokosmos play --load evening.json

short-serve = Avvia il server per giocare nel browser.
help-serve =
    Avvia il server di gioco e lo tiene in funzione fino a Ctrl+C. Per giocare, apri nel browser l’indirizzo che stampa. Le partite sono salvate in un database (di norma un file nella tua cartella dei dati) e continuano dopo un riavvio. I programmi possono collegarsi via HTTP e WebSockets, in JSON.
help-serve-host = Indirizzo su cui ascoltare.
help-serve-port = Porta su cui ascoltare.
help-serve-workers = Numero di processi del server; più di uno richiede PostgreSQL.
help-serve-database = Dove salvare le partite, per esempio sqlite:///games.db o postgresql://user@host/name.
help-serve-open = Apre un browser appena il server è pronto.
help-serve-settings = File TOML con queste e tutte le altre impostazioni.
example-serve =
    {"  "}mikrokosmos serve
      mikrokosmos serve --port 8080 --database sqlite:///games.db

short-backup = Salva una copia di tutte le partite, anche mentre si gioca.
help-backup =
    Copia tutte le partite e le persone in un solo file, come sono in questo momento. Il server può restare acceso. La copia viene confrontata con l’originale prima di essere tenuta. La chiave di firma, che identifica le persone, va in un secondo file lì accanto. Tieni segreti entrambi: contengono i dadi delle partite in corso.
help-backup-file = File da scrivere; non deve ancora esistere. La chiave prende lo stesso nome con .key alla fine.
help-backup-database = Database da usare, per esempio sqlite:///games.db o postgresql://user@host/name.
example-backup =
    {"  "}mikrokosmos backup friday.db
      mikrokosmos backup friday.db --database postgresql://user@host/name

short-restore = Ripristina una copia in un database vuoto.
help-restore =
    Copia tutte le partite e le persone da una copia di sicurezza in un database vuoto, e la chiave di firma al suo posto. Niente viene mai sovrascritto. Prima ferma il server, poi riavvialo.
help-restore-file = Copia da ripristinare. La sua chiave è il file con lo stesso nome e .key alla fine.
example-restore =
    {"  "}mikrokosmos restore friday.db
      mikrokosmos restore friday.db --database sqlite:///new.db

short-move = Copia tutte le partite in un altro database, come PostgreSQL.
help-move =
    Copia tutte le partite e le persone da un database a un altro, che deve essere vuoto: da SQLite a PostgreSQL, o viceversa. La copia viene confrontata prima di essere tenuta; l’originale resta com’è. Prima ferma il server: le mosse giocate durante la copia restano indietro.
help-move-from = Database da leggere, per esempio sqlite:///games.db.
help-move-to = Database vuoto da scrivere, per esempio postgresql://user@host/name.
example-move =
    {"  "}mikrokosmos move sqlite:///games.db postgresql://user@host/name
      mikrokosmos move postgresql://user@host/name sqlite:///games.db

short-simulate = Fa giocare ai bot molte partite e mostra quanto spesso vince ognuno.
help-simulate =
    Fa giocare ai bot molte partite, poi stampa per ogni posto la percentuale di vittorie (con un intervallo di confidenza al 95%) e i punti, e quanto sono durate le partite. Lo stesso seme dà le stesse partite. Ctrl+C ferma prima del tempo e conserva le partite già giocate.
help-simulate-game = Gioco (vedi “mikrokosmos games”).
help-simulate-players = Numero di giocatori (predefinito: 2, o uno per bot).
help-simulate-games = Numero di partite.
help-simulate-bots = Bot per ogni posto, separati da virgole, o uno per tutti i posti. Disponibili: { $known }.
help-simulate-out = Salva le partite in questo file, una registrazione per riga, per “replay” e “check”.
help-simulate-force = Sovrascrive il file se esiste.
example-simulate =
    {"  "}mikrokosmos simulate smallworld --players 3 --games 1000 --seed 1
      mikrokosmos simulate --players 4 --games 20 --out games.jsonl

short-arena = Scopre quale bot è più forte.
help-arena =
    Fa giocare i bot uno contro l’altro e stampa quanto è forte ognuno: percentuale di vittorie, punti ed Elo, tutti con intervalli di confidenza al 95%. Ogni mano di dadi e pescate si gioca una volta per ogni rotazione dei posti, così né la fortuna né l’ordine di turno favoriscono qualcuno. Con tanti bot quanti giocatori, siedono tutti a un tavolo. Con più bot, gioca ogni combinazione. Con meno, il primo gioca da solo contro copie degli altri. Ctrl+C ferma e mostra i risultati ottenuti; --resume continua.
help-arena-game = Gioco (vedi “mikrokosmos games”).
help-arena-bots = Due o più bot, separati da virgole. Disponibili: { $known }, o uno tuo come module:function.
help-arena-games = Numero minimo di partite (arrotondato a mani intere).
help-arena-players = Giocatori per partita (predefinito: quanti sono i bot, se il gioco lo permette, altrimenti il minimo del gioco).
help-arena-processes = Numero di processi (predefinito: uno per core della CPU). Non influisce sul risultato.
help-arena-out = Salva arena.json, arena.html e journal.jsonl in questa cartella. Con NOME.json o NOME.html salva invece NOME.json, NOME.html e NOME.jsonl.
help-arena-resume = Continua dal diario esistente.
help-arena-force = Sovrascrive i risultati esistenti.
example-arena =
    {"  "}mikrokosmos arena creation --bots greedy,reference,random --games 600 --out arena
      mikrokosmos arena smallworld --bots greedy,reference --players 4
      mikrokosmos arena creation --bots random,mybot:make

short-train = Addestra i pesi con cui giocano Stratega e Campione.
help-train =
    Addestra i pesi con cui giocano Stratega e Campione e da cui si ricavano le probabilità di vittoria. I bot giocano partite, una rete impara da esse e la nuova generazione affronta la precedente. Se vince, ne prende il posto, e così via. Un addestramento completo dura ore, ma puoi fermarlo quando vuoi con Ctrl+C: lo stesso comando lo riprende. Il risultato è un file di pesi, un registro e una pagina con le curve di perdita. Le partite sono le stesse su qualsiasi macchina.
help-train-game = Gioco da addestrare (vedi “mikrokosmos games”).
help-train-players = Numero di giocatori: ognuno ha i suoi pesi.
help-train-folder = Cartella dell’addestramento (predefinita: training/GIOCO-GIOCATORI).
help-train-processes = Numero di processi (predefinito: uno per core della CPU). Non influisce sul risultato.
help-train-tiny = Gioca solo qualche centinaio di partite, per vedere se tutto funziona.
help-train-install = Alla fine sostituisce i pesi con cui gioca questa installazione.
example-train =
    {"  "}mikrokosmos train creation --players 2 --tiny
      mikrokosmos train smallworld --players 3 --install

short-replay = Racconta una partita registrata turno per turno, con mappe.
help-replay =
    Racconta una partita registrata turno per turno: ogni conquista, quanto ha fruttato ogni turno e perché, con un’immagine dopo ogni turno. Sulla mappa di Small World una lettera è un giocatore (minuscola per una razza in declino) e il numero che segue conta i segnalini. In una partita non finita le informazioni nascoste sono omesse, se non usi --secrets.
help-replay-file = Una partita salvata, o un file scritto da “simulate --out”; - legge lo standard input.
help-replay-game = Quale partita, se il file ne contiene più d’una.
help-replay-turn = Mostra solo questo turno (0 è la preparazione).
help-replay-no-map = Solo testo, senza mappe.
example-replay =
    {"  "}mikrokosmos replay evening.json --no-map
      mikrokosmos replay games.jsonl --game 3 --turn 5

short-analyse = Analizza una partita finita: probabilità, errori, fortuna.
help-analyse =
    Analizza una partita finita: le probabilità di vittoria di tutti turno per turno, quali turni sono stati errori, che cosa sarebbe stato meglio e perché, e quanto ha contato la fortuna. Le partite non finite non si analizzano.
help-analyse-file = Una partita salvata, o un file scritto da “simulate --out”; - legge lo standard input.
help-analyse-game = Quale partita, se il file ne contiene più di una.
help-analyse-level = Quanto a fondo guardare: quick (veloce) o deep (profondo).
help-analyse-seat = Mostra solo i turni di questo giocatore (1 è il primo).
help-analyse-html = Salva tutto in un’unica pagina in questo file.
help-analyse-processes = Numero di processi (predefinito: uno per core della CPU). Non influisce sul risultato.
example-analyse =
    {"  "}mikrokosmos analyse evening.json
      mikrokosmos analyse games.jsonl --game 3 --html third.html

short-check = Verifica partite registrate, mossa per mossa.
help-check =
    Verifica partite registrate: ogni mossa dev’essere permessa, la fine deve corrispondere alla registrazione e i dadi verificabili al loro seme. Stampa una riga per partita. Il codice d’uscita è 0 se tutte le partite sono valide, 1 se una non lo è, 2 se il file non contiene registrazioni.
help-check-file = Una partita salvata, o un file scritto da “simulate --out”; - legge lo standard input.
example-check =
    {"  "}mikrokosmos check games.jsonl

short-show = Mostra una posizione data come riga di testo.
help-show =
    Mostra una posizione data come riga di testo (in Python la scrive state.to_line()): la mappa, che cosa ha ogni giocatore e ogni mossa possibile con il suo costo o punteggio. Le informazioni nascoste si mostrano solo con --secrets.
help-show-position = La posizione tra virgolette, un file che la contiene, o - per lo standard input.
help-show-game = Quale gioco, se la riga non comincia con il suo nome.
example-show =
    {"  "}mikrokosmos show puzzle.txt
      mikrokosmos show "smallworld 2 2.0.0 pick:0 5,7 elves+hill:1=;3:2 col=orcs+stout"
      mikrokosmos show creation.txt --secrets

short-bots = Elenca i bot disponibili.
help-bots = Elenca i bot disponibili, compresi quelli di altri pacchetti, e i giochi a cui gioca ognuno.
example-bots =
    {"  "}mikrokosmos bots

short-games = Elenca i giochi disponibili.
help-games = Elenca i giochi disponibili e in quanti si gioca.
example-games =
    {"  "}mikrokosmos games

short-races = Elenca le razze e che cosa fa ognuna.
help-races = Elenca le razze di Small World, quanti segnalini porta e che cosa fa ognuna.
example-races =
    {"  "}mikrokosmos races
      mikrokosmos races --content my.toml       con razze inventate da te

short-powers = Elenca i poteri speciali e che cosa fa ognuno.
help-powers = Elenca i poteri speciali di Small World, quanti segnalini porta e che cosa fa ognuno.
example-powers =
    {"  "}mikrokosmos powers
      mikrokosmos powers --content my.toml      con poteri inventati da te

short-tiles = Elenca le tessere di Creazione.
help-tiles = Elenca le tessere di Creazione con le figure: quattro quadrati di terreno, a volte una statua, e con quanti giocatori si usa ognuna.
example-tiles =
    {"  "}mikrokosmos tiles
      mikrokosmos tiles --tiles my.toml         con tessere inventate da te
