# Come si chiamano i bot al tavolo.
persona-mira = Mira
persona-bodo = Bodo
persona-tilda = Tilda
persona-oskar = Oscar
persona-zora = Zora
persona-rufus = Rufo
persona-lumi = Lumi
persona-ugo = Ugo
persona-dora = Dora
persona-faro = Faro
persona-nela = Nela
persona-kasimir = Casimiro
