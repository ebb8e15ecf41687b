# 服务器的各项设置有何用途；标识就是设置的名称。

setting-host = 监听的地址。127.0.0.1 只限本机，0.0.0.0 是本机所在的所有网络。
setting-port = 监听的端口；0 表示任取一个空闲的。
setting-database = 对局保存在哪里：SQLite 文件，或 PostgreSQL 服务器。
setting-key-file = 签名密钥文件。未指定时：放在 SQLite 文件旁边，或你的数据文件夹里。
setting-public-url = 从外部访问服务器的地址；座位链接以它开头。
setting-allowed-origins = 其他可以与本服务器通信的网页来源。
setting-trusted-proxies = 前置网页服务器所在的地址；只有它们说明请求来自何人时才予采信。
setting-secure-cookies = Cookie 是否只经 HTTPS 发送；auto 由公开地址决定。
setting-metrics = 是否在 /metrics 提供 Prometheus 数据。
setting-limits-message-bytes = 套接字上单条消息的最大长度，以字节计。
setting-limits-upload-bytes = 上传内容（如对局记录或自制内容）的最大长度，以字节计。
setting-limits-messages-per-second = 每人每秒平均可经套接字发送多少条消息。
setting-limits-message-burst = 每人一次可经套接字连发多少条消息。
setting-limits-requests-per-second = 每个地址每秒平均可发出多少个请求。
setting-limits-request-burst = 每个地址一次可连发多少个请求。
setting-limits-tables-per-identity = 每人可开多少张桌子。
setting-limits-sockets-per-identity = 每人可打开多少个套接字。
setting-limits-sockets-per-address = 每个地址可打开多少个套接字。
setting-limits-replays-per-identity = 每人可分享多少份回放。
setting-limits-name-length = 名字的最大长度，以人眼所见的字符计。
setting-limits-replay-seconds = 检查上传的记录最多用时，以秒计。
setting-bots-threads = 同时可有多少个机器人思考。
setting-bots-pace-ms = 机器人行动前至少等待多久，以毫秒计，好让人跟得上。
setting-log-level = 写入日志的事件的最低级别。
setting-log-format = 给人看的文字行，或给程序用的 JSON。
