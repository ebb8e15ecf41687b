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
bot-greedy-text = 困难：会规划自己的整个回合
bot-expert = 宗师
bot-expert-text = 查看64种打法，立即行动。两人对局中，十局约能赢大师八局。
bot-champion = 冠军
bot-champion-text = 最多思考一秒，还会考虑你的应对。两人对局中，十局约能赢宗师六局。
bot-reference = 基准机器人
bot-reference-text = 简单的基准，各版本都不变
