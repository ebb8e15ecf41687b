/** What glows on the board, and what a mark on it says. */
import type { Target } from "./seen";
import { number, signed } from "../../../texts/numbers";
import type { RegionChoice } from "../turn/choices";
import type { Plan } from "../turn/plan";
import type { RegionActionType } from "../types";

/** Deeds one would miss if only a cost were shown: each has a mark of its own. */
const SPECIAL: readonly RegionActionType[] = ["convert", "dragon"];

/** What a tap would do in each region that can be chosen now. */
export function targetsOf(
  offered: ReadonlyMap<number, readonly RegionChoice[]>,
  hinted: ReadonlyMap<number, number>,
): Map<number, Target> {
  const found = new Map<number, Target>();
  for (const [region, here] of offered) {
    const [first] = here;
    if (!first) continue;
    const kind = hinted.has(region) ? "hint" : first.deed;
    const marked = here.every(({ choice }) => choice.closes_undo);
    const special = here.map(({ deed }) => deed).filter((deed) => SPECIAL.includes(deed));
    found.set(region, { kind, marked, ...badge(first), ...(special.length > 0 ? { special } : {}) });
  }
  return found;
}

/** The cost; for a roll, the faces that are enough. */
function badge({ deed, cost }: RegionChoice): { badge: string } | object {
  if (deed === "conquer" || deed === "dragon") return { badge: number(cost.total) };
  if (deed === "attempt" && "faces" in cost) return { badge: `${cost.faces}/6` };
  return {};
}

/** Where the piece chosen can be put down, or taken back from. */
export function planTargets(plan: Plan, tool: string): Map<number, Target> {
  const found = new Map<number, Target>();
  for (const { key, deed, rooms } of plan.supplies) {
    for (const region of rooms.keys()) {
      const planned = plan.at(key, region);
      if (key !== tool && !(planned > 0 && !found.has(region))) continue;
      if (key === tool && plan.room(key, region) === 0 && planned === 0) continue;
      found.set(region, { kind: deed, ...(planned > 0 ? { badge: signed(planned) } : {}) });
    }
  }
  return found;
}
