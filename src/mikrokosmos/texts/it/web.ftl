# Il client nel browser: ciò che dice ogni pagina. Ciò che si dice al tavolo di un gioco sta nel file di quel gioco.

## La casa

skip-to-content = Vai al contenuto
ways = Pagine
way-home = Mikrokosmos, la pagina iniziale
way-new = Nuovo tavolo
way-lobby = Tavoli
way-mine = Le mie partite
way-rules = Regole
choose-language = Lingua
choose-light = Chiaro o scuro

refused-no-connection = Il server non è raggiungibile in questo momento. La tua partita è al sicuro; riprova tra poco.
refused-unknown = Non ha funzionato. Riprova.

## Al tavolo

seat-you = tu
seat-other = Giocatore { $number }
between-terms = {", "}

curtain-title = Tocca a { $who }
curtain-text = Passa il dispositivo. Subito dopo appare ciò che può vedere solo { $who }.
curtain-take = Sono { $who }

connection-lost = Connessione…
start = Comincia

bot-random = Come viene
bot-greedy = Avido
bot-adept = Esperto
