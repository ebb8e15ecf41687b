# What is to be said of a record that is true as far as can be seen: for the terminal and for the page.
remark-older-digest = This record was written by an older version. Every move fits the rules; only the fingerprint of the end can no longer be compared.
remark-newer-digest = This record was written by a newer version. Every move fits the rules; only the fingerprint of the end cannot be compared here.
remark-no-digest = This record was taken along before the game was over. Every move fits the rules; there is no fingerprint of the end yet.
