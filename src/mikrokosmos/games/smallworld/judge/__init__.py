"""How to play Small World well, compiled: every action weighed in hundredths of a coin, with the terms of each value.

- `judge`: asks by stage; over `marching` (conquests), `recruiting` (combos), `guarding` (redeployment and peace).
- `campaign` plans a whole turn, `region_values` and `danger` value a region, `prospects` the turns to come.
- `scratchpad`: room for notes and plans; `weights`: the numbers behind it all, found by self-play.
- `reference`: a simple judge that never changes, to measure others by.
"""
