# 浏览器里的《小小世界》：地图周围的文字。`who` 是玩家，读者本人时 `you` 为 “yes”；`race`、`power` 和 `of` 是名称。
table-title = 小小世界

between-names = 、

## 现在该做什么，一句话

prompt-pick = 选择一个组合。最上面的免费；每跳过一个，花费 1 个胜利点数。
prompt-expand = 用{ $race }征服，或让它退场。
prompt-conquer = 选择要用{ $race }征服的区域，或停止。
prompt-march-first = 退场的{ $race }可以先征服，你也可以现在就选择组合。
prompt-march = 退场的{ $race }还能征服：选择区域，或停止。
prompt-convert = 替换一个落单的敌方标志，或到此为止。
prompt-dragon = 派龙出动，或到此为止。
prompt-attempt = 最后一次征服：选一个区域掷援军骰，或停止。
prompt-roll = 可以先掷骰再征服一个区域，也可以停止。
prompt-rolled =
    { $pips ->
        [0] 掷出空白：选择区域，或停止。
       *[other] 掷出 { $pips } 点：选择区域，或停止。
    }
prompt-decline = 没有够得着的区域：退场，或停止。
prompt-stop = 再没有够得着的区域：停止征服。
prompt-abandon = 选择要放弃的区域。那里的标志会回到你手中。
prompt-give-up = 标志不够收起：选择 { $count } 个区域放弃。
prompt-redeploy =
    { $count ->
        [1] 放下最后一个标志。
       *[other] 把 { $count } 个标志重新分配到你的区域。
    }
prompt-withdraw = 你受到攻击：重新分配 { $count } 个撤退的标志。
prompt-heroes =
    { $count ->
        [1] 为英雄选择一个区域。
       *[other] 为 { $count } 名英雄选择区域。
    }
prompt-spare-camp = 还可以放置 { $count } 个定居点，或完成。
prompt-spare-fort = 可以建一座要塞，或完成。
prompt-placed = 一切就绪：可以完成了。
prompt-peace = 选择一名玩家结盟，直到你的下个回合；也可以不结盟。
prompt-last-word = 本回合已计分。现在退场，还是继续使用这个种族？
prompt-moment = 请稍候……
prompt-over = 游戏结束。
prompt-shared = 游戏结束，并列获胜！
prompt-won = 你赢了！
prompt-winner = { $who }获胜。

wait-first-seat = 正在选出起始玩家……
wait-pick = { $who }正在选择组合。
wait-conquest = { $who }正在征服。
wait-attempt = { $who }正在掷骰。
wait-roll = { $who }正在掷骰。
wait-rolled = { $who }正在征服。
wait-give-up = { $who }正在放弃区域。
wait-redeployment = { $who }正在重新分配部队。
wait-peace = { $who }正在考虑是否结盟。
wait-last-word = { $who }正在考虑是否退场。
wait-withdrawal = { $who }正在重新分配撤退的标志。
wait-banners = 正在抽取下一个组合……
wait-badges = 正在抽取下一个组合……

## 点按会做什么

tap-does = 点按：{ $deed }。
tap-several = 点按，选择在 { $place }做什么。
tap-place = 点按，在 { $place }放一个标志；长按则收回一个。
tap-take = 长按可从 { $place }收回一个。
deed-costs = { $deed }：{ $cost }
deed-ends = { $deed }（不能撤回）
chooser-title = 你想在 { $place }做什么？
undo-ends = 不能撤回
undo-ends-long = 这一步不能撤回。

## 区域卡片：能做什么、花费多少

does-conquer = 征服
does-convert = 替换
does-dragon = 派龙攻占
does-attempt = 掷骰强攻
does-abandon = 放弃
price-convert = 不花标志
price-dragon = 不论防御多强，只需 1 个标志
card-close = 关闭

## 算式

sum-base = 基础
sum-tokens =
    { $amount ->
       *[other] 标志
    }
sum-tribe = 失落部族
sum-mountain = 山峰
sum-marker = { $of }
sum-discount = { $of }
sum-beside = { $of }（相邻）
sum-minimum = 最少 1 个标志
sum-pips = 骰子
sum-dragon = 龙
sum-spell = 替换
sum-active = { $of }的区域
sum-declined = 退场的{ $of }
sum-income = { $of }加成
sum-spoils = { $of }征服加成
sum-stipend = { $of }
sum-windfall = { $of }（一次性）
sum-earns = { $of }
sum-price = 跳过的组合
sum-found = 组合上原有的
sum-banner = { $of }
sum-badge = { $of }
sum-raiders = 仅用于征服
cost-sum = { $terms } = { $total }
cost-sum-have = { $terms } = { $total }，你有 { $have }
cost-have = 你有 { $have }
cost-forfeits = 现有种族本回合不能再征服。
cost-odds =
    { $faces ->
        [6] 必定成功。
       *[other] 成功机会 { $faces }/6（{ $percent }%）。
    }

