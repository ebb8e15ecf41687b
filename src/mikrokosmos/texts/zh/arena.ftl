# 竞技场，在终端和网页上；以及机器人列表。

## 机器人

bot-greedy = 本游戏最强的评判者：总选自己估值最高的行动。
bot-adept = 不错的玩家。
bot-novice = 新手：走法合理，看得不远。
bot-reference = 标尺：简单、固定，各版本都一样。
bot-random = 随机选择；其他机器人至少要胜过它。
bot-foreign = 来自 { $package }。
bot-registered = 由本程序注册。
bots-bot = 机器人
bots-about = 简介
bots-games = 会玩
bots-none = 还不会任何游戏
bots-any = 任何游戏

## 问题

arena-exists = { $path }：已经存在；--resume 接着进行，--force 覆盖
arena-both = --resume 接着已有的进行，--force 将其覆盖：只能用其中一个
arena-no-out = --resume 需要 --out：日志在哪里？
arena-bad-out = { $path }：--out 要的是文件夹，或以 .json 或 .html 结尾的文件
arena-kept = 已完成的对局都保留了；继续请用：
arena-interrupted = 在第 { $games } 局后中断（共 { $planned } 局）。
arena-again = 继续请用：
arena-command = { "  " }{ $command }
arena-lost = 没有写入任何内容；加 --out 文件夹，竞技场便可中断和继续。

## 在终端里

arena-bar = 对局中
arena-rate = { $rate } 局/秒
arena-written = { $json }、{ $html }
arena-title =
    { $game ->
        [smallworld] 小小世界
        [creation] 创世
       *[other] { $game }
    }竞技场
arena-rounded = { $games } 局，而不是 { $asked } 局：每组要打 { $each } 局，让每张桌子的每种座位轮换各打一局。
arena-won-all = { $bot } 每次交手都赢：其 Elo 取决于预先给双方的半局，只是下限。
arena-lost-all = { $bot } 每次交手都输：其 Elo 取决于预先给双方的半局，只是上限。
arena-sentence = { $games } 局，分 { $deals } 组，{ $players } 名玩家，种子 { $seed }
arena-pace = 每局 { $decisions } 次决策；公平的胜率是 { $fair }%。
arena-bot = 机器人
arena-elo = Elo
arena-games = 局数
arena-wins = 胜局
arena-share = 胜率
arena-interval = 95% 区间
arena-points = 得分
arena-spread = 标准差
arena-place = 名次
arena-thinking = 每次决策微秒
arena-percent = { $share }%
arena-between = { $low } 到 { $high }
arena-between-percent = { $low } – { $high }%
arena-none = –
arena-pairs = 两两对比
arena-pairs-about = 行中的机器人得分高于列中机器人的比例（平局算半局），以及平均高出多少分。
arena-pair = { $share }%（{ $difference }）
arena-orders = 按行动顺序
arena-orders-about = 先手、第二个行动等等时的胜率。
arena-order =
    { $number ->
        [1] 先手
       *[other] 第 { $number } 位
    }

## 在网页上

page-unfinished = 尚未完成：已打 { $games } 局，共 { $planned } 局。
page-standings = 排名
page-elo = 实力
page-elo-anchored = Elo 及其 95% 区间；随机机器人为 0。领先 100 分，100 次交手赢 64 次；领先 200 分赢 76 次，400 分赢 91 次。
page-elo-mean = Elo 及其 95% 区间；平均为 0。领先 100 分，100 次交手赢 64 次；领先 200 分赢 76 次，400 分赢 91 次。
page-shares = 胜率
page-shares-about = 每次入座的胜率及其 95% 区间。虚线是公平的胜率 { $fair }%。
page-points = 得分
page-points-about = 每个机器人以多少分结束的频率；线条表示平均值。
page-curve = 随局数变化
page-curve-about = 打过若干局之后的胜率。曲线变平之后，再多打也没有多少新信息。
page-curve-axis = { $games } 局
page-method = 对局方式
page-seats = 每组对局用同一串骰子和牌打 { $each } 局，让每个机器人以同样的运气坐遍每个座位，先手次数也都相同。
page-tables = 谁与谁交手
page-rates = Elo 是按得分统计所有交手（平局算半局）的最大似然值；每一对预先各给一局平局。区间来自对各组对局重新加权 { $rounds } 次。
page-repeat = 同样的命令得出同样的数字：
page-timing = 用时
page-timing-about = 用 { $processes } 个进程，{ $seconds } 秒。这些数字每次运行都不同。
page-decisions = 决策数
