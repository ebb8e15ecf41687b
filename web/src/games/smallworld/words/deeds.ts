/** What somebody has done in a turn, in one line. */
import { t } from "../../../texts/fluent.svelte";
import type { Words } from "../../../texts/words";
import type { Deeds } from "../motion/performance.svelte";
import type { Event } from "../types";
import type { Names } from "./naming";

export function deedsLine({ seat, events, before }: Deeds, words: Words, names: Names): string {
  const of = <T extends Event["type"]>(type: T) =>
    events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  const count = (id: string, count: number) => (count > 0 ? [t(id, { count })] : []);
  const own = new Set(before.peoples.filter((one) => one.seat === words.seat).map(({ race }) => race));
  const coins = of("coins").reduce((sum, event) => sum + event.coins, 0);
  const deeds = [
    ...of("declined").map(({ race }) => t("deeds-declined", { race: names.of(words, race, "race") })),
    ...of("picked").map((combo) => names.people(words, combo)),
    ...count("deeds-conquered", of("conquered").length),
    ...count("deeds-yours", of("lost").filter(({ race }) => own.has(race)).length),
    ...count("deeds-failed", of("failed").length),
    ...count("deeds-coins", coins),
  ];
  const all = deeds.length > 0 ? deeds.join(words.text("between-names")) : t("deeds-none");
  return t("deeds-line", { who: words.who(seat), deeds: all });
}
