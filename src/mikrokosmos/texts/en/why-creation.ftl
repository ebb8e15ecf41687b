# Why a judge of Creation prefers an action: the terms of its value, each with an amount in points.

why-creation-score-now = your world’s score with it
why-creation-growth = room to grow for groups with statues
why-creation-statues-to-come = statues your groups may still get
why-creation-tiles-to-come = what later tiles bring on average
why-creation-largest-group = your largest group, the tiebreaker
why-creation-god-kept = saving your god for later
why-creation-left-to-next = what you leave for the next player
