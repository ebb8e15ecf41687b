# /metrics 下的各个数字是什么，供运行服务器的人参考；标识就是数字的名称。

metric-commands-accepted-total = 已执行的玩家请求数。
metric-commands-refused-total = 被拒绝的玩家请求数，按原因分。
metric-command-seconds = 从提出请求到写入日志的时间，人和机器人都算，包括等候桌子的时间。
metric-commit-seconds = 数据库把一条记录写入磁盘所用的时间。
metric-news-total = 告知桌上玩家最新情况的消息数。
metric-resyncs-total = 因客户端太慢而重发整张桌面的次数。
metric-timeouts-total = 玩家用尽时间的次数。
metric-bot-moves-total = 机器人走的步数。
metric-bot-failures-total = 机器人被要求行动时出错的次数。
metric-thinking-seconds = 机器人为一步或一个提示思考的时间，不含等候。
metric-database-failures-total = 数据库未能完成的读取和写入次数，按类型区分。
metric-writes-fail = 最近一次写入数据库失败时为 1，否则为 0。
metric-analyses-waiting = 等待分析的对局数。
metric-thinkers-waiting = 正在等候空闲线程的机器人数。
metric-tables = 内存中的桌子数。
metric-watchers = 正在观看桌子的人和程序数。
metric-sockets = 打开的套接字数。
metric-start-time-seconds = 进程启动的时间，自 1970 年起的秒数。
metric-build-info = 恒为 1；版本在标签里。
