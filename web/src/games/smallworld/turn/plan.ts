/**
 * Redeployment as a plan: how many tokens, camps, heroes and forts go where. Nothing is sent before the plan is
 * finished; then it goes as one message. What there is to put down, what of it must be, and what stands alone in a
 * region is told by the server.
 */
import { type Choice, grouped } from "./choices";
import type { Piece, Region, View } from "../types";

/** What is to be put down: pieces of one kind, of one race. */
export interface Supply extends Piece {
  readonly key: string;
  /** The action for each region it may go to. */
  readonly rooms: ReadonlyMap<number, number>;
}

/** What was put where: region by region, for each supply. */
export type Placed = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** What the seat to act has to put down, with the regions the server lists for it. */
export function supplies(view: View, choices: readonly Choice[]): Supply[] {
  const { regions } = grouped(choices);
  return (view.supplies?.pieces ?? []).map((told) => {
    const rooms = new Map<number, number>();
    for (const [region, here] of regions) {
      const one = here.find(({ deed }) => deed === told.deed);
      if (one && view.regions[region - 1]?.race === told.race) rooms.set(region, one.choice.action);
    }
    return { ...told, key: `${told.deed} ${told.race}`, rooms };
  });
}

export class Plan {
  private constructor(
    readonly supplies: readonly Supply[],
    /** The action that ends the step while something that may be put down is left. */
    private readonly done: number,
    readonly placed: Placed,
    /** The plan before the last change. */
    readonly before: Plan | null,
  ) {}

  /** An empty plan of what the server tells; `null` if there is nothing to put down. */
  static of(view: View, choices: readonly Choice[]): Plan | null {
    const found = supplies(view, choices);
    return view.supplies && found.length > 0 ? new Plan(found, view.supplies.done, {}, null) : null;
  }

  private next(placed: Placed): Plan {
    return new Plan(this.supplies, this.done, placed, this);
  }

  supply(key: string): Supply | undefined {
    return this.supplies.find((one) => one.key === key);
  }

  /** How many of a supply are in a region by this plan. */
  at(key: string, region: number): number {
    return this.placed[key]?.[region] ?? 0;
  }

  left(key: string): number {
    const count = this.supply(key)?.count ?? 0;
    return count - Object.values(this.placed[key] ?? {}).reduce((sum, here) => sum + here, 0);
  }

  /** How many more of a supply a region can take. */
  room(key: string, region: number): number {
    const supply = this.supply(key);
    if (!supply?.rooms.has(region)) return 0;
    const left = this.left(key);
    return supply.alone ? Math.min(left, 1 - this.at(key, region)) : left;
  }

  /** One more there; the same plan if there is none left or no room. */
  add(key: string, region: number, count = 1): Plan {
    const going = Math.min(count, this.room(key, region));
    return going > 0 ? this.change(key, region, going) : this;
  }

  /** One back into the hand. */
  take(key: string, region: number, count = 1): Plan {
    const going = Math.min(count, this.at(key, region));
    return going > 0 ? this.change(key, region, -going) : this;
  }

  /** From one region to another. */
  shift(key: string, from: number, to: number): Plan {
    const moved = this.take(key, from).add(key, to);
    return moved.at(key, to) > this.at(key, to) ? this.next(moved.placed) : this;
  }

  /** Nothing but tokens is put down: spread evenly, they are all there is to decide. */
  get plain(): boolean {
    return this.supplies.every(({ deed }) => deed === "place");
  }

  /**
   * All tokens spread so that every region of a race has as many as the others, give or take one; or only those that
   * are left, where others were put down by hand.
   */
  even(view: View, left = false): Plan {
    const placed: Record<string, Record<number, number>> = { ...this.placed };
    for (const { key, deed, count, rooms } of this.supplies) {
      const many = left ? this.left(key) : count;
      if (deed !== "place") continue;
      const here: Record<number, number> = left ? { ...this.placed[key] } : {};
      const regions = [...rooms.keys()].sort((one, other) => one - other);
      const tokens = (region: number) => (view.regions[region - 1]?.tokens ?? 0) + (here[region] ?? 0);
      for (let more = many; more > 0 && regions.length > 0; more--) {
        const least = regions.reduce((best, region) => (tokens(region) < tokens(best) ? region : best));
        here[least] = (here[least] ?? 0) + 1;
      }
      placed[key] = here;
    }
    return this.next(placed);
  }

  reset(): Plan {
    return this.empty ? this : this.next({});
  }

  get empty(): boolean {
    return this.supplies.every(({ key, count }) => this.left(key) === count);
  }

  /** Everything that must be put down is. */
  get complete(): boolean {
    return this.supplies.every(({ key, must }) => !must || this.left(key) === 0);
  }

  /** Something may still be put down. */
  get more(): boolean {
    return this.supplies.some(({ key }) => this.left(key) > 0);
  }

  /** The message: every piece, and the end of the step; with nothing left it ends by itself. */
  moves(): number[] {
    const moves = this.supplies.flatMap(({ key, rooms }) =>
      Object.entries(this.placed[key] ?? {}).flatMap(([region, count]) =>
        Array.from({ length: count }, () => rooms.get(Number(region)) ?? -1),
      ),
    );
    return this.more ? [...moves, this.done] : moves;
  }

  /** Tokens on each region that the plan adds, for the board. */
  get lifted(): ReadonlyMap<number, number> {
    const lifted = new Map<number, number>();
    for (const { key, deed } of this.supplies) {
      if (deed !== "place") continue;
      for (const [region, count] of Object.entries(this.placed[key] ?? {})) {
        if (count > 0) lifted.set(Number(region), count);
      }
    }
    return lifted;
  }

  /** The regions with the markers that the plan puts on them. */
  drawn(regions: readonly Region[]): readonly Region[] {
    return regions.map((region) => {
      const markers = { ...region.markers };
      for (const { key, deed } of this.supplies) {
        const here = this.at(key, region.id);
        if (deed !== "place" && here > 0) markers[deed] = (markers[deed] ?? 0) + here;
      }
      return { ...region, markers };
    });
  }

  private change(key: string, region: number, by: number): Plan {
    const here = { ...this.placed[key], [region]: this.at(key, region) + by };
    return this.next({ ...this.placed, [key]: here });
  }
}
