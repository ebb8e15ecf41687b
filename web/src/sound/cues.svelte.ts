/** Sounds with what is shown: a cue says what is heard, and how long after it began to be shown. */
import type { GameEvent, GameId } from "../games/types";
import { settings } from "../settings.svelte";
import type { Stage } from "../table/director";
import { sounds } from "./sounds";
import type { Sound } from "./voices";

export interface Cue {
  readonly sound: Sound;
  /** In milliseconds. */
  readonly at: number;
}

/** Let the cues of what is shown be heard; what is shown no more, or skipped, is heard no more. */
export function hear(cues: () => readonly Cue[]): void {
  $effect(() => {
    const waiting = cues().map(({ sound, at }) => setTimeout(() => sounds.play(sound), at));
    return () => waiting.forEach(clearTimeout);
  });
}

/** The same for those who want no motion: what is shown at once has one sound. */
export function heard<G extends GameId>(
  stage: Stage<G>,
  soundOf: (event: GameEvent<G>) => Sound | null,
): Stage<G> {
  return async (scene, signal) => {
    if (!settings.motion) {
      const [first] = loudest(scene.events.map(soundOf));
      if (first) sounds.play(first);
    }
    await stage(scene, signal);
  };
}

/** What matters most is heard of what comes at once. */
const RANKS: readonly Sound[] = ["decline", "die", "march", "reveal", "coins", "slide", "place"];

export function loudest(all: readonly (Sound | null)[]): readonly Sound[] {
  return RANKS.filter((sound) => all.includes(sound));
}
