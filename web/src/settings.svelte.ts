/** What a person has chosen on this device: language, light or dark, motion, notifications. Kept in the browser. */
import type { Language } from "./texts/fluent.svelte";

const KEY = "mikrokosmos.settings";
const SPOKEN: readonly Language[] = ["en", "uk", "zh", "cs", "it"];

export interface Chosen {
  language: Language;
  theme: "auto" | "light" | "dark";
  /** How fast things move: 0 is not at all. */
  pace: 0 | 1 | 2;
  notify: boolean;
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
    return found.language && !SPOKEN.includes(found.language) ? {} : found;
  } catch {
    return {};
  }
}

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

class Settings implements Chosen {
  language = $state<Language>("en");
  theme = $state<Chosen["theme"]>("auto");
  pace = $state<Chosen["pace"]>(1);
  notify = $state(false);

  constructor() {
    Object.assign(this, { language: preferred() } satisfies Partial<Chosen>, kept());
  }

  /** Whether things move at all: not for those who have asked their device for calm. */
  get motion(): boolean {
    return this.pace > 0 && !calm();
  }

  /** Keep what was chosen, and show it. */
  keep(): void {
    const { language, theme, pace, notify } = this;
    document.documentElement.dataset["theme"] = theme;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, pace, notify }));
    } catch {
      // A browser that keeps nothing is used with what it prefers.
    }
  }
}

export const settings = new Settings();
