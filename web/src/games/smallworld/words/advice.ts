/** What a bot advises, in one sentence: “Your Wizards are spent: decline now; 6 regions go on paying.” */
import { adviceFor } from "../../../texts/advice";
import type { Reason } from "../../../texts/reasons";
import type { Words } from "../../../texts/words";
import type { Choice } from "../turn/choices";
import type { Names } from "./naming";
import type { View } from "../types";

export function advice(
  words: Words,
  names: Names,
  view: Pick<View, "column" | "peoples" | "turn">,
  { words: deed, cost }: Choice,
  reasons: readonly Reason[],
  leads: boolean | null = null,
): string {
  const told = (given: Record<string, string | number> = {}) =>
    adviceFor(words, deed.type, words.text(`hint-${deed.type}`, given), reasons, leads);
  if ("region" in deed) return told({ region: deed.region, terrain: names.ground(words, deed.region) });
  if (deed.type === "ally") return told({ who: words.who(deed.seat) });
  if (deed.type === "pick") {
    const combo = view.column[deed.slot - 1];
    return told({ combo: combo ? names.people(words, combo) : "" });
  }
  if (deed.type !== "decline") return told();
  const active = view.peoples.find(({ seat, standing }) => seat === view.turn && standing === "active");
  const paying =
    "later" in cost ? cost.later.terms.flatMap((term) => ("regions" in term ? term.regions : [])) : [];
  return words.text("hint-decline", {
    race: active ? names.of(words, active.race, "race") : "",
    regions: new Set(paying).size,
  });
}
