"""How to play Creation well, compiled: every action weighed in hundredths of a point, with the terms of each value.

- `judge`: asks by stage; over `prospects` (what a world may become) and `temptation` (what is left to the next player).
- `weights`: the numbers behind it, fitted to self-play; `reference`: a simple judge that never changes.
"""
