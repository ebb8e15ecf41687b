# Why Creation's judge likes or dislikes an action; the number of points stands beside the text.

why-creation-score-now = Score of the world with it
why-creation-growth = Room for groups with statues to grow
why-creation-statues-to-come = Statues that may still come for the groups
why-creation-tiles-to-come = What the tiles still to come bring on average
why-creation-largest-group = The largest group, which decides a tie
why-creation-god-kept = The god token stays for later
why-creation-left-to-next = What the next player can take after it
