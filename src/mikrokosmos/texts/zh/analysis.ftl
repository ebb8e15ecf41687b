# 对已结束对局的分析：终端与网页。

analysis-title = { $game }：对局分析
analysis-about = 胜率、失误与运气，评估者：{ $name }（{ $version }）。
analysis-uncalibrated = 这类牌桌的胜率尚未经过检验，仅供参考。
analysis-bar = 分析中
analysis-written = 页面已保存到 { $path }

# 三句话讲完一局。
analysis-story-shared = { $count } 名玩家共享胜利。
analysis-story-decided = 第 { $round } 轮定胜负：此后{ $who }一直领先（胜率 { $percent }%）。
analysis-story-decided-last = 悬念留到最后：{ $who }在最后一个回合才领先。
analysis-story-decided-always = { $who }从头领先到尾。
analysis-story-luck-even = 运气均等：骰子和抽取没有偏向任何人。
analysis-story-lucky = { $who }运气最好：骰子和抽取带来 { $percent }% 的胜率。
analysis-story-unlucky = { $who }运气最差：骰子和抽取损失 { $percent }% 的胜率。
analysis-story-luck = 运气最好的是{ $who }（胜率 +{ $more }%），最差的是{ $whom }（−{ $less }%）。
analysis-story-hurt = { $who }对{ $whom }打击最大：胜率 −{ $percent }%。
analysis-story-best = { $who }打得最好：失误损失了 { $percent }% 的胜率。

# 表格。
analysis-chances = 各回合胜率
analysis-turns = 逐回合
analysis-books = 结果从何而来
analysis-books-about = 结果减去开局胜率，等于其余各项之和。“未解释”是分析没有预见到的部分。
analysis-luck = 运气
analysis-matrix = 谁打击了谁
analysis-matrix-about = 每名玩家（行）的选择对其他人（列）胜率的影响。
analysis-marks = 失误
analysis-round = 轮
analysis-turn = 回合
analysis-player = 玩家
analysis-before = 之前
analysis-after = 之后
analysis-lost = 损失
analysis-mark = 评价
analysis-start = 开局
analysis-result = 结果
analysis-dice = 骰子
analysis-draws = 抽取
analysis-own = 自己的选择
analysis-others = 其他人
analysis-residual = 未解释
analysis-inaccuracy = 不精确
analysis-mistake = 失误
analysis-blunder = 严重失误
analysis-marked = 回合 { $turn }，{ $who }：{ $mark }，−{ $percent }%
analysis-better = 更好：{ $plan }
analysis-then = ，然后
analysis-why = 原因：{ $reasons }
analysis-why-term = { $why }（{ $better }，而非 { $played }）
analysis-why-none = 原因：只有把回合走完才看得出来。
analysis-no-marks = 没有哪个回合损失 5% 或更多胜率。
analysis-luckiest = 最走运：{ $event }（{ $percent }%）
analysis-unluckiest = 最倒霉：{ $event }（{ $percent }%）
analysis-outcome-setup = 准备
analysis-outcome-other = 回合 { $turn }：{ $what }
analysis-bad-seat = 没有玩家 { $seat }：玩家编号为 1 到 { $count }。
