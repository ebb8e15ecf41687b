# 《创世》：桌上物件的名称。五种地形及其神祇由我们自己命名。

terrain-blossom = 花海
terrain-ember = 余烬
terrain-tide = 潮汐
terrain-grove = 林地
terrain-dune = 沙丘

god-blossom = 梅丽薇
god-ember = 扎罗
god-tide = 昂迪洛
god-grove = 杜布林
god-dune = 奥塞尔

piece-tile = 板块
piece-statue = 神像
piece-map = 地图
piece-marker = 信仰标记
piece-stack = 板块堆

count-tile = { $count } 块板块
count-statue = { $count } 尊神像
count-marker = { $count } 个信仰标记
count-stack = { $count } 个板块堆
