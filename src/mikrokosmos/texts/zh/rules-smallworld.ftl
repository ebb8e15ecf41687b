# 《小小世界》规则，供在桌边查阅。一个条目是 `<id>-title` 和 `<id>-text`；在 smallworld.ftl 里有名称的东西以该名称为标题
# （`rule-race-trolls-text` 的标题是 `race-trolls`）。正文每行是一个段落，以“- ”开头则是列表的一行；[文字](条目) 是链接。
# 顺序以 web/src/rules/contents.ts 为准。

## 章节

rules-goal-title = 目标
rules-goal-text =
    率领一个又一个奇幻种族，争夺一张容不下所有人的地图。你的每个回合结束时，你的区域会带来[胜利点数](rule-coins)；[游戏结束](rules-end)时点数最多的玩家获胜。

    种族迟早会扩张到极限。那时就让它[退场](rules-decline)，再[选择](rules-choosing)一个新的。抓住时机，就赢了一半。

rules-table-title = 游戏设置
rules-table-text =
    每种人数都有专用的地图。每个区域有一种[地形](rules-map)，有些还有符号或[失落部族](rule-tribe)。

    - 地图旁是队列：六个可供[选择](rules-choosing)的组合，每个由种族和特殊能力组成。
    - 未使用的种族标志都在[盒子](rule-tokens)里。
    - 每人开局有五个[胜利点数](rule-coins)。
    - 两人或三人玩 10 轮，四人 9 轮，五人 8 轮。一轮中每人一个回合。

rules-turn-title = 一个回合
rules-turn-text =
    如果你没有现有种族，就[选择](rules-choosing)一个组合，并立即开始[征服](rules-conquering)。如果有，先作决定：用它扩张，还是用整个回合让它[退场](rules-decline)。

    扩张的步骤：

    - [预备](rules-later)部队，愿意的话可以放弃区域；
    - 能征服多少、想征服多少都由你，也可以一个都不征服；
    - [重新分配](rules-redeployment)标志；
    - 获得[胜利点数](rules-income)。

    最后，被你攻击的玩家重新分配[撤退](rules-losses)的标志。

    如果你的现有种族一个标志也不剩，你可以跳过这个回合或让它退场，但还不能选择新的组合。

rules-choosing-title = 选择组合
rules-choosing-text =
    从队列中任选一个组合。最上面的免费；选其他的，要在它上方的每个组合上各放一个自己的胜利点数。你选的组合上原有的点数也归你，但不能用来支付这次花费。

    旗帜和徽记上的数字之和，就是你得到的标志数。除非有能力带来更多，这个种族就只有这些标志。

    下方的组合连同上面的点数一起上移，最下面补上一个新组合。离开地图的种族回到旗帜堆底，徽记用完则把用过的重新洗混。如果可用的种族太少，队列会暂时变短。

rules-conquering-title = 征服
rules-conquering-text =
    不在地图上的种族从[边境](rule-edge)进入。此后征服与自己区域[相邻](rule-neighbours)的区域。用手中的标志支付[花费](rules-cost)；这些标志留在该区域，直到[重新分配](rules-redeployment)。

    - [受保护](rule-protected)的区域不能征服，[水域](rule-water)只有远洋种族能征服。
    - 可以征服自己退场种族的区域，那里的标志会失去。
    - 现有种族不能从退场种族的区域出发征服。
    - 标志不够时，可以靠[援军骰](rules-attempt)碰一次运气。

rules-cost-title = 征服的花费
rules-cost-text =
    两个标志；区域里每有以下一项，再加一个：

    - [山峰](rule-terrain-mountain)；
    - [失落部族](rule-tribe)；
    - 种族标志，不论属于现有种族还是退场种族；
    - [巢穴](rule-marker-lair)、[要塞](rule-marker-fort)或[定居点](rule-marker-camp)。

    例如，有两个巨魔和巢穴的山地要花费 2 + 1 + 2 + 1 = 6 个标志。

    种族和特殊能力的减免可以叠加，但至少要用一个标志。你自己的退场种族也一样会防御，除非你们这桌另有约定。

