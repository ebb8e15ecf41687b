"""What every game has in common. Knows no game, and needs the standard library only.

- `interface`: what a `Game` and a `State` can be asked; `registry`: games by name; `errors`: the tree of errors.
- `record`, `move`: a game as the list of everything played, which is save file, replay and bug report in one.
- `chance`, `fair_dice`, `dice_proof`, `rolls`: a draw by integer weights; dice anyone can check (docs/fair-dice.md).
- `position`, `playout`: the compiled heart of a state, and random games to the end, for any game.
- `judge`, `contest`, `scale`: what a game knows about playing it well; whole games between judges.
- `notebook`, `bits`, `interning`: a bounded book of events and terms; sets as 64-bit masks; values made once.
- `learned`: values learnt from games, the bots' search that asks them, and the chance to win.
- `seating`, `stored`, `wording`, `ledger`: options, stored states, words and sums that all games read alike.
"""
