# 游戏周围的页面：邀请、连接、谁代你玩、开桌、就地看规则。

## 邀请

invite-host = { $host }邀请你来玩{ $game }
invite-open = 还有 { $open } 个空位。免费，无需注册。
invite-full = 座位已满，但可以观看。
invite-playing = 游戏已经开始，但可以观看。
invite-over = 这局游戏已经结束，可以查看结果。
invite-play = 开始玩
invite-watch = 观看
invite-result = 查看结果
invite-return = 正在回到你的座位……
dead-link-title = 这个邀请无效
dead-link-text = 邀请已被撤销，或者链接没有复制完整。请向发送邀请的人要一个新链接，并完整复制。
dead-table-title = 无法进入这张桌子
dead-table-text = 没有这张桌子，或者它不公开、需要邀请。请向房主要邀请链接。
dead-cancelled-title = 这张桌子已取消
dead-server-title = 连不上服务器
dead-server-text = 你的游戏不会丢失。请检查网络，稍后再试。
dead-lobby = 前往大厅
dead-new = 新开一桌
dead-again = 再试一次
link-only-here = 只有这台电脑能打开这个链接。要邀请别人，请用 --host 0.0.0.0 重新启动服务器，并用这台电脑的网络地址打开，或设置 { $setting }。
link-elsewhere = 这个链接通往另一个网站：{ $host }
link-go-there = 前往 { $host }

## 连接

connection-offline = 你已离线。
connection-away = 连接已断开，正在重新连接……
connection-no-storage = 服务器连不上数据库，正在重试……
connection-safe = 你的游戏不会丢失。
connection-pending = 恢复连接后，你的行动会立即送出。
connection-sending = 正在发送……

## 谁在玩

watching = 你正在观看
take-seat = 入座
bot-plays-for-you = 机器人正在代你玩。
bot-plays-for = 机器人正在代替{ $who }玩。
hand-over-sure = 从现在起由机器人替你行动，直到你收回座位。它的行动不能撤回。
hand-over-do = 让机器人玩
hand-over-stay = 继续自己玩

## 开桌

new-first = 起始玩家
new-first-seat = { $who }（{ $number } 号座位）
selection-smallworld = 种族与特殊能力
selection-text = 盒中的全部内容都会参与。不想遇到的，取消勾选即可。
selection-races = 种族
selection-powers = 特殊能力
selection-count = 已选 { $count } / { $all }，至少需要 { $least } 个。
selection-all = 全选
selection-few-races = 请至少选择 { $least } 个种族，否则不够所有人用。
selection-few-powers = 请至少选择 { $least } 个特殊能力，否则不够所有人用。
own-smallworld = 自制种族与特殊能力
own-smallworld-text = 设计了自己的种族或特殊能力？按 { $manual } 的说明写成 TOML，就能在这张桌子上使用。
own-creation = 自制板块
own-creation-text = 设计了自己的板块？按 { $manual } 的说明写成 TOML，就能在这张桌子上使用。
own-file = 选择文件……
own-example = 插入示例
own-paste = 或粘贴到这里
own-check = 检查
own-good = 没有问题。这张桌子会用它。
own-faults = 有 { $count } 处需要修改：

## 查规则

# 提问中与所问内容无关的词，搜索时略去。次序不限。
search-small = 什么时候 什么 怎么样 怎么 怎样 如何 为什么 为何 哪里 哪个 哪些 多少 几个 几 何时 是否 可以 可不可以 能不能 能否 能够 能 应该 应当 该 需要 要 会 有没有 有 是不是 是 吗 呢 吧 啊 的 地 得 了 着 我们 我 你们 你 他们 他 她 它 在 和 与 或 就 都 也 还 又 请问 一个 这个 那个 这 那 时候 时

## 桌边规则

rules-in-place = 规则
rules-whole = 在新标签页查看全部规则
rules-back = 返回
rules-close = 关闭规则
