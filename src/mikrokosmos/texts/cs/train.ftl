# Trénování: jak je daleko, co z něj vzešlo, a stránka s křivkami.

train-missing = trénování potřebuje balíček „{ $package }“; nainstaluj ho příkazem: { $command }
train-no-recipe = pro hru { $game } není žádný recept na trénování
train-other-recipe = { $path }: obsahuje trénování podle jiného receptu; zvol jinou složku (--folder), nebo tuto smaž
train-tiny-install = váhy z --tiny hrají špatně, takže je nejde nainstalovat; vynech --tiny, nebo --install
train-interrupted = Zastaveno. Dokončené kroky zůstávají uložené. Pokračuj příkazem:
train-command = { "  " }{ $command }
train-step-games = Krok { $step } z { $steps }: hraje se (generace { $number })
train-step-learning = Krok { $step } z { $steps }: učení (generace { $number })
train-step-smoothing = Krok { $step } z { $steps }: učení podruhé, s vyhlazenými cíli (generace { $number })
train-step-match = Krok { $step } z { $steps }: porovnání (generace { $number })
train-step-sharpening = Krok { $step } z { $steps }: hraje se pro kalibraci šancí na výhru ({ $number } ze 2)
train-title =
    { $players ->
        [one] Trénování: { $game }, { $players } hráč
        [few] Trénování: { $game }, { $players } hráči
        [many] Trénování: { $game }, { $players } hráče
       *[other] Trénování: { $game }, { $players } hráčů
    }
train-generation = Generace
train-accepted = Přijata
train-match = Výhry nad předchozí
train-panel-before = Srovnávací skupina před
train-panel-after = Srovnávací skupina po
train-yes = ano
train-no = ne
train-share = { $share } % ± { $within } %
train-written = Váhy: { $weights }. Křivky ztráty: { $page }
train-installed = Nainstalováno jako { $path }.
train-generations = Generace
train-generations-about = Generace se přijme, když nad předchozí vyhraje dost her a není horší proti srovnávací skupině, tedy botům, kteří se nikdy nemění. Intervaly jsou 95%.
train-curves = Křivky ztráty
train-curves-about = Jak moc se síť mýlí: čím níž, tím lépe. Generace 0 se učí z toho, jak hry skončily, pozdější i z odhadů o tah později, takže jejich ztráty nejde srovnávat s první.
train-curves-axis = od začátku do konce učení (100 %)
train-curve = Generace { $number }
train-method = Postup
train-repeat = Stejné trénování znovu:
