/** Events as motion: which tile goes from where to where, and for how long. What moves is computed, never scripted. */
import type { Event } from "../../table/director";
import { cellOf, type Line, standing, WAY } from "./lines";
import type { Side, Terrain } from "./view";

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
export interface Act {
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

/** The motion of events, in order; a faster pace makes it shorter. */
export function acts(events: readonly Event[], pace = 1): Act[] {
  return events.map((event) => {
    const { before = [], later = [] } = motionOf(event);
    const timed = (beats: readonly Beat[]) =>
      beats.map((beat) => ({ ...beat, ms: Math.round(beat.ms / pace) }));
    return { event, before: timed(before), later: timed(later) };
  });
}

/** How long motion takes, in milliseconds. */
export function length(shown: readonly Act[]): number {
  return shown.flatMap(({ before, later }) => [...before, ...later]).reduce((sum, { ms }) => sum + ms, 0);
}

function motionOf(event: Event): { before?: Beat[]; later?: Beat[] } {
  const seat = Number(event["seat"]);
  const tile = String(event["tile"]);
  switch (event.type) {
    case "laid":
      return { later: [{ kind: "deal", ms: DEAL }] };
    case "pushed": {
      const line = { side: event["side"] as Side, line: Number(event["line"]) };
      const fall = {
        kind: "fly",
        tile,
        from: spots.fallen(line),
        to: spots.hand(seat),
        or: spots.world(seat),
      } as const;
      return {
        before: [
          { kind: "slide", line, ms: SLIDE },
          { ...fall, turns: 0, flips: false, ms: FLY },
        ],
      };
    }
    case "shown": {
      const from = spots.cell(Number(event["cell"]) - 1);
      const fall = { kind: "fly", tile, from, to: spots.hand(seat), or: spots.world(seat) } as const;
      const god = { kind: "god", seat, god: event["god"] as Terrain, ms: SHOW } as const;
      return { before: [god, { ...fall, turns: 0, flips: false, ms: FLY }] };
    }
    case "placed": {
      const to = spots.place(seat, Number(event["x"]), Number(event["y"]));
      const turns = Number(event["turns"]);
      const or = spots.world(seat);
      return {
        before: [{ kind: "fly", tile, from: spots.hand(seat), to, or, turns, flips: false, ms: FLY }],
      };
    }
    case "filled":
      // Which stack it comes from was told by the event before.
      return {
        before: [
          {
            kind: "fly",
            tile,
            from: spots.stack(-1),
            to: spots.cell(Number(event["cell"]) - 1),
            or: spots.cell(Number(event["cell"]) - 1),
            turns: 0,
            flips: true,
            ms: FLY,
          },
        ],
      };
    default:
      return {};
  }
}

/** The same with the stack named from which each new tile comes. */
export function withStacks(shown: readonly Act[]): Act[] {
  let stack = 0;
  return shown.map((act) => {
    if (act.event.type === "drew") stack = Number(act.event["stack"]) - 1;
    const before = act.before.map((beat) =>
      beat.kind === "fly" && beat.from === spots.stack(-1) ? { ...beat, from: spots.stack(stack) } : beat,
    );
    return { ...act, before };
  });
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
