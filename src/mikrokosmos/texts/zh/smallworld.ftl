# 《小小世界》。`spot` 是区域，`place` 是区域及其占据者；`who` 是玩家，读者本人时 `you` 为 “yes”；
# `race`、`power` 和 `of` 是名称。英文 round 译作“轮”，turn 译作“回合”。

game-about = 率领一个又一个拥有特殊能力的奇幻种族，征服一张容不下所有人的地图。
ask-example = conquer 12

## 行动

action-conquer = 征服 { $place }
action-attempt = 掷骰强攻 { $place }
action-dragon = 派龙攻占 { $place }
action-convert = 替换 { $place }里落单的标志
action-abandon = 放弃 { $place }
action-place = 在 { $place }放一个标志
action-camp = 在 { $place }放一个定居点
action-fort = 在 { $place }建一座要塞
action-hero = 在 { $place }放一名英雄
action-pick = 选择{ $combo }
action-ally = 与{ $who }结盟
action-decline = 种族退场
action-roll = 掷援军骰
action-stop = 停止征服
action-done = 完成

cost-conquer = { $action }：用 { $total } 个标志，你有 { $have } 个（{ $terms }）
cost-attempt =
    { $action }：需要 { $total } 个标志，你有 { $have } 个；成功机会 { $faces }/6（{ $terms }）{ $forfeits ->
        [0] {""}
       *[other] 。现有种族本回合不能再征服。
    }
cost-dragon = { $action }：用 { $total } 个标志，你有 { $have } 个
cost-pick =
    { $action }：{ $total ->
        [0] 免费
       *[other] 花费 { $total } 个胜利点数
    }，{ $tokens } 个标志{ $found ->
        [0] {""}
       *[other] ，上面有 { $found } 个胜利点数
    }

## 花费与收入的各项

term-base = 基础 { $amount }
term-tokens = 标志 { $amount }
term-tribe = 失落部族 { $amount }
term-mountain = 山峰 { $amount }
term-marker = { $of } { $amount }
term-discount = { $of } { $amount }
term-beside = { $of }（相邻）{ $amount }
term-minimum = 补到最少 1 个 { $amount }
term-pips = 骰子 { $amount }
term-dragon = 龙 { $amount }
term-active = { $of }的区域 { $amount }
term-declined = 退场{ $of }的区域 { $amount }
term-income = { $of }加成 { $amount }
term-spoils = { $of }征服加成 { $amount }
term-stipend = { $of } { $amount }
term-windfall = { $of }一次性加成 { $amount }
term-earns = { $of } { $amount }
term-price = 跳过的组合 { $amount }
term-banner = 种族 { $amount }
term-badge = 特殊能力 { $amount }
term-raiders = 仅用于征服 { $amount }

## 事件

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
event-banner = 下一个种族：{ $race }。
event-shown = 第 { $slot } 位的新组合：{ $power }{ $race }。
event-picked =
    { $you ->
        [yes] 你
       *[no] { $who }
    }选择了{ $power }{ $race }（{ $tokens } 个标志），{ $paid ->
        [0] 免费
       *[other] 花费 { $paid } 个胜利点数
    }。
event-readied = { $race }：手中有 { $hand } 个标志。
event-abandoned = { $race }放弃了 { $spot }。
event-gave-up = { $race }不得不放弃 { $spot }。
event-rolled = 掷出 { $pips } 点。
event-conquered =
    { $race }{ $how ->
        [die] 借助骰子
        [dragon] 靠龙
        [spell] 以替换的方式
        [fury] 凭狂暴掷骰
       *[force] 用 { $tokens } 个标志
    }征服了 { $spot }。
event-failed = { $race }没能征服 { $spot }。
event-lost = { $race }失去了 { $spot }。
event-tribe-gone = { $spot }的失落部族消失了。
event-marked = { $spot }：放上{ $of }。
event-unmarked = { $spot }：移走{ $of }。
event-recruited = { $race }增加 { $tokens } 个标志。
event-set-aside = { $race }收起 { $tokens } 个标志。
event-placed = { $race }增援 { $spot }。
event-coins =
    { $you ->
        [yes] 你
       *[no] { $who }
    }获得 { $coins } 个胜利点数{ $terms ->
        [none] 。
       *[some] （{ $terms }）。
    }
