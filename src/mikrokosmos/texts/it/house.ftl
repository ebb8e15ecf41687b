# Le regole della casa: punti su cui i regolamenti differiscono, così decide il tavolo. `house-<chiave>` è il punto, `house-<chiave>-<scelta>` una scelta.

house-title = Regole della casa
house-intro = Su questi punti i regolamenti sono diversi. Scegli come si gioca al tuo tavolo.
house-by-book = Gioca secondo
house-default = Come giochiamo noi
house-mixed = Scelte tue
house-books = Regolamento: { $books }
house-no-book = In nessun regolamento
house-here = Regole della casa a questo tavolo
house-choose = Lo decide il tuo tavolo

house-own_tokens = I tuoi segnalini in declino in una regione che conquisti
house-own_tokens-count = Ognuno aggiunge 1 al costo
house-own_tokens-ignore = Non contano
house-final_die = Tentativo di Conquista Finale
house-final_die-turn = Una volta per turno; chiude tutte le conquiste
house-final_die-race = Una volta per razza: prima i Ghoul, poi la razza attiva
house-wealthy = Le 7 monete di Abbienti
house-wealthy-pick = Ogni volta che il potere viene scelto
house-wealthy-game = Una volta per partita per tutto il tavolo
house-own_immune = Tane sotterranee, eroi e drago
house-own_immune-all = Immuni a tutti, anche ai tuoi Ghoul
house-own_immune-others = Immuni solo agli avversari
house-late_abandon = Abbandonare regioni dopo la prima conquista
house-late_abandon-false = Non permesso
house-late_abandon-true = Permesso
