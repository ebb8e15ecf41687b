/** What can be done with the map: pushes by where they begin, and the tiles a god may take. Only what is listed. */
import type { Choice } from "../../wire";
import type { Line } from "./lines";
import { type CreationView, SIDES } from "./view";

/** A place for a marker at the edge of the map. */
export interface Slot extends Line {
  readonly key: string;
  /** What pushes from here; null if it is not allowed now. */
  readonly choice: Choice | null;
  /** The marker of this side stands here. */
  readonly marker: boolean;
}

/** All twelve places, clockwise by sides. */
export function slots(view: CreationView, choices: readonly Choice[]): Slot[] {
  return SIDES.flatMap((side) =>
    [1, 2, 3].map((line) => ({
      key: `${side}-${line}`,
      side,
      line,
      choice:
        choices.find(({ words }) => is(words, "push") && words["side"] === side && words["line"] === line) ??
        null,
      marker: view.faith[side] === line,
    })),
  );
}

/** The tile a push or the god brings; null if it brings none. */
export function tileOf(choice: Choice | null | undefined): string | null {
  const tile = choice?.cost?.["tile"];
  return typeof tile === "string" ? tile : null;
}

/** What takes a tile of the map by the god, by cell (0 to 8). */
export function favours(choices: readonly Choice[]): ReadonlyMap<number, Choice> {
  const taking = choices.filter(({ words }) => is(words, "god"));
  return new Map(taking.map((choice) => [Number(choice.words["cell"]) - 1, choice]));
}

/** What turns a tile over, by stack (0 to 2). */
export function draws(choices: readonly Choice[]): ReadonlyMap<number, Choice> {
  const turning = choices.filter(({ words }) => is(words, "draw"));
  return new Map(turning.map((choice) => [Number(choice.words["stack"]) - 1, choice]));
}

function is(words: Choice["words"], type: string): boolean {
  return words["type"] === type;
}
