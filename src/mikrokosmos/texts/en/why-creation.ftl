# Why a judge of Creation prefers an action: the terms of its value, each with an amount in points.

why-creation-score-now = the world's score with it
why-creation-growth = room for groups with statues to grow
why-creation-statues-to-come = statues that may still come for its groups
why-creation-tiles-to-come = what later tiles bring on average
why-creation-largest-group = the largest group, which decides a tie
why-creation-god-kept = the god token kept for later
why-creation-left-to-next = what it leaves to the next player
