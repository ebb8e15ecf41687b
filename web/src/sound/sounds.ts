/** What is heard, if it may be: not before it was asked for, nor before somebody has touched the page, nor from afar. */
import { settings } from "../settings.svelte";
import { instruments } from "./instruments";
import { type Sound, VOICES } from "./voices";

/** What a person has chosen to hear. */
export interface Hearing {
  /** Null as long as nobody was asked. */
  readonly sound: boolean | null;
  /** From 0 to 1. */
  readonly volume: number;
  /** One's own turn is heard even while the page is hidden. */
  readonly soundAway: boolean;
}

/** The same sound twice within so many milliseconds is one. */
const TOGETHER = 30;

export class Sounds {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private touched = false;
  private last = new Map<Sound, number>();

  constructor(
    private readonly chosen: Hearing,
    private readonly make: () => AudioContext = () => new AudioContext(),
    private readonly hidden: () => boolean = () => document.hidden,
  ) {}

  /** Somebody has touched the page: browsers let nothing be heard before. */
  touch(): void {
    this.touched = true;
  }

  /** Whether this may be heard now. */
  audible(sound: Sound): boolean {
    const { sound: wanted, volume, soundAway } = this.chosen;
    if (wanted !== true || volume <= 0 || !this.touched) return false;
    return !this.hidden() || (sound === "turn" && soundAway);
  }

  /** Let it be heard, if it may. */
  play(sound: Sound): void {
    if (!this.audible(sound)) return;
    const now = performance.now();
    if (now - (this.last.get(sound) ?? -Infinity) < TOGETHER) return;
    this.last.set(sound, now);
    try {
      const [context, out] = this.open();
      // The ear hears loudness by its square.
      out.gain.value = this.chosen.volume ** 2;
      if (context.state === "suspended") void context.resume().catch(() => undefined);
      VOICES[sound](instruments(context, out));
    } catch {
      this.touched = false; // a machine without sound is played on in silence
    }
  }

  private open(): readonly [AudioContext, GainNode] {
    if (this.context && this.out) return [this.context, this.out];
    const context = (this.context = this.make());
    const out = (this.out = context.createGain());
    const evened = context.createDynamicsCompressor();
    out.connect(evened);
    evened.connect(context.destination);
    return [context, out];
  }
}

export const sounds = new Sounds(settings);
for (const touch of ["pointerdown", "keydown"])
  addEventListener(touch, () => sounds.touch(), { capture: true, passive: true });
