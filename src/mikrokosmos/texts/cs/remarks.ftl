# What is to be said of a record that is true as far as can be seen: for the terminal and for the page.
remark-older-digest = Tento záznam zapsala starší verze. Každý tah odpovídá pravidlům, ale otisk konečné pozice už nejde ověřit.
remark-newer-digest = Tento záznam zapsala novější verze. Každý tah odpovídá pravidlům, ale otisk konečné pozice tu nejde ověřit.
remark-no-digest = Tento záznam byl stažen ještě před koncem hry. Každý tah odpovídá pravidlům, ale otisk konečné pozice zatím není.
