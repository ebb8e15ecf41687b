# L’aiuto del comando `mikrokosmos`: `help-` è che cosa fa un comando o un’opzione, `short-` la riga nell’elenco dei comandi,
# `example-` che cosa si potrebbe scrivere.

help-app = Piccoli mondi: gioca a Small World e Creazione, studiali, ampliali.
help-examples = Esempi:
help-version = Dice che versione è questa.
help-lang = La lingua: { $known }. Ciò che le manca è detto in inglese.
help-content = Small World: gioca con le tue razze e i tuoi poteri, da questo file TOML.
help-tiles-file = Creazione: gioca con una tua serie di tessere, da questo file TOML.
help-house = Una regola della casa, dove i regolamenti differiscono; «mikrokosmos games» le elenca. Ripeti l’opzione per indicarne più di una.
help-secrets = Mostra anche ciò che i giocatori si nascondono a vicenda.
help-json = Stampa JSON, perché lo legga un programma.
help-seed = Un numero che fa ripetere dadi, tessere e bot.
example-app =
    {"  "}mikrokosmos play                          una partita a Small World nel terminale
      mikrokosmos play --game creation          una partita a Creazione
      mikrokosmos simulate --games 500 --out games.jsonl
      mikrokosmos replay games.jsonl --game 3   racconta la terza
      mikrokosmos races --help                  di più su un comando

short-play = Gioca nel terminale contro i bot.
help-play =
    Gioca nel terminale contro i bot. Tu siedi al primo posto; ? al prompt elenca che cosa puoi scrivere, e s salva
    la partita.
help-play-game = Quale gioco; “mikrokosmos games” li elenca.
help-play-players = In quanti si gioca, contando anche te.
help-play-bot = Il bot agli altri posti; “mikrokosmos bots” li elenca. (Il migliore per una partita equilibrata, se il gioco ne ha uno.)
help-play-load = Continua una partita salvata in questo file.
example-play =
    {"  "}mikrokosmos play --players 3
      mikrokosmos play --game creation --bot random
      mikrokosmos play --load evening.json

short-serve = Apre tavoli per persone e bot altrove.
help-serve =
    Apre tavoli via HTTP e WebSockets fino a Ctrl-C. Le partite stanno in un database e continuano dopo un riavvio;
    di norma è un solo file nella tua cartella dei dati. Per giocare, apri nel browser l’indirizzo
    che dice; i programmi gli parlano in JSON.
help-serve-host = L’indirizzo su cui ascoltare.
help-serve-port = La porta su cui ascoltare.
help-serve-database = Dove si conservano le partite, per esempio sqlite:///games.db o postgresql://user@host/name.
help-serve-open = Apre un browser appena i tavoli sono pronti.
help-serve-settings = Un file TOML con queste e tutte le altre impostazioni.
example-serve =
    {"  "}mikrokosmos serve
      mikrokosmos serve --port 8080 --database sqlite:///games.db

short-simulate = Fa giocare ai bot molte partite e conta chi vince.
help-simulate =
    Fa giocare ai bot molte partite e stampa quanto spesso ha vinto ogni posto (con l’intervallo in cui sta la vera
    quota, 19 volte su 20), i suoi punti e quanto durano le partite. Lo stesso seme dà le stesse partite. Ctrl-C
    interrompe: ciò che è stato giocato resta e conta.
help-simulate-game = Quale gioco; “mikrokosmos games” li elenca.
help-simulate-players = In quanti si gioca (2, o tanti quanti sono i bot).
help-simulate-games = Quante partite.
help-simulate-bots = Il bot di ogni posto, separati da virgole, o uno per tutti. Ci sono: { $known }.
help-simulate-out = Scrive le partite in questo file, una registrazione per riga, per “replay” e “check”.
help-simulate-force = Sovrascrive quel file se esiste.
example-simulate =
    {"  "}mikrokosmos simulate smallworld --players 3 --games 1000 --seed 1
      mikrokosmos simulate --players 4 --games 20 --out games.jsonl

