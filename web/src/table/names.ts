/** What those at a table are called. */
import { has, t } from "../texts/fluent.svelte";
import type { SeatSeen } from "../wire";

type Seated = Pick<SeatSeen, "kind" | "name" | "bot">;

/** A bot by its level, in words. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** Whoever has a seat, by seat; two bots of one level are told apart by a number. */
export function namesOf(seats: readonly Seated[]): string[] {
  const told: string[] = [];
  for (const [number, seat] of seats.entries()) {
    const plain = seat.name ?? (seat.bot ? botName(seat.bot) : t("seat-other", { number: number + 1 }));
    let name = plain;
    for (let again = 2; told.includes(name); again++) name = `${plain} ${again}`;
    told.push(name);
  }
  return told;
}
