/** Events for tests: everybody saw them, which need not be said each time. */
import type { GameEvent, GameId } from "../../src/games/types";

export type Bare<E> = E extends { readonly sees: "all" } ? Omit<E, "sees"> : never;

/** What happened in a game. */
export function happened<G extends GameId>(game: G, ...events: Bare<GameEvent<G>>[]): GameEvent<G>[] {
  return events.map((event) => one(game, event));
}

/** One event of a game. */
export function one<G extends GameId>(_: G, event: Bare<GameEvent<G>>): GameEvent<G> {
  const told: object = { ...event, sees: "all" };
  return told as GameEvent<G>;
}
