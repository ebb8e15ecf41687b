# What is to be said of a record that is true as far as can be seen: for the terminal and for the page.
remark-older-digest = Tento záznam zapsala starší verze. Každý tah odpovídá pravidlům; jen otisk konce už nejde porovnat.
remark-newer-digest = Tento záznam zapsala novější verze. Každý tah odpovídá pravidlům; jen otisk konce tu nejde porovnat.
remark-no-digest = Tento záznam vznikl ještě před koncem hry. Každý tah odpovídá pravidlům; otisk konce zatím není.
