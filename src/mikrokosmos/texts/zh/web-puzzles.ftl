# Daily deals and puzzles.

home-daily = 每日牌局
home-daily-text = 每天一局，所有人的骰子都一样。你能玩得多好？
home-puzzles = 谜题
home-puzzles-text = 每个局面都有一个明显最佳的方案，把它找出来。

daily-title = 每日牌局
daily-text = 所有人拿到同一局：同样的机器人，同样的骰子。每天只有第一局计入成绩。
daily-today = 今天，{ $day }
daily-yesterday = 昨天，{ $day }
daily-setup = { $players } 名玩家。对手：{ $bot }。你是 { $seat } 号玩家。
daily-left = 剩余不到 { $hours } 小时。
daily-play = 开始今天的牌局
daily-continue = 继续游戏
daily-try-again = 再玩一次
daily-no-more = 今天的牌局你已经玩过了，再玩只是为了乐趣。
daily-results-later = 玩完自己的这一局或当天结束后，才能看到成绩。
daily-nobody = 没有人玩完这一局。
daily-results = 有 { $count } 名玩家玩完了这一局。
daily-rank = 排名
daily-name = 玩家
daily-score = 得分
daily-place = 本桌名次
daily-dice = 关于这些骰子
daily-dice-text = 每日牌局的骰子完全由服务器给出，以便所有人都一样；玩家不会加入任何随机数。每天以协调世界时午夜为界。指纹预先锁定种子，当天结束后公布种子。
daily-fingerprint = 种子指纹，{ $day }
daily-seed = 种子，{ $day }
dice-deal = 这是 { $day } 每日牌局的骰子：服务器发给所有人的都一样，玩家没有加入任何随机数。当天结束后公布种子。

puzzles-title = 谜题
puzzles-text = 每个局面的这一回合都有一个明显最佳的方案。走完你的回合：如果你的方案与最佳方案的胜率相差不超过 2 个百分点，就算解开了。
puzzles-difficulty = 难度
puzzles-difficulty-0 = 全部
puzzles-difficulty-1 = 简单
puzzles-difficulty-2 = 中等
puzzles-difficulty-3 = 困难
puzzles-theme = 主题
puzzles-theme-any = 所有主题
puzzles-solved = 已解开：{ $solved } / { $all }
puzzles-start = 开始解题
puzzles-one =
    { $state ->
        [solved] 谜题 { $number }，{ $difficulty }，已解开
        [seen] 谜题 { $number }，{ $difficulty }，已看过答案
       *[new] 谜题 { $number }，{ $difficulty }
    }

puzzle-title = 谜题
puzzle-own = 你的回合，再来一次
puzzle-back = 所有谜题
puzzle-back-game = 返回游戏
puzzle-loading = 正在加载谜题…
puzzle-panel = 谜题
puzzle-task = 找出这一回合的最佳方案。
puzzle-solved = 解开了！
puzzle-missed = 这不是最佳方案。
puzzle-worth = 你的方案胜率 { $share }%，最佳方案 { $best }%。
puzzle-astray = 这样已经走不到最佳方案了。请撤销或重新开始。
puzzle-showing = 最佳方案如下…
puzzle-shown = 这就是最佳方案：胜率 { $best }%。
puzzle-again = 重新开始
puzzle-solution = 显示答案
puzzle-next = 下一题

puzzle-theme-pick = 选择组合
puzzle-theme-decline = 进入衰落
puzzle-theme-conquer = 征服
puzzle-theme-attempt = 最后一次征服
puzzle-theme-abandon = 放弃地区
puzzle-theme-dragon = 龙
puzzle-theme-convert = 策反
puzzle-theme-camp = 营地
puzzle-theme-fort = 堡垒
puzzle-theme-hero = 英雄
puzzle-theme-ally = 议和
puzzle-theme-god = 亮出神祇
puzzle-theme-opening = 开局
puzzle-theme-middle = 中盘
puzzle-theme-endgame = 终局
puzzle-theme-ahead = 保持领先
puzzle-theme-behind = 奋起直追

learn-title = 从错误中学习
learn-text = 在这些回合里你损失了胜率。重新走一遍，找出更好的方案。
learn-loading = 正在分析这一局…
learn-none = 没有发现失误，玩得漂亮！
learn-turn =
    { $mark ->
        [blunder] 第 { $round } 轮：严重失误
        [mistake] 第 { $round } 轮：失误
       *[inaccuracy] 第 { $round } 轮：不精确
    }
