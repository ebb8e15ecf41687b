"""Many games, counted. docs/arena.md says what an arena is.

- `settings`, `pairing`: what was asked; who meets whom, in which seats.
- `dealer`, `history`, `chance`: plays a set of games; a game as a seat saw it; seeds and chance's own draw.
- `crew`, `journal`, `arena`: one process or several; finished sets, a line each; all of it together.
- `performance`, `elo`, `interval`, `results`: how one bot did; strength; how sure; the result as JSON.
- `page`, `plots`, `figures`, `outputs`: the page and its pictures; figures in words; the files.
- `matches`, `tally`: games between fixed seats, for `simulate`.
"""
