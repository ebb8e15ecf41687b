# 浏览器客户端：每个页面上的文字。游戏桌上的文字在各游戏自己的文件里。

## 站点

skip-to-content = 跳到正文
ways = 页面
way-home = Mikrokosmos 首页
way-new = 新开一桌
way-lobby = 桌子
way-mine = 我的对局
way-rules = 规则
choose-language = 语言
choose-light = 浅色或深色

refused-no-connection = 暂时连不上服务器。你的对局安然无恙，请稍后再试。
refused-unknown = 没有成功，请再试一次。

## 桌边

seat-you = 你
seat-other = 玩家{ $number }
between-terms = ，

curtain-title = 轮到{ $who }
curtain-text = 请把设备递过去。接下来显示的内容只有{ $who }能看。
curtain-take = 我是{ $who }

connection-lost = 正在连接……
start = 开始

bot-random = 随便
bot-greedy = 贪心
bot-adept = 老练