rules-losses-title = 损失与撤退
rules-losses-text =
    失去区域时，把那里的标志收回手中，其中一个放回盒子。其余的在进攻者回合的最后重新分配，放到该种族仍占据的任何区域，不必相邻。落单的标志直接失去。

    - 每失去一个区域，损失一个标志。
    - 有多名玩家被攻击时，按顺时针依次重新分配，标志必须全部放下。
    - 如果你的种族一个区域也不剩，标志留在手中，在你的下个回合重新进入地图。
    - 巢穴和要塞放回供应区，定居点还给主人。

rules-attempt-title = 最后一次征服的尝试
rules-attempt-text =
    手中至少还有一个标志时，可以尝试征服一个还差一到三个标志的区域。先选定区域，再掷[援军骰](rule-die)。标志加点数达到[花费](rules-cost)，区域就归你，手中的标志全部放在那里；否则把它们放到你已有的区域。无论成败，你本回合的征服到此为止。

    - 不必选花费最少的区域。标志足够征服的区域不能掷骰。
    - 如果失败而你一个区域也没有，标志留在手中，等到你的下个回合。
    - 每回合只有一次。有退场的[食尸鬼](rule-race-ghouls)时，它结束两个种族的征服，除非你们这桌约定每个种族各有一次。
    - [狂暴](rule-power-berserk)种族改为在每次征服之前掷骰。

rules-redeployment-title = 重新分配部队
rules-redeployment-text =
    征服之后，现有种族的标志可以在自己占据的区域之间任意调动，不必相邻。每个区域至少留一个。

    - 这时不能放弃区域，除非是不得不放弃的[亚马逊](rule-race-amazons)。
    - 现有种族和退场种族的标志从不混放。
    - 新的[骷髅](rule-race-skeletons)在此时加入。[定居点](rule-marker-camp)、[英雄](rule-marker-hero)和[要塞](rule-marker-fort)也在此时放置。

rules-income-title = 获得胜利点数
rules-income-text =
    你的回合结束时，现有种族和退场种族每占据一个区域得 1 个胜利点数，不论那里有几个标志。然后计算现有种族和特殊能力的加成。同一区域可以得到多种不同的加成。

    - 退场种族没有加成，[矮人](rule-race-dwarves)的矿区除外。
    - 只有当前回合的玩家获得胜利点数。

rules-later-title = 预备部队与放弃区域
rules-later-text =
    扩张时，每个区域留一个标志，其余都收回手中。只有手中的标志能用来征服。

    在本回合第一次征服之前，可以放弃任意几个区域，甚至全部，把最后的标志也收回来。

    - 放弃的区域不属于任何人，也不带来点数。可以再按通常的花费征服；那时它是空的。
    - 那里的巢穴、要塞或地洞随之消失。定居点、英雄和龙回到你手中。
    - 如果放弃了所有区域，就要再从[边境](rule-edge)进入。
    - 你们这桌可以约定之后也能放弃，但本回合征服的区域除外。

rules-decline-title = 退场
rules-decline-text =
    退场要用掉你的整个回合。每个区域留一个标志，其余放回盒子，特殊能力弃掉。之前退场的种族离开地图。刚退场的种族占据的每个区域给你 1 个胜利点数；下个回合你[选择](rules-choosing)新的组合。

    - 退场种族每占据一个区域带来 1 个胜利点数，但不再行动。谁都可以攻击它，包括你自己。
    - 依然有效的有：[矮人](rule-race-dwarves)、[食尸鬼](rule-race-ghouls)、[灵魂](rule-power-spirit)、已经[占据](rule-power-seafaring)的水域，以及巢穴和要塞的防御。
    - 地洞、定居点、英雄和龙离开地图。
    - 选择组合的那个回合不能退场，[刚烈](rule-power-stout)种族除外。

rules-end-title = 游戏结束
rules-end-text =
    最后一轮中每人都打完一个回合，游戏结束。胜利点数最多的玩家获胜。

    点数持平时，地图上种族标志最多的玩家获胜，现有种族和退场种族合计。定居点、手中的标志和收起的亚马逊都不算。仍然持平的玩家并列获胜。

rules-options-title = 房主选项
rules-options-text =
    - 起始玩家：自行指定，或随机决定。
    - 是否公开所有人的[胜利点数](rule-coins)。
    - 使用哪些种族和特殊能力。
    - 自制的种族和特殊能力，就像盒中的空白旗帜和徽记。
    - 各版规则书说法不一之处的自选规则。

