/** The parts of the table that events touch, and what each event tells of them. */
import type { Touch } from "../../../table/motion";
import type { Event, View } from "../types";

type Part = Touch<View>;

const cell = (at: number, told?: string | null): Part => ({
  part: `cell-${at}`,
  settle: (drawn, end) => ({ ...drawn, map: drawn.map.with(at, end.map[at] ?? null) }),
  ...(told === undefined ? {} : { told: (drawn) => ({ ...drawn, map: drawn.map.with(at, told) }) }),
});
const gap = (told: number | null): Part => ({
  part: "gap",
  settle: (drawn, end) => ({ ...drawn, gap: end.gap }),
  told: (drawn) => ({ ...drawn, gap: told }),
});
const held = (told: string | null): Part => ({
  part: "held",
  settle: (drawn, end) => ({ ...drawn, held: end.held }),
  told: (drawn) => ({ ...drawn, held: told }),
});
const stage: Part = { part: "stage", settle: (drawn, end) => ({ ...drawn, stage: end.stage }) };
const turn: Part = {
  part: "turn",
  settle: (drawn, end) => ({ ...drawn, turn: end.turn, round: end.round }),
};
const markers: Part = { part: "markers", settle: (drawn, end) => ({ ...drawn, faith: end.faith }) };
const stacks: Part = { part: "stacks", settle: (drawn, end) => ({ ...drawn, stacks: end.stacks }) };

/** The god of a seat. */
const god = (seat: number): Part => ({
  part: `god-${seat}`,
  settle: (drawn, end) => ({ ...drawn, gods: swapped(drawn.gods, end.gods, seat) }),
});

/** The world of a seat, and what it scores. */
const world = (seat: number): Part => ({
  part: `world-${seat}`,
  settle: (drawn, end) => ({
    ...drawn,
    worlds: swapped(drawn.worlds, end.worlds, seat),
    scores: swapped(drawn.scores, end.scores, seat),
    terms: swapped(drawn.terms, end.terms, seat),
  }),
});

/** A row with one of its members taken from another row. */
function swapped<T>(row: readonly T[], from: readonly T[], at: number): readonly T[] {
  const member = from[at];
  return member === undefined ? row : row.with(at, member);
}

/** The cells to which tiles have gone that lay elsewhere on the map. */
function arrivals(before: View, after: View): number[] {
  return after.map.flatMap((tile, at) =>
    tile !== null && tile !== before.map[at] && before.map.includes(tile) ? [at] : [],
  );
}

/** What an event touches. */
export function touched(event: Event, before: View, after: View): readonly Part[] {
  switch (event.type) {
    case "laid":
    case "filled":
      return [cell(event.cell - 1, event.tile), gap(null)];
    case "dealt":
    case "god":
      return [god(event.seat)];
    case "turn":
      return [turn, stage];
    case "pushed": {
      const moved = arrivals(before, after).map((at) => cell(at));
      return [...moved, cell(event.gap - 1, null), gap(event.gap), held(event.tile), markers, stage];
    }
    case "shown":
      return [god(event.seat), cell(event.cell - 1, null), gap(event.cell), held(event.tile), stage];
    case "placed":
      return [world(event.seat), held(null), stage];
    case "drew":
      return [stacks, stage];
    case "over":
      return [stage];
    default:
      return [];
  }
}
