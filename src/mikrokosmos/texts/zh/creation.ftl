# 《创世》。`who` 是玩家，读者本人时 `you` 为 “yes”；`tile` 是用文字描述的板块，`place` 是世界里的位置（c3 是正中），
# `cell` 是地图上的位置；`of` 是地形，`god` 是该地形的神。

game-about = 推动公共地图的行与列，拿走掉出的板块，用九块板块造一个世界，让大片地形配上对应的神像。
ask-example = push north 2

## 行动

action-push =
    { $side ->
        [north] 把北侧标记移到第 { $line } 列，向下推
        [south] 把南侧标记移到第 { $line } 列，向上推
        [west] 把西侧标记移到第 { $line } 行，向右推
       *[east] 把东侧标记移到第 { $line } 行，向左推
    }，拿走 { $tile }
action-god = 亮出你的神，从第 { $row } 行第 { $column } 列拿走 { $tile }
action-place =
    放到 { $place }{ $turns ->
        [0] {""}
        [1] ，旋转 90°
        [2] ，旋转 180°
        [3] ，旋转 270°
       *[other] ，旋转 { $turns } × 90°
    }
action-draw = 从第 { $stack } 堆翻开一块板块（还剩 { $left } 块）

cost-place =
    { $action }：{ $total } 分{ $gain ->
        [0] {""}
       *[other] （+{ $gain }）
    }

## 得分的各项

term-terrain = { $of } { $group } × { $statues }

## 事件

event-laid = 地图第 { $row } 行第 { $column } 列：{ $tile }。
event-dealt =
    { $you ->
        [yes] 你分到一枚神祇标记。
       *[no] { $who }分到一枚神祇标记。
    }
event-god =
    { $you ->
        [yes] 你的秘密之神是{ $god }（{ $of }）。
       *[no] { $who }的神是{ $god }（{ $of }）。
    }
event-first =
    { $you ->
        [yes] 你是起始玩家。
       *[no] { $who }是起始玩家。
    }
event-turn =
    第 { $round } 轮：{ $you ->
        [yes] 轮到你了
       *[no] 轮到{ $who }
    }。
event-pushed =
    { $you ->
        [yes] 你
       *[no] { $who }
    }{ $side ->
        [north] 把第 { $line } 列向下推
        [south] 把第 { $line } 列向上推
        [west] 把第 { $line } 行向右推
       *[east] 把第 { $line } 行向左推
    }：掉出 { $tile }。
event-shown =
    { $you ->
        [yes] 你
       *[no] { $who }
    }亮出{ $god }，从第 { $row } 行第 { $column } 列拿走 { $tile }。
event-placed =
    { $you ->
        [yes] 你
       *[no] { $who }
    }把 { $tile }放到 { $place }{ $turns ->
        [0] 。
        [1] ，旋转 90°。
        [2] ，旋转 180°。
        [3] ，旋转 270°。
       *[other] ，旋转 { $turns } × 90°。
    }
event-drew =
    { $you ->
        [yes] 你从第 { $stack } 堆翻开一块板块。
       *[no] 从第 { $stack } 堆翻开一块板块。
    }
event-filled = 第 { $row } 行第 { $column } 列的空位补上了 { $tile }。
event-over = 所有世界都已创造完成。

## 逐回合复述

turn-heading = 第 { $number } 回合，第 { $round }/{ $rounds } 轮：{ $who }，{ $points } 分
told-map = 九块板块铺成地图；发出 { $players } 枚神祇标记，每人一枚。
told-god = { $who }的神：{ $god }（{ $of }）。
told-pushed =
    { $side ->
        [north] 把第 { $line } 列向下推
        [south] 把第 { $line } 列向上推
        [west] 把第 { $line } 行向右推
       *[east] 把第 { $line } 行向左推
    }，拿走 { $tile }。
told-shown = 亮出{ $god }，从第 { $row } 行第 { $column } 列拿走 { $tile }。
told-placed =
    放到 { $place }{ $turns ->
        [0] 。
        [1] ，旋转 90°。
        [2] ，旋转 180°。
        [3] ，旋转 270°。
       *[other] ，旋转 { $turns } × 90°。
    }
told-filled = 第 { $row } 行第 { $column } 列的空位补上了 { $tile }。

## 不行的原因

refusal-over = 游戏已经结束。
refusal-chance-moves = 请等待下一块板块或神祇标记。
refusal-no-such-action = 没有这种行动。
refusal-not-now = 现在不能这样做。
refusal-must-move = 那个标记已经在那里，必须换个位置。
refusal-faces-another =
    会与{ $side ->
        [north] 北
        [east] 东
        [south] 南
       *[west] 西
    }侧的标记相对。
refusal-god-shown-already = 你已经亮出过神了，每局只能一次。
refusal-not-of-that-god = 那块板块既没有你的神的神像，也没有对应的地形。
refusal-stack-empty = 那一堆已经空了。
refusal-first-tile-in-the-middle = 第一块板块要放在正中，也就是 c3。
refusal-taken = 那里已经有板块了。
refusal-beyond-three-by-three = 世界不能超过 3 × 3。
refusal-touches-nothing = 板块必须与你的世界有一边相接。

## 阶段

stage-laying = 正在铺设地图。
stage-dealing = 正在发神祇标记。
stage-first-seat = 正在选出起始玩家。
stage-choose = 移动一个标记，或亮出神。
stage-place = 放置一块板块。
stage-draw = 选择一个板块堆。
stage-turning = 正在翻开板块。
stage-finished = 所有世界都已创造完成。

## 桌面

tile-name = { $id }（{ $squares }）
tile-statue = { $id }（{ $squares }；{ $god }的神像）
tile-square = 1 格{ $of }
tile-squares = { $count } 格{ $of }
table-status = 第 { $round }/{ $rounds } 轮。{ $stage }
table-stacks = 板块堆：{ $sizes }
table-hand = 手中
table-turned =
    { $turns ->
        [0] 未旋转
        [1] 旋转 90°
        [2] 旋转 180°
        [3] 旋转 270°
       *[other] 旋转 { $turns } × 90°
    }
table-held = 手中：{ $tile }
table-world = { $who }：{ $points } 分
table-now = { $who }（行动中）
table-god-own = 神：{ $god }（只有你知道）
table-god-unshown = 神：{ $god }（未亮出）
table-god-shown = 神：{ $god }（已亮出）
table-god-hidden = 神：未公开
table-god-none = 还没有神
table-term = { $group } { $times } { $statues } = { $amount }
legend-terrain = { $of }（{ $letter }：{ $god }）
legend-statue = 字母代表该神的神像。

## 列表

tiles-mark =
    { $mark ->
        [2] 任何人数：{ $count }。
       *[other] { $mark } 人以上另加：{ $count }。
    }
