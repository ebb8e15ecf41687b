"""Learned values, and what is made of them. Knows no game; a game brings its encoder and its weights.

- `features`, `inputs`: a position as inputs; `weights`: a file of learned numbers; `value`, `inference`,
  `exponential`: the shares of victory they give, in whole numbers.
- `lines`, `search`, `deep_search`: a judge proposes, the value decides; the last one plays on with others' answers.
- `forecast`, `win_chance`: the chance to win of every seat. `self_play`: games to learn from; `foretold_games`:
  games to see whether chances come true.
"""
