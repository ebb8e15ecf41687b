# Назви ігор і ботів, у браузері й у терміналі; після `game-` і `bot-` стоїть ідентифікатор, який набирають. `-text` каже, який це бот.

game-smallworld = Маленький світ
game-creation = Створення світу

bot-random = Випадковий
bot-random-text = Ходить навмання
bot-novice = Новачок
bot-novice-text = Легкий: грає розважливо, але не бачить наперед
bot-adept = Знавець
bot-adept-text = Середній: вправний суперник
bot-greedy = Майстер
bot-greedy-text = Складний: найсильніший бот
bot-reference = Еталон
bot-reference-text = Простий еталон, однаковий у кожній версії
