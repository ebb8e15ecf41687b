"""Puzzles: a position at the beginning of a turn that has one clearly best plan, to be found."""
