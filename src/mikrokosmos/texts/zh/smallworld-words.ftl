# 种族或特殊能力的每个词条有何效果：`n` 是词条的数值，`kinds` 是所指的区域种类。每一行按词条自动生成说明，
# 自制的种族和能力也会说明自己。

rows-race = 种族
rows-power = 特殊能力
rows-tokens = 标志
rows-does = 效果
rows-between = {""}
rows-nothing = 没有特别的能力，但标志很多。
kinds-between = 或

kind-any = 区域
kind-farmland = 农田
kind-forest = 森林
kind-hill = 山丘
kind-swamp = 湿地
kind-mountain = 山地
kind-sea = 海洋
kind-lake = 湖泊
kind-cavern = 有地穴的区域
kind-magic = 魔法区域
kind-mine = 矿区
kind-coastal = 沿岸区域

word-income = 每占据一个{ $kinds }，每回合多得 1 个胜利点数。
word-income_lasts = 退场后仍保留这份收入。
word-stipend = 退场之前，每回合多得 { $n } 个胜利点数。
word-windfall = 第一个回合结束时，一次性得 { $n } 个胜利点数。
word-spoils = 本回合每征服一个非空区域，多得 { $n } 个胜利点数。
word-discount = 征服{ $kinds }时少用一个标志。
word-discount_beside = 征服与己方{ $kinds }相邻的区域时少用一个标志。
word-enters_anywhere = 可以从任何陆地区域进入地图。
word-flies = 可以征服任何陆地区域，不必相邻。
word-sails = 可以征服海洋和湖泊，退场后仍然保留。
word-tunnels = 所有有地穴的区域都视为彼此相邻。
word-raiders = 多 { $n } 个标志，仅用于征服，计分之前收起。
word-recruits_per = 重新分配部队时，本回合每征服 { $n } 个非空区域，增加一个标志。
word-unbroken = 失去区域时不损失标志。
word-marches = 退场后保留全部标志，并可继续征服。
word-endures = 不占用“一个退场种族”的名额。
word-stout = 可以在正常回合结束时、计分之后退场。
word-lairs = 在征服的每个区域放一个巢穴：防御 +1，退场后也有效。
word-holes =
    { $n ->
        [1] 最先征服的区域
       *[other] 最先征服的 { $n } 个区域各
    }有一个地洞：受保护，谁也不能征服。
word-camps = 每回合可放置 { $n } 个定居点：每个防御 +1。
word-heroes = 每回合可放置 { $n } 名英雄：所在的区域受保护，谁也不能征服。
word-forts = 每回合可建 { $n } 座要塞：每座防御 +1，退场之前每回合带来 1 个胜利点数。
word-dragons =
    每回合一次，{ $n ->
        [1] 龙
       *[other] { $n } 条龙各自
    }只用一个标志便可征服一个区域，并使那里受保护，谁也不能征服。
word-converts = 每回合对每名对手一次，把与己方区域相邻的一个落单的现有种族标志替换成自己的。
word-berserk = 每次征服之前都可以掷骰。
word-pact = 可以与本回合没有攻击过的一名对手结盟，直到自己的下个回合。