rules-terms-title = 用语
rules-terms-text =
    能力说明中的“你”和“你的”，指拥有该能力的种族，不包括你的退场种族。

rules-map-title = 地形与符号
rules-map-text =
    每个区域有一种地形，有些还有符号。它们的价值取决于种族和特殊能力。

rules-races-title = 种族
rules-races-text =
    共有十四个。种族能力在退场之前有效，[退场](rules-decline)后失效，另有说明的除外。

rules-powers-title = 特殊能力
rules-powers-text =
    共有二十个。特殊能力与种族能力叠加，种族[退场](rules-decline)时弃掉，灵魂除外。

rules-markers-title = 标记
rules-markers-text =
    有些种族会把标记带上地图。标记不是种族标志，单凭标记不能占据区域。

## 词语与配件

rule-empty-title = 空区域与非空区域
rule-empty-text =
    征服时，如果区域里有种族标志或[失落部族](rule-tribe)，它就是非空的，哪怕那是你自己退场种族的标志。只有山峰或标记不算：那样的区域是空的。

rule-neighbours-title = 相邻区域
rule-neighbours-text =
    有共同边界的区域相邻。只有一角相接不算，隔着同一片水域也不算。

rule-water-title = 水域与沿岸区域
rule-water-text =
    每张地图边缘有两片[海洋](rule-terrain-sea)，内部有一个[湖泊](rule-terrain-lake)。只有[远洋](rule-power-seafaring)种族能去。与水域相邻的陆地是沿岸区域；水域本身不是。

rule-edge-title = 边境区域
rule-edge-text =
    种族从地图边缘的区域或海岸进入地图，即使那片海已被占据。湖岸不能进入。[半身人](rule-race-halflings)和[飞行](rule-power-flying)种族可以从任何陆地区域进入。

rule-protected-title = 受保护的区域
rule-protected-text =
    有[地洞](rule-marker-hole)、[英雄](rule-marker-hero)或[龙](rule-marker-dragon)的区域受保护：谁也不能征服、替换标志、掷骰强攻或派龙攻占，主人的另一个种族也不行，除非你们这桌另有约定。标记离开，保护就结束。

rule-tokens-title = 标志、手中与盒子
rule-tokens-text =
    地图上的标志占据区域，手中的标志用来征服。盒子里的标志不属于任何人。只要盒子里有本种族的标志，骷髅和法师就可以从中拿取，包括之前失去的。

rule-tribe-title = 失落部族
rule-tribe-text =
    有些区域从开局起就住着失落部族。它使花费加一，并使区域[非空](rule-empty)。一旦被征服就永远消失。

rule-coins-title = 胜利点数
rule-coins-text =
    胜利点数既是得分，也用来支付队列中靠下的组合。别人看不到你的总数，除非房主允许公开；但每个人每回合获得多少都是公开的。留在队列里的点数不算任何人的。

rule-die-title = 援军骰
rule-die-text =
    三面空白，其余三面是 1、2、3。用于[最后一次征服的尝试](rules-attempt)，以及[狂暴](rule-power-berserk)种族。

## 地形与符号

rule-terrain-farmland-text =
    让[人类](rule-race-humans)多得 1 个胜利点数；[骑乘](rule-power-mounted)种族征服时少用一个标志。
rule-terrain-forest-text =
    让[林居](rule-power-forest)种族多得 1 个胜利点数。
rule-terrain-hill-text =
    让[山丘](rule-power-hill)种族多得 1 个胜利点数；[骑乘](rule-power-mounted)种族征服时少用一个标志。
rule-terrain-swamp-text =
    让[湿地](rule-power-swamp)种族多得 1 个胜利点数。
rule-terrain-mountain-text =
    山峰总使所在区域的[花费](rules-cost)加一，不论归谁。它不是标志：没有标志的山地是[空](rule-empty)的。占据山地的[巨人](rule-race-giants)征服相邻区域时少用一个标志。
rule-terrain-sea-text =
    只有[远洋](rule-power-seafaring)种族能征服海洋。所有种族都可以从海岸[进入](rule-edge)地图。
