# 谁在玩、结果如何、声音怎样。

## 结局

ending-you = 你
ending-you-won = 你赢了！
ending-you-share = { $who }并列获胜
ending-your-place = 你的名次：第 { $place } 名，共 { $players } 人
ending-place = 第 { $place } 名
highlights-title = 本局亮点
turning-title = 转折点
turning-start =
    { $you ->
        [yes] 你从头到尾一直领先。
       *[no] { $who }从头到尾一直领先。
    }
turning-round =
    { $you ->
        [yes] 你从第 { $round } 轮起一直领先到最后。
       *[no] { $who }从第 { $round } 轮起一直领先到最后。
    }
turning-last =
    { $you ->
        [yes] 你在最后一轮才取得领先。
       *[no] { $who }在最后一轮才取得领先。
    }
best-race-title = 最佳种族
best-coins = { $coins } 个胜利点数
best-terrain-title = 最佳地形
best-points = { $points } 分
picture-map = 终局地图
picture-worlds = 完成的世界
picture-save = 保存图片
picture-share = 分享图片
picture-failed = 浏览器无法绘制图片。
breakdown-title = 各地形得分

## 声音

sound-question = 要打开声音吗？
sound-yes = 好
sound-no = 不用
sound-on = 声音
sound-volume = 音量
sound-away = 轮到我时响铃，标签页隐藏时也响
