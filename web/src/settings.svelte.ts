/** What a person has chosen on this device: language, light or dark, pace, notifications, sound. Kept in the browser. */
import type { Language } from "./texts/fluent.svelte";

const KEY = "mikrokosmos.settings";
const SPOKEN: readonly Language[] = ["en", "uk", "zh", "cs", "it"];

/**
 * How the game goes on: calm shows everything that is done, brisk shows whole turns of others at once, instant shows
 * only where it has led.
 */
export const PACES = ["calm", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** How much faster things move than when it is calm. */
const TEMPO: Record<Pace, number> = { calm: 1, brisk: 1.6, instant: 1 };
/** Milliseconds to read what somebody has done in a turn, where nothing moves. */
const READING: Record<Pace, number> = { calm: 1600, brisk: 750, instant: 0 };

export interface Chosen {
  language: Language;
  theme: "auto" | "light" | "dark";
  pace: Pace;
  notify: boolean;
  /** Whether anything is heard; null as long as nobody was asked. */
  sound: boolean | null;
  /** How loud, from 0 to 1. */
  volume: number;
  /** One's own turn is heard even while the page is hidden. */
  soundAway: boolean;
}

function preferred(): Language {
  for (const tag of navigator.languages ?? []) {
    const found = SPOKEN.find((language) => language === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

function kept(): Partial<Chosen> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>;
    if (found.language && !SPOKEN.includes(found.language)) return {};
    return { ...found, pace: paceOf(found.pace) };
  } catch {
    return {};
  }
}

/** A pace as it was kept; older versions kept a number, of which 0 was no motion. */
function paceOf(found: unknown): Pace {
  return PACES.find((pace) => pace === found) ?? (found === 0 ? "instant" : "brisk");
}

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

class Settings implements Chosen {
  language = $state<Language>("en");
  theme = $state<Chosen["theme"]>("auto");
  pace = $state<Pace>("brisk");
  notify = $state(false);
  sound = $state<boolean | null>(null);
  volume = $state(0.6);
  soundAway = $state(false);

  constructor() {
    Object.assign(this, { language: preferred() } satisfies Partial<Chosen>, kept());
  }

  /** Whether things move at all: not for those who have asked their device for stillness. */
  get motion(): boolean {
    return this.pace !== "instant" && !still();
  }

  /** How much faster things move than when it is calm. */
  get tempo(): number {
    return TEMPO[this.pace];
  }

  /** Milliseconds to read what somebody has done, where nothing moves. */
  get reading(): number {
    return READING[this.pace];
  }

  /** Whether the turns of others are shown as a whole; where nothing moves, there is nothing else to be seen of them. */
  get summaries(): boolean {
    return this.pace === "brisk" || !this.motion;
  }

  /** Keep what was chosen, and show it. */
  keep(): void {
    const { language, theme, pace, notify, sound, volume, soundAway } = this;
    document.documentElement.dataset["theme"] = theme;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, pace, notify, sound, volume, soundAway }));
    } catch {
      // A browser that keeps nothing is used with what it prefers.
    }
  }
}

export const settings = new Settings();