rule-terrain-lake-text =
    只有[远洋](rule-power-seafaring)种族能征服湖泊。湖岸也是沿岸区域，但不能从那里[进入](rule-edge)地图。
rule-symbol-cavern-text =
    让[穴居](rule-power-underworld)种族征服时少用一个标志，并可由此通往其他所有地穴。
rule-symbol-magic-text =
    让[巫师](rule-race-wizards)多得 1 个胜利点数。
rule-symbol-mine-text =
    让[矮人](rule-race-dwarves)多得 1 个胜利点数，退场后也有效。

## 种族

rule-race-amazons-text =
    多四个标志，仅用于征服。征服结束后收起四个标志，下个回合开始时回到手中。

    - 如果腾不出四个，必须在计分之前放弃自选的区域。
    - 亚马逊退场时，这四个标志放回盒子。

rule-race-dwarves-text =
    每占据一个[矿区](rule-symbol-mine)，每回合多得 1 个胜利点数，退场后也有效。

    - 退场的那个回合也照得。

rule-race-elves-text =
    精灵失去区域时不损失标志：全部撤退。

    - 被[法师](rule-race-sorcerers)替换的精灵不再归还。
    - 退场的精灵与其他标志一样会失去。

rule-race-ghouls-text =
    退场时所有食尸鬼都留在地图上，并在你的每个回合里、现有种族行动之前，继续征服。

    - 它们失去特殊能力，但保留已占据的水域和已建的要塞。
    - 两个种族每回合共用一次[最后一次征服的尝试](rules-attempt)，除非你们这桌约定每个种族各有一次。
    - 它们征服之前或之后，都可以选择新的组合。现有种族可以在它们征服之前放弃区域。
    - 它们可以攻击你自己的现有种族，后者撤退的标志可以立即使用。
    - 你让现有种族退场的那个回合，它们不征服。那次退场会使它们消失，除非它们或正在退场的种族是[灵魂](rule-power-spirit)。

rule-race-giants-text =
    征服与己方[山地](rule-terrain-mountain)相邻的区域时少用一个标志。

    - 与两处山地相邻，也只减免一次。
    - 本回合刚征服的山地也算。

rule-race-halflings-text =
    可以从任何陆地区域进入地图。最先征服的两个区域各得一个[地洞](rule-marker-hole)，那里受保护。

    - 放弃的地洞不会再挖。
    - 离开地图的半身人可以再次从任何陆地区域进入。

rule-race-humans-text =
    每占据一个[农田](rule-terrain-farmland)，每回合多得 1 个胜利点数。

rule-race-orcs-text =
    本回合每征服一个[非空](rule-empty)区域，多得 1 个胜利点数。

    - [掠夺](rule-power-pillaging)兽人得 2 个。

rule-race-ratmen-text =
    没有种族能力，但标志多：旗帜上有八个。

rule-race-skeletons-text =
    本回合每征服两个[非空](rule-empty)区域，[重新分配](rules-redeployment)时加入一个新标志。

    - 单出来的一个区域不累积到下回合。
    - 新的骷髅本回合不能征服。
    - 总共 20 个；盒子空了就没有。

rule-race-sorcerers-text =
    每回合对每名对手一次：替换一个与己方区域相邻的、落单的现有种族标志，换上盒子里的法师。那个区域归你。

    - 不需要手中有标志，可以放到最后，但不能在掷骰之后。
    - 巢穴、要塞和山峰挡不住替换。定居点、[保护](rule-protected)和[结盟](rule-power-diplomat)可以。
    - 失落部族和退场种族的标志不能替换。
    - 这算作征服了一个[非空](rule-empty)区域。
    - 飞行法师只要占据了区域，就可以替换任何陆地区域里的标志。

rule-race-tritons-text =
    征服海洋或湖泊的[沿岸](rule-water)区域时少用一个标志。

    - 水域本身不是沿岸区域，远洋鱼人在那里没有减免。

rule-race-trolls-text =
    占据的每个区域都有一个[巢穴](rule-marker-lair)，使进攻者多用一个标志，退场后也有效。

rule-race-wizards-text =
    每占据一个[魔法区域](rule-symbol-magic)，每回合多得 1 个胜利点数。

## 特殊能力

rule-power-alchemist-text =
    退场之前，每回合结束时多得 2 个胜利点数，没有区域也一样。

