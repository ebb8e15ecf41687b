# 浏览器客户端：每个页面上的文字。游戏桌上的文字在各游戏自己的文件里。

## 站点

skip-to-content = 跳到正文
ways = 主导航
way-home = Mikrokosmos 首页
way-new = 新开一桌
way-lobby = 大厅
way-mine = 我的对局
way-rules = 规则
way-editions = 规则书的差异
way-about = 关于
choose-language = 语言
choose-light = 切换浅色和深色
more = 显示更多
lost-title = 找不到页面
lost-home = 返回首页

refused-no-connection = 暂时连不上服务器。你的对局不会丢失，请稍后再试。
refused-unknown = 出了点问题，请再试一次。

## 游戏

game-smallworld-text = 选一个拥有特殊能力的奇幻种族，征服一张容不下所有人的地图。等它后劲不足，就让它退场，再选一个。
game-creation-text = 推动公共地图的一行，拿走掉出的板块，用九块板块造一个世界。大片地形能得分，但必须有对应的神像。

## 首页

home-title = 来玩《小小世界》和《创世》
home-text = 挑战机器人，同屏轮流玩，或邀请朋友联网玩。每次掷骰都可以验证，每一局都会保存。
home-going-on = 继续游戏
choose-players = 人数
choose-bots = 对手
choose-game = 游戏
play-now = 开始玩{ $game }
home-screen = 同屏轮流玩
home-screen-text = 大家共用这台设备。换人时，秘密不会露出来。
home-friends = 与朋友联网玩
home-friends-text = 开一桌，分享链接。
home-lobby = 大厅
home-lobby-text = 加入公开的桌子，或观看对局。
home-rules = 规则
home-rules-text = 两款游戏的规则，简明易懂，种族和特殊能力一应俱全。
join-label = 收到邀请链接了？
join-example = https://…/tables/…
join = 加入
join-wrong = 这不是桌子的链接。链接应形如 https://…/tables/…，末尾有时还有 # 和密钥。
name-guest = 访客
your-name = 你的名字
name-keep = 保存

## 新开一桌

new-title = 新开一桌
new-seats = 座位
new-customs = 选项
new-public = 公开：任何人都能找到、加入或观看这张桌子
new-hints = 允许提示
new-win-chance = 显示胜率
new-replace-idle = 房主可以让机器人接替五分钟没有行动的玩家
new-random-first = 随机决定起始玩家
new-open-coins = 公开所有人的胜利点数
new-clock = 每步限时
clock-0 = 不限
clock-60 = 1 分钟
clock-180 = 3 分钟
clock-600 = 10 分钟
clock-86400 = 1 天
clock-hours = { $hours } 小时
clock-left = 还剩 { $seconds } 秒
new-begin = 开始游戏
new-make = 开桌
seat-number = 座位 { $number }
seat-me = 我
seat-friend = 同屏的另一名玩家
seat-friend-name = 座位 { $number } 的玩家名字
seat-open = 空位
seat-bots = 机器人
seat-you = 你
seat-other = 玩家 { $number }

## 桌子列表

lobby-title = 大厅
lobby-open = 等待玩家
lobby-playing = 进行中的对局
lobby-none = 现在没有可以加入的桌子。
lobby-make = 自己开一桌。
mine-title = 我的对局
mine-nobody = 填写名字，就能在这里找到你的对局。
mine-going-on = 进行中
mine-none = 没有进行中的对局。
mine-begin = 开始一局。
mine-finished = 已结束
mine-place =
    { $place ->
        [1] 你赢了
       *[other] { $players } 人中第 { $place } 名
    }
mine-result = 查看结果
mine-replays = 已分享的回放
erase-title = 你的数据
erase-ask = 删除我的数据
erase-text = 你的名字会从各处移除。已结束的对局会保留，但不含你的名字；进行中的对局由机器人继续；你开设的桌子会被取消。
erase-sure = 要删除你的名字、你分享的回放以及所有设备上的访问权限吗？此操作无法撤销。
erase-do = 永久删除
erase-stay = 保留我的数据
replay-remove = 停止分享
status-open =
    { $open ->
        [0] 可以开始
       *[other] 还有 { $open } 个空位
    }
status-playing = 进行中
status-over = 已结束
status-abandoned = 已取消

## 开始之前

