# 浏览器里的《创世》桌面。`who` 是玩家；`tile` 是用文字描述的板块；`place` 是世界里的位置（c3 是正中）；
# `of` 是地形，`god` 是该地形的神。

table-title = 创世
between-squares = 、
tile-plain = { $squares }
tile-plain-statue = { $squares }，{ $god }的神像

## 现在该做什么，一句话

prompt-choose = 推动一行或一列：掉出的板块归你。
prompt-choose-god = 推动一行或一列，拿走掉出的板块；或亮出你的神。
prompt-push =
    { $side ->
        [north] 把第 { $line } 列向下推
        [south] 把第 { $line } 列向上推
        [west] 把第 { $line } 行向右推
       *[east] 把第 { $line } 行向左推
    }：你得到 { $tile }。
prompt-god = 任选一块发光的板块。这会向所有人公开{ $god }，每局只能一次。
prompt-god-tile = 亮出{ $god }，拿走 { $tile }。
prompt-place = 把板块放到发光的位置。可以先旋转。
prompt-placed =
    放在这里：{ $total } 分{ $gain ->
        [0] （不变）。
       *[other] （+{ $gain }）。
    }
prompt-draw = 补上空位：翻开一堆最上面的板块。
prompt-wait-choose = { $who }正在选择推动哪里。
prompt-wait-place = { $who }正在放置 { $tile }。
prompt-wait-draw = { $who }正在补上空位。
prompt-wait = 正在布置……
prompt-over-won =
    { $you ->
        [yes] 你造出了最好的世界，你赢了！
       *[no] { $who }造出了最好的世界，赢得胜利。
    }
prompt-over-shared = { $who }并列获胜。

turn-of =
    { $you ->
        [yes] 轮到你了
       *[no] 轮到{ $who }
    }
turn-over = 游戏结束
round-of = 第 { $round }/{ $rounds } 轮

## 可以按什么

do-push = 推动
do-god = 亮出神
do-god-take = 拿走板块
do-god-not = 继续保密
do-place = 放在这里
do-turn-left = 向左旋转
do-turn-right = 向右旋转
do-undo = 撤回
do-reset = 重置回合
do-hint = 提示
do-skip = 跳过
do-sheet = 计分表
do-worlds = 查看世界
for-good = 不能撤回
keys-help = 方向键选择，回车确定，R 旋转板块，G 亮出神，U 撤回。

hint-none = 现在没有提示。

## 位置，供收听的人使用

map-label = 地图
map-tile = 第 { $row } 行第 { $column } 列：{ $tile }
map-gap = 第 { $row } 行第 { $column } 列：空位
slot-marker =
    { $side ->
        [north] 北侧标记在第 { $line } 列
        [south] 南侧标记在第 { $line } 列
        [west] 西侧标记在第 { $line } 行
       *[east] 东侧标记在第 { $line } 行
    }
slot-closed =
    { $side ->
        [north] 从北侧推第 { $line } 列，现在不行
        [south] 从南侧推第 { $line } 列，现在不行
        [west] 从西侧推第 { $line } 行，现在不行
       *[east] 从东侧推第 { $line } 行，现在不行
    }
world-label =
    { $you ->
        [yes] 你的世界
       *[no] { $who }的世界
    }
world-tile =
    { $place }：{ $tile }{ $turns ->
        [0] {""}
        [1] ，旋转 90°
        [2] ，旋转 180°
        [3] ，旋转 270°
       *[other] ，旋转 { $turns } × 90°
    }
world-free = { $place }，可放：{ $total } 分
world-gains = { $label }，{ $gain }
world-closed = { $place }，不能放
hand-label = 手中：{ $tile }
hand-empty = 你的手中
stacks-label = 板块堆
stack-label =
    { $action }{ $final ->
        [yes] ，不能撤回
       *[no] {""}
    }
stack-closed = 第 { $stack } 堆：{ $left } 块
god-yours = { $god }，你的秘密之神
god-yours-shown = { $god }，已亮出
god-of = { $god }
god-hidden = 未公开的神
god-none = 还没有神

## 面板

tabs-label = 视图
tab-map = 地图
tab-world = 我的世界
tab-watched = 世界
tab-others = 其他
others-label = 其他玩家的世界
score-label = 得分
score-how = 最大一片 × 神像
score-row = { $of }：{ $group } × { $statues } = { $amount }
points = { $points } 分
points-short = { $points }
points-gain = +{ $gain }
times = ×
what-happened = 行动记录

## 计分表

sheet-title = 最终得分
sheet-terrain = 地形
sheet-total = 总分
sheet-largest = 最大的一片
sheet-winner = 获胜
sheet-cell = { $group } × { $statues }

## 这是什么？桌上每个图标一行说明，附规则链接

legend-open = 图例
legend-close = 返回游戏
legend-gods = 地形与神
legend-gods-text = 地形只有在你的世界里有该神的神像时才得分。
rules-of = 规则：{ $what }
sign-name-arrow = 发光的箭头
sign-name-place = 发光的位置
sign-name-token = 神祇标记
sign-name-seal = 红色印章
sign-marker = 移动四个标记中的一个：它推动所在的行或列。
sign-arrow = 标记可以移到那里并推动。
sign-tile = 四格地形，有的带一尊神像。
sign-stack = 用来补上地图的空位。数字是剩余的板块数。
sign-place = 你的板块可以放在那里。数字是能增加的分数。
sign-statue = 使该神地形最大的一片成倍得分。
sign-score = 最大一片的格数 × 该神的神像数。
sign-token = 每名玩家的秘密之神；本身不得分。
sign-eye = 每局一次：拿走一块带有你的神的神像或地形的板块。
sign-seal = 带有这个印章的行动不能撤回。