rule-power-berserk-text =
    每次征服之前都可以掷[援军骰](rule-die)，然后选择区域：掷出几点就少用几个标志，但至少用一个。

    - 如果掷骰后不能征服或没有征服区域，征服到此为止。
    - 一次掷骰只用于一个区域。剩下的标志可以继续征服。
    - 手中要有标志才能掷骰。
    - 没有[最后一次征服的尝试](rules-attempt)。

rule-power-bivouacking-text =
    五个[定居点](rule-marker-camp)，每次重新分配部队时放到己方区域，同一区域可放多个。

    - 可以留几个在手中。
    - 失去区域时那里的定居点还给你，进攻者的回合结束时可以重新放置。

rule-power-commando-text =
    征服任何区域都少用一个标志，第一场征服也一样。

rule-power-diplomat-text =
    计分之后，可以与一名对手结盟，前提是本回合没有攻击他的现有种族。直到你的下个回合开始，他的现有种族不能攻击你的现有种族。

    - 每回合重新选择：同一名玩家、另一名，或不结盟。
    - 结盟不涉及退场种族：对方退场的食尸鬼可以攻击你，你自己的退场种族也不受保护。
    - 失败的尝试和法师的替换也算攻击。
    - 对方其间新选的种族同样受约束。你自己不受约束。

rule-power-dragon_master-text =
    每回合一次，可以只用一个标志征服一个够得着的区域，不论防御多强。[龙](rule-marker-dragon)留在那里，使它受保护。

    - 龙只飞入你正在征服的区域，不能飞入现有种族已占据的区域。
    - 可以用于第一场征服。
    - 如果不用，龙留在原处，那里继续受保护。
    - 不能攻击[受保护](rule-protected)的区域。

rule-power-flying-text =
    可以征服任何陆地区域，不必相邻，进入地图时也一样。水域不能征服。

rule-power-forest-text =
    每占据一个[森林](rule-terrain-forest)，每回合多得 1 个胜利点数。

rule-power-fortified-text =
    每回合一次，重新分配部队时，可以在没有要塞的己方区域建一座[要塞](rule-marker-fort)。它使区域的花费加一，退场之前每回合带来 1 个胜利点数，当回合就开始。

    - 总共六座要塞，退场种族的也算在内。
    - 要塞从不移动。区域被征服或放弃后，要塞可以重建。
    - 从退场的那个回合起，它只防御，不再带来点数。

rule-power-heroic-text =
    每次重新分配部队时，把两名[英雄](rule-marker-hero)放到两个不同的己方区域，那里受保护。

    - 英雄可以留在原处。
    - 只有一个区域时，另一名英雄留在地图外。

rule-power-hill-text =
    每占据一个[山丘](rule-terrain-hill)，每回合多得 1 个胜利点数。

rule-power-merchant-text =
    每占据一个区域，不论种类，每回合多得 1 个胜利点数。

rule-power-mounted-text =
    征服[山丘](rule-terrain-hill)和[农田](rule-terrain-farmland)时少用一个标志。

rule-power-pillaging-text =
    本回合每征服一个[非空](rule-empty)区域，多得 1 个胜利点数。

rule-power-seafaring-text =
    退场之前，可以征服[海洋和湖泊](rule-water)，如同空区域，各用两个标志。退场后仍然保留，并继续带来胜利点数。

    - 可以从边缘的海洋进入地图，但不能从湖泊进入。
    - 占据的水域与其他区域一样：岸边的区域与它相邻。
    - 水域上的标志只有尚未退场的远洋种族才能攻击。

rule-power-spirit-text =
    不占用“一个退场种族”的名额：你可以另有一个退场种族，两个都带来胜利点数。

    - 之后的退场会移走另一个种族，从不移走灵魂。只有征服才能移走它，包括你自己的征服。

rule-power-stout-text =
    可以在正常回合结束时、计分之后退场，不必用掉整个回合。

    - 这个回合只计分一次，含全部加成。之前的退场种族也计分，然后离开地图。
    - 选择组合的那个回合也可以这样做。

rule-power-swamp-text =
    每占据一个[湿地](rule-terrain-swamp)，每回合多得 1 个胜利点数。