invited-title = 你收到了邀请！
invited-text = 填写名字即可加入。
anteroom-beginning = 正在开始游戏……
anteroom-name = 填写名字即可入座。不填也可以观看。
anteroom-seats-open = 座位坐满即可开始。空位可以交给机器人。
anteroom-wait = 等待房主开始游戏。
replace-idle-here = 在这张桌子上，房主可以让机器人接替五分钟没有行动的玩家。你可以随时收回自己的座位。
anteroom-invite = 邀请玩家
anteroom-invite-text = 拿到链接的人都可以加入这张桌子并入座。
anteroom-make-link = 生成邀请链接
anteroom-give-up = 取消这张桌子
sit = 坐这里
sit-friend = 添加同屏玩家
get-up = 离开座位
clear-seat = 移除
seat-bot-label = 座位 { $number } 的机器人
seat-bot-choose = 添加机器人……
start = 开始游戏
link = 链接
copy = 复制
copied = 已复制。
dice-promise = 骰子如何保证公平
dice-promise-text = 这串数字在任何人入座之前就锁定了骰子。每名玩家的设备都会加上自己的随机数，终局之后你可以验证每一次掷骰。

## 桌边

between-terms = ，
hint-than-next = 与次选相比：
hint-than-best = 与首选相比：
hint-best = { $deed }：这样胜率最高。
hint-second =
    { $points ->
        [0] 同样好：{ $deed }。
       *[other] 次优选择：{ $deed }。胜率会降低{ $points }个百分点。
    }
hint-costs =
    { $points ->
        [0] { $deed }（同样好）
       *[other] { $deed }（胜率降低{ $points }个百分点）
    }
hint-pick-costs =
    { $points ->
        [0] 同样好。
       *[other] 胜率降低{ $points }个百分点。
    }
hint-chance = 走这一步的胜率：{ $percent }%
chance-title = 胜率
chance-share = { $percent }%
chance-seat = { $who } { $percent }%
chance-said = 胜率：{ $all }。
table-abandoned = 这张桌子在开局之前就被取消了。
your-turn = 轮到你了
connection-lost = 正在连接……
rematch-go = 进入下一局
curtain-title = 轮到{ $who }
curtain-text = 请把设备交给{ $who }。接下来的内容只有{ $who }能看。
curtain-take = 我是{ $who }
missed = 你不在的时候走了 { $count } 步。
missed-watch = 观看
missed-dismiss = 以后再说
menu = 菜单
menu-back = 返回游戏
menu-rules = 规则
menu-replay = 从头观看
menu-record = 下载对局记录
menu-hand-over = 让机器人代我玩
menu-replace-idle = 让机器人代 { $who } 玩
menu-take-back = 收回我的座位
menu-device = 在另一台设备上继续
menu-theme = 外观
menu-notify = 轮到我时通知我
theme-auto = 跟随设备
theme-light = 浅色
theme-dark = 深色

## 终局之后

ending-won =
    { $count ->
        [1] { $who }获胜
       *[other] { $who }并列获胜
    }
ending-again = 再来一局
ending-look = 查看地图
ending-show = 显示结果
ending-replay = 观看回放
ending-share = 分享回放
ending-course = 逐回合得分
ending-sources = 胜利点数的来源
ending-deeds = 征服 { $taken } 个区域，失去 { $lost } 个。
chart-label = 每名玩家逐回合的得分
chart-turns = 回合
source-active = 区域
source-declined = 退场种族的区域
source-income = 加成
source-spoils = 征服加成
source-stipend = 每回合
source-windfall = 一次性加成
source-earns = 标记
source-price = 选择组合的花费
source-found = 组合上原有的
source-of = { $reason }：{ $name }
dice-title = 骰子验证
dice-none = 这一局没有使用可验证的骰子。
dice-hidden = 种子尚未公布，骰子还不能验证。
dice-proved = 你的浏览器验证了全部 { $rolls } 次掷骰：没有任何改动。
dice-false = 第 { $roll } 次掷骰的结果对不上，有人改动过。
dice-broken-promise = 种子与开局前锁定的不符。
dice-details = 详情
dice-commitment = 开局前公布的指纹
dice-seed = 终局后公布的种子
dice-nonces = 玩家加入的随机数

## 地图

board-label = 地图
board-loading = 正在加载地图……
board-zoom = 地图缩放
board-closer = 放大
board-farther = 缩小
board-whole = 显示整张地图

