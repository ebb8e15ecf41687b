# 终端界面，不论哪个游戏。

version = mikrokosmos { $number }（{ $engine }）
version-unknown = （未安装）
engine-compiled = 编译版
engine-interpreted = 解释版
game-called = { $name }（{ $id }）
game-line = { $name }：{ $least } 到 { $most } 人。{ $about }
game-house = { "  " }--house { $key }={ $choices }  { $point }
house-line = 自选规则：{ $point }：{ $choice }。

error-line = mikrokosmos：{ $message }
error-more = { "  " }{ $message }
error-language = 没有语言“{ $lang }”；可用的有：{ $known }
error-players = 这个游戏供 { $least } 到 { $most } 人玩，不能是 { $players } 人
error-file = { $path }：{ $why }
error-exists = { $path }：已经存在；用 --force 覆盖
error-content = { $path }：不是种族与特殊能力文件（须为不超过 { $most } kB 的普通文件）
error-tiles = { $path }：不是板块文件（须为不超过 { $most } kB 的普通文件）
error-own = --{ $option } 只用于{ $game }，不用于{ $other }
error-house = “{ $given }”不是自选规则；应写成 键=选择，例如 { $example }
error-house-choice = { $key } 只能是 { $choices }，不能是 { $given }
error-house-none = { $game }没有自选规则
error-bots = { $players } 名玩家却有 { $bots } 个机器人：请为每个座位各指定一个，或全体共用一个
error-bot-plays = 机器人“{ $bot }”不会玩{ $game }；会玩的有：{ $able }
error-no-record = { $path }：{ $why }
error-game-number = { $path }：没有第 { $number } 局；文件里只有 { $count } 局
serve-at = Mikrokosmos 正在 { $address } 运行。按 Ctrl+C 停止；对局都已保存。
error-serve-taken = { $host } 的端口 { $port } 已被占用；用 --port 换一个
error-serve-address = 无法在 { $host } 的端口 { $port } 监听：{ $why }
error-serve-database = 无法打开对局数据库：{ $why }
error-serve-workers-sqlite = 多个进程需要 PostgreSQL，而对局存放在 SQLite 里。请只用一个进程，或迁移对局：mikrokosmos move { $database } postgresql://user@host/name
error-serve-workers-system = 此操作系统只支持一个进程；进程数量请保持为 1
error-serve-key = 无法保存 Cookie 的签名密钥：{ $why }
copy-bar = 正在复制并核对
copy-compared = 已复制并核对：{ $tables } 张桌子，{ $entries } 条日志，{ $people } 名玩家。
copy-key = 用来识别玩家的签名密钥在 { $file }。请保密，并与对局放在一起。
copy-no-key = { $file } 没有签名密钥，所以没有复制：对局都在，但不会再认得任何人。
backup-written = 备份：{ $file }
restore-done = 已恢复到 { $database }。
move-done = { $target } 现在有了全部内容。{ $source } 没有改变；请用 --database 和新地址启动服务器。
error-backup-exists = { $file } 已经存在；请换一个名字，或先移走它
error-copy-not-empty = { $why }。不会覆盖任何内容：请使用空数据库，或先移走旧的
error-copy = 无法复制：{ $why }
error-turn = 没有第 { $turn } 回合；回合从 0 到 { $count }
error-no-position = { $path }：里面没有局面（应为一行文字）
error-command = “{ $line }”不是命令。输入 ? 查看帮助。
error-number = 没有选项 { $number }。请从 1 到 { $most } 中选择。
error-undo = 没有可以撤回的。只能撤回上一次掷骰、抽取或对手行动之后你自己的步骤。
error-save-name = 存到哪个文件？请输入：s 文件名
error-words = “{ $words }”不是这个游戏里的行动。请试试，例如：? { $example }

unreadable-empty = 文件是空的
unreadable-huge = 不是对局记录：超过 { $most } MB
unreadable-binary = 不是对局记录：不是文本文件
unreadable-deep = 不是对局记录：嵌套过深
unreadable-cut = 记录不完整（{ $why }）
unreadable-json = 不是对局记录：{ $why }

