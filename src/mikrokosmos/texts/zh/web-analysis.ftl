# After the game, in the browser: the analysis, a turn looked at again, and playing on from a step.

review-title = 赛后分析
review-working = 正在逐回合复盘……
review-queue = 前面还有 { $count } 局。
review-again = 再试一次
review-bands-label = 从第一回合到最后一回合，每位玩家的胜率
review-as-table = 以表格显示
review-end = 终局
review-mark =
    { $who }，第 { $round } 轮：{ $mark ->
        [blunder] 大失误
        [mistake] 失误
       *[inaccuracy] 不够准确
    }，−{ $points }%。查看更好的走法。
review-mark-short =
    { $who } · 第 { $round } 轮 · { $mark ->
        [blunder] 大失误
        [mistake] 失误
       *[inaccuracy] 不够准确
    }
review-marks-text = 选择一处，查看当时的局面和更好的走法。
review-all-marks = 显示全部 { $count } 处
review-points = { $points }%
review-luck-best = 最走运：
review-luck-worst = 最倒霉：
review-luck-when =
    （{ $turn ->
        [nobody] 第 { $round } 轮
       *[somebody] { $who }，第 { $round } 轮
    }，{ $points }%）
review-own = 虚线框：玩家自己的选择付出的代价。
review-evaluator = 胜率来自 { $name }，版本 { $version }。
turn-title = { $who } · 第 { $round } 轮
turn-back = 返回对局
turn-others = 其他失误
turn-before = 上一处失误
turn-after = 下一处失误
turn-films = 看什么
turn-better = 更好：{ $percent }%
turn-played = 实际：{ $percent }%
turn-why = 为什么
turn-why-search = 只有把这一回合走完才看得出来。
turn-try = 自己试试
what-if-title = 如果当时……
what-if-text = 从第 { $step } 步接着玩。之后的一切重新随机，结果不计入任何成绩。
what-if-seat = 你来玩
what-if-all = 所有玩家
what-if-bots = 其他座位的机器人
what-if-go = 从这里接着玩
what-if-tag = 如果当时
what-if-from = 接着另一局的第 { $step } 步
line-copy = 复制局面
line-copied = 局面已复制为一行文字。
