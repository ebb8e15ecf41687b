# House rules: points on which the rulebooks differ, so that the table decides. `house-<key>` is the point, `house-<key>-<choice>` a choice.

house-title = 自选规则
house-intro = 各版规则书在这些地方说法不一。请选择你们这桌的玩法。
house-by-book = 按哪一版玩
house-default = 本站默认
house-mixed = 自行搭配
house-books = 规则书：{ $books }
house-no-book = 各版规则书都没有
house-here = 本桌的自选规则
house-choose = 由你们这桌决定

house-own_tokens = 你征服的区域里自己的退场种族标志
house-own_tokens-count = 每个使花费加 1
house-own_tokens-ignore = 不计入
house-final_die = 最后一次征服的尝试
house-final_die-turn = 每回合一次，之后不能再征服
house-final_die-race = 每个种族一次：先食尸鬼，后现有种族
house-wealthy = 富豪的 7 个胜利点数
house-wealthy-pick = 每次选中都得
house-wealthy-game = 全桌每局只得一次
house-own_immune = 地洞、英雄和龙的保护
house-own_immune-all = 对所有人有效，包括自己的食尸鬼
house-own_immune-others = 只对对手有效
house-late_abandon = 第一次征服之后放弃区域
house-late_abandon-false = 不可以
house-late_abandon-true = 可以
