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
prompt-god = 任选一块发光的板块。{ $god }随即公开，每局只有这一次。
prompt-god-tile = 亮出{ $god }，拿走 { $tile }。
prompt-place = 把板块放到发光的位置。可以先旋转。
prompt-placed =
    放在这里：{ $total } 分{ $gain ->
        [0] ，与现在相同。
       *[other] ，比现在多 { $gain } 分。
    }
prompt-draw = 补上空位：翻开一堆最上面的板块。谁也不知道会是什么。
prompt-wait-choose = { $who }正在选择推动哪里。
prompt-wait-place = { $who }手中是 { $tile }。
prompt-wait-draw = { $who }正在补上空位。
prompt-wait = 正在布置桌面。
prompt-over-won =
    { $you ->
        [yes] 你创造了最美好的世界！
       *[no] { $who }创造了最美好的世界。
    }
prompt-over-shared = 并列获胜：{ $who }。

turn-of =
    { $you ->
        [yes] 轮到你了
       *[no] { $who }
    }
turn-over = 结束
round-of = 第 { $round }/{ $rounds } 轮

## 可以按什么

do-push = 推动
do-god = 亮出你的神
do-god-take = 拿走
do-god-not = 继续保密
do-place = 放在这里
do-turn-left = 左转
do-turn-right = 右转
do-undo = 撤回
do-hint = 提示
do-skip = 跳过
do-sheet = 计分表
do-worlds = 查看世界
for-good = 不能撤回
keys-help = 方向键选择，回车执行，R 旋转板块，G 亮出神，U 撤回。

hint-best = 提示：{ $action }。
hint-level = 提示：{ $action }。其他选择一样好。
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
       *[other] ，转 { $turns } 次
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
god-yours = { $god }，只有你知道
god-yours-shown = { $god }，已亮出
god-of = { $god }
god-hidden = 未公开的神
god-none = 还没有神

## 面板

tabs-label = 显示内容
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
what-happened = 经过

## 计分表

sheet-title = 世界都已造成
sheet-terrain = 地形
sheet-total = 总分
sheet-largest = 最大的一片
sheet-winner = 获胜
sheet-cell = { $group } × { $statues }

## 这是什么？桌上每个图标一行说明，附规则链接

legend-open = 这是什么？
legend-close = 回到桌面
legend-gods = 地形与神
legend-gods-text = 地形靠该神的神像得分。
rules-of = 规则：{ $what }
sign-name-arrow = 发光的箭头
sign-name-place = 发光的位置
sign-name-token = 神祇标记
sign-name-seal = 红色印章
sign-marker = 移动四个中的一个：它把所在的行或列推进地图。
sign-arrow = 标记可以移到那里并推动。
sign-tile = 四格地形，有的带一尊神像。
sign-stack = 用来补上地图的空位。数字是剩余的板块数。
sign-place = 手中的板块可以放在那里。数字是能增加的分数。
sign-statue = 使该神地形最大的一片成倍得分。
sign-score = 最大一片的格数 × 该神的神像数。
sign-token = 每位玩家的秘密；本身不得分。
sign-eye = 每局一次，拿走一块带有你的神的神像或地形的板块。
sign-seal = 带有它的行动无法撤回。
