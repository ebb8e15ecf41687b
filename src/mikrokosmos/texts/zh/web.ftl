# 浏览器客户端：每个页面上的文字。游戏桌上的文字在各游戏自己的文件里。

## 站点

skip-to-content = 跳到正文
ways = 页面
way-home = Mikrokosmos 首页
way-new = 新开一桌
way-lobby = 大厅
way-mine = 我的对局
way-rules = 规则
way-editions = 与你的规则书有何不同
way-about = 关于
choose-language = 语言
choose-light = 浅色或深色
more = 更多
lost-title = 这里什么也没有
lost-home = 回首页

refused-no-connection = 暂时连不上服务器。你的对局安然无恙，请稍后再试。
refused-unknown = 没有成功，请再试一次。

## 游戏与机器人

game-smallworld = 小小世界
game-smallworld-text = 率领身怀奇能的种族，争夺一张容不下所有人的地图。等它气数已尽，就让它退场，再选下一个。
game-creation = 创世
game-creation-text = 推动公共地图的一行，拿走掉出的板块，用九块板块造一个让你的秘密之神满意的世界。
bot-random = 抛硬币
bot-random-text = 随机选择
bot-novice = 新手
bot-novice-text = 走法合理，看得不远
bot-adept = 好手
bot-adept-text = 不错的玩家
bot-greedy = 大师
bot-greedy-text = 最强

## 首页

home-title = 小小天地，大大争端
home-text = 浏览器里的两款桌游：与诚实的机器人较量，大家共用一块屏幕，或与远方的朋友同乐。骰子可以查验，对局永不丢失。
home-going-on = 继续玩
choose-players = 人数
choose-bots = 对手
choose-game = 游戏
play-now = 开始玩{ $game }
home-screen = 共用一块屏幕
home-screen-text = 轮流传递设备；秘密藏在幕后。
home-friends = 与朋友联网
home-friends-text = 开一桌，把链接发过去。
home-lobby = 公开的桌子
home-lobby-text = 与还不认识的人同桌，或在旁观看。
home-rules = 规则
home-rules-text = 两款游戏，简明易懂，种族和特殊能力一应俱全。
join-label = 有人给你发了链接？
join-example = https://…/tables/…
join = 进入
join-wrong = 这不是桌子的链接。链接形如 https://…/tables/…，末尾 # 之后可能还有密钥。
name-guest = 新朋友
your-name = 你的名字
name-keep = 保存

## 新开一桌

new-title = 新开一桌
new-seats = 座位安排
new-customs = 本桌规矩
new-public = 所有人都能找到并观看这张桌子
new-hints = 机器人可以给提示
new-random-first = 随机决定先手
new-open-coins = 胜利点数全部公开
new-clock = 每步用时
clock-0 = 不限
clock-60 = 一分钟
clock-180 = 三分钟
clock-600 = 十分钟
clock-86400 = 一天
clock-hours = { $hours } 小时
clock-left = 还剩 { $seconds } 秒
new-begin = 开始游戏
new-make = 开桌
seat-number = 座位 { $number }
seat-me = 我
seat-friend = 同屏的另一个人
seat-friend-name = 座位 { $number } 上的人的名字
seat-open = 谁来都行
seat-bots = 机器人
seat-you = 你
seat-other = 玩家{ $number }

## 桌子列表

lobby-title = 大厅
lobby-open = 等待玩家
lobby-playing = 进行中：欢迎观看
lobby-none = 现在没有人在等。
lobby-make = 自己开一桌。
mine-title = 我的对局
mine-nobody = 留下名字，你的对局就会保存在这里。
mine-going-on = 进行中
mine-none = 没有进行中的对局。
mine-begin = 开始一局。
mine-finished = 已结束
mine-place =
    { $place ->
        [1] 你获胜了
       *[other] { $players } 人中第 { $place } 名
    }
mine-result = 结果
mine-replays = 你分享的回放
replay-remove = 停止分享
status-open =
    { $open ->
        [0] 可以开始
       *[other] 还有 { $open } 个空位
    }
