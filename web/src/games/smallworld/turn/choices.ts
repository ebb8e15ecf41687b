/** What can be done now, grouped: by region, by combo, by ally, and what names nothing. Nothing here decides anything. */
import type { Choice as AnyChoice } from "../../../wire";
import type { Cost, PlainActionType, RegionActionType } from "../types";

export type Choice = AnyChoice<"smallworld">;

/** Deeds that name a region, the one a player most likely means first. */
const BY_REGION: readonly RegionActionType[] = [
  "conquer",
  "convert",
  "dragon",
  "attempt",
  "place",
  "hero",
  "camp",
  "fort",
  "abandon",
];

export interface RegionChoice {
  readonly deed: RegionActionType;
  readonly region: number;
  readonly choice: Choice;
  readonly cost: Cost;
}

export interface Grouped {
  /** How many there are. */
  readonly size: number;
  /** Everything that can be done in a region, the likeliest first. */
  readonly regions: ReadonlyMap<number, readonly RegionChoice[]>;
  readonly picks: ReadonlyMap<number, Choice>;
  readonly allies: ReadonlyMap<number, Choice>;
  readonly plain: ReadonlyMap<PlainActionType, Choice>;
}

export function grouped(choices: readonly Choice[]): Grouped {
  const regions = new Map<number, RegionChoice[]>();
  const picks = new Map<number, Choice>();
  const allies = new Map<number, Choice>();
  const plain = new Map<PlainActionType, Choice>();
  for (const choice of choices) {
    const { words, cost } = choice;
    if ("region" in words) {
      const { type: deed, region } = words;
      const here = regions.get(region) ?? [];
      here.push({ deed, region, choice, cost });
      regions.set(region, here);
    } else if (words.type === "pick") picks.set(words.slot, choice);
    else if (words.type === "ally") allies.set(words.seat, choice);
    else plain.set(words.type, choice);
  }
  const rank = (one: RegionChoice) => BY_REGION.indexOf(one.deed);
  for (const here of regions.values()) here.sort((one, other) => rank(one) - rank(other));
  return { size: choices.length, regions, picks, allies, plain };
}

/** Whether a combo must be picked now; before declined races conquer it may be. */
export function mustPick(all: Grouped): boolean {
  return all.picks.size > 0 && all.plain.size === 0;
}

/** Whether giving up regions is possible beside other things, so that it needs a switch of its own. */
export function abandonIsExtra(all: Grouped): boolean {
  return has(all, "abandon") && all.plain.size > 0;
}

/** Whether something of this kind can be done anywhere on the board. */
export function has(all: Grouped, deed: RegionActionType): boolean {
  return [...all.regions.values()].some((here) => here.some((one) => one.deed === deed));
}

/**
 * What a tap on the board does now. Giving up a region is dangerous: it is offered only after it was asked for, and
 * then alone, unless there is nothing else to do.
 */
export function onBoard(all: Grouped, abandoning: boolean): ReadonlyMap<number, readonly RegionChoice[]> {
  const extra = abandonIsExtra(all);
  const shown = new Map<number, readonly RegionChoice[]>();
  for (const [region, here] of all.regions) {
    const offered = here.filter((one) => !extra || (one.deed === "abandon") === abandoning);
    if (offered.length > 0) shown.set(region, offered);
  }
  return shown;
}