rule-power-underworld-text =
    征服有[地穴](rule-symbol-cavern)的区域时少用一个标志，所有地穴对你来说都彼此相邻。

    - 与其他种族一样从[边境](rule-edge)进入。占据一个地穴后，地道才打通。

rule-power-wealthy-text =
    在选择这个组合的回合结束时，一次性得 7 个胜利点数。

    - 徽记以后再次出现时，选它的人同样可得，除非你们这桌约定每局只得一次。

## 标记

rule-marker-lair-text =
    使所在区域的花费加一，[巨魔](rule-race-trolls)退场后也一样。征服时放置，每个区域一个；区域被征服或放弃时移除。共有十个。
rule-marker-fort-text =
    使所在区域的花费加一，退场后也一样；种族退场之前每回合带来 1 个胜利点数。由[防御](rule-power-fortified)种族建造。
rule-marker-camp-text =
    使所在区域的花费加一，并保护落单的标志不被[法师](rule-race-sorcerers)替换。它从不失去。[聚居](rule-power-bivouacking)种族有五个。
rule-marker-hole-text =
    使所在区域[受保护](rule-protected)，直到[半身人](rule-race-halflings)放弃那里或退场。
rule-marker-hero-text =
    使所在区域[受保护](rule-protected)，直到英雄移走。[英勇](rule-power-heroic)种族有两名。
rule-marker-dragon-text =
    使所在区域[受保护](rule-protected)，直到龙飞走。来自[驭龙](rule-power-dragon_master)能力。

## 打印用速查表

summary-smallworld-title = 小小世界速查

summary-smallworld-turn-title = 你的回合
summary-smallworld-turn-text =
    - 没有现有种族：选择一个组合。在它上方的每个组合上放一个胜利点数；它上面的点数归你。
    - 有现有种族：扩张；或者退场，其他什么也不做。
    - 扩张：每个区域留一个标志，其余收回。第一次征服之前可以放弃区域。
    - 征服：先从地图边缘或海岸进入，然后征服相邻区域。标志不够时，最后可以掷骰尝试一次。
    - 重新分配部队：每个区域至少一个标志。
    - 获得胜利点数。然后被你攻击的玩家重新分配。

summary-smallworld-cost-title = 征服花费
summary-smallworld-cost-text =
    不论如何减免，至少一个标志。最后一次尝试：差一到三个标志，由骰子（空白、空白、空白、1、2、3）补足。
summary-smallworld-cost-region = 任何区域
summary-smallworld-cost-mountain = 山峰
summary-smallworld-cost-tribe = 失落部族
summary-smallworld-cost-token = 每个种族标志
summary-smallworld-cost-marker = 每个巢穴、要塞或定居点
summary-smallworld-cost-protected = 地洞、英雄或龙
summary-smallworld-cost-never = 不能征服

summary-smallworld-coins-title = 回合结束时的胜利点数
summary-smallworld-coins-text =
    只有现有种族得到加成；退场后只有矮人的矿区继续有效。
summary-smallworld-coins-region = 现有种族或退场种族的每个区域
summary-smallworld-coins-kind = 种族或特殊能力所指的每个区域
summary-smallworld-coins-spoils = 兽人、掠夺：本回合征服的每个非空区域
summary-smallworld-coins-fortress = 每座要塞
summary-smallworld-coins-alchemist = 炼金
summary-smallworld-coins-wealthy = 富豪，一次

summary-smallworld-losses-title = 失去区域
summary-smallworld-losses-text =
    一个标志放回盒子。其余的在进攻者的回合结束时放回该种族仍有的区域；一个区域也没有，就留在手中，之后重新进入地图。

summary-smallworld-decline-title = 退场
summary-smallworld-decline-text =
    - 每个区域留一个标志；其余放回盒子，特殊能力弃掉。
    - 之前退场的种族离开地图。
    - 退场种族的每个区域 1 个胜利点数。下个回合选择新的组合。
    - 巢穴和要塞继续防御；地洞、定居点、英雄和龙移除。

summary-smallworld-end-title = 游戏结束
summary-smallworld-end-text =
    胜利点数最多者获胜；持平时看地图上的种族标志；再持平则并列获胜。轮数：
summary-smallworld-end-two = 两人或三人
summary-smallworld-end-four = 四人
summary-smallworld-end-five = 五人
