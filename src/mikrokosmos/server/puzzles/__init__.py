"""Puzzles on the server: nothing is stored; the actions so far come with every request."""
