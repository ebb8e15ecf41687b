"""Experiments with games and bots: many games, who is stronger, and how sure one may be of it."""
