/** What a bot advises, in one sentence: “Push column 2 down and take …: it scores most right away.” */
import { adviceFor } from "../../../texts/advice";
import type { Reason } from "../../../texts/reasons";
import type { Words } from "../../../texts/words";
import type { Desk } from "../turn/desk.svelte";
import type { Choice } from "../turn/placements";
import { tileOf } from "../turn/pushes";
import { placeName, tilePlain } from "./naming";

export function advice(
  words: Words,
  choice: Choice,
  reasons: readonly Reason[],
  tile: Desk["tile"],
  leads: boolean | null = null,
): string {
  const { words: deed } = choice;
  const told = (given: Record<string, string | number>) =>
    adviceFor(words, deed.type, words.text(`hint-${deed.type}`, given), reasons, leads);
  const found = tile(tileOf(choice));
  const taken = found ? tilePlain(words, found) : "";
  switch (deed.type) {
    case "push":
      return told({ side: deed.side, line: deed.line, tile: taken });
    case "god":
      return told({ tile: taken });
    case "place":
      return told({ place: placeName(deed.x, deed.y) });
    case "draw":
      return told({ stack: deed.stack });
  }
}
