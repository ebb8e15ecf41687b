# 浏览器里的《小小世界》：版图周围的文字。`who` 是玩家，读者本人时 `you` 为 “yes”；`race`、`power` 和 `of` 是名称。
table-title = 小小世界

between-names = 、

## 现在该做什么，一句话

prompt-pick = 选择一个组合：最上面的免费，每跳过一个花费 1 个胜利点数。
prompt-expand = 用{ $race }征服，或让它退场。
prompt-conquer = 为{ $race }选择下一个区域，或到此为止。
prompt-march-first = 退场的{ $race }可以先征服，也可以现在就选择组合。
prompt-march = 退场的{ $race }仍在行军：选择区域，或停止。
prompt-convert = 策反一个落单的敌方标志，或到此为止。
prompt-dragon = 派龙出动，或到此为止。
prompt-attempt = 标志不够了：选一个区域掷骰强攻，或停止。
prompt-roll = 可以先掷骰，再选择区域；也可以停止。
prompt-rolled =
    { $pips ->
        [0] 骰子空白：选择区域，或停止。
       *[other] 骰子相当于 { $pips } 个标志：选择区域，或停止。
    }
prompt-decline = 没有够得着的区域：退场，或停止。
prompt-stop = 再没有够得着的区域：停止征服。
prompt-abandon = 选择要放弃的区域，那里的标志回到手中。
prompt-give-up = 仅用于征服的标志要收起：选择 { $count } 个区域放弃。
prompt-redeploy =
    { $count ->
        [1] 放下最后一个标志。
       *[other] 把 { $count } 个标志分配到你的区域。
    }
prompt-withdraw = 有 { $count } 个标志被赶了出来：放到你的区域里。
prompt-heroes =
    { $count ->
        [1] 为英雄选择一个区域。
       *[other] 为 { $count } 名英雄选择区域。
    }
prompt-spare-camp = 还可以设 { $count } 个定居点，或完成。
prompt-spare-fort = 可以建一座要塞，或完成。
prompt-placed = 一切就绪：结束回合。
prompt-peace = 选择一名玩家结盟，直到你的下个回合；也可以不结盟。
prompt-last-word = 本回合已计分：现在退场，或留下。
prompt-moment = 请稍候……
prompt-over = 游戏结束。
prompt-shared = 游戏结束，并列获胜。
prompt-won = 你赢了！
prompt-winner = { $who }获胜。

wait-first-seat = 谁先手？
wait-pick = { $who }正在选择组合。
wait-conquest = { $who }正在征服。
wait-attempt = { $who }正在掷骰。
wait-roll = { $who }正在掷骰。
wait-rolled = { $who }正在征服。
wait-give-up = { $who }正在放弃区域。
wait-redeployment = { $who }正在重新分配部队。
wait-peace = { $who }正在考虑结盟。
wait-last-word = { $who }正在考虑退场。
wait-withdrawal = { $who }正在安置撤退的标志。
wait-banners = 正在翻出下一个组合。
wait-badges = 正在翻出下一个组合。

## 点按会做什么

tap-does = 点按：{ $deed }。
tap-several = 点按，选择在 { $place }做什么。
tap-place = 点按，在 { $place }放一个标志；按住则收回一个。
tap-take = 长按可从{ $place }收回一个。
deed-costs = { $deed }：{ $cost }
deed-ends = { $deed }（无法撤回）
chooser-title = 在 { $place }做什么？
undo-ends = 不能撤回
undo-ends-long = 这一步不能撤回。

## 区域卡片：能做什么、花费多少

does-conquer = 征服
does-convert = 策反
does-dragon = 派龙攻占
does-attempt = 掷骰强攻
does-abandon = 放弃
price-convert = 不花标志
price-dragon = 不管那里有什么，只需 1 个标志
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
sum-beside = 邻近的{ $of }
sum-minimum = 至少一个标志
sum-pips = 骰子
sum-dragon = 龙
sum-spell = 策反
sum-active = { $of }的区域
sum-declined = 退场{ $of }
sum-income = { $of }加成
sum-spoils = { $of }征服所得
sum-stipend = { $of }
sum-windfall = { $of }，一次性
sum-earns = { $of }
sum-price = 跳过的组合
sum-found = 组合上原有
sum-banner = { $of }
sum-badge = { $of }
sum-raiders = 仅限征服
cost-sum = { $terms } = { $total }
cost-sum-have = { $terms } = { $total }，你有 { $have }
cost-have = 你有 { $have }
cost-forfeits = 现有种族本回合不能再征服。
cost-odds =
    { $faces ->
        [6] 掷骰必成。
       *[other] 骰子 6 面中有 { $faces } 面够用（{ $percent }%）。
    }

