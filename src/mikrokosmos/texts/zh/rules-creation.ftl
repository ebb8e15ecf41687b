# 《创世》规则，供在桌边查阅。一个条目是 `<id>-title` 和 `<id>-text`；神和地形以 creation-names.ftl 里的名称为标题
# （`rule-god-tide-text` 的标题是 `god-tide`）。正文每行是一个段落，以“- ”开头则是列表的一行；[文字](条目) 是链接。
# 顺序以 web/src/rules/contents.ts 为准。

rule-creation-goal-title = 目标
rule-creation-goal-text =
    每人用九块板块造一个三乘三的世界。同种地形[连成大片](rule-creation-groups)就能得分，但前提是你的世界里有该地形之神的神像。九轮之后[得分](rule-creation-scoring)最高的玩家获胜。

rule-creation-table-title = 游戏设置
rule-creation-table-text =
    - 地图：九块[板块](rule-creation-tiles)，三乘三，正面朝上。地图是公共的，人人都从中拿取板块。
    - 四个[信仰标记](rule-creation-markers)，地图每侧正中一个。
    - 三堆板块，背面朝上。只看得出还剩多少块。
    - 每名玩家有一枚秘密发放的[神祇标记](rule-creation-tokens)，以及造世界的地方。

    起始玩家随机决定；房主也可以改为第一个座位。

rule-creation-turn-title = 一个回合
rule-creation-turn-text =
    - 移动一个[信仰标记](rule-creation-markers)并[推动](rule-creation-push)；或者，每局一次，[亮出你的神](rule-creation-take)。两种方式都会得到一块板块。
    - 把板块[放](rule-creation-place)进你的世界。
    - 补上地图的[空位](rule-creation-gap)。

    不能跳过，也不能丢弃板块。然后轮到下一名玩家。

rule-creation-markers-title = 信仰标记
rule-creation-markers-text =
    地图每侧有一个标记，所有玩家共用。四个中任选一个，哪怕刚刚被移动过，移到本侧的另一行或另一列。

    - 必须换位置。
    - 不能与对侧的标记相对。只有开局时它们两两相对。
    - 始终留在本侧：北、南推列，西、东推行。
    - 总有可走的一步，而且刚推过的不能马上推回去。

rule-creation-push-title = 推动
rule-creation-push-text =
    你移动的标记把所在的一行或一列推向对面。三块板块都前移一格，最远端的一块掉出地图：归你。空位就在标记旁边。

rule-creation-take-title = 亮出你的神
rule-creation-take-text =
    每局一次，可以不移动标记，而是亮出你的[神祇标记](rule-creation-tokens)。从地图上任选一块板块，只要上面有你的神的神像，或至少一格该神的地形。

    - 信仰标记都不动。
    - 可以在你的任何回合，第一个和最后一个也行。
    - 地图上没有合适的板块时，本回合不能这样做。

rule-creation-place-title = 放置
rule-creation-place-text =
    放置板块时，要与你的世界整边相接；只碰到一角不行。第一块板块是世界的起点。

    - 可以任意旋转，但不能翻面。
    - 相接处的地形不必相同。
    - 世界可以向任何方向扩展，但不能超过三乘三。
    - 放下的板块不再移动。

rule-creation-gap-title = 补上空位
rule-creation-gap-text =
    放好板块后，选一个还有板块的堆，翻开最上面的一块，补上地图的空位。所以放置的时候，谁也不知道新的是哪一块。最后一个回合之后也要补上。

rule-creation-groups-title = 连片与神像
rule-creation-groups-text =
    有共同边的同种地形格连成一片，在板块之内，也可跨越板块。只有角相接不算。

    - 每种地形只算你最大的一片；两片一样大，只算其一。
    - 神像在你世界的任何位置都算数。不必在那一片里，甚至不必在自己的地形上。
    - 神像下面的格子与其他地形格一样。

