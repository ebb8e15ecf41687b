# 服务器的各项设置有何用途；标识就是设置的名称。

setting-host = 监听的地址。127.0.0.1 只限本机，0.0.0.0 是本机所在的所有网络。
setting-port = 监听的端口；0 表示任选一个空闲端口。
setting-database = 对局保存在哪里：SQLite 文件，或 PostgreSQL 服务器。
setting-key-file = 签名密钥文件。默认在 SQLite 文件旁边，或你的数据文件夹里。
setting-public-url = 服务器的公开地址；邀请链接以它开头。
setting-allowed-origins = 其他可以与本服务器通信的网页来源。
setting-trusted-proxies = 反向代理的地址。只采信它们转发的来源信息。
setting-secure-cookies = 只经 HTTPS 发送 Cookie；auto 由公开地址决定。
setting-metrics = 在 /metrics 提供 Prometheus 指标。
setting-limits-message-bytes = 套接字单条消息的最大长度，以字节计。
setting-limits-upload-bytes = 上传内容（如对局记录或自制内容）的最大长度，以字节计。
setting-limits-messages-per-second = 每人每秒平均可经套接字发送的消息数。
setting-limits-message-burst = 每人一次可经套接字连发的消息数。
setting-limits-requests-per-second = 每个地址每秒平均可发出的 HTTP 请求数。
setting-limits-request-burst = 每个地址一次可连发的 HTTP 请求数。
setting-limits-tables-per-identity = 每人可同时开设的桌子数。
setting-limits-sockets-per-identity = 每人可打开的套接字数。
setting-limits-sockets-per-address = 每个地址可打开的套接字数。
setting-limits-replays-per-identity = 每人可分享的回放数。
setting-limits-name-length = 玩家名字的最大长度，以可见字符计。
setting-limits-replay-seconds = 检查上传记录的时限，以秒计。
setting-bots-threads = 同时可有多少个机器人思考。
setting-bots-pace-ms = 机器人行动前的最短等待时间，以毫秒计，好让人跟得上。
setting-bots-stand-in-ms = 机器人替离开的玩家行动前的最短等待时间，以毫秒计，好让玩家来得及收回座位。
setting-log-level = 写入日志的最低事件级别。
setting-log-format = 给人看的文字行，或给程序用的 JSON。
