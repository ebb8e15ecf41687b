/** What is new to somebody who listens: what happened since, or that something was undone. */
import type { GameEvent, GameId } from "../games/types";
import type { Told } from "./playing";

export interface Fresh<G extends GameId> {
  readonly events: readonly GameEvent<G>[];
  /** Something that was heard has not happened. */
  readonly undone: boolean;
  /** So far all is heard now. */
  readonly heard: number;
}

export function freshSince<G extends GameId>(told: readonly Told<G>[], heard: number): Fresh<G> {
  const last = told.at(-1)?.moves ?? 0;
  const events = told.filter(({ moves }) => moves > heard).flatMap((one) => one.events);
  return { events, undone: last < heard, heard: last };
}
