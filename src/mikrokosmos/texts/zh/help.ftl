# 命令 `mikrokosmos` 的帮助：`help-` 说明命令或选项的作用，`short-` 是命令列表中的一行，`example-` 是可以输入的例子。

help-app = 玩《小小世界》和《创世》，让机器人互相较量，制作自己的种族、特殊能力和板块。
help-usage = 用法：
help-heading-arguments = 参数
help-heading-options = 选项
help-heading-commands = 命令
help-default = （默认：{ $value }）
help-required = （必填）
help-examples = 例子：
help-help = 显示此帮助并退出。
help-version = 显示版本并退出。
help-lang = 语言：{ $known }。缺少的文字以英文显示。
help-content = 小小世界：加入这个 TOML 文件里自制的种族和特殊能力。
help-tiles-file = 创世：使用这个 TOML 文件里自制的一套板块。
help-house = 规则书说法不一之处的自选规则（见“mikrokosmos games”）。可多次使用此选项。
help-secrets = 包括保密的内容。
help-json = 输出供程序读取的 JSON。
help-seed = 随机种子：同样的数字得到同样的骰子、抽取结果和机器人走法。
example-app =
    {"  "}mikrokosmos play                          在终端里玩一局小小世界
      mikrokosmos play --game creation          玩一局创世
      mikrokosmos simulate --games 500 --out games.jsonl
      mikrokosmos replay games.jsonl --game 3   复述其中第三局
      mikrokosmos races --help                  某个命令的详细说明

short-play = 在终端里与机器人对战。
help-play =
    在终端里与机器人对战。你坐第一个座位。在提示符处输入 ? 查看帮助，输入 s 保存对局。
help-play-game = 玩哪个游戏（见“mikrokosmos games”）。
help-play-players = 玩家人数，包括你。
help-play-bot = 其余座位上的机器人（见“mikrokosmos bots”）。默认是“好手”；游戏没有好手时是“随机玩家”。
help-play-load = 继续保存在这个文件里的对局。
example-play =
    {"  "}mikrokosmos play --players 3
      mikrokosmos play --game creation --bot random
      mikrokosmos play --load evening.json

short-serve = 启动游戏服务器，在浏览器里玩。
help-serve =
    启动游戏服务器，一直运行到按下 Ctrl+C。在浏览器中打开它给出的网址即可游玩。
    对局保存在数据库里（默认是你的数据文件夹里的一个文件），重启后继续。程序可以经 HTTP 和 WebSockets 连接，使用 JSON。
help-serve-host = 监听的地址。
help-serve-port = 监听的端口。
help-serve-workers = 服务进程的数量；多于一个时需要 PostgreSQL。
help-serve-database = 对局保存在哪里，例如 sqlite:///games.db 或 postgresql://user@host/name。
help-serve-open = 服务器就绪后打开浏览器。
help-serve-settings = 包含这些以及所有其他设置的 TOML 文件。
example-serve =
    {"  "}mikrokosmos serve
      mikrokosmos serve --port 8080 --database sqlite:///games.db

short-backup = 备份全部对局，有人在玩时也可以。
help-backup =
    把此刻的全部对局和玩家复制到一个文件里，服务器可以继续运行。副本先与原件核对，然后才保留。识别玩家的签名密钥存放在旁边的另一个文件里。两个文件都要保密。
help-backup-file = 要写入的文件，不能已经存在。密钥的文件名相同，末尾加 .key。
help-backup-database = 要使用的数据库，例如 sqlite:///games.db 或 postgresql://user@host/name。
example-backup =
    {"  "}mikrokosmos backup friday.db
      mikrokosmos backup friday.db --database postgresql://user@host/name

short-restore = 把备份恢复到空数据库。
help-restore =
    把备份里的全部对局和玩家复制到空数据库，并把签名密钥放回原位。绝不覆盖任何内容。请先停止服务器，完成后再启动。
help-restore-file = 要恢复的备份。它的密钥是同名、末尾加 .key 的文件。
example-restore =
    {"  "}mikrokosmos restore friday.db
      mikrokosmos restore friday.db --database sqlite:///new.db

