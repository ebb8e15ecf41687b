# What is to be said of a record that is true as far as can be seen: for the terminal and for the page.
remark-older-digest = Questa registrazione è stata scritta da una versione più vecchia. Ogni mossa rispetta le regole; solo l’impronta della fine non si può più confrontare.
remark-newer-digest = Questa registrazione è stata scritta da una versione più recente. Ogni mossa rispetta le regole; solo l’impronta della fine qui non si può confrontare.
remark-no-digest = Questa registrazione è stata presa prima della fine della partita. Ogni mossa rispetta le regole; l’impronta della fine non c’è ancora.
