# Games and bots by name, in the browser and in the terminal; behind `game-` and `bot-` is the id one types. `-text` says what a bot is like.

game-smallworld = Small World
game-creation = Creation

bot-random = Random
bot-random-text = Plays random moves
bot-novice = Novice
bot-novice-text = Easy: sensible moves, little foresight
bot-adept = Adept
bot-adept-text = Medium: a solid opponent
bot-greedy = Master
bot-greedy-text = Hard: plans its whole turn
bot-expert = Expert
bot-expert-text = Looks at 64 ways to play its turn and answers at once. With two players, it beats Master about eight times in ten.
bot-champion = Champion
bot-champion-text = Thinks for up to a second, about your reply too. With two players, it beats Expert about six times in ten.
bot-reference = Benchmark
bot-reference-text = A simple benchmark that never changes between versions
