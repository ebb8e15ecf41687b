# 浏览器中的《创世》：发生了什么。`who` 是玩家，若是读者本人则 `you` 为“yes”；`tile` 是用文字描述的板块。

log-empty = 还没有发生任何事。
log-earlier = 显示更早的回合
log-undone = 已撤回一步。
log-scored =
    { $score } 分{ $gain ->
        [0] （不变）。
       *[other] （+{ $gain }）。
    }

## 你上个回合之后发生了什么；`god` 是为取板块而亮出的神，或“none”

recap-since = 你上个回合之后：
recap-what = { $what }。
recap-between = ；
recap-took =
    { $who }{ $god ->
        [none] 拿走 { $tile }
       *[other] 亮出{ $god }并拿走 { $tile }
    }：+{ $gain }，现有 { $score } 分
recap-gained =
    { $who } +{ $gain }（{ $score }）{ $god ->
        [none] {""}
       *[other] ，亮出{ $god }
    }

## 一句话的提示：做什么，为什么。`place` 是世界中的一格（c3 是中心）

hint-because = { $deed }：{ $because }。
hint-level = { $deed }。其他选择同样好。
hint-more = 更多
hint-less = 收起
hint-push =
    { $side ->
        [north] 把第 { $line } 列向下推
        [south] 把第 { $line } 列向上推
        [west] 把第 { $line } 行向右推
       *[east] 把第 { $line } 行向左推
    }，拿走 { $tile }
hint-god = 亮出你的神，拿走 { $tile }
hint-place = 把它放到 { $place }
hint-draw = 从第 { $stack } 堆翻开一块板块
because-score-now = 马上得分最多
because-growth = 你带神像的连片还能扩大
because-statues-to-come = 你的连片还可能等到神像
because-tiles-to-come = 后续板块最容易放
because-largest-group = 扩大你最大的一片，平分时决定胜负
because-god-kept = 把神留到以后
because-left-to-next = 留给下一名玩家的最少
