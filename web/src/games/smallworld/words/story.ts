/** What happened, in sentences: for the log, for what is shown just now, and for those who listen. */
import type { Arguments } from "../../../texts/fluent.svelte";
import type { Words } from "../../../texts/words";
import type { Happened, Holder } from "./happened";
import type { Names } from "./naming";

/** Sentences said before; an event is told again and again, and texts take time. */
const said = new WeakMap<object, { words: Words; text: string }>();

/** One thing that happened, in a sentence or two: whose region it was is said where it was somebody's. */
export function tell(words: Words, names: Names, happened: Happened): string {
  const known = said.get(happened.event);
  if (known?.words === words) return known.text;
  const text = sentences(words, names, happened);
  said.set(happened.event, { words, text });
  return text;
}

function sentences(words: Words, names: Names, happened: Happened): string {
  const { event, from, lost, kept } = happened;
  switch (event.type) {
    case "conquered": {
      const { how, tokens } = event;
      const told = words.text("log-conquered", { ...place(words, names, happened), how, tokens });
      const robbed = from !== null && from !== "tribe";
      return robbed ? `${told} ${words.text("log-losses", { lost, kept })}` : told;
    }
    case "failed":
      return words.text("log-failed", place(words, names, happened));
    case "rolled":
      return words.text("die-said", { verdict: verdictOf(words, happened) });
    default:
      return words.event(event);
  }
}

/** What a roll came to, in two or three words: “2: conquered”. */
export function verdictOf(words: Words, { event, verdict }: Pick<Happened, "event" | "verdict">): string {
  if (event.type !== "rolled") return "";
  return words.text("die-verdict", { pips: event.pips, verdict: verdict ?? "adds" });
}

/** The race that acts and the region it is about, with whose that was. */
function place(words: Words, names: Names, { event, from }: Happened): Arguments {
  const region = "region" in event ? event.region : 0;
  return {
    race: "race" in event ? names.of(words, event.race, "race") : "",
    region,
    terrain: names.ground(words, region),
    ...whose(words, from),
  };
}

/** Whose a region was, as arguments of a text. */
export function whose(words: Words, from: Holder | null): { whose: string; holder: string } {
  if (from === null || from === "tribe") return { whose: from ?? "nobody", holder: "" };
  if (from.seat === null) return { whose: "nobody", holder: "" };
  return { whose: from.seat === words.seat ? "you" : "other", holder: words.who(from.seat) };
}
