# 竞技场，在终端和网页上；以及机器人列表。

## 机器人

bot-foreign = 来自 { $package }。
bot-registered = 由本程序注册。
bots-bot = 机器人
bots-about = 简介
bots-games = 会玩
bots-none = 无
bots-any = 任何游戏

## 问题

arena-exists = { $path }：已经存在；用 --resume 继续，或用 --force 覆盖
arena-both = --resume（继续）和 --force（覆盖）只能用其中一个
arena-no-out = --resume 需要 --out 才能找到日志
arena-bad-out = { $path }：--out 要的是文件夹，或以 .json 或 .html 结尾的文件
arena-kept = 已完成的对局都保留了；继续请用：
arena-interrupted = 在第 { $games } 局后停止（共 { $planned } 局）。
arena-again = 继续请用：
arena-command = { "  " }{ $command }
arena-lost = 没有保存任何内容。加上 --out 文件夹，就可以随时停下，以后继续。

## 在终端里

arena-bar = 对局中
arena-rate = { $rate } 局/秒
arena-written = { $json }、{ $html }
arena-title = { $game }竞技场
arena-rounded = 打 { $games } 局，而不是 { $asked } 局：每组要打 { $each } 局，让每张桌子的每种座位轮换各打一局。
arena-won-all = { $bot }每次交手都赢，所以其 Elo 只是下限（每一对预先算一局平局）。
arena-lost-all = { $bot }每次交手都输，所以其 Elo 只是上限（每一对预先算一局平局）。
arena-sentence = { $games } 局，分 { $deals } 组，{ $players } 名玩家，种子 { $seed }
arena-pace = 每局 { $decisions } 次决策；均等的胜率是 { $fair }%。
arena-bot = 机器人
arena-elo = Elo
arena-games = 局数
arena-wins = 胜局
arena-share = 胜率
arena-interval = 95% 区间
arena-points = 得分
arena-spread = 标准差
arena-place = 平均名次
arena-thinking = 每次决策微秒
arena-percent = { $share }%
arena-between = { $low } 到 { $high }
arena-between-percent = { $low }–{ $high }%
arena-none = –
arena-pairs = 两两对比
arena-pairs-about = 行中的机器人得分高于列中机器人的比例（平局算半局），以及平均高出多少分。
arena-pair = { $share }%（{ $difference }）
arena-orders = 按行动顺序
arena-orders-about = 第一个、第二个行动等等时的胜率。
arena-order = 第 { $number } 位

## 在网页上

page-unfinished = 尚未完成：已打 { $games } 局，共 { $planned } 局。
page-standings = 排名
page-elo = 实力
page-elo-anchored = Elo 及其 95% 区间；随机机器人定为 0。领先 100 分，交手胜率为 64%；领先 200 分为 76%，400 分为 91%。
page-elo-mean = Elo 及其 95% 区间；平均定为 0。领先 100 分，交手胜率为 64%；领先 200 分为 76%，400 分为 91%。
page-shares = 胜率
page-shares-about = 每次入座的胜率及其 95% 区间。虚线是均等的胜率 { $fair }%。
page-points = 得分
page-points-about = 终局得分的分布；线条表示平均值。
page-curve = 随局数变化
page-curve-about = 胜率随局数的变化。曲线变平之后，再多打也不会有多大变化。
page-curve-axis = { $games } 局
page-method = 对局方式
page-seats = 每组对局用同一串骰子和抽取结果打 { $each } 局，让每个机器人以同样的运气坐遍每个座位，当起始玩家的次数也都相同。
page-tables = 交手组合
page-rates = Elo 是按得分对所有交手（平局算半局）作最大似然拟合的结果；每一对预先算一局平局。区间来自对各组对局的 { $rounds } 次自助重抽样。
page-repeat = 重现这些结果：
page-timing = 用时
page-timing-about = 用 { $processes } 个进程，{ $seconds } 秒。每次运行的用时不同。
page-decisions = 决策数
