# 评判者在《创世》中为何偏爱某个行动：其价值的各项，每项以分计。

why-creation-score-now = 放下后你的世界得分
why-creation-growth = 有神像的连片还能扩大
why-creation-statues-to-come = 你的连片还可能等到的神像
why-creation-tiles-to-come = 后续板块平均带来的分数
why-creation-largest-group = 你最大的一片（平分时决定胜负）
why-creation-god-kept = 把神留到以后
why-creation-left-to-next = 留给下一名玩家的机会
