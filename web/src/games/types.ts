// Written by tools/game_types.py from the types of all games; do not edit.
import type * as smallworld from "./smallworld/types";
import type * as creation from "./creation/types";

/** What each game says, by its id. */
export interface Games {
  readonly smallworld: {
    readonly View: smallworld.View;
    readonly Own: smallworld.Own;
    readonly Event: smallworld.Event;
    readonly Action: smallworld.Action;
    readonly Cost: smallworld.Cost;
    readonly Income: smallworld.Income;
    readonly Refusal: smallworld.Refusal;
  };
  readonly creation: {
    readonly View: creation.View;
    readonly Own: creation.Own;
    readonly Event: creation.Event;
    readonly Action: creation.Action;
    readonly Cost: creation.Cost;
    readonly Income: creation.Income;
    readonly Refusal: creation.Refusal;
  };
}

/** The games there are. */
export type GameId = keyof Games;

/** All that a seat may see. */
export type GameView<G extends GameId = GameId> = Games[G]["View"];

/** What a seat sees otherwise than everybody: these keys of the view. */
export type GameOwn<G extends GameId = GameId> = Games[G]["Own"];

/** Something that happened. */
export type GameEvent<G extends GameId = GameId> = Games[G]["Event"];

/** What a seat does, in words. */
export type GameAction<G extends GameId = GameId> = Games[G]["Action"];

/** What an action costs, and why. */
export type GameCost<G extends GameId = GameId> = Games[G]["Cost"];

/** What a seat would earn now, and why. */
export type GameIncome<G extends GameId = GameId> = Games[G]["Income"];

/** Why an action is not allowed. */
export type GameRefusal<G extends GameId = GameId> = Games[G]["Refusal"];
