/** Who sat where, as a record tells it: by names alone, and a bot's name is its id. */
import { personaOf } from "../faces/personas";
import { has } from "../texts/fluent.svelte";
import type { SeatSeen, Show } from "../wire";

/** What a record calls those whom nobody named. */
const NAMELESS = /^Player \d+$/;
/** A second bot of one kind has a number behind its id. */
const NUMBERED = / \d+$/;

export function seatsOf({ players, first }: Pick<Show, "players" | "first">): SeatSeen[] {
  return Array.from({ length: players }, (_, seat) => seatOf(first.names[seat]));
}

function seatOf(name: string | undefined): SeatSeen {
  if (name === undefined || NAMELESS.test(name))
    return { kind: "person", name: null, bot: null, nonce: null };
  // Who was a bot is not told, but these are bots' names.
  if (personaOf(name)) return { kind: "bot", name, bot: null, nonce: null };
  const bot = name.replace(NUMBERED, "");
  return has(`bot-${bot}`)
    ? { kind: "bot", name: null, bot, nonce: null }
    : { kind: "person", name, bot: null, nonce: null };
}
