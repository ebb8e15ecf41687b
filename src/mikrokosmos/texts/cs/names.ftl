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
bot-greedy-text = Těžký: plánuje celý svůj tah
bot-expert = Velmistr
bot-expert-text = Projde 64 způsobů, jak odehrát tah, a odpoví hned. Ve dvou hráčích porazí Mistra asi osmkrát z deseti.
bot-champion = Šampion
bot-champion-text = Přemýšlí až sekundu, i nad tvou odpovědí. Ve dvou hráčích porazí Velmistra asi šestkrát z deseti.
bot-reference = Etalon
bot-reference-text = Jednoduchý srovnávací bot, který se mezi verzemi nikdy nemění
