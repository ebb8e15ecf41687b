/** What those at a table are called. */
import { has, t } from "../texts/fluent.svelte";
import { personaOf } from "../faces/personas";
import type { SeatSeen } from "../wire";

type Seated = Pick<SeatSeen, "kind" | "name" | "bot">;

/** A bot by its level, in words. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** What a bot is like: how strong it is, and how long it thinks; empty for one nobody has described. */
export function botAbout(bot: string): string {
  return has(`bot-${bot}-text`) ? t(`bot-${bot}-text`) : "";
}

/** What a seat is called by itself: a bot's own name is said in the language chosen. */
function nameOf({ kind, name, bot }: Seated, number: number): string {
  const persona = kind === "bot" ? personaOf(name) : null;
  if (persona) return t(`persona-${persona}`);
  return name ?? (bot ? botName(bot) : t("seat-other", { number: number + 1 }));
}

/** How well a bot plays, in words, where its name does not say so; empty for people. */
export function levelOf(seat: Seated | undefined): string {
  return seat?.kind === "bot" && seat.name !== null && seat.bot !== null ? botName(seat.bot) : "";
}

/** Whoever has a seat, by seat; two of one name are told apart by a number. */
export function namesOf(seats: readonly Seated[]): string[] {
  const told: string[] = [];
  for (const [number, seat] of seats.entries()) {
    const plain = nameOf(seat, number);
    let name = plain;
    for (let again = 2; told.includes(name); again++) name = `${plain} ${again}`;
    told.push(name);
  }
  return told;
}
