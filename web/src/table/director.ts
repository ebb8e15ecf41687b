/**
 * The director: what has happened is shown one piece of news after another, or a whole turn at once. What is drawn lags
 * behind what is known until its motion is done, or skipped. Nothing is passed over: what comes too fast is merged.
 */
import type { GameEvent, GameId, GameOwn, GameView } from "../games/types";
import type { TableSeen } from "../wire";
import { merged, type News, together, turned } from "./merging";
import { pause } from "./pause";
import type { Directed } from "./playing";

/** A game at one moment: what all see, and what single seats see otherwise, by seat. */
export interface Moment<G extends GameId = GameId> {
  readonly view: GameView<G>;
  readonly own: Readonly<Record<string, GameOwn<G>>>;
}

/** A piece of news: what happened, and the game before and after it. */
export interface Scene<G extends GameId = GameId> {
  readonly events: readonly GameEvent<G>[];
  readonly before: Moment<G>;
  readonly after: Moment<G>;
  /** It happens now, and others do it: whoever sits here is told of it. */
  readonly others?: true;
  /** Several pieces of news in one: it is shown as a whole. */
  readonly summary?: true;
}

/** Shows a scene; done when the promise is. Whoever is told to stop by the signal shows the end at once. */
export type Stage<G extends GameId = GameId> = (scene: Scene<G>, signal: AbortSignal) => Promise<void>;

/** The game at a table as it is known; null before it has begun. */
export function momentOf(table: TableSeen | null): Moment | null {
  return table?.match ? { view: table.match.view, own: table.mine.private } : null;
}

/** The game as a seat sees it: what all see, and what is the seat's own. */
export function viewAt<G extends GameId>({ view, own }: Moment<G>, seat: number | null): GameView<G> {
  const mine = seat === null ? undefined : own[String(seat)];
  return mine ? { ...view, ...mine } : view;
}

/** Who watches: what may be shown as a whole, and when whoever skips has arrived. */
export interface Audience {
  /** Whether this may be shown together with the rest of its turn. */
  readonly gathers: (scene: Scene) => boolean;
  /** Somebody here is asked; or there is nobody to be asked, and nothing to skip to. */
  readonly asked: () => boolean;
}

const ANYBODY: Audience = { gathers: () => false, asked: () => true };

/** So much may wait; beyond that even what should be seen piece by piece is merged. */
const MOST_WAITING = 240;
/** The rest of a turn comes within so many milliseconds, or from somebody who thinks. */
const SOON = 250;
/** A stage that was announced comes within so many milliseconds, or not at all. */
const LOADED = 5000;

/** Draws what it is given, of whatever kind that is, after the motion that leads there. */
export class Director<T> implements Directed {
  private stage: Stage | null = null;
  private waiting: News<T>[] = [];
  private playing: AbortController | null = null;
  private cleared = 0;
  /** What comes is not shown until somebody here is asked. */
  private skipping = false;
  /** The stage is on its way: scenes wait for it. */
  private coming: Promise<void> | null = null;
  private come: () => void = () => undefined;
  /** Called when news come. */
  private arrived: () => void = () => undefined;

  constructor(
    private readonly draw: (end: T, done: boolean) => void,
    private readonly audience: Audience = ANYBODY,
  ) {}

  /** Whether something is still to be shown. */
  get busy(): boolean {
    return this.playing !== null;
  }

  /** The game's own motion; without one, scenes are cut. */
  direct(stage: Stage | null): void {
    this.stage = stage;
    this.come();
    this.coming = null;
  }

  /** A stage will come soon: what happens until then is not missed. */
  expect(): void {
    if (!this.stage) this.coming = new Promise((resolve) => (this.come = resolve));
  }

  /** Draw this when its scene has been shown. */
  add(end: T, scene: Scene | null = null): void {
    this.waiting.push({ end, scene: this.skipping ? null : scene });
    if (this.audience.asked()) this.skipping = false;
    this.arrived();
    if (!this.playing) void this.run();
  }

  /** Show the end of everything at once, also of what is still to come until somebody here is asked. */
  skip(): void {
    const last = this.waiting.at(-1);
    this.waiting = last ? [{ ...last, scene: null }] : [];
    this.skipping = !this.audience.asked();
    this.playing?.abort();
  }

  /** Forget what was to be shown, the scene that is playing included: its end is old news. */
  clear(): void {
    this.waiting = [];
    this.skipping = false;
    this.cleared += 1;
    this.playing?.abort();
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      this.playing = new AbortController();
      if (this.coming && this.waiting[0]?.scene) await this.load(this.coming, this.playing.signal);
      if (this.gathering) await this.gather(this.playing.signal);
      const { signal } = (this.playing = new AbortController());
      const news = this.next();
      if (!news) break;
      const { cleared } = this;
      if (this.stage && news.scene && news.scene.events.length > 0) {
        await this.stage(news.scene, signal).catch((error: unknown) => console.error(error));
      }
      if (this.waiting.length === 0) this.playing = null;
      if (cleared === this.cleared) this.draw(news.end, this.waiting.length === 0);
    }
    this.playing = null;
  }

  /** What is shown next: a piece of news, or all that may be shown together with it. */
  private next(): News<T> | null {
    const crowded = this.waiting.length > MOST_WAITING;
    const count = together(this.waiting, crowded ? () => true : this.audience.gathers);
    const [first, ...more] = this.waiting.splice(0, count);
    return first ? merged([first, ...more]) : null;
  }

  /** The turn that is to be shown as a whole goes on, and nobody here is asked what to do in it. */
  private get gathering(): boolean {
    const [first] = this.waiting;
    const last = this.waiting.at(-1);
    if (!first?.scene || !last || !this.stage) return false;
    const { gathers, asked } = this.audience;
    return (
      gathers(first.scene) &&
      !asked() &&
      together(this.waiting, gathers) === this.waiting.length &&
      !turned(last)
    );
  }

  /** Wait for the rest of a turn, as long as it keeps coming. */
  private async gather(signal: AbortSignal): Promise<void> {
    let before = 0;
    while (this.gathering && !signal.aborted && this.waiting.length > before) {
      before = this.waiting.length;
      const more = new Promise<void>((resolve) => (this.arrived = resolve));
      await Promise.race([more, pause(SOON, signal)]);
    }
  }

  /** Wait for the stage. */
  private async load(coming: Promise<void>, signal: AbortSignal): Promise<void> {
    await Promise.race([coming, pause(LOADED, signal)]);
    this.coming = null;
  }
}