short-move = 把全部对局复制到另一个数据库，例如 PostgreSQL。
help-move =
    把全部对局和玩家从一个数据库复制到另一个空数据库：从 SQLite 到 PostgreSQL，或者反过来。副本先核对，然后才保留；原件保持不变。请先停止服务器：复制期间的行动不会带过去。
help-move-from = 要读取的数据库，例如 sqlite:///games.db。
help-move-to = 要写入的空数据库，例如 postgresql://user@host/name。
example-move =
    {"  "}mikrokosmos move sqlite:///games.db postgresql://user@host/name
      mikrokosmos move postgresql://user@host/name sqlite:///games.db

short-simulate = 让机器人打许多局，看各自赢多少。
help-simulate =
    让机器人打许多局，然后显示每个座位的胜率（附 95% 置信区间）、得分，以及对局的长短。
    同样的种子产生同样的对局。按 Ctrl+C 提前停止，已打完的对局会保留。
help-simulate-game = 玩哪个游戏（见“mikrokosmos games”）。
help-simulate-players = 玩家人数（默认 2 人，或每个机器人一人）。
help-simulate-games = 局数。
help-simulate-bots = 每个座位的机器人，以逗号分隔，或所有座位共用一个。可用的有：{ $known }。
help-simulate-out = 把对局保存到这个文件，每行一份记录，供“replay”和“check”使用。
help-simulate-force = 文件已存在时将其覆盖。
example-simulate =
    {"  "}mikrokosmos simulate smallworld --players 3 --games 1000 --seed 1
      mikrokosmos simulate --players 4 --games 20 --out games.jsonl

short-arena = 看看哪个机器人更强。
help-arena =
    让机器人互相较量，并显示各自的实力：胜率、得分和 Elo，都附 95% 置信区间。
    每一串骰子和抽取结果都会按座位的每种轮换各打一局，因此运气和行动顺序不偏袒任何一方。
    机器人与玩家数目相同时，全部同坐一桌。更多时，所有组合逐一交手。更少时，排在最前的一个独自面对其余的，其余的可重复。
    按 Ctrl+C 停止并显示目前的结果；--resume 可继续。
help-arena-game = 玩哪个游戏（见“mikrokosmos games”）。
help-arena-bots = 两个以上的机器人，以逗号分隔。可用的有：{ $known }；也可以用自己的，写作 module:function。
help-arena-games = 最少局数（凑足整组）。
help-arena-players = 每局的玩家数（默认与机器人数目相同，如果游戏允许；否则取游戏的最少人数）。
help-arena-processes = 进程数（默认每个处理器核心一个）。不影响结果。
help-arena-out = 把 arena.json、arena.html 和 journal.jsonl 保存到这个文件夹。若给出以 .json 或 .html 结尾的文件名，则用这个名字保存三个文件。
help-arena-resume = 接着已有的日志继续。
help-arena-force = 覆盖已有的结果。
example-arena =
    {"  "}mikrokosmos arena creation --bots greedy,reference,random --games 600 --out arena
      mikrokosmos arena smallworld --bots greedy,reference --players 4
      mikrokosmos arena creation --bots random,mybot:make

short-train = 训练专家和冠军所用的权重。
help-train =
    训练专家和冠军所用的权重，胜率预测也由此得出。
    机器人先打许多局，网络从中学习，新一代再与上一代较量；赢了就取而代之，如此反复。
    完整训练要几个小时，可以随时按 Ctrl+C 停止，再用同一命令继续。
    结果是一个权重文件、一份日志和一个显示损失曲线的网页。在任何机器上，对局都相同。
help-train-game = 训练哪个游戏（见“mikrokosmos games”）。
help-train-players = 玩家人数：每种人数有各自的权重。
help-train-folder = 训练用的文件夹（默认：training/游戏-人数）。
help-train-processes = 进程数（默认每个处理器核心一个）。不影响结果。
help-train-tiny = 只打几百局，看看一切是否正常。
help-train-install = 完成后，替换本机安装所用的权重。
example-train =
    {"  "}mikrokosmos train creation --players 2 --tiny
      mikrokosmos train smallworld --players 3 --install

