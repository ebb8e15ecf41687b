# What is to be said of a record that is true as far as can be seen: for the terminal and for the page.
remark-older-digest = An older version wrote this record. Every move is legal, but the fingerprint of the final position can no longer be checked.
remark-newer-digest = A newer version wrote this record. Every move is legal, but the fingerprint of the final position can’t be checked here.
remark-no-digest = This record was downloaded before the game ended. Every move is legal, but there’s no fingerprint of a final position yet.
