/** Events as motion: which tile goes from where to where, and for how long. What moves is computed, never scripted. */
import type { Step } from "../../../table/motion";
import { cellOf, type Line, standing, WAY } from "../board/lines";
import type { Event, Terrain, View } from "../types";
import { touched } from "./parts";

/** A spot of the table, by the name its element carries. */
export type Spot = string;

export const spots = {
  cell: (cell: number): Spot => `cell-${cell}`,
  hand: (seat: number): Spot => `hand-${seat}`,
  place: (seat: number, x: number, y: number): Spot => `place-${seat}-${x}-${y}`,
  world: (seat: number): Spot => `world-${seat}`,
  stack: (stack: number): Spot => `stack-${stack}`,
  fallen: (pushed: Line): Spot => `fallen-${pushed.side}-${pushed.line}`,
  god: (seat: number): Spot => `god-${seat}`,
};

/** One piece of motion. */
export type Beat =
  | { readonly kind: "slide"; readonly line: Line; readonly ms: number }
  | {
      readonly kind: "fly";
      readonly tile: string;
      readonly from: Spot;
      readonly to: Spot;
      /** Where it goes if the spot is not on the screen. */
      readonly or: Spot;
      readonly turns: number;
      /** It comes face down and is turned over on its way. */
      readonly flips: boolean;
      readonly ms: number;
    }
  | { readonly kind: "god"; readonly seat: number; readonly god: Terrain; readonly ms: number }
  | { readonly kind: "deal"; readonly ms: number };

/** An event with the motion that shows it; the view changes where `before` is done. */
export interface Act extends Step<View> {
  readonly event: Event;
  /** Shown while the table is as it was. */
  readonly before: readonly Beat[];
  /** Shown when the table is as the event left it. */
  readonly later: readonly Beat[];
}

const SLIDE = 380;
const FLY = 430;
const SHOW = 1300;
const DEAL = 60;

/** The motion of events, in order, between two views. */
export function acts(events: readonly Event[], before: View, after: View): Act[] {
  let stack = 0;
  return events.map((event) => {
    if (event.type === "drew") stack = event.stack - 1;
    const motion = motionOf(event, stack);
    return {
      event,
      before: motion.before ?? [],
      later: motion.later ?? [],
      touches: touched(event, before, after),
    };
  });
}

/** A tile goes to somebody's hand. */
function taken(seat: number, tile: string, from: Spot): Beat {
  const to = spots.hand(seat);
  return { kind: "fly", tile, from, to, or: spots.world(seat), turns: 0, flips: false, ms: FLY };
}

/** How an event is shown; which stack a new tile comes from was told before. */
function motionOf(event: Event, stack: number): { before?: Beat[]; later?: Beat[] } {
  switch (event.type) {
    case "laid":
      return { later: [{ kind: "deal", ms: DEAL }] };
    case "pushed": {
      const { seat, tile, side, line } = event;
      const pushed = { side, line };
      return {
        before: [{ kind: "slide", line: pushed, ms: SLIDE }, taken(seat, tile, spots.fallen(pushed))],
      };
    }
    case "shown": {
      const { seat, tile, cell, god } = event;
      return { before: [{ kind: "god", seat, god, ms: SHOW }, taken(seat, tile, spots.cell(cell - 1))] };
    }
    case "placed": {
      const { seat, tile, x, y, turns } = event;
      const [from, to, or] = [spots.hand(seat), spots.place(seat, x, y), spots.world(seat)];
      return { before: [{ kind: "fly", tile, from, to, or, turns, flips: false, ms: FLY }] };
    }
    case "filled": {
      const to = spots.cell(event.cell - 1);
      const from = spots.stack(stack);
      return {
        before: [{ kind: "fly", tile: event.tile, from, to, or: to, turns: 0, flips: true, ms: FLY }],
      };
    }
    default:
      return {};
  }
}

/** How far a tile of a line is moved while it is pushed by this share of a tile, in tiles. */
export function shift(pushed: Line | null, cell: number, share: number): { x: number; y: number } {
  if (!pushed || ![0, 1, 2].some((depth) => cellOf(pushed, depth) === cell)) return { x: 0, y: 0 };
  const way = WAY[pushed.side];
  return { x: way.x * share, y: way.y * share };
}

/** Where a tile lies that a push has made fall off: column and row, outside of the map. */
export function fallenAt(pushed: Line): { x: number; y: number } {
  const from = standing(pushed);
  const way = WAY[pushed.side];
  return { x: from.x + way.x * 4, y: from.y + way.y * 4 };
}
