/** What is said at the table: what is to be done, what a tap will do, and what a region is to those who do not see it. */
import type { Words } from "../../../texts/words";
import type { RegionChoice } from "../turn/choices";
import { costLine } from "./costs";
import type { Names } from "./naming";
import type { Prompt } from "./prompt";
import type { Turn } from "../turn/turn.svelte";
import type { Region } from "../types";

/** The sentence of a prompt, with names for its facts. */
export function sentence(words: Words, names: Names, { id, facts }: Prompt): string {
  const { race, seat } = facts;
  return words.text(id, {
    ...facts,
    ...(typeof race === "string" ? { race: names.of(words, race, "race") } : {}),
    ...(typeof seat === "number" ? words.player(seat) : {}),
  });
}

/** What a tap on the region under the pointer will do; empty if it does nothing. */
export function tapSays(
  words: Words,
  names: Names,
  turn: Pick<Turn, "hovered" | "plan" | "offered" | "holds">,
): string {
  const { hovered, plan, offered } = turn;
  if (hovered === null) return "";
  const place = names.spot(words, hovered); // who holds it stands beside it
  if (plan) {
    const room = plan.supplies.some(({ key }) => plan.room(key, hovered) > 0);
    if (room) return words.text("tap-place", { place });
    return turn.holds(hovered) ? words.text("tap-take", { place }) : "";
  }
  const [first, ...more] = offered.get(hovered) ?? [];
  if (!first) return "";
  return more.length > 0
    ? words.text("tap-several", { place })
    : words.text("tap-does", { deed: words.action(first.choice.words) });
}

/** All there is in a region, and what can be done there at what cost. */
export function regionSays(words: Words, names: Names, seen: Region, here: readonly RegionChoice[]): string {
  const deeds = here.map(({ choice, cost }) => {
    const deed = words.action(choice.words);
    const costs =
      cost.terms.length > 0 ? words.text("deed-costs", { deed, cost: costLine(words, names, cost) }) : deed;
    return choice.closes_undo ? words.text("deed-ends", { deed: costs }) : costs;
  });
  return [names.whole(words, seen), ...deeds].join(words.text("between-names"));
}
