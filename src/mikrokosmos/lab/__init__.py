"""Many games, counted. docs/arena.md says what an arena is.

- `settings`, `pairing`: what was asked; who meets whom, in which seats.
- `sets`, `game_loop`, `history`, `seeds`: plays a set of games; one game; a game as a seat saw it; where chance begins.
- `workers`, `journal`, `arena`: one process or several; finished sets, a line each; all of it together.
- `performance`, `elo`, `interval`, `results`: how one bot did; strength; how sure; the result as JSON.
- `page`, `plots`, `figures`, `outputs`: the page and its pictures; figures in words; the files.
- `matches`, `tally`: games between fixed seats, for `simulate`.
"""
