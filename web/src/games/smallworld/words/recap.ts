/** What a player should know who is on turn again: what happened to him since his last turn. */
import type { Words } from "../../../texts/words";
import { inWords } from "../../../texts/lists";
import type { Happened, TurnTold } from "./happened";
import type { Names } from "./naming";

export interface Recap {
  /** The turn it is told in. */
  readonly key: string;
  /** Regions the player lost to others, as they were conquered. */
  readonly losses: readonly Happened[];
  /** Rolls for regions of the player that failed. */
  readonly repelled: readonly Happened[];
  /** Coins others earned; none where they are secret. */
  readonly coins: readonly Happened[];
  /** All of that and what else concerns the player, in order. */
  readonly all: readonly Happened[];
}

/** What a turn begins with by itself. */
const BY_ITSELF = new Set<string>(["turn", "readied", "banner", "shown"]);

/** Since the seat's last turn; null if it is not on turn, has done something already, or has not played before. */
export function recapOf(turns: readonly TurnTold[], seat: number | null, open: boolean): Recap | null {
  const now = turns.at(-1);
  if (!now || seat === null || now.seat !== seat) return null;
  if (now.happened.some(({ event }) => !BY_ITSELF.has(event.type))) return null;
  const last = turns.slice(0, -1).findLastIndex((turn) => turn.seat === seat);
  if (last < 0) return null;
  const since = turns.slice(last + 1, -1).flatMap(({ happened }) => happened);
  const losses = since.filter(
    ({ event, from, by }) => event.type === "conquered" && isOf(seat, from) && by !== seat,
  );
  const repelled = since.filter(({ event, from }) => event.type === "failed" && isOf(seat, from));
  const coins = open ? since.filter(({ event }) => event.type === "coins" && event.seat !== seat) : [];
  const told = new Set([
    ...losses,
    ...repelled,
    ...coins,
    ...since.filter(({ event }) => names(event, seat)),
  ]);
  return { key: now.key, losses, repelled, coins, all: since.filter((one) => told.has(one)) };
}

const isOf = (seat: number, from: Happened["from"]): boolean =>
  from !== null && from !== "tribe" && from.seat === seat;

/** Whether an event is about the player by name: a race of his that vanished, or peace. */
function names(event: Happened["event"], seat: number): boolean {
  if (event.type === "pact") return event.ally === seat;
  return event.type === "vanished" && event.seat === seat;
}

/** The regions it is about. */
export function regionsIn({ losses, repelled }: Recap): readonly number[] {
  const all = [...losses, ...repelled].flatMap(({ event }) => ("region" in event ? [event.region] : []));
  return [...new Set(all)];
}

/** All of it in one line. */
export function recapLine(words: Words, names: Names, recap: Recap): string {
  const { losses, repelled, coins } = recap;
  const parts = losses.length > 0 ? lossesIn(words, names, losses) : [];
  if (repelled.length > 0) parts.push(words.text("recap-repelled", { count: repelled.length }));
  if (parts.length === 0) parts.push(words.text("recap-nothing"));
  const earned = coins.flatMap(({ event }) =>
    event.type === "coins"
      ? [words.text("recap-coins", { who: words.who(event.seat), coins: event.coins })]
      : [],
  );
  if (earned.length > 0) parts.push(words.text("recap-earned", { earned: inWords(earned) }));
  return words.text("recap-what", { what: parts.join(words.text("recap-between")) });
}

function lossesIn(words: Words, names: Names, losses: readonly Happened[]): string[] {
  const sum = (of: "lost" | "kept") => losses.reduce((all, one) => all + one[of], 0);
  const races = new Set(losses.map(({ event }) => ("race" in event ? event.race : "")));
  const seats = [...new Set(losses.map(({ by }) => by))].map((by) => (by === null ? "" : words.who(by)));
  const regions = losses
    .flatMap(({ event }) => ("region" in event ? [event.region] : []))
    .sort((one, other) => one - other)
    .map(String);
  const [race = ""] = races;
  const [who = ""] = seats;
  const taken =
    races.size === 1
      ? words.text("recap-taken", {
          race: names.of(words, race, "race"),
          who,
          count: losses.length,
          regions: inWords(regions),
        })
      : words.text("recap-taken-by", { who: inWords(seats), count: losses.length });
  return [taken, words.text("recap-losses", { lost: sum("lost"), kept: sum("kept") })];
}