welcome = { $game }，{ $players } 人。你坐第一个座位，其余由机器人“{ $bot }”来玩。输入 ? 查看帮助。
goodbye = 再见。
prompt = [1–{ $most }，?，q]
choice = { "  " }{ $number }. { $action }
undone = 已撤回。
saved = 已保存到 { $path }。
help-commands =
    输入编号即执行该选项，或者：
      回车      查看桌面
      u         撤回上一步
      i         现在能得多少，为什么
      h         提示：高手会怎么走，为什么
      ? 词语    为什么不能那样做，例如 ? { $example }
      s 文件名  保存对局
      q         退出

seat-you = 你
seat-other = 玩家 { $number }
between-names = 、
between-choices = {" 或 "}
between-terms = ，
field-line = { $name }：{ $value }
cost-other = { $action }：{ $total }（{ $terms }）
income-line = 现在能得 { $total }：{ $terms }。
income-none = 现在什么也得不到。

hint-line =
    { $number ->
        [1] { "  " }{ $number }. { $action }：首选（{ $reasons }）
       *[other] { "  " }{ $number }. { $action }：差 { $behind } 分（{ $reasons }）
    }
hint-chance-line =
    { $number ->
        [1] { "  " }{ $number }. { $action }：首选，胜率 { $chance }%（{ $reasons }）
       *[other] { "  " }{ $number }. { $action }：{ $cost ->
            [0] 几乎一样好
           *[other] 胜率少 { $cost } 个百分点
        }（{ $reasons }）
    }
hint-reason = { $why } { $points }
hint-nothing = 无得无失
hint-none = 没有机器人能为这个游戏给提示。

chance-line = 胜率：{ $chances }
chance-of = { $who } { $percent }%

over = 游戏结束。
score-line = { "  " }{ $who }：{ $points }
won =
    { $count ->
        [1] { $you ->
            [yes] 你赢了！
           *[no] 获胜者：{ $who }。
        }
       *[other] 并列获胜：{ $who }。
    }

## 许多局

simulate-bar = 对局中
simulate-written = { $path }：{ $games } 份记录
simulate-interrupted = 在第 { $games } 局后停止（共 { $asked } 局）；已完成的对局都保留了。
standings-title = { $game }，{ $games } 局，种子 { $seed }
standings-by-bot = 按机器人
standings-seat = 座位
standings-seats = 座位
standings-number = { $number }
standings-bot = 机器人
standings-wins = 胜局
standings-share = 胜率
standings-interval = 95% 区间
standings-points = 得分
standings-spread = 标准差
standings-percent = { $share }%
standings-between = { $low }–{ $high }%
standings-pace = 每局 { $decisions } 次决策，每秒 { $rate } 局。

## 记录的复述与检验

turn-line = 第 { $number } 回合：{ $who }，{ $points } 分
turn-setting-up = 游戏设置
told-line = { "  " }{ $line }
record-secret = 保密的内容已略去；加 --secrets 可显示。
record-ends = 记录到此为止；游戏尚未结束。
check-ok =
    第 { $number } 局：正确，{ $moves } 步，{ $count ->
        [1] { $who }获胜
       *[other] { $who }并列获胜
    }（{ $scores }）
check-unfinished = 第 { $number } 局：正确，{ $moves } 步，尚未结束
check-dice-verified = { $line }，骰子已验证
check-dice-not-yet = { $line }，骰子尚不能验证：种子在终局时公布
check-house = { $line }，自选规则：{ $house }
check-remark = { $line }。{ $remark }
check-seed-withheld = 游戏已经结束，却缺少骰子的种子
check-false = 第 { $number } 局：无效：{ $why }

## 局面

show-to-move = 轮到{ $who }。可以做的行动（编号是程序用的行动编号）：
show-choice = { "  " }{ $id }  { $action }
show-secret = 保密的内容已略去；加 --secrets 可显示。
show-chance = 接下来是随机事件（掷骰、新组合或板块）：有 { $outcomes } 种可能。