## 按钮

button-decline = 退场
button-roll = 掷骰
button-stop = 停止征服
button-done = 完成
button-no-pact = 本回合不结盟
button-stay = 不退场
button-abandon = 放弃区域……
button-abandon-end = 不再放弃
button-undo = 撤回
button-reset-turn = 重置回合
button-hint = 提示
button-hint-off = 隐藏提示
button-skip = 跳过
button-even = 平均分配
button-reset = 重置
button-finish = 结束回合
button-peace = 与{ $who }结盟
tiny-decline = 退场
tiny-roll = 掷骰
tiny-stop = 停止
tiny-done = 完成
tiny-no-pact = 不结盟
tiny-stay = 不退场
tiny-skip = 跳过
tiny-even = 平均
tiny-reset = 重置
tiny-finish = 结束回合
decline-sure = 让你的{ $race }退场？每个区域保留一个标志，下个回合你选择新的组合。
cancel = 取消

## 手中

hand = 手中
hand-place = { $count } 个{ $race }标志待放置
hand-hero = { $count } 名英雄待放置
hand-camp = 可放置 { $count } 个定居点
hand-fort = 可建 { $count } 座要塞
hand-rules = 手中配件的规则

## 面板

panel-players = 玩家
panel-column = 组合
panel-log = 战报
panel-legend = 图例
legend-race = 种族
legend-power = 特殊能力
legend-marker = 标记
legend-symbol = 符号
legend-terrain = 地形
rule-of = 规则：{ $name }
panels = 面板
board = 地图
round = 第 { $round }/{ $rounds } 轮
round-last = 最后一轮
players-turn = 行动中
players-you = 你
players-coins = { $coins } 个胜利点数
players-coins-hidden = 胜利点数不公开
players-regions = { $regions } 个区域
players-hand = 手中有 { $hand } 个标志
players-none = 还没有种族
players-declined = { $race }，已退场
players-pact = 已与{ $other }结盟
order = 我撤退的标志：
order-spread = 平均分配
order-nearest = 放到离进攻者最近的区域
order-ask = 问我

column-title = 可选组合
column-tokens = { $tokens } 个标志
column-price =
    { $price ->
        [0] 免费
       *[other] 花费 { $price } 个胜利点数
    }
column-found = 上面有 { $found } 个胜利点数

income = 本回合目前所得
income-total = { $total } 个胜利点数
income-none = 还没有
earned =
    { $you ->
        [yes] 你获得
       *[no] { $who }获得
    }

log-empty = 还没有战报。
log-undone = 已撤回一步。
hints-behind =
    { $behind ->
        [0] { $deed }（同样好）
       *[other] { $deed }（差 { $behind } 分）
    }
hints-title = 机器人会怎么走
ending-title = 游戏结束
ending-winner = 获胜
ending-close = 查看地图

## 种族或特殊能力的词条有何效果，各用几个字：`n` 是词条的数值，`kinds` 是所指的区域种类

brief-between = ；
brief-nothing = 没有能力，但标志更多
brief-income = 每个{ $kinds }：胜利点数 +1
brief-income_lasts = 退场后也有效
brief-stipend = 每回合胜利点数 +{ $n }
brief-windfall = 一次性得 { $n } 个胜利点数
brief-spoils = 每征服一个非空区域：胜利点数 +{ $n }
brief-discount = 征服{ $kinds }少用 1 个标志
brief-discount_beside = 征服与己方{ $kinds }相邻的区域少用 1 个标志
brief-enters_anywhere = 可从任何地方进入
brief-flies = 可征服任意远的区域
brief-sails = 可征服海洋和湖泊
brief-tunnels = 所有地穴彼此相邻
brief-raiders = 多 { $n } 个标志，仅用于征服
brief-recruits_per = 每征服 { $n } 个非空区域：标志 +1
brief-unbroken = 被攻击时不损失标志
brief-marches = 退场后继续征服
brief-endures = 退场后不占名额
brief-stout = 可在回合结束时退场
brief-lairs = 巢穴：所有区域防御 +1
brief-holes = 最先征服的 { $n } 个区域受保护
brief-camps = { $n } 个定居点：每个防御 +1
brief-heroes = { $n } 名英雄：所在区域受保护
brief-forts = 建要塞：防御 +1，胜利点数 +1
brief-dragons = 龙：用 1 个标志征服一个区域
brief-converts = 替换落单的敌方标志
brief-berserk = 每次征服之前可掷骰
brief-pact = 每回合可与一名对手结盟
