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
bot-greedy-text = Difficile: il bot più forte
bot-reference = Riferimento
bot-reference-text = Un semplice metro di paragone, uguale in ogni versione
