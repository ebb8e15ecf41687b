/**
 * Redeployment as a plan: how many tokens, camps, heroes and forts go where. Nothing is sent before the plan is
 * finished; then it goes as one message.
 *
 * What the engine does (tried out): when conquests end it takes up all tokens but one in each region, all camps and
 * all heroes. Tokens and heroes must be put down, camps and forts may. `done` is legal only when nothing is left that
 * must, and the step ends by itself as soon as nothing is left that may: a `done` after that would be refused, and the
 * whole message with it. So it is sent only where an encampment or a fort certainly could still be put down.
 */
import type { Choice } from "../../wire";
import { grouped } from "./choices";
import type { Rows } from "./rows";
import type { RegionSeen, SmallWorldView } from "./view";

export type Piece = "place" | "hero" | "camp" | "fort";
const MUST: readonly Piece[] = ["place", "hero"];

/** The action that ends a step: its number is the same in every game, though it is not listed while tokens are in hand. */
export const DONE = 446;

/** What is to be put down: pieces of one kind, of one race. */
export interface Supply {
  readonly key: string;
  readonly piece: Piece;
  readonly race: string;
  readonly count: number;
  /** The action for each region it may go to. */
  readonly rooms: ReadonlyMap<number, number>;
}

/** What was put where: region by region, for each supply. */
export type Placed = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** What the seat to act has to put down, from what the server lists. */
export function supplies(
  view: SmallWorldView,
  choices: readonly Choice[],
  seat: number,
  rows: Rows,
): Supply[] {
  const found = new Map<string, { piece: Piece; race: string; rooms: Map<number, number> }>();
  for (const [region, here] of grouped(choices).regions) {
    const race = view.regions[region - 1]?.race ?? "";
    for (const { deed, choice } of here) {
      if (deed !== "place" && deed !== "hero" && deed !== "camp" && deed !== "fort") continue;
      const key = `${deed} ${race}`;
      const supply = found.get(key) ?? { piece: deed, race, rooms: new Map<number, number>() };
      supply.rooms.set(region, choice.action);
      found.set(key, supply);
    }
  }
  const order: readonly Piece[] = ["place", "hero", "camp", "fort"];
  return [...found]
    .map(([key, supply]) => ({ key, ...supply, count: inHand(view, seat, rows, supply) }))
    .filter((supply) => supply.count > 0)
    .sort((one, other) => order.indexOf(one.piece) - order.indexOf(other.piece));
}

/** How many of a kind are in hand. */
function inHand(
  view: SmallWorldView,
  seat: number,
  rows: Rows,
  { piece, race, rooms }: { piece: Piece; race: string; rooms: ReadonlyMap<number, number> },
): number {
  const people = view.peoples.find((one) => one.race === race && one.seat === seat);
  if (!people) return 0;
  if (piece === "place") return people.hand;
  if (piece === "camp") return seat === view.turn ? people.camps : people.uprooted;
  if (piece === "hero") {
    const standing = view.regions.filter((one) => one.race === race && one.markers["hero"]).length;
    return Math.min(rooms.size, rows.number("heroes", race, people.power) - standing);
  }
  return Math.min(rooms.size, rows.number("forts", race, people.power) - view.march.built);
}

export class Plan {
  private constructor(
    readonly supplies: readonly Supply[],
    readonly placed: Placed,
    /** The plan before the last change. */
    readonly before: Plan | null,
  ) {}

  static of(supplies: readonly Supply[]): Plan {
    return new Plan(supplies, {}, null);
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

  /** How many more of a supply a region can take: a hero and a fort stand alone. */
  room(key: string, region: number): number {
    const supply = this.supply(key);
    if (!supply?.rooms.has(region)) return 0;
    const left = this.left(key);
    const alone = supply.piece === "hero" || supply.piece === "fort";
    return alone ? Math.min(left, 1 - this.at(key, region)) : left;
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
    return moved.at(key, to) > this.at(key, to) ? new Plan(this.supplies, moved.placed, this) : this;
  }

  /** All tokens spread so that every region of a race has as many as the others, give or take one. */
  even(view: SmallWorldView): Plan {
    const placed: Record<string, Record<number, number>> = { ...this.placed };
    for (const { key, piece, count, rooms } of this.supplies) {
      if (piece !== "place") continue;
      const here: Record<number, number> = {};
      const regions = [...rooms.keys()].sort((one, other) => one - other);
      const tokens = (region: number) => (view.regions[region - 1]?.tokens ?? 0) + (here[region] ?? 0);
      for (let left = count; left > 0 && regions.length > 0; left--) {
        const least = regions.reduce((best, region) => (tokens(region) < tokens(best) ? region : best));
        here[least] = (here[least] ?? 0) + 1;
      }
      placed[key] = here;
    }
    return new Plan(this.supplies, placed, this);
  }

  reset(): Plan {
    return this.empty ? this : new Plan(this.supplies, {}, this);
  }

  get empty(): boolean {
    return this.supplies.every(({ key, count }) => this.left(key) === count);
  }

  /** Everything that must be put down is. */
  get complete(): boolean {
    return this.supplies.every(({ key, piece }) => !MUST.includes(piece) || this.left(key) === 0);
  }

  /** Something may still be put down. */
  get more(): boolean {
    return this.supplies.some(({ key }) => this.left(key) > 0);
  }

  /** The message: every piece, and the end of the step where it does not end by itself. */
  moves(): number[] {
    const moves = this.supplies.flatMap(({ key, rooms }) =>
      Object.entries(this.placed[key] ?? {}).flatMap(([region, count]) =>
        Array.from({ length: count }, () => rooms.get(Number(region)) ?? -1),
      ),
    );
    const spare = this.supplies.some(({ key, piece, count }) =>
      piece === "camp" ? this.left(key) > 0 : piece === "fort" && this.left(key) === count,
    );
    return spare ? [...moves, DONE] : moves;
  }

  /** Tokens on each region that the plan adds, for the board. */
  get lifted(): ReadonlyMap<number, number> {
    const lifted = new Map<number, number>();
    for (const { key, piece } of this.supplies) {
      if (piece !== "place") continue;
      for (const [region, count] of Object.entries(this.placed[key] ?? {})) {
        if (count > 0) lifted.set(Number(region), count);
      }
    }
    return lifted;
  }

  /** The regions with the markers that the plan puts on them. */
  drawn(regions: readonly RegionSeen[]): readonly RegionSeen[] {
    return regions.map((region) => {
      const markers = { ...region.markers };
      for (const { key, piece } of this.supplies) {
        const here = this.at(key, region.id);
        if (piece !== "place" && here > 0) markers[piece] = (markers[piece] ?? 0) + here;
      }
      return { ...region, markers };
    });
  }

  private change(key: string, region: number, by: number): Plan {
    const here = { ...this.placed[key], [region]: this.at(key, region) + by };
    return new Plan(this.supplies, { ...this.placed, [key]: here }, this);
  }
}