event-pact = { $who }与{ $other }结盟。
event-declined =
    { $you ->
        [yes] 你的{ $race }
       *[no] { $who }的{ $race }
    }退场了。
event-vanished =
    { $you ->
        [yes] 你的{ $race }从地图上消失了。
       *[no] { $who }的{ $race }从地图上消失了。
    }
event-over = 最后一轮结束。

## 逐回合复述

turn-heading = 第 { $number } 回合，第 { $round }/{ $rounds } 轮：{ $who }，{ $coins } 个胜利点数
told-column = 可选组合：{ $combos }。
told-picked =
    选择{ $power }{ $race }（{ $tokens } 个标志），{ $paid ->
        [0] 免费
       *[other] 花费 { $paid } 个胜利点数
    }{ $found ->
        [0] 。
       *[other] ，并拿走上面的 { $found } 个胜利点数。
    }
told-conquered =
    { $race }{ $how ->
        [die] 用最后 { $tokens } 个标志，加上掷出的 { $pips } 点，
        [dragon] 靠龙和一个标志
        [spell] 替换守军，
       *[force] 用 { $tokens } 个标志
    }征服了 { $spot }
told-empty = { $deed }。
told-tribe = { $deed }，移除了失落部族。
told-taken =
    { $deed }，原属{ $holder }，后者{ $lost ->
        [0] 毫无损失
       *[other] 损失 { $lost } 个标志
    }{ $kept ->
        [0] 。
       *[other] ，撤退 { $kept } 个。
    }
told-failed =
    { $race }掷出 { $pips } 点，没能{ $held ->
        [people] 从{ $holder }手中征服
        [tribe] 从失落部族手中征服
       *[no] 征服
    } { $spot }。
told-marked = 在 { $spot }放置标记：{ $of }。
told-coins = 获得 { $coins } 个胜利点数：{ $terms }。
told-nothing = 没有收入。

legend-seat =
    { $who }{ $active ->
        [none] {""}
       *[some] ：{ $active }
    }{ $declined ->
        [none] {""}
       *[some] ；{ $letter } 已退场：{ $declined }
    }
legend-tribe = { $sign } 失落部族
legend-marked = { $sign } 标记：{ $markers }

## 不行的原因

refusal-over = 游戏已经结束。
refusal-chance-moves = 请等待掷骰或下一个组合。
refusal-no-such-action = 没有这种行动。
refusal-no-such-region = 这张地图的区域编号是 1 到 { $regions }。
refusal-not-now = 现在不能这样做。
refusal-own-region = 你已经占据那个区域。
refusal-water = 只有远洋种族能征服水域。
refusal-out-of-reach = 那个区域够不着。
refusal-not-an-entry = 第一场征服必须从地图边缘或海岸的区域开始。
refusal-immune = 那个区域受保护，你不能征服。
refusal-pact = 你与{ $other }已经结盟，不能攻击对方的现有种族。
refusal-too-few-tokens = 需要 { $cost } 个标志，你只有 { $have } 个。
refusal-rolls-before = 狂暴种族在征服之前掷骰，没有最后一次征服的尝试。
refusal-no-token = 你没有标志了。
refusal-enough-tokens = 你的标志足够，不必掷骰。
refusal-nothing-within-a-roll = 每个区域差的标志都太多，掷骰也不够。
refusal-too-far-short = 标志差得太多，掷出几点都不够。
refusal-no-dragon = 你没有龙。
refusal-dragon-has-flown = 本回合你已经用过龙了。
refusal-no-conversion = 你的种族不能替换敌方标志。
refusal-tray-empty = 盒子里没有你的种族的标志了。
refusal-not-on-the-map = 你的种族还不在地图上。
refusal-not-an-active-token = 那里没有可以替换的现有种族标志。
refusal-converted-already = 本回合你已经替换过{ $who }的一个标志。
refusal-not-alone = 只能替换落单的标志。
refusal-not-held = 你没有占据那个区域。
refusal-too-late = 本回合已经来不及了。
refusal-other-race = 那个区域由你的另一个种族（{ $race }）占据，现在不能放弃。
refusal-taken-this-turn = 那个区域是本回合刚征服的，标志要留在那里，直到重新分配部队。
refusal-no-active-race = 你没有可以退场的现有种族。
refusal-none-in-hand = 你手中没有了。
refusal-no-fortress = 你的种族不能建要塞。
refusal-built-already = 本回合你已经建过一座要塞。
refusal-supply-empty = 要塞已经全部在地图上了。
refusal-has-one = 那个区域已经有一个了。
refusal-no-hero = 你没有英雄。
refusal-empty-slot = 那个位置没有组合。
refusal-cannot-pay = 需要 { $price } 个胜利点数，你只有 { $have } 个。
refusal-no-such-opponent = 没有这个对手。
refusal-attacked = 本回合你攻击过这名玩家，不能与其结盟。
refusal-no-berserk = 只有狂暴种族能在征服之前掷骰。
refusal-tokens-in-hand = 请先放下手中的全部标志。
refusal-heroes-in-hand = 请先放下英雄。

