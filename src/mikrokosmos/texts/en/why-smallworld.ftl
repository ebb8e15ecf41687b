# Why a judge of Small World prefers an action: the terms of its value, each with an amount in points.

why-now = coins this turn
why-later = coins from these regions later
why-harm = coins it costs your opponents
why-luck = what the die could add
why-price = coins on the combo, minus its price
why-ahead = future turns with this race
why-fresh = a fresh race next turn
why-kept = regions you keep in decline
why-guard = losses it prevents
why-peace = keeping an attacker away
why-given-up = regions abandoned
why-stay = what this race could still earn
why-next = the rest of this turn
