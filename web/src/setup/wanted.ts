/** A table as one wants it, from the few choices of a form to what the server is asked for. */
import type { Custom } from "../games/manifest";
import type { NewTable } from "../wire";
import type { House } from "./house";

export type SeatChoice =
  | { readonly kind: "me" }
  | { readonly kind: "friend"; readonly name: string }
  | { readonly kind: "open" }
  | { readonly kind: "bot"; readonly bot: string };

/** Who goes first: a seat, or whomever chance chooses. */
export type First = number | "random";

export interface Choices {
  readonly game: string;
  readonly seats: readonly SeatChoice[];
  readonly public: boolean;
  readonly clock: number | null;
  readonly hints: boolean;
  /** Everybody is shown the chances to win. */
  readonly winChance: boolean;
  /** The host may let a bot play for whoever does not move; where there is a clock, it decides. */
  readonly replaceIdle: boolean;
  /** What was ticked of the game's own customs. */
  readonly customs: readonly Custom[];
  readonly first: First;
  /** What the table has decided otherwise than usual, where the rulebooks differ. */
  readonly house: House;
  /** What takes part, and content of one's own, as options of the game. */
  readonly content?: Readonly<Record<string, unknown>>;
}

export function wanted(choices: Choices): NewTable {
  const options: Record<string, unknown> = { players: choices.seats.length, first: choices.first };
  Object.assign(options, ...choices.customs.map((custom) => custom.options));
  Object.assign(options, choices.content);
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
    win_chance: choices.winChance,
    replace_idle: choices.replaceIdle && choices.clock === null,
    pace: 0, // bots play at once: each page shows it as fast as its reader likes
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
    winChance: true,
    replaceIdle: false,
    customs: [],
    first: "random",
    house: {},
  });
}

/** Whether one person plays against bots only: then a figure can disturb nobody else. */
export function alone(seats: readonly SeatChoice[]): boolean {
  const people = seats.filter(({ kind }) => kind !== "bot");
  return people.length === 1 && people[0]?.kind === "me";
}

/** Whether nobody need be waited for: the game can begin at once. */
export function complete(seats: readonly SeatChoice[]): boolean {
  return seats.every((seat) => seat.kind !== "open");
}
