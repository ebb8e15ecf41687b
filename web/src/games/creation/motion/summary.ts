/** A whole turn as one short motion: the tile goes from the map straight to the world, and the gap is filled. Pure. */
import type { Event, View } from "../types";
import { type Act, acts, type Beat } from "./motion";

/** What is said of a whole turn: where the tile has gone. */
export function toldOf(events: readonly Event[]): Event | null {
  return events.findLast(({ type }) => type === "placed") ?? events.at(-1) ?? null;
}

export function summarised(events: readonly Event[], before: View, after: View): Act[] {
  const all = acts(events, before, after);
  const laid = all.find(({ event }) => event.type === "placed")?.before[0];
  const told = toldOf(events);
  return all.map((act) => ({ ...act, event: told ?? act.event, before: shortened(act, laid) }));
}

/** The tile that is taken flies on to where it is put; there it lies already when that is told. */
function shortened({ event, before }: Act, laid: Beat | undefined): readonly Beat[] {
  if (!laid || laid.kind !== "fly") return before;
  if (event.type === "placed") return [];
  const taken = event.type === "pushed" || event.type === "shown";
  return before.map((beat) =>
    taken && beat.kind === "fly" && beat.tile === laid.tile ? { ...laid, from: beat.from } : beat,
  );
}
