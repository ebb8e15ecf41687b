/** Where the tile in hand may go, and how it may be turned there: the listed placements, by place and turn. */
import type { Choice as AnyChoice } from "../../../wire";
import type { Income, PlacementCost } from "../types";

export type Choice = AnyChoice<"creation">;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What a world scores with its reasons; `gain` is told for a placement. */
export type Score = Income | PlacementCost;

/** The choices of each place, by turns. */
export type Placements = ReadonlyMap<string, ReadonlyMap<number, Choice>>;

export const keyOf = ({ x, y }: Place): string => `${x},${y}`;

export function placements(choices: readonly Choice[]): Placements {
  const found = new Map<string, Map<number, Choice>>();
  for (const choice of choices) {
    const { words } = choice;
    if (words.type !== "place") continue;
    const key = keyOf(words);
    const here = found.get(key) ?? new Map<number, Choice>();
    found.set(key, here.set(words.turns, choice));
  }
  return found;
}

/** The score a placement would bring, as the rules tell it. */
export function scoreOf(choice: Choice | null | undefined): PlacementCost | null {
  return choice && "gain" in choice.cost ? choice.cost : null;
}

/** The next turn that makes a difference, one way (1) or the other (−1). */
export function nextTurn(turns: number, way: 1 | -1, distinct: readonly number[]): number {
  for (let step = 1; step <= 4; step++) {
    const next = (((turns + way * step) % 4) + 4) % 4;
    if (distinct.includes(next)) return next;
  }
  return turns;
}
