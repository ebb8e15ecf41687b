# The rules of Creation, to be looked up at the table. An entry is `<id>-title` and `<id>-text`; gods and terrains are titled by their
# names in creation-names.ftl (`rule-god-tide-text` by `god-tide`). Each line of a text is a paragraph or, after “- ”, a line of a
# list; [words](entry) is a link. The order is that of web/src/rules/contents.ts.

rule-creation-goal-title = The goal
rule-creation-goal-text =
    Everybody makes a world of nine tiles, three by three. Large [groups](rule-creation-groups) of one terrain are worth having, but only if statues of that terrain’s god stand in your world. Whoever has the most [points](rule-creation-scoring) after nine rounds wins.

rule-creation-table-title = The table
rule-creation-table-text =
    - The map: nine [tiles](rule-creation-tiles), three by three, face up. It belongs to nobody, and everybody takes from it.
    - Four [faith markers](rule-creation-markers), one at the middle of each side of the map.
    - Three stacks of tiles, face down. How many are left can be seen, and nothing else.
    - For each player a [god token](rule-creation-tokens), dealt in secret, and room for a world.

    The first player is drawn, or named by the host.

rule-creation-turn-title = A turn
rule-creation-turn-text =
    - Move a [faith marker](rule-creation-markers) and [push](rule-creation-push); or, once in the game, [show your god](rule-creation-take). Either way you get a tile.
    - [Place](rule-creation-place) the tile in your world.
    - Fill the [gap](rule-creation-gap) in the map.

    Nobody may pass, and no tile is thrown away. Then it is the next player’s turn.

rule-creation-markers-title = Faith markers
rule-creation-markers-text =
    One marker stands at each side of the map, and they belong to nobody. Move any of the four, even the one that was moved last, to another row or column of its own side.

    - It must change its place.
    - It may not face the marker on the opposite side. Only at the start two of them do.
    - It never goes round a corner: north and south push columns, west and east push rows.
    - Some move is always possible, and a push can never be undone straight away.

rule-creation-push-title = Pushing
rule-creation-push-text =
    The marker you have moved pushes its line into the map, away from itself. All three tiles move on by one, and the one at the far end falls off: take it. The gap is now next to the marker.

rule-creation-take-title = Taking by your god
rule-creation-take-text =
    Once in the game, instead of moving a marker, show your [god token](rule-creation-tokens). Take any tile of the map that has a statue of your god or at least one square of your god’s terrain.

    - The markers stay where they are.
    - It may be any of your turns, the first and the last too.
    - If no tile of the map fits, you cannot do it this turn.

rule-creation-place-title = Placing
rule-creation-place-text =
    Put the tile edge to edge with a tile of your world. A corner is not enough.

    - Turn it as you like, but not over.
    - Terrains need not match at the border.
    - Your world may grow in any direction, but never beyond three by three.
    - What has been placed stays.

rule-creation-gap-title = Filling the gap
rule-creation-gap-text =
    When your tile is placed, choose a stack that is not empty and turn its top tile over. It goes into the gap of the map. So while you place, nobody knows the new tile. The gap is filled even after the last turn.

rule-creation-groups-title = Groups and statues
rule-creation-groups-text =
    Squares of the same terrain that share an edge form a group, within a tile and across tiles. Corners do not connect.

    - Of each terrain only your largest group counts; if two are equally large, one of them.
    - A statue counts wherever it stands in your world. It need not be in the group, nor even on its own terrain.
    - The square below a statue is terrain like any other.

rule-creation-scoring-title = Scoring
rule-creation-scoring-text =
    For each terrain multiply the squares of your largest [group](rule-creation-groups) by the number of statues of its god in your world. Add up the five results.

    - Without a statue a terrain scores nothing, however large.
    - With two statues it scores double.

    For example, a group of 6 Tide squares and 2 statues of Ondilo make 12 points.

rule-creation-tokens-title = God tokens
rule-creation-tokens-text =
    Each player is dealt one of the five god tokens. Only you see yours. The others stay hidden and out of the game.

    - When you [use](rule-creation-take) it, everybody sees it, and it is gone.
    - It is no statue and scores nothing, used or not.
    - A token that was never used is not shown, not even at the end.

rule-creation-end-title = The end
rule-creation-end-text =
    Everybody has exactly nine turns; then all worlds are made. Most points win.

    Among equals the largest single group of any terrain decides, with a statue or without. Players who are still equal win together.

rule-creation-tiles-title = The tiles
rule-creation-tiles-text =
    A tile has four squares, and some have a statue, never more than one. All five terrains and gods have an equal share.

    - With two players 30 tiles take part, with three 40, with four 50, with five all 55.
    - A few remain in the stacks at the end, so nobody can know what comes last.

    We do not know the tiles of the printed game. These are our own, and so are the names of terrains and gods.

rule-creation-options-title = What the host may choose
rule-creation-options-text =
    - Two to five players.
    - Who begins: a certain seat, or chance.
    - Another set of tiles.

## Terrains and gods

rule-creation-gods-title = Terrains and gods
rule-creation-gods-text =
    Each of the five terrains has a god. A terrain is worth points through the statues of its god, and a [god token](rule-creation-tokens) takes a tile with either.

rule-terrain-blossom-text = Its god is [Melivi](rule-god-blossom).
rule-terrain-ember-text = Its god is [Zharo](rule-god-ember).
rule-terrain-tide-text = Its god is [Ondilo](rule-god-tide).
rule-terrain-grove-text = Its god is [Dubrim](rule-god-grove).
rule-terrain-dune-text = Its god is [Orsel](rule-god-dune).

rule-god-blossom-text = Statues of Melivi multiply your largest group of [Blossom](rule-terrain-blossom).
rule-god-ember-text = Statues of Zharo multiply your largest group of [Ember](rule-terrain-ember).
rule-god-tide-text = Statues of Ondilo multiply your largest group of [Tide](rule-terrain-tide).
rule-god-grove-text = Statues of Dubrim multiply your largest group of [Grove](rule-terrain-grove).
rule-god-dune-text = Statues of Orsel multiply your largest group of [Dune](rule-terrain-dune).

## The sheet to print

summary-creation-title = Creation at a glance

summary-creation-turn-title = Your turn
summary-creation-turn-text =
    - Move one faith marker along its side and push its line: the tile that falls off is yours.
    - Or, once in the game, show your god token and take a tile of the map with that god’s statue or terrain.
    - Place the tile edge to edge in your world, turned as you like.
    - Choose a stack and fill the gap in the map.

summary-creation-limits-title = What to keep to
summary-creation-limits-text =
    - A marker must move, stays on its side, and never faces the one opposite.
    - A world never grows beyond three by three.
    - Borders need not match. What lies, stays.

summary-creation-scoring-title = Points, for each terrain
summary-creation-scoring-text =
    Squares of your largest group times statues of its god. Squares connect by edges, not by corners; a statue may stand anywhere in your world. A group of 6 scores:
summary-creation-scoring-none = No statue
summary-creation-scoring-one = One statue
summary-creation-scoring-two = Two statues
summary-creation-scoring-three = Three statues

summary-creation-end-title = The end
summary-creation-end-text =
    After nine rounds. Most points win; among equals the largest single group of any terrain; then the victory is shared. God tokens score nothing, and unused ones stay secret.
