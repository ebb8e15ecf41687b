/** What can be done with the map: pushes by where they begin, and the tiles a god may take. Only what is listed. */
import { type Line, SIDES } from "../board/lines";
import type { Choice } from "./placements";
import type { View } from "../types";

/** A place for a marker at the edge of the map. */
export interface Slot extends Line {
  readonly key: string;
  /** What pushes from here; null if it is not allowed now. */
  readonly choice: Choice | null;
  /** The marker of this side stands here. */
  readonly marker: boolean;
}

/** All twelve places, clockwise by sides. */
export function slots(view: View, choices: readonly Choice[]): Slot[] {
  return SIDES.flatMap((side) =>
    [1, 2, 3].map((line) => ({
      key: `${side}-${line}`,
      side,
      line,
      choice:
        choices.find(({ words }) => words.type === "push" && words.side === side && words.line === line) ??
        null,
      marker: view.faith[side] === line,
    })),
  );
}

/** The tile a push or the god brings; null if it brings none. */
export function tileOf(choice: Choice | null | undefined): string | null {
  return choice && "tile" in choice.cost ? choice.cost.tile : null;
}

/** What takes a tile of the map by the god, by cell (0 to 8). */
export function favours(choices: readonly Choice[]): ReadonlyMap<number, Choice> {
  return new Map(
    choices.flatMap((choice) =>
      choice.words.type === "god" ? [[choice.words.cell - 1, choice] as const] : [],
    ),
  );
}

/** What turns a tile over, by stack (0 to 2). */
export function draws(choices: readonly Choice[]): ReadonlyMap<number, Choice> {
  return new Map(
    choices.flatMap((choice) =>
      choice.words.type === "draw" ? [[choice.words.stack - 1, choice] as const] : [],
    ),
  );
}
