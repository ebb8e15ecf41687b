# Why a judge of Small World prefers an action: the terms of its value, each with an amount in points.

why-now = coins this turn
why-later = coins these regions bring later
why-harm = what it takes from the others
why-luck = what the die may add
why-price = coins lying on it, less its price
why-ahead = turns to come with this race
why-fresh = a fresh race from the next turn on
why-kept = regions that stay in decline
why-guard = losses it averts
why-peace = an attacker held off
why-given-up = regions given up
why-stay = what the race would still bring
why-next = what follows it this turn
