# The rules of Creation, to be looked up at the table. An entry is `<id>-title` and `<id>-text`; gods and terrains are titled by their
# names in creation-names.ftl (`rule-god-tide-text` by `god-tide`). Each line of a text is a paragraph or, after “- ”, a line of a
# list; [words](entry) is a link. The order is that of web/src/rules/contents.ts.

rule-creation-goal-title = The goal
rule-creation-goal-text =
    Everyone builds a world of nine tiles, three by three. Large [groups](rule-creation-groups) of one terrain score points, but only if your world has statues of that terrain’s god. The player with the most [points](rule-creation-scoring) after nine rounds wins.

rule-creation-table-title = Setup
rule-creation-table-text =
    - The map: nine [tiles](rule-creation-tiles), three by three, face up. It’s shared: everyone takes tiles from it.
    - Four [faith markers](rule-creation-markers), one at the middle of each side of the map.
    - Three stacks of tiles, face down. You can see how many tiles are left, and nothing else.
    - For each player a [god token](rule-creation-tokens), dealt in secret, and room for a world.

    The first player is random, or the first seat if the host prefers.

rule-creation-turn-title = A turn
rule-creation-turn-text =
    - Move a [faith marker](rule-creation-markers) and [push](rule-creation-push); or, once per game, [reveal your god](rule-creation-take). Either way you get a tile.
    - [Place](rule-creation-place) the tile in your world.
    - Fill the [gap](rule-creation-gap) in the map.

    You can’t pass or discard a tile. Then it is the next player’s turn.

rule-creation-markers-title = Faith markers
rule-creation-markers-text =
    There’s one marker on each side of the map, and all players share them. Move any of the four, even the one that was moved last, to another row or column on its own side.

    - It must change its place.
    - It may not end up opposite the marker on the other side. Markers face each other only in the starting position.
    - It stays on its own side: north and south push columns, west and east push rows.
    - There’s always a legal move, and a push can never be reversed right away.

rule-creation-push-title = Pushing
rule-creation-push-text =
    The marker you have moved pushes its line into the map, away from itself. All three tiles shift by one, and the one at the far end falls off: it’s yours. The gap is now next to the marker.

rule-creation-take-title = Revealing your god
rule-creation-take-text =
    Once per game, instead of moving a marker, reveal your [god token](rule-creation-tokens). Take any tile of the map that has a statue of your god or at least one square of your god’s terrain.

    - The markers stay where they are.
    - You can do it on any of your turns, even the first or the last.
    - If no tile on the map fits, you can’t do it this turn.

rule-creation-place-title = Placing
rule-creation-place-text =
    Place the tile so that it shares an edge with your world; a corner isn’t enough. Your first tile starts the world.

    - Rotate it as you like, but don’t flip it over.
    - Terrains need not match at the border.
    - Your world may grow in any direction, but never beyond three by three.
    - Placed tiles never move.

rule-creation-gap-title = Filling the gap
rule-creation-gap-text =
    After placing your tile, choose a stack that isn’t empty and flip its top tile. It fills the gap in the map. So you place your tile before anyone sees the new one. The gap is filled even after the last turn.

rule-creation-groups-title = Groups and statues
rule-creation-groups-text =
    Squares of the same terrain that share an edge form a group, within a tile and across tiles. Corners don’t connect.

    - Of each terrain only your largest group counts; if two are equally large, one of them.
    - A statue counts wherever it is in your world. It doesn’t have to be in the group, or even on its own terrain.
    - The square below a statue is terrain like any other.

rule-creation-scoring-title = Scoring
rule-creation-scoring-text =
    For each terrain multiply the squares of your largest [group](rule-creation-groups) by the number of statues of its god in your world. Add up the five results.

    - Without a statue a terrain scores nothing, however large.
    - With two statues it scores double.

    For example, a group of 6 Tide squares and 2 statues of Ondilo make 12 points.

rule-creation-tokens-title = God tokens
rule-creation-tokens-text =
    Each player is dealt one of the five god tokens. Only you see yours. Tokens that weren’t dealt stay hidden and out of the game.

    - When you [use](rule-creation-take) it, everyone sees it, and it’s spent.
    - It isn’t a statue and scores nothing, used or not.
    - A token that was never used stays secret, even at the end.

rule-creation-end-title = The end
rule-creation-end-text =
    Everyone has exactly nine turns; then all worlds are complete. The player with the most points wins.

    Ties go to the player with the largest single group of any terrain, with or without a statue. If players are still tied, they share the victory.

rule-creation-tiles-title = The tiles
rule-creation-tiles-text =
    A tile has four squares. Some tiles have one statue, never more. All five terrains and gods are equally common.

    - The game uses 30 tiles with two players, 40 with three, 50 with four and all 55 with five.
    - At least one tile stays in the stacks at the end, so no one can be sure what comes last.

    We don’t know the tiles of the printed game. These are our own, and so are the names of the terrains and gods.

rule-creation-options-title = Host options
rule-creation-options-text =
    - Two to five players.
    - Who goes first: a player of your choice, or a random one.
    - Another set of tiles.

## Terrains and gods

rule-creation-gods-title = Terrains and gods
rule-creation-gods-text =
    Each of the five terrains has a god. A terrain scores through statues of its god. Your [god token](rule-creation-tokens) can take a tile with either.

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
    - Or, once per game, reveal your god token and take a tile from the map with that god’s statue or terrain.
    - Place the tile edge to edge in your world, rotated as you like.
    - Choose a stack and fill the gap in the map.

summary-creation-limits-title = Restrictions
summary-creation-limits-text =
    - A marker must move, stays on its side, and never faces the one opposite.
    - A world never grows beyond three by three.
    - Edges don’t have to match. Placed tiles never move.

summary-creation-scoring-title = Points, for each terrain
summary-creation-scoring-text =
    Squares of your largest group times statues of its god. Squares connect by edges, not by corners; a statue may be anywhere in your world. A group of 6 scores:
summary-creation-scoring-none = No statue
summary-creation-scoring-one = One statue
summary-creation-scoring-two = Two statues
summary-creation-scoring-three = Three statues

summary-creation-end-title = The end
summary-creation-end-text =
    After nine rounds. Most points wins. Ties: the largest single group of any terrain, then a shared victory. God tokens score nothing, and unused ones stay secret.
