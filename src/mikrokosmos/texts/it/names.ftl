# Giochi e bot per nome, nel browser e nel terminale; dopo `game-` e `bot-` c’è l’id che si digita. `-text` dice com’è un bot.

game-smallworld = Small World
game-creation = Creazione

bot-random = Casuale
bot-random-text = Fa mosse a caso
bot-novice = Principiante
bot-novice-text = Facile: mosse sensate, poca lungimiranza
bot-adept = Esperto
bot-adept-text = Medio: un avversario solido
bot-greedy = Maestro
bot-greedy-text = Difficile: pianifica tutto il suo turno
bot-expert = Gran Maestro
bot-expert-text = Esamina 64 modi di giocare il turno e risponde subito. In due giocatori batte Maestro circa otto volte su dieci.
bot-champion = Campione
bot-champion-text = Pensa fino a un secondo, anche alla tua risposta. In due giocatori batte Gran Maestro circa sei volte su dieci.
bot-reference = Riferimento
bot-reference-text = Un semplice metro di paragone, uguale in ogni versione