status-playing = 进行中
status-over = 已结束
status-abandoned = 已放弃

## 开始之前

invited-title = 你受到了邀请
invited-text = 说说怎么称呼你，然后进来吧。
anteroom-beginning = 游戏开始……
anteroom-name = 留下名字才能入座；观看不用。
anteroom-seats-open = 座位坐满即可开始。机器人很乐意入座。
anteroom-wait = 由房主开始游戏。
anteroom-invite = 邀请他人
anteroom-invite-text = 拿到链接的人都可以来到这张桌子并入座。
anteroom-make-link = 生成链接
anteroom-give-up = 放弃这张桌子
sit = 坐下
sit-friend = 同屏的另一个人
get-up = 起身
clear-seat = 清空座位
seat-bot-label = 座位 { $number } 的机器人
seat-bot-choose = 交给机器人……
start = 开始游戏
link = 链接
copy = 复制
copied = 已复制。
dice-promise = 骰子的承诺
dice-promise-text = 这个数在任何人入座之前就封存了骰子。每台设备都会加上自己的数，终局之后你的设备可以查验每一次掷骰。

## 桌边

between-terms = ，
hint-than-next = 与次选相比：
hint-than-best = 与首选相比：
table-abandoned = 这张桌子在开局之前就被放弃了。
your-turn = 轮到你了
connection-lost = 正在连接……
rematch-go = 去下一局
curtain-title = 轮到{ $who }
curtain-text = 请把设备递过去。接下来显示的内容只有{ $who }能看。
curtain-take = 我是{ $who }
missed = 你不在的时候走了 { $count } 步。
missed-watch = 看一看
missed-dismiss = 以后再说
menu = 菜单
menu-back = 回到桌边
menu-rules = 游戏规则
menu-replay = 从头观看
menu-record = 保存记录
menu-hand-over = 让机器人代我玩
menu-take-back = 收回我的座位
menu-device = 换一台设备继续
menu-theme = 明暗
menu-pace = 动画
menu-notify = 轮到我时通知我
theme-auto = 跟随设备
theme-light = 浅色
theme-dark = 深色
pace-0 = 无
pace-1 = 平缓
pace-2 = 快速

## 终局之后

ending-won =
    { $count ->
        [1] { $who }获胜
       *[other] { $who }并列获胜
    }
ending-again = 再来一局
ending-look = 查看版图
ending-show = 显示结果
ending-replay = 重看一遍
ending-share = 分享回放
ending-course = 逐回合得分
ending-sources = 胜利点数的来源
ending-deeds = 征服 { $taken } 个区域，失去 { $lost } 个。
chart-label = 所有玩家逐回合的得分
chart-turns = 回合
source-active = 区域
source-declined = 退场区域
source-income = 加成
source-spoils = 征服所得
source-stipend = 每回合
source-windfall = 一次性
source-earns = 标记
source-price = 选择组合的花费
source-found = 组合上原有的
source-of = { $reason }：{ $name }
dice-title = 骰子
dice-none = 这一局没有使用封存的骰子。
dice-hidden = 种子尚未公布，骰子还不能查验。
dice-proved = 你的浏览器查验了全部 { $rolls } 次掷骰：没有人动过手脚。
dice-false = 第 { $roll } 次掷骰与封存的骰子不符，有人改动过。
dice-broken-promise = 种子与开局前承诺的不符。
dice-details = 背后的数
dice-commitment = 开局前的承诺
dice-seed = 终局后公布的种子
dice-nonces = 各座位加入的数

## 版图

board-label = 版图
board-loading = 正在展开版图……
board-zoom = 地图大小
board-closer = 拉近
board-farther = 拉远
board-whole = 整张地图

## 阅读规则

reading-title = 规则
reading-cover = 规则
reading-contents = 目录
reading-search = 查找
reading-found =
    { $count ->
        [0] 没有关于“{ $query }”的内容
       *[other] { $count } 处
    }