## 桌面

table-status = 第 { $round }/{ $rounds } 轮，你有 { $coins } 个胜利点数。
table-round = 第 { $round }/{ $rounds } 轮
table-players = 玩家
table-player = 玩家
table-turn = { $who }（行动中）
table-points = 胜利点数
table-people = 种族
table-held = 区域
table-on-map = 地图上
table-hand = 手中
table-declined = { $race }（已退场）
table-column = 可选组合
table-place = 位置
table-combo = 组合
table-coins = 附带点数
table-price = 花费
table-tokens = 标志
table-regions = 地图
table-region = 区域
table-terrain = 地形
table-holder = 占据者
table-markers = 标记
table-empty = {"–"}
combo = { $power }{ $race }
people =
    { $you ->
        [yes] 你的{ $race }
       *[no] { $who }的{ $race }
    }
people-declined =
    { $you ->
        [yes] 你的退场{ $race }
       *[no] { $who }的退场{ $race }
    }
people-line =
    { $people }{ $hand ->
        [0] {""}
       *[other] ：手中有 { $hand } 个标志
    }
lost-tribe = 失落部族
spot = { $region } 号区域（{ $terrain }）
place-tribe = { $region } 号区域（{ $terrain }，失落部族）
place-held = { $region } 号区域（{ $terrain }，{ $holder } { $tokens } 个）
marker-count = { $of } × { $count }

terrain-farmland = 农田
terrain-forest = 森林
terrain-hill = 山丘
terrain-swamp = 湿地
terrain-mountain = 山地
terrain-sea = 海洋
terrain-lake = 湖泊
symbol-cavern = 地穴
symbol-magic = 魔法区域
symbol-mine = 矿区

marker-lair = 巨魔巢穴
marker-fort = 要塞
marker-camp = 定居点
marker-hole = 地洞
marker-hero = 英雄
marker-dragon = 龙

race-amazons = 亚马逊
race-dwarves = 矮人
race-elves = 精灵
race-ghouls = 食尸鬼
race-giants = 巨人
race-halflings = 半身人
race-humans = 人类
race-orcs = 兽人
race-ratmen = 鼠人
race-skeletons = 骷髅
race-sorcerers = 法师
race-tritons = 鱼人
race-trolls = 巨魔
race-wizards = 巫师

power-alchemist = 炼金
power-berserk = 狂暴
power-bivouacking = 聚居
power-commando = 指挥
power-diplomat = 外交
power-dragon_master = 驭龙
power-flying = 飞行
power-forest = 林居
power-fortified = 防御
power-heroic = 英勇
power-hill = 山丘
power-merchant = 商人
power-mounted = 骑乘
power-pillaging = 掠夺
power-seafaring = 远洋
power-spirit = 灵魂
power-stout = 刚烈
power-swamp = 湿地
power-underworld = 穴居
power-wealthy = 富豪
