/** What the motion of Small World sounds like. */
import type { Cue } from "../../../sound/cues.svelte";
import type { Sound } from "../../../sound/voices";
import type { Happened } from "../words/happened";
import type { Event } from "../types";
import type { Earning, Flight } from "./step";

/** What is shown now, as far as it can be heard. */
interface Shown {
  readonly flights: readonly Flight[];
  readonly die: object | null;
  readonly earning: Earning | null;
  readonly happening: Pick<Happened, "event"> | null;
}

/** A piece is heard when it comes down, just before its flight is over. */
const DOWN = 0.85;
/** So many pieces of a row are heard; then the ear has understood. */
const MOST = 8;

/** The cues of what is shown now. */
export function cuesOf({ flights, die, earning, happening }: Shown): readonly Cue[] {
  const type = happening?.event.type;
  if (die !== null) return [{ sound: "die", at: 0 }];
  if (earning) return earning.coins > 0 ? [{ sound: "coins", at: 180 }] : [];
  if (type === "declined") return [{ sound: "decline", at: 0 }];
  const landing = flights
    .filter(({ to }) => "region" in to)
    .slice(0, MOST)
    .map(({ delay, duration }): Cue => ({ sound: "place", at: Math.round(delay + duration * DOWN) }));
  return type === "conquered" ? [{ sound: "march", at: 0 }, ...landing] : landing;
}

/** What an event sounds like that is shown without motion. */
export function soundOf({ type }: Event): Sound | null {
  switch (type) {
    case "conquered":
      return "march";
    case "rolled":
      return "die";
    case "coins":
      return "coins";
    case "declined":
      return "decline";
    case "placed":
    case "marked":
    case "picked":
      return "place";
    default:
      return null;
  }
}
