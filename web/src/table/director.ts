/**
 * The director: what has happened is shown one piece of news after another. The table that is drawn lags behind the
 * one that is known until its motion is done, or skipped.
 */
import type { TableSeen } from "../wire";

export type Event = { readonly type: string; readonly [name: string]: unknown };

/** A piece of news: what happened, and the table before and after it. */
export interface Scene {
  readonly events: readonly Event[];
  readonly before: TableSeen;
  readonly after: TableSeen;
}

/** Shows a scene; done when the promise is. Whoever is told to stop by the signal shows the end at once. */
export type Stage = (scene: Scene, signal: AbortSignal) => Promise<void>;

/** So many scenes may wait; beyond that the oldest are passed over. */
const MOST_WAITING = 24;

export class Director {
  /** The game's own motion; without one, scenes are cut. */
  stage: Stage | null = null;
  private waiting: Scene[] = [];
  private playing: AbortController | null = null;
  private cleared = 0;

  constructor(private readonly show: (table: TableSeen, done: boolean) => void) {}

  /** Whether something is still to be shown. */
  get busy(): boolean {
    return this.playing !== null;
  }

  add(scene: Scene): void {
    this.waiting.push(scene);
    if (this.waiting.length > MOST_WAITING) this.waiting.splice(0, this.waiting.length - MOST_WAITING);
    if (!this.playing) void this.run();
  }

  /** Show the end of everything at once. */
  skip(): void {
    const last = this.waiting.at(-1);
    this.waiting = last ? [{ ...last, events: [] }] : [];
    this.playing?.abort();
  }

  /** Forget what was to be shown, the scene that is playing included: its end is old news. */
  clear(): void {
    this.waiting = [];
    this.cleared += 1;
    this.playing?.abort();
  }

  private async run(): Promise<void> {
    let scene: Scene | undefined;
    while ((scene = this.waiting.shift()) !== undefined) {
      const playing = (this.playing = new AbortController());
      const { cleared } = this;
      if (this.stage && scene.events.length > 0) {
        await this.stage(scene, playing.signal).catch((error: unknown) => console.error(error));
      }
      this.playing = this.waiting.length > 0 ? playing : null;
      if (cleared === this.cleared) this.show(scene.after, this.waiting.length === 0);
    }
    this.playing = null;
  }
}
