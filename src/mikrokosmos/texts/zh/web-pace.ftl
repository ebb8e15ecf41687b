# How fast the game goes on, what the others did in a turn, and keys. `who` is a player, `race` a name.

## The pace

menu-pace = 节奏
pace-calm = 平缓：逐步展示
pace-brisk = 明快：他人回合一次展示
pace-instant = 即时：没有动画
refused-not-offered = 现在已经不能这样做了。

## What somebody has done in a turn, in a line

deeds-line = { $who }：{ $deeds }
deeds-declined = { $race }退场
deeds-conquered =
    { $count ->
       *[other] 征服 { $count } 个区域
    }
deeds-yours =
    { $count ->
       *[other] 其中 { $count } 个是你的
    }
deeds-failed =
    { $count ->
       *[other] { $count } 次进攻失败
    }
deeds-coins =
    { $count ->
       *[other] +{ $count } 个胜利点数
    }
deeds-none = 没有征服区域

## Several steps in one

turn-finish-evenly = 平均分配并结束
turn-finish-evenly-tiny = 均分结束
turn-end = 停止并结束
turn-end-tiny = 结束回合
turn-end-long = 到此为止，平均分配标志并结束回合

## Keys

keys-title = 按键
keys-on = 单个字母作为按键（在此页面关闭之前）
menu-keys = 按键
key-skip = 直接跳到我的回合
key-undo = 撤回
key-reset = 撤回整个回合
key-hint = 提示
key-log = 经过
key-rules = 规则
key-menu = 菜单
key-close = 关闭、取消、跳过
key-keys = 本列表
key-regions = 在区域之间移动
key-conquer = 征服指针所在的区域
key-combo = 选择组合
key-stop = 停止征服
key-finish = 结束回合
key-even = 平均分配标志
key-pieces = 放下标志、收回标志
key-roll = 掷骰子
key-decline = 退场
key-abandon = 放弃区域
key-places = 在格子之间移动
key-do = 执行所选
key-turn = 转动板块
key-turn-back = 反向转动
key-god = 亮出你的神
key-stack = 从板块堆翻取