## 阅读规则

reading-title = 规则
reading-cover = 规则
reading-contents = 目录
reading-search = 搜索规则
reading-found =
    { $count ->
        [0] 没有找到“{ $query }”
       *[other] { $count } 条结果
    }
reading-link = “{ $title }”的链接
reading-tokens = { $count } 个标志
reading-turn = 上一章和下一章
reading-before = 上一章：{ $title }
reading-after = 下一章：{ $title }
reading-shelf = 全部规则
reading-editions = 规则书的差异
reading-editions-what = 《小小世界》四个版本有何不同，以及我们采用哪些规则。
reading-sheet = 可打印的速查表
reading-sheet-smallworld = 小小世界速查
reading-sheet-creation = 创世速查
reading-sheet-what = 一页纸，打印出来放在手边。
reading-about = 关于 Mikrokosmos
reading-about-what = 这是什么，公平的骰子如何运作，以及致谢。

editions-mine = 你熟悉哪本规则书？
editions-all = 全部四种
editions-uk = 乌克兰文版，2024
editions-it = 意大利文版，2014（与 2015 年英文版相近）
editions-cs = 捷克文版，2009
editions-zh = 中文版
editions-topics = { $count } 个话题
editions-rules = 小小世界规则

reading-print = 打印
reading-whole = 完整规则

lost-text = 哪张地图上都没有这个地方。也许是地址打错了，也许是桌子已经不在了。

## 关于

about-title = 关于 Mikrokosmos
about-what-title = 这是什么
about-what = 在 Mikrokosmos 可以玩两款桌游：《小小世界》和《创世》。与朋友或机器人对战，同屏或异地，五种语言。
about-bots = 机器人公平竞争：坐在那个座位上的玩家能看到什么，它们就只能看到什么。它们不知道你的秘密，也不知道骰子会掷出什么。
about-dice-title = 公平的骰子
about-dice-promise = 开局之前，服务器选定一个秘密数字，并公布它的指纹。谁也不能从指纹推出这个数字，而服务器事后换掉数字也会被发现。
about-dice-share = 然后每名玩家的浏览器各加上一个自己的随机数。每次掷骰、洗混和发放都由这些数字按公开的公式算出。
about-dice-check = 终局之后，秘密数字会公布。任何人都可以验证它是否与指纹相符，所有结果是否由它得出。回放会自动验证，并显示“骰子已验证”。
about-dice-limits = 这证明开局之后没有任何改动，但不能证明没有人偷看：运行服务器的人可能提前看过。就像用真骰子一样，请与信得过的人玩。
about-thanks-title = 致谢
about-icons = 图标来自 https://game-icons.net 网站，依知识共享署名 3.0（CC BY 3.0）许可使用，作者：
about-icons-by = { $author }：{ $icons }
about-icons-changed = 我们只改了颜色，其余保持原样。
about-fonts = 字体
about-libraries = 所用软件
about-credit = { $by }，{ $licence }
about-own-title = 哪些是我们的，哪些不是
about-own = 地图、图标以外的图画、《创世》的板块和所有文字都是为这个版本制作的。规则用我们自己的话写成。
about-publishers = 《小小世界》和《创世》是其他设计师和出版商的游戏，名称归他们所有。这是独立的非官方版本，既不是他们制作的，也未经他们认可。如果你喜欢这些游戏，请购买实体版：纸板的手感无可替代。

## 回放

replay-of = { $game }回放
replay-loading = 正在加载回放……
replay-leave = 离开回放
replay-player = 回放控制
replay-scrubber = 对局进度
replay-at =
    { $turn ->
        [none] 第 { $step }/{ $steps } 步
       *[yes] 第 { $round } 轮，{ $who } · 第 { $step }/{ $steps } 步
    }
replay-play = 播放
replay-pause = 暂停
replay-forward = 下一步
replay-back = 上一步
replay-turn-forward = 下一回合
replay-turn-back = 上一回合
replay-speed = 速度：{ $speed }×
replay-times = { $speed }×
replay-eyes = 视角
replay-audience = 旁观者
replay-proved = 骰子已验证
replay-disproved = 骰子验证未通过
replay-remark = 关于这份记录
replay-share = 分享回放
replay-share-text = 拿到链接的人都可以观看这一局。在“我的对局”里可以停止分享。
replay-close = 关闭
replay-open = 打开对局记录
