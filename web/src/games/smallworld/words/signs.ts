/** What lies on the table and may have an entry in the rules: `race-orcs`, `symbol-mine`, `tribe`. Emblems have the same ids. */
import type { Sort } from "../../../rules/link";
import type { Ground } from "../board/land";
import type { Plan } from "../turn/plan";
import type { People, Region } from "../types";

export type Sign = `${Sort}-${string}` | "tribe";

/** What kind of thing a sign stands for. */
export function sortOf(sign: Sign): string {
  return sign.slice(0, sign.indexOf("-"));
}

/** The two halves of a people; the badge is gone when it declines. */
export function signsOf({ race, power }: { race: string; power: string | null }): Sign[] {
  return power === null ? [`race-${race}`] : [`power-${power}`, `race-${race}`];
}

/** What is in hand: each kind of piece of a plan, or the people that marches. */
export function signsInHand(plan: Plan | null, marching: People | null): Sign[] {
  if (!plan) return marching ? signsOf(marching) : [];
  const pieces = plan.supplies.map(({ deed, race }): Sign =>
    deed === "place" ? `race-${race}` : `marker-${deed}`,
  );
  return [...new Set(pieces)];
}

/** Everything in a region: the land, who lives there, and what stands there. */
export function signsIn(
  ground: Ground | undefined,
  seen: Region | undefined,
  peoples: readonly People[],
): Sign[] {
  const signs: Sign[] = [];
  if (ground) signs.push(`terrain-${ground.terrain}`);
  ground?.symbols.forEach((symbol) => signs.push(`symbol-${symbol}`));
  if (seen?.tribe) signs.push("tribe");
  if (seen?.race) {
    const people = peoples.find(({ race, seat }) => race === seen.race && seat === seen.seat);
    signs.push(...signsOf({ race: seen.race, power: seen.declined ? null : (people?.power ?? null) }));
  }
  Object.keys(seen?.markers ?? {}).forEach((marker) => signs.push(`marker-${marker}`));
  return signs;
}
