# House rules: points on which the rulebooks differ, so that the table decides. `house-<key>` is the point, `house-<key>-<choice>` a choice.

house-title = House rules
house-intro = The rulebooks differ on these points. Choose how your table plays.
house-by-book = Play by
house-default = Our default
house-mixed = Your own mix
house-books = Rulebook: { $books }
house-no-book = Not in a rulebook
house-here = House rules at this table
house-choose = Your table can choose

house-own_tokens = Your own tokens in decline in a region you conquer
house-own_tokens-count = Each adds 1 to the cost
house-own_tokens-ignore = They don’t count
house-final_die = Final conquest attempt
house-final_die-turn = Once per turn; it ends all conquests
house-final_die-race = Once per race: Ghouls, then the active race
house-wealthy = Wealthy’s 7 coins
house-wealthy-pick = Each time the power is picked
house-wealthy-game = Once per game for the whole table
house-own_immune = Holes-in-the-ground, heroes and the dragon
house-own_immune-all = Immune to everyone, even your own Ghouls
house-own_immune-others = Immune to opponents only
house-late_abandon = Abandoning regions after your first conquest
house-late_abandon-false = Not allowed
house-late_abandon-true = Allowed
