/** What happened, in lines: the log, and a summary for those who listen. */
import type { Event } from "../../table/director";
import type { Told } from "../../table/store.svelte";
import type { Words } from "../../texts/words";

/** Events that are seen well enough, or told by another one. */
const QUIET = new Set(["readied", "placed", "banner", "shown", "set-aside"]);

export interface Entry {
  readonly key: string;
  readonly text: string;
  /** Whose turn begins with it; null within a turn. */
  readonly turn: number | null;
}

export const worthTelling = (event: Event): boolean => !QUIET.has(event.type);

export function story(told: readonly Told[], words: Words): Entry[] {
  return told.flatMap(({ seq, events, undone }) => {
    if (undone) return [{ key: `${seq}`, text: words.text("log-undone"), turn: null }];
    return events.filter(worthTelling).map((event, at) => ({
      key: `${seq}-${at}`,
      text: words.event(event),
      turn: event.type === "turn" ? Number(event["seat"]) : null,
    }));
  });
}
