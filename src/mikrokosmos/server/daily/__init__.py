"""The daily deal: one game a day that is the same for everybody, and a table of results."""