## 按钮

button-decline = 退场
button-roll = 掷骰
button-stop = 停止征服
button-done = 完成
button-no-pact = 不结盟
button-stay = 留下
button-abandon = 放弃区域……
button-abandon-end = 保留区域
button-undo = 撤回
button-hint = 提示
button-hint-off = 隐藏提示
button-skip = 跳过
button-even = 平均分配
button-reset = 全部收回
button-finish = 结束回合
button-peace = 与{ $who }结盟
tiny-decline = 退场
tiny-roll = 掷骰
tiny-stop = 停止
tiny-done = 完成
tiny-no-pact = 不结盟
tiny-stay = 留下
tiny-abandon = 放弃……
tiny-abandon-end = 保留
tiny-skip = 跳过
tiny-even = 平均
tiny-reset = 收回
tiny-finish = 完成
decline-sure = 你的{ $race }将要退场：每个区域保留一个标志，下个回合你选择新的组合。
cancel = 取消

## 手中

hand = 手中
hand-place = 有 { $count } 个{ $race }标志要放下
hand-hero = 有 { $count } 名英雄要放下
hand-camp = 可以设 { $count } 个定居点
hand-fort = 可以建 { $count } 座要塞
hand-help = 点按区域放一个；按住区域或按减号收回一个。
hand-take-back = 从 { $place }收回一个
hand-rules = 手中物件的规则

## 面板

panel-players = 玩家
panel-column = 组合
panel-log = 经过
panel-legend = 图例
legend-race = 种族
legend-power = 能力
legend-marker = 标志
legend-symbol = 符号
legend-terrain = 地形
rule-of = 规则：{ $name }
panels = 面板
board = 版图
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
players-pact = 与{ $other }结盟
order = 我被赶出的标志：
order-spread = 平均分配
order-nearest = 派去对抗进攻者
order-ask = 问我

column-title = 可选组合
column-tokens = { $tokens } 个标志
column-price =
    { $price ->
        [0] 免费
       *[other] 花费 { $price } 个胜利点数
    }
column-found = 上面有 { $found } 个胜利点数

income = 本回合至今
income-total = { $total } 个胜利点数
income-none = 还没有
earned =
    { $you ->
        [yes] 你获得
       *[no] { $who }获得
    }

log-empty = 发生的事会记在这里。
log-undone = 刚才的一步已撤回。
hints-best = 首选：{ $deed }
hints-behind =
    { $behind ->
        [0] { $deed }（同样好）
       *[other] { $deed }（落后 { $behind }）
    }
hints-title = 机器人提示
ending-title = 游戏结束
ending-winner = 获胜
ending-close = 查看版图

## 种族或特殊能力的词条有何效果，各用几个字：`n` 是词条的数值，`kinds` 是所指的区域种类

brief-between = ；
brief-nothing = 胜在人多
brief-income = 每个{ $kinds } +1 胜利点数
brief-income_lasts = 退场后也有效
brief-stipend = 每回合 +{ $n } 胜利点数
brief-windfall = 一次性 { $n } 个胜利点数
brief-spoils = 每征服一个非空区域 +{ $n } 胜利点数
brief-discount = 征服{ $kinds }少用一个标志
brief-discount_beside = 征服己方{ $kinds }旁边的区域少用一个标志
brief-enters_anywhere = 从任何地方进入
brief-flies = 攻击不论远近
brief-sails = 可征服海洋和湖泊
brief-tunnels = 地穴彼此相邻
brief-raiders = { $n } 个标志仅用于征服
brief-recruits_per = 每征服 { $n } 个非空区域得一个新标志
brief-unbroken = 不损失标志
brief-marches = 退场后继续征服
brief-endures = 额外的退场种族
brief-stout = 可在回合结束时退场
brief-lairs = 巢穴：处处防御 +1
brief-holes = { $n } 个区域谁也不能征服
brief-camps = { $n } 个定居点：每个防御 +1
brief-heroes = { $n } 名英雄，所在区域谁也不能征服
brief-forts = 建要塞：防御 +1，胜利点数 +1
brief-dragons = 龙只用一个标志征服一个区域
brief-converts = 策反落单的敌方标志
brief-berserk = 每次征服之前掷骰
brief-pact = 与一名对手结盟
