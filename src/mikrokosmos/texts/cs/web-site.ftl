# Co se týká celého serveru: oznámení, pozvánky a co udělal správce.

announcement-label = Oznámení
announcement-hide = Skrýt oznámení
banned-title = Na tomto serveru máš zákaz
banned-text = Správce serveru ti zakázal přístup. Ve tvých hrách místa převzali boti.
closed-title = Správce serveru tuto hru ukončil
closed-reason = Důvod: { $reason }
closed-no-reason = Důvod není uveden.
deleted-title = Tento stůl je smazaný
invited-title = Máš pozvánku!
invited-text = S touto pozvánkou můžeš na tomto serveru zakládat stoly.
invited-join = Přijmout pozvánku
invited-done = Vítej! Teď můžeš zakládat stoly.
invited-dead = Tato pozvánka už neplatí. Požádej správce serveru o novou.