short-replay = 逐回合复述一局记录，附地图。
help-replay =
    逐回合复述一局记录：每次征服，每回合得了多少、为什么，每回合之后附一张图。
    在小小世界的地图上，字母代表玩家（小写表示退场种族），后面的数字是标志数。
    尚未结束的对局里，保密的内容会略去，除非加上 --secrets。
help-replay-file = 保存的对局，或“simulate --out”写出的文件；- 表示标准输入。
help-replay-game = 文件里有多局时，复述哪一局。
help-replay-turn = 只看这一回合（0 是游戏设置）。
help-replay-no-map = 只要文字，不要地图。
example-replay =
    {"  "}mikrokosmos replay evening.json --no-map
      mikrokosmos replay games.jsonl --game 3 --turn 5

short-analyse = 分析一局已结束的对局：胜率、失误、运气。
help-analyse =
    分析一局已结束的对局：每个人逐回合的胜率、哪些回合是失误、怎样更好以及为什么，还有运气占多少。未结束的对局不能分析。
help-analyse-file = 保存的对局，或 simulate --out 写出的文件；- 表示读取标准输入。
help-analyse-game = 文件里有多局时，选择第几局。
help-analyse-level = 分析深度：quick（快速）或 deep（深入）。
help-analyse-seat = 只显示这名玩家的回合（1 为第一名）。
help-analyse-html = 把全部内容保存为一个网页文件。
help-analyse-processes = 进程数（默认每个处理器核心一个）。不影响结果。
example-analyse =
    {"  "}mikrokosmos analyse evening.json
      mikrokosmos analyse games.jsonl --game 3 --html third.html

short-check = 逐步检验对局记录。
help-check =
    检验对局记录：每一步都必须合法，结局必须与记录一致，可验证的骰子必须与种子相符。每局显示一行。
    全部有效时退出码为 0，有一局无效为 1，文件里没有记录为 2。
help-check-file = 保存的对局，或“simulate --out”写出的文件；- 表示标准输入。
example-check =
    {"  "}mikrokosmos check games.jsonl

short-show = 显示用一行文字给出的局面。
help-show =
    显示用一行文字给出的局面（在 Python 里由 state.to_line() 写出）：地图、每名玩家有什么，以及所有合法的行动，附花费或得分。
    保密的内容，只有加 --secrets 才会显示。
help-show-position = 放在引号里的局面，或存有它的文件，或 - 表示标准输入。
help-show-game = 那一行不以游戏名开头时，是哪个游戏。
example-show =
    {"  "}mikrokosmos show puzzle.txt
      mikrokosmos show "smallworld 2 2.0.0 pick:0 5,7 elves+hill:1=;3:2 col=orcs+stout"
      mikrokosmos show creation.txt --secrets

short-bots = 列出可用的机器人。
help-bots = 列出可用的机器人，包括其他软件包的，以及各自会玩哪些游戏。
example-bots =
    {"  "}mikrokosmos bots

short-games = 列出可用的游戏。
help-games = 列出可用的游戏，以及各供几人玩。
example-games =
    {"  "}mikrokosmos games

short-races = 列出种族及其效果。
help-races = 列出小小世界的种族、各带多少标志、各有什么效果。
example-races =
    {"  "}mikrokosmos races
      mikrokosmos races --content my.toml       加上自制的种族

short-powers = 列出特殊能力及其效果。
help-powers = 列出小小世界的特殊能力、各带多少标志、各有什么效果。
example-powers =
    {"  "}mikrokosmos powers
      mikrokosmos powers --content my.toml      加上自制的特殊能力

short-tiles = 列出创世的板块。
help-tiles = 列出创世的板块及其图样：四个地形格，有的带一尊神像，以及在几人游戏中使用。
example-tiles =
    {"  "}mikrokosmos tiles
      mikrokosmos tiles --tiles my.toml         加上自制的板块
