# 浏览器中的《小小世界》：发生了什么。`race` 是名称，`region` 是区域编号，`terrain` 是它的地形；`whose` 说明区域原属于谁：
# `you`、`other`（此时 `holder` 是那名玩家）、`tribe` 或 `nobody`。

log-earlier = 显示更早的回合
log-conquered =
    { $race }{ $how ->
        [die] 借助骰子
        [dragon] 靠龙
        [spell] 以替换的方式
        [fury] 凭狂暴掷骰
       *[force] 用 { $tokens } 个标志
    }征服了{ $whose ->
        [you] 你的 { $region } 号区域（{ $terrain }）
        [other] { $holder }的 { $region } 号区域（{ $terrain }）
        [tribe] 失落部族的 { $region } 号区域（{ $terrain }）
       *[nobody] {" "}{ $region } 号区域（{ $terrain }）
    }。
log-losses =
    { $lost ->
        [0] 没有损失标志
       *[other] 损失 { $lost } 个标志
    }{ $kept ->
        [0] 。
       *[other] ，{ $kept } 个撤回。
    }
log-failed =
    { $race }没能征服{ $whose ->
        [you] 你的 { $region } 号区域（{ $terrain }）
        [other] { $holder }的 { $region } 号区域（{ $terrain }）
        [tribe] 失落部族的 { $region } 号区域（{ $terrain }）
       *[nobody] {" "}{ $region } 号区域（{ $terrain }）
    }。
die-said = 掷骰——{ $verdict }。
die-verdict =
    { $pips ->
        [0] 空白
       *[other] { $pips }
    }：{ $verdict ->
        [conquered] 征服成功
        [repelled] 被击退
       *[adds] { $pips ->
            [0] 没有额外标志
           *[other] 额外 { $pips } 个标志
        }
    }

## 你上个回合之后发生了什么：`who` 是另一名或几名玩家；`regions` 是编号

recap-since = 你上个回合之后：
recap-what = { $what }。
recap-between = ；
recap-taken =
    { $who }的{ $race }夺走了你的 { $regions } 号{ $count ->
        [1] 区域
       *[other] 区域（共 { $count } 个）
    }
recap-taken-by = { $who }夺走了你 { $count } 个区域
recap-losses =
    { $lost ->
        [0] 没有损失标志
       *[other] 损失 { $lost } 个标志
    }，{ $kept ->
        [0] 没有撤回的
       *[other] { $kept } 个撤回
    }
recap-repelled = { $count } 次对你的进攻失败了
recap-nothing = 没有人夺走你的任何东西
recap-coins = { $who } { $coins }
recap-earned = 其他人获得：{ $earned }

## 一句话的提示：做什么，为什么。`combo` 是带能力的种族，`who` 是玩家

hint-because = { $deed }：{ $because }。
hint-level = { $deed }。其他选择也差不多。
hint-more = 更多
hint-less = 收起
hint-close = 隐藏
hint-conquer = 征服 { $region } 号区域（{ $terrain }）
hint-attempt = 掷骰强攻 { $region } 号区域（{ $terrain }）
hint-dragon = 派龙去 { $region } 号区域（{ $terrain }）
hint-convert = 替换 { $region } 号区域（{ $terrain }）里落单的标志
hint-abandon = 放弃 { $region } 号区域（{ $terrain }）
hint-place = 增援 { $region } 号区域（{ $terrain }）
hint-camp = 在 { $region } 号区域（{ $terrain }）放一个定居点
hint-fort = 在 { $region } 号区域（{ $terrain }）建要塞
hint-hero = 在 { $region } 号区域（{ $terrain }）放英雄
hint-pick = 选择{ $combo }
hint-ally = 与{ $who }结盟
hint-roll = 掷援军骰
hint-stop = 到此为止
hint-done = 现在结束
hint-decline =
    你的{ $race }已经力竭：现在退场；{ $regions ->
        [0] 下回合重新开始
       *[other] { $regions } 个区域会继续得分
    }。
because-now = 本回合得分最多
because-later = 今后的回合也会得分
because-harm = 对对手打击最大
because-luck = 最后还留有更好的掷骰机会
because-attempt-luck = 没有更有把握的掷骰
because-stop = 剩下的得不偿失
because-price = 上面的胜利点数值得
because-ahead = 它今后的回合最有前途
because-fresh = 新种族得分更多
because-kept = 退场的区域会继续得分
because-guard = 那里最危险
because-peace = 能挡住一名进攻者
because-given-up = 这样放弃的区域最少
because-stay = 这个种族还有好回合
because-next = 给本回合余下的行动留得最多

## 退场：代价与收益

prompt-spent = 标志不多了：继续征服，或让{ $race }退场。
decline-last = 让你的{ $race }退场？这是最后一轮，你的回合就此结束。
decline-now = 本回合得 { $now } 个胜利点数；不退场的话，现有区域可得 { $stay } 个，另加新征服的。
decline-later =
    { $regions ->
        [0] 下回合没有退场区域得分。
       *[other] 下回合 { $regions } 个退场区域可得 { $later } 个胜利点数，只要不被征服。
    }
decline-gone = 你先前退场的种族离开地图：放弃 { $regions } 个区域。