short-arena = Scopre quale bot è più forte.
help-arena =
    Fa incontrare i bot e stampa quanto è forte ognuno: vittorie, punti, Elo, tutti con l’intervallo in cui sta il
    valore vero, 19 volte su 20. Ogni mano di dadi e tessere si gioca una volta per ogni rotazione dei posti, così
    né la fortuna né l’ordine di turno favoriscono qualcuno. Tanti bot quanti giocatori: siedono tutti a un tavolo.
    Di più: si incontra ogni loro combinazione. Di meno: il primo nominato siede da solo contro gli altri, ripetuti.
    Ctrl-C interrompe: ciò che è stato giocato viene mostrato, e --resume continua.
help-arena-game = Quale gioco; “mikrokosmos games” li elenca.
help-arena-bots = I bot, separati da virgole, due o più. Ci sono: { $known }; oppure uno tuo, come module:function.
help-arena-games = Quante partite almeno, in tutto (si arriva a mani intere).
help-arena-players = In quanti a un tavolo (tanti quanti sono i bot, se il gioco lo permette, altrimenti il minimo).
help-arena-processes = Quanti processi giocano (tanti quanti sono i core). Il risultato non ne dipende.
help-arena-out = Scrive arena.json, arena.html e journal.jsonl in questa cartella; oppure, per NOME.json o NOME.html, accanto a quello.
help-arena-resume = Continua con il diario che c’è.
help-arena-force = Sovrascrive ciò che c’è.
example-arena =
    {"  "}mikrokosmos arena creation --bots greedy,reference,random --games 600 --out arena
      mikrokosmos arena smallworld --bots greedy,reference --players 4
      mikrokosmos arena creation --bots random,mybot:make

short-replay = Racconta una partita registrata turno per turno, con mappe.
help-replay =
    Racconta una partita registrata turno per turno: chi ha preso che cosa e dove, quanto ha guadagnato e perché,
    con un’immagine dopo ogni turno. Sulla mappa di Small World una lettera è un giocatore (minuscola se la razza è
    in declino) e il numero che segue conta i segnalini. Ciò che è nascosto in una partita non finita si racconta
    solo con --secrets.
help-replay-file = Una partita salvata, o un file scritto da “simulate --out”; - legge lo standard input.
help-replay-game = Quale partita del file, se ne contiene più d’una.
help-replay-turn = Solo questo turno; 0 è il tavolo prima del primo.
help-replay-no-map = Solo parole.
example-replay =
    {"  "}mikrokosmos replay evening.json --no-map
      mikrokosmos replay games.jsonl --game 3 --turn 5

short-check = Verifica partite registrate, mossa per mossa.
help-check =
    Verifica partite registrate: ogni mossa dev’essere stata possibile, la fine dev’essere quella che la
    registrazione dichiara, e i dadi, se ci sono, devono essere caduti come dice il loro seme. Una riga per partita;
    il codice d’uscita è 0 se sono tutte vere, 1 se una non lo è, 2 se il file non contiene registrazioni.
help-check-file = Una partita salvata, o un file scritto da “simulate --out”; - legge lo standard input.
example-check =
    {"  "}mikrokosmos check games.jsonl

short-show = Mostra una posizione data come riga di testo.
help-show =
    Mostra una posizione data come riga di testo (in Python la scrive state.to_line()): la mappa, che cosa ha ognuno
    e tutto ciò che può fare chi è di turno, con quanto costa o quanto frutterebbe. Ciò che i giocatori si
    nascondono a vicenda si mostra solo con --secrets.
help-show-position = La riga tra virgolette, o un file che la contiene, o - per lo standard input.
help-show-game = Quale gioco, se la riga non comincia con il suo nome.
example-show =
    {"  "}mikrokosmos show puzzle.txt
      mikrokosmos show "smallworld 2 2.0.0 pick:0 5,7 elves+hill:1=;3:2 col=orcs+stout"
      mikrokosmos show creation.txt --secrets

short-bots = Elenca i bot che ci sono.
help-bots = Elenca i bot che ci sono, anche quelli di altri pacchetti, e a quali giochi gioca ognuno.
example-bots =
    {"  "}mikrokosmos bots

short-games = Elenca i giochi che ci sono.
help-games = Elenca i giochi che ci sono, e in quanti si può giocare.
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
help-tiles = Elenca le tessere di Creazione con le loro figure: quattro quadrati di terreno, magari una statua, e da quanti giocatori in su si usa ognuna.
example-tiles =
    {"  "}mikrokosmos tiles
      mikrokosmos tiles --tiles my.toml         con tessere inventate da te
