/** Who sits where at a table at which a game goes on. */
import type { WhatIfWanted } from "../wire";

/** All seats are one's own. */
export const ALL = "all";

/** Oneself on one seat and bots on all others, or oneself on all of them, told apart by a number. */
export function seated(
  players: number,
  seat: number | typeof ALL,
  bot: string,
  name: string,
): WhatIfWanted["seats"] {
  return Array.from({ length: players }, (_, number) => {
    if (seat === ALL) return number === 0 ? { kind: "me" } : { kind: "me", name: `${name} ${number + 1}` };
    return number === seat ? { kind: "me" } : { kind: "bot", bot };
  });
}
