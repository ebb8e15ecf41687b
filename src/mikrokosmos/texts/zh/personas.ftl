# 桌上机器人的名字。
persona-mira = 米拉
persona-bodo = 博多
persona-tilda = 蒂尔达
persona-oskar = 奥斯卡
persona-zora = 佐拉
persona-rufus = 鲁弗斯
persona-lumi = 卢米
persona-ugo = 乌戈
persona-dora = 朵拉
persona-faro = 法罗
persona-nela = 内拉
persona-kasimir = 卡西米尔