reading-link = “{ $title }”的链接
reading-tokens = { $count } 个标志
reading-turn = 其他章节
reading-before = 上一章：{ $title }
reading-after = 下一章：{ $title }
reading-shelf = 全部规则
reading-editions = 与你的规则书有何不同
reading-editions-what = 比较《小小世界》的四个版本，以及我们的玩法。
reading-sheet = 可打印的速查表
reading-sheet-smallworld = 小小世界速查
reading-sheet-creation = 创世速查
reading-sheet-what = 一页纸，打印出来放在版图旁。
reading-about = 关于 Mikrokosmos
reading-about-what = 这是什么，骰子为何公平，以及我们感谢谁。

editions-mine = 你熟悉哪本规则书？
editions-all = 全部四种
editions-uk = 乌克兰文版，2024
editions-it = 意大利文版，2014
editions-cs = 捷克文版，2009
editions-zh = 中文版
editions-topics = { $count } 个话题
editions-rules = 小小世界的规则

reading-print = 打印
reading-whole = 全部规则

lost-text = 这个地方没有人绘过地图，或者已经沉入海底。也许是地址打错了，也许是桌子不在了。

## 关于

about-title = 关于 Mikrokosmos
about-what-title = 这是什么
about-what = 两款桌游，世界太小的《小小世界》和世界有待创造的《创世》。与朋友或机器人对战，同屏或异地，五种语言。
about-bots = 机器人在桌上知道的并不比你多。它们看不到你的秘密，也不知道骰子会掷出什么。
about-dice-title = 公平的骰子
about-dice-promise = 开局之前，服务器想好一个秘密的数，并公布它的指纹：从指纹谁也推不出这个数，但这个数也再不能更改。
about-dice-share = 然后你的浏览器加上一个自己的随机数。每次掷骰、洗牌和发放都由这些数得出，方法人人都可以查阅。
about-dice-check = 终局之后，秘密的数会公布。谁愿意都可以查验它与指纹相符，而且所有结果都由它得出。回放会自动查验，并显示“骰子已验证”。
about-dice-limits = 这证明开局之后没有任何改动，但不能证明没有人事先知道：运行服务器的人可能提前看过。所以请与信得过的人玩，就像用真骰子一样。
about-thanks-title = 致谢
about-icons = 图标取自 https://game-icons.net 网站，依知识共享署名 3.0 许可使用。这里用到的图标作者是：
about-icons-by = { $author }：{ $icons }
about-icons-changed = 我们换上了自己的颜色，其余保持原样。
about-fonts = 字体
about-libraries = 所用软件
about-credit = { $by }，{ $licence }
about-own-title = 哪些是我们的，哪些不是
about-own = 地图、图画、文字和《创世》的板块是为这个版本制作的。规则用我们自己的话讲述。
about-publishers = 《小小世界》和《创世》是其他作者和出版商的游戏，名称归他们所有。这是独立的非官方版本，既不是实体游戏的出版商制作的，也未经他们认可。如果你喜欢这些游戏，请购买实体版：纸板的手感无可替代。

## 回放

replay-of = { $game }回放
replay-loading = 正在读取对局……
replay-leave = 离开回放
replay-player = 播放器
replay-scrubber = 对局进度
replay-at =
    { $turn ->
        [none] 第 { $step }/{ $steps } 步
       *[yes] 第 { $round } 轮，{ $who } · 第 { $step }/{ $steps } 步
    }
replay-play = 播放
replay-pause = 暂停
replay-forward = 前进一步
replay-back = 后退一步
replay-turn-forward = 下一回合
replay-turn-back = 上一回合
replay-speed = 速度：{ $speed } ×
replay-times = { $speed } ×
replay-eyes = 以谁的视角
replay-audience = 观众
replay-proved = 骰子已验证
replay-disproved = 骰子未验证
replay-remark = 关于这份记录
replay-share = 分享这份回放
replay-share-text = 拿到链接的人都可以观看这一局。在“我的对局”里可以停止分享。
replay-close = 关闭
replay-open = 打开记录
