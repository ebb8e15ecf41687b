# 游戏和机器人的名称，浏览器和终端共用；`game-` 和 `bot-` 之后是要输入的标识。`-text` 说明机器人的水平。

game-smallworld = 小小世界
game-creation = 创世

bot-random = 随机玩家
bot-random-text = 走法随机
bot-novice = 新手
bot-novice-text = 简单：走法合理，看得不远
bot-adept = 好手
bot-adept-text = 中等：实力扎实的对手
bot-greedy = 大师
bot-greedy-text = 困难：最强的机器人
bot-reference = 基准机器人
bot-reference-text = 简单的基准，各版本都不变
