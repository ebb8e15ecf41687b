# 与整个服务器有关的内容：公告、邀请，以及管理员做过的事。

announcement-label = 公告
announcement-hide = 隐藏公告
banned-title = 你已被此服务器封禁
banned-text = 服务器管理员封禁了你。在你的对局中，机器人已接替你的座位。
closed-title = 服务器管理员结束了这局游戏
closed-reason = 原因：{ $reason }
closed-no-reason = 没有说明原因。
deleted-title = 这张桌子已被删除
invited-title = 你收到了邀请！
invited-text = 凭此邀请链接，你可以在这个服务器上创建桌子。
invited-join = 接受邀请
invited-done = 欢迎！现在你可以创建桌子了。
invited-dead = 这个邀请链接已失效。请向服务器管理员索取新的链接。
