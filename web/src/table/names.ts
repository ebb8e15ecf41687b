/** What those at a table are called. */
import { has, t } from "../texts/fluent.svelte";
import type { SeatSeen } from "../wire";

/** A bot by its level, in words. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** Whoever has a seat. */
export function nameOf(seat: Pick<SeatSeen, "kind" | "name" | "bot">, number: number): string {
  if (seat.kind === "bot" && seat.bot) return seat.name ?? botName(seat.bot);
  return seat.name ?? t("seat-other", { number: number + 1 });
}
