# House rules: points on which the rulebooks differ, so that the table decides. `house-<key>` is the point, `house-<key>-<choice>` a choice.

house-title = Regole della casa
house-intro = Su questi punti i regolamenti sono diversi. Scegliete come gioca il vostro tavolo.
house-by-book = Gioca secondo
house-default = Come di solito qui
house-mixed = Scelte vostre
house-books = Regolamento: { $books }
house-no-book = In nessun regolamento
house-here = Regole della casa a questo tavolo
house-choose = Decide il vostro tavolo

house-own_tokens = I tuoi segnalini in declino in una regione che conquisti
house-own_tokens-count = Ognuno aggiunge 1 al costo
house-own_tokens-ignore = Non contano
house-final_die = L’ultimo tentativo di conquista
house-final_die-turn = Una volta per turno; chiude tutte le conquiste
house-final_die-race = Una volta per razza: prima i Ghoul, poi la razza attiva
house-wealthy = Abbienti: le 7 monete
house-wealthy-pick = Ogni volta che il potere viene scelto
house-wealthy-game = Una volta a partita per tutto il tavolo
house-own_immune = Tane sotterranee, eroi e drago
house-own_immune-all = Proteggono da tutti, anche dai tuoi Ghoul
house-own_immune-others = Proteggono solo dagli avversari
house-late_abandon = Abbandonare regioni dopo la prima conquista
house-late_abandon-false = Non permesso
house-late_abandon-true = Permesso
