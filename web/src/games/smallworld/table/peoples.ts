/** Who holds what: the peoples of a seat, their regions, and the one that conquers now. */
import type { People, Region, View } from "../types";

/** The peoples of a seat, the active one first. */
export function peoplesOf(view: View, seat: number): People[] {
  const own = view.peoples.filter((people) => people.seat === seat);
  return own.sort(
    (one, other) => Number(one.standing === "declined") - Number(other.standing === "declined"),
  );
}

/** The regions a seat holds, of all its peoples or of one. */
export function regionsOf(view: View, seat: number, race?: string): Region[] {
  return view.regions.filter((region) => region.seat === seat && (!race || region.race === race));
}

/** The people that conquers now, if any does. */
export function marcher(view: View): People | null {
  return view.peoples.find((people) => people.race === view.march.race) ?? null;
}
