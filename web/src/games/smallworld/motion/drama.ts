/** The great moments of a game, shown for the blink of an eye: a region is conquered, a race goes into decline. */
import type { Event, People, Region } from "../types";

export type Drama =
  | { readonly kind: "conquest"; readonly region: number; readonly seat: number | null }
  | { readonly kind: "decline"; readonly regions: readonly number[] };

/** What is great in an event, as the table is drawn while it happens; null for all that is everyday. */
export function dramaOf(
  event: Event | null,
  regions: readonly Region[],
  peoples: readonly People[],
): Drama | null {
  if (event?.type === "conquered") {
    const seat = peoples.find(({ race }) => race === event.race)?.seat ?? null;
    return { kind: "conquest", region: event.region, seat };
  }
  if (event?.type === "declined") {
    const held = regions.filter(({ race }) => race === event.race).map(({ id }) => id);
    return held.length > 0 ? { kind: "decline", regions: held } : null;
  }
  return null;
}
