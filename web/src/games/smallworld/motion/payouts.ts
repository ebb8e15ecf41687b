/** Which region pays how much and what for, from the terms of an income. */
import type { Term } from "../types";

/** What one region pays for one reason. */
export interface Payout {
  readonly amount: number;
  readonly term: Term;
}

/** By region, in the order of the terms. What no region pays is not here. */
export function payouts(terms: readonly Term[]): ReadonlyMap<number, readonly Payout[]> {
  const found = new Map<number, Payout[]>();
  for (const term of terms) {
    if (!("regions" in term)) continue;
    const amount = term.amount / term.regions.length; // each pays as much as the others
    for (const region of term.regions) {
      const here = found.get(region) ?? [];
      here.push({ amount, term });
      found.set(region, here);
    }
  }
  return found;
}

export const sum = (here: readonly Payout[]): number => here.reduce((all, { amount }) => all + amount, 0);
