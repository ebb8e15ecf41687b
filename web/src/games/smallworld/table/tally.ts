/** Where the coins of a finished game came from, from what was told of every step. */
import type { Term } from "../types";
import type { Show } from "../../../wire";

/** What a seat earned for one reason, all in all. */
export interface Source {
  readonly reason: string;
  readonly of: string | null;
  readonly amount: number;
}

export interface SeatTally {
  readonly seat: number;
  readonly total: number;
  readonly sources: readonly Source[];
  /** The peoples it led, in order, as race and power. */
  readonly peoples: readonly { readonly race: string; readonly power: string; readonly paid: number }[];
  /** Regions it took. */
  readonly taken: number;
  /** Regions it lost to others. */
  readonly lost: number;
}

/** Who earned what, led whom, and took how much. */
export function tally(show: Show): readonly SeatTally[] {
  const seats = Array.from({ length: show.players }, () => ({
    sources: new Map<string, Source>(),
    peoples: [] as SeatTally["peoples"][number][],
    taken: 0,
    lost: 0,
  }));
  const owner = new Map<string, number>();
  for (const step of show.steps) {
    for (const event of step.events) {
      if (event.type === "coins") {
        for (const term of event.terms) add(seats[event.seat]?.sources, term);
      } else if (event.type === "picked") {
        const { seat, race, power, paid } = event;
        owner.set(race, seat);
        seats[seat]?.peoples.push({ race, power, paid });
        if (paid > 0) add(seats[seat]?.sources, { reason: "price", amount: -paid });
      } else if (event.type === "conquered" || event.type === "lost") {
        const led = seats[owner.get(event.race) ?? -1];
        if (led && event.type === "conquered") led.taken += 1;
        if (led && event.type === "lost") led.lost += 1;
      }
    }
  }
  return seats.map((found, seat) => ({
    seat,
    total: show.scores?.[seat] ?? 0,
    sources: [...found.sources.values()].sort((a, b) => b.amount - a.amount),
    peoples: found.peoples,
    taken: found.taken,
    lost: found.lost,
  }));
}

function add(sources: Map<string, Source> | undefined, term: Term): void {
  const { reason } = term;
  const of = "of" in term ? term.of : null;
  const key = `${reason} ${of ?? ""}`;
  const amount = (sources?.get(key)?.amount ?? 0) + term.amount;
  sources?.set(key, { reason, of, amount });
}