rule-creation-scoring-title = 计分
rule-creation-scoring-text =
    每种地形，用你[最大的一片](rule-creation-groups)的格数乘以你世界里该神神像的数目。把五个结果相加。

    - 没有神像的地形不得分，再大也没用。
    - 两尊神像则得分加倍。

    例如，6 格潮汐和 2 尊昂迪洛神像得 12 分。

rule-creation-tokens-title = 神祇标记
rule-creation-tokens-text =
    五枚神祇标记中，每名玩家分到一枚，只有自己能看。没有发出的不公开，不参加游戏。

    - [使用](rule-creation-take)时人人都看到，用后即弃。
    - 它不是神像，用不用都不得分。
    - 从未使用的标记保持秘密，终局时也不公开。

rule-creation-end-title = 游戏结束
rule-creation-end-text =
    每人正好九个回合，之后所有世界都已创造完成。得分最高的玩家获胜。

    平分时，比任一地形中最大的一片，不论有无神像。仍然持平的玩家并列获胜。

rule-creation-tiles-title = 板块
rule-creation-tiles-text =
    每块板块有四格，有些还有一尊神像，最多一尊。五种地形和五位神出现得一样多。

    - 两人用 30 块，三人 40 块，四人 50 块，五人全部 55 块。
    - 终局时堆里至少还剩一块，所以谁也不能确定最后会来什么。

    我们不知道实体版的板块。这些是我们自己的，地形和神的名称也是。

rule-creation-options-title = 房主选项
rule-creation-options-text =
    - 两到五名玩家。
    - 起始玩家：自行指定，或随机决定。
    - 另一套板块。

## 地形与神

rule-creation-gods-title = 地形与神
rule-creation-gods-text =
    五种地形各有一位神。地形靠该神的神像得分。你的[神祇标记](rule-creation-tokens)可以拿取有其神像或地形的板块。

rule-terrain-blossom-text = 它的神是[梅丽薇](rule-god-blossom)。
rule-terrain-ember-text = 它的神是[扎罗](rule-god-ember)。
rule-terrain-tide-text = 它的神是[昂迪洛](rule-god-tide)。
rule-terrain-grove-text = 它的神是[杜布林](rule-god-grove)。
rule-terrain-dune-text = 它的神是[奥塞尔](rule-god-dune)。

rule-god-blossom-text = 梅丽薇的神像使你最大的一片[花海](rule-terrain-blossom)成倍得分。
rule-god-ember-text = 扎罗的神像使你最大的一片[余烬](rule-terrain-ember)成倍得分。
rule-god-tide-text = 昂迪洛的神像使你最大的一片[潮汐](rule-terrain-tide)成倍得分。
rule-god-grove-text = 杜布林的神像使你最大的一片[林地](rule-terrain-grove)成倍得分。
rule-god-dune-text = 奥塞尔的神像使你最大的一片[沙丘](rule-terrain-dune)成倍得分。

## 打印用速查表

summary-creation-title = 创世速查

summary-creation-turn-title = 你的回合
summary-creation-turn-text =
    - 沿本侧移动一个信仰标记，推动那一行或列：掉出的板块归你。
    - 或者，每局一次，亮出神祇标记，从地图上拿取有该神神像或地形的一块。
    - 把板块整边相接地放进你的世界，可任意旋转。
    - 选一堆，补上地图的空位。

summary-creation-limits-title = 限制
summary-creation-limits-text =
    - 标记必须移动，留在本侧，不能与对侧的相对。
    - 世界不超过三乘三。
    - 相接处不必相同。放下的板块不再移动。

summary-creation-scoring-title = 每种地形的得分
summary-creation-scoring-text =
    最大一片的格数乘以该神的神像数。格子靠边相连，角不算；神像可在世界的任何位置。6 格的一片得分：
summary-creation-scoring-none = 没有神像
summary-creation-scoring-one = 一尊神像
summary-creation-scoring-two = 两尊神像
summary-creation-scoring-three = 三尊神像

summary-creation-end-title = 游戏结束
summary-creation-end-text =
    九轮之后。得分最高者获胜；平分时比任一地形中最大的一片；再持平则并列获胜。神祇标记不得分，未用的保持秘密。
