/** A whole turn as one short motion: everything that marches, falls or is earned, almost at once. Pure. */
import type { Touch } from "../../../table/motion";
import type { Event, View } from "../types";
import { regionTouched, type Step } from "./motion";
import { OTHERS, StepInMaking } from "./step";

/** What is seen of a turn; the rest is put down with it. */
const SEEN = new Set<Event["type"]>([
  "picked",
  "abandoned",
  "gave-up",
  "lost",
  "tribe-gone",
  "conquered",
  "marked",
  "unmarked",
  "recruited",
  "declined",
  "vanished",
  "coins",
]);

/** Milliseconds: the whole, one flight, and between two flights. */
const WHOLE = 880;
const FLIGHT = 500;
const APART = 90;

export function summarised(events: readonly Event[], before: View, after: View): Step {
  const made = new StepInMaking(0, before, after, OTHERS);
  for (const event of events) if (SEEN.has(event.type)) made.tell(event);
  const { flights, lifted } = made.draft;
  const apart = Math.min(APART, (WHOLE - FLIGHT) / Math.max(1, flights.length - 1));
  return {
    flights: flights.map((flight, at) => ({ ...flight, delay: at * apart, duration: FLIGHT })),
    lifted,
    die: null,
    earning: null,
    duration: WHOLE,
    happened: null,
    seen: false,
    touches: changed(before, after),
  };
}

/** The regions that are otherwise after the turn. */
function changed(before: View, after: View): Touch<View>[] {
  return after.regions.flatMap((region, at) =>
    region === before.regions[at] ? [] : [regionTouched(region.id)],
  );
}
