/** A tile in the air: from one spot of the table to another, above everything else. */
import { pause } from "../../../table/pause";
import type { Beat } from "./motion";
import type { Tile } from "../pieces/tiles";

type Fly = Extract<Beat, { kind: "fly" }>;

/** The element that flies, and what is painted on it. */
export interface Wing {
  readonly element: () => HTMLElement | null;
  /** Paint this tile, so turned, perhaps face down; done when it can be seen. */
  readonly carry: (tile: Tile | null, turns: number, back: boolean) => Promise<void>;
}

export class Flight {
  constructor(
    private readonly root: () => HTMLElement | null,
    private readonly wing: Wing,
    /** The seat whose world has a tab of its own on narrow screens. */
    private readonly own: () => number | null,
  ) {}

  async fly(tile: Tile, beat: Fly, signal: AbortSignal, leave: () => void): Promise<void> {
    const from =
      this.spot(beat.from) ?? this.spot(beat.from.replace(/^hand/, "world")) ?? this.tab(beat.from);
    const to = this.spot(beat.to) ?? this.spot(beat.or) ?? this.tab(beat.or);
    if (!from || !to) return pause(beat.ms / 2, signal);
    await this.wing.carry(tile, beat.turns, beat.flips);
    leave();
    const element = this.wing.element();
    if (!element || signal.aborted) return void this.wing.carry(null, 0, false);
    const along = element.animate(frames(from, to, beat.flips), {
      duration: beat.ms,
      easing: "cubic-bezier(0.4, 0, 0.25, 1)",
      fill: "both",
    });
    const stop = () => along.finish();
    signal.addEventListener("abort", stop);
    if (beat.flips) await this.turnOver(tile, beat, signal);
    await along.finished.catch(() => undefined);
    signal.removeEventListener("abort", stop);
    along.cancel();
    await this.wing.carry(null, 0, false);
  }

  /** The face is seen from the middle of the way on. */
  private async turnOver(tile: Tile, beat: Fly, signal: AbortSignal): Promise<void> {
    await pause(beat.ms / 2, signal);
    await this.wing.carry(tile, beat.turns, false);
  }

  /** On a narrow screen, the tab behind which a spot is: small, in its middle. */
  private tab(name: string): DOMRect | null {
    const [, sort, seat] = /^(hand|world|cell|stack)-(\d+)/.exec(name) ?? [];
    const mine = Number(seat) === this.own();
    const box = this.spot(
      sort === "hand" || sort === "world" ? (mine ? "tab-world" : "tab-others") : "tab-map",
    );
    return box && new DOMRect(box.x + box.width / 2 - 16, box.y + box.height / 2 - 16, 32, 32);
  }

  /** Where a spot is on the screen; null if it is not to be seen. */
  private spot(name: string): DOMRect | null {
    const box = this.root()?.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect();
    return box && box.width > 0 ? box : null;
  }
}

/** The way of an element 100 pixels wide at the corner of the screen. */
export function frames(from: DOMRect, to: DOMRect, flips: boolean): Keyframe[] {
  const at = (box: { x: number; y: number; width: number }, scale = 1, narrow = 1) => {
    const size = (box.width / 100) * scale;
    const [x, y] = [box.x - (box.width * (scale - 1)) / 2, box.y - (box.width * (scale - 1)) / 2];
    const aside = (1 - narrow) * 50 * size;
    return { transform: `translate(${x + aside}px, ${y}px) scale(${size * narrow}, ${size})` };
  };
  const middle = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - 18, // a little hop
    width: (from.width + to.width) / 2,
  };
  return [at(from), at(middle, 1.1, flips ? 0.02 : 1), at(to)];
}
