# Hry a boti podle jména, v prohlížeči i v terminálu; za `game-` a `bot-` je id, které se píše. `-text` říká, jaký bot je.

game-smallworld = Small World
game-creation = Stvoření

bot-random = Hazardér
bot-random-text = Hraje náhodné tahy
bot-novice = Začátečník
bot-novice-text = Snadný: hraje rozumně, ale nevidí daleko
bot-adept = Znalec
bot-adept-text = Střední: zdatný protivník
bot-greedy = Mistr
bot-greedy-text = Těžký: nejsilnější bot
bot-reference = Etalon
bot-reference-text = Jednoduchý srovnávací bot, který se mezi verzemi nikdy nemění
