"""The tiles of Creation as a table, and sets of one's own (`table`). Never imports the rules."""
