/** A table as one wants it, from the few choices of a form to what the server is asked for. */
import type { NewTable } from "../wire";
import type { House } from "./house";

export type SeatChoice =
  | { readonly kind: "me" }
  | { readonly kind: "friend"; readonly name: string }
  | { readonly kind: "open" }
  | { readonly kind: "bot"; readonly bot: string };

export interface Choices {
  readonly game: string;
  readonly seats: readonly SeatChoice[];
  readonly public: boolean;
  readonly clock: number | null;
  readonly hints: boolean;
  /** Coins lie open in Small World: for a first game, or between friends who would count anyway. */
  readonly openCoins: boolean;
  readonly randomFirst: boolean;
  /** What the table has decided otherwise than usual, where the rulebooks differ. */
  readonly house: House;
}

/** So long a bot takes for a move, so that people can follow. */
export const PACE = 600;

export function wanted(choices: Choices): NewTable {
  const options: Record<string, unknown> = { players: choices.seats.length };
  if (choices.randomFirst) options["first"] = "random";
  if (choices.game === "smallworld" && choices.openCoins) options["coins"] = "open";
  if (Object.keys(choices.house).length > 0) options["house"] = choices.house;
  return {
    game: choices.game,
    options,
    seats: choices.seats.map((seat) =>
      seat.kind === "friend" ? { kind: "me", name: seat.name } : { ...seat },
    ),
    public: choices.public,
    clock: choices.clock,
    hints: choices.hints,
    pace: PACE,
  };
}

/** A quick game: oneself and bots of one level. */
export function quick(game: string, players: number, bot: string): NewTable {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", bot }) as const);
  return wanted({
    game,
    seats: [{ kind: "me" }, ...bots],
    public: false,
    clock: null,
    hints: true,
    openCoins: false,
    randomFirst: true,
    house: {},
  });
}

/** Whether nobody need be waited for: the game can begin at once. */
export function complete(seats: readonly SeatChoice[]): boolean {
  return seats.every((seat) => seat.kind !== "open");
}
