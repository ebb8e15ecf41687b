# What the bots at a table are called.
persona-mira = Mira
persona-bodo = Bodo
persona-tilda = Tilda
persona-oskar = Oskar
persona-zora = Zora
persona-rufus = Rufus
persona-lumi = Lumi
persona-ugo = Ugo
persona-dora = Dora
persona-faro = Faro
persona-nela = Nela
persona-kasimir = Kasimir
