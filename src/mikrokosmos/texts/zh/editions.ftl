# 《小小世界》各版规则书有何不同，以及我们怎么玩。一个话题是 `edition-<话题>-title` 和 `edition-<话题>-text`，格式同
# rules-smallworld.ftl；链接指向其中的条目。最常遇到的排在前面。

editions-title = 规则书的差异
editions-text =
    《小小世界》的规则书多年来有过改动。我们比较了四种：乌克兰文版（2024）、意大利文版（2014）、捷克文版（2009），以及早期版本的一份中文译本。2015 年的英文规则书与意大利文版几乎相同。我们通常采用最新的表述，即乌克兰文版。

    如果你是从别的规则书学会的，以下几点可能出乎意料。没有提到的规则书与我们的玩法一致。

edition-own-title = 攻击自己的退场种族
edition-own-text =
    - 乌克兰文版：任何其他种族的标志都会防御，所以你自己的也会。其速查表却写“对手的”。
    - 意大利文版、捷克文版、中文版：其他玩家的标志会防御。

    我们的玩法：你自己的退场种族与其他种族一样[增加花费](rules-cost)。

edition-die-title = 最后一次征服的尝试
edition-die-text =
    - 乌克兰文版、意大利文版、捷克文版、中文版：每回合掷一次，之后征服结束。没有提到食尸鬼。

    我们的玩法：[每回合掷一次](rules-attempt)，不论哪个种族；除非你们这桌约定每个种族各有一次。

edition-abandon-title = 之后再放弃区域
edition-abandon-text =
    - 乌克兰文版：只能在第一次征服之前。
    - 中文版：读起来像是随时都可以。

    我们的玩法：[第一次征服之前](rules-later)；除非你们这桌允许更晚。

edition-entry-title = 进入地图
edition-entry-text =
    - 捷克文版、中文版：没有说明海洋已被占据时的海岸。
    - 中文版：从靠近地图边界或靠海的区域进入。
    - 捷克文版、中文版：后续征服从“你的标志”出发。

    我们的玩法：总可以从海岸[进入](rule-edge)，但不能从湖岸进入；是否相邻只看现有种族的区域。

edition-column-title = 组合上的胜利点数
edition-column-text =
    - 中文版：没有说明你选的组合上原有的点数。

    我们的玩法：[归你](rules-choosing)，但上方的组合仍要支付。

edition-amazons-title = 亚马逊
edition-amazons-text =
    - 捷克文版：每回合开始时有十个标志。
    - 中文版：每回合从盒子里拿四个标志；不够时可以放弃区域。
    - 乌克兰文版、意大利文版、捷克文版：尽可能在每个区域留一个标志。

    我们的玩法：第一回合十个标志，另加特殊能力的，以后用剩下的。收起和拿回的是同样四个；腾不出来时[必须](rule-race-amazons)放弃区域。

edition-sorcerers-title = 法师
edition-sorcerers-text =
    - 中文版：既没有说标志必须属于现有种族，也没有说必须相邻。
    - 捷克文版、中文版：没有说明被替换的精灵。
    - 乌克兰文版：读起来像是盒子一空就再也不能替换。

    我们的玩法：只能[替换](rule-race-sorcerers)与己方区域相邻的现有种族标志，被替换的精灵不再归还；标志放回盒子后又可以替换。

edition-ghouls-title = 食尸鬼
edition-ghouls-text =
    - 只有中文版说退场的食尸鬼没有特殊能力。
    - 中文版：没有说明能否攻击自己的现有种族。

    我们的玩法：退场的食尸鬼[没有特殊能力](rule-race-ghouls)，并且可以攻击自己的现有种族。

edition-protected-title = 龙与英雄
edition-protected-text =
    - 捷克文版：防止攻击和特殊能力；没有提到种族能力。
    - 乌克兰文版、意大利文版：防止对手；没有提到自己的食尸鬼。

    我们的玩法：那个区域对所有人都[受保护](rule-protected)，包括法师和你自己的食尸鬼。

edition-commando-title = 指挥
edition-commando-text =
    - 捷克文版、中文版：征服任何邻近的区域少用一个标志。

    我们的玩法：[任何区域](rule-power-commando)都少用一个，进入地图时也一样。

edition-seafaring-title = 远洋与飞行
edition-seafaring-text =
    - 捷克文版、中文版：没有说只有现有种族才能征服水域。
    - 捷克文版：没有说其他种族不能去水域。飞行只是不能去海洋。
    - 中文版：谁也不能攻击水域上的标志。
    - 乌克兰文版的速查表把远洋印成了湿地的名称。

    我们的玩法：只有尚未退场的[远洋](rule-power-seafaring)种族能征服水域或在那里攻击；[飞行](rule-power-flying)种族不能征服海洋和湖泊。

edition-fortified-title = 要塞
edition-fortified-text =
    - 捷克文版：读起来像是每回合必须建一座。
    - 中文版：没有说明退场后的防御；失去的要塞移出游戏。

    我们的玩法：每回合[可以](rule-power-fortified)建一座；退场后要塞继续防御，失去的可以重建。

edition-bivouacking-title = 定居点
edition-bivouacking-text =
    - 捷克文版：不会失去，但没有说何时放回。
    - 中文版：主人可以收回手中。

    我们的玩法：主人可以[在进攻者的回合结束时](rule-power-bivouacking)重新放置。

edition-powers-title = 富豪、炼金、外交
edition-powers-text =
    - 中文版：富豪没有说何时获得，炼金没有条件，结盟到你下一次行动为止。
    - 乌克兰文版：富豪每局只得一次。

    我们的玩法：[富豪](rule-power-wealthy)在第一个回合结束时获得，徽记再次出现时同样；[炼金](rule-power-alchemist)在退场之前有效；[结盟](rule-power-diplomat)到你的下个回合开始为止。

edition-misprints-title = 缺失或印错的特殊能力
edition-misprints-text =
    - 中文版：没有商人的条目（骑乘出现了两次），林居用了湿地的文字。

    我们的玩法：[商人](rule-power-merchant)和[林居](rule-power-forest)以其他三种规则书为准。

edition-first-title = 谁是起始玩家
edition-first-text =
    - 乌克兰文版、意大利文版、捷克文版：耳朵最尖的玩家。
    - 中文版：没有说明。

    我们的玩法：随机决定；房主也可以改为第一个座位。

edition-blank-title = 空白旗帜与徽记
edition-blank-text =
    - 中文版：没有提到。

    我们的玩法：可以加入自制的种族和特殊能力，种族最多十个标志，特殊能力最多五个。
