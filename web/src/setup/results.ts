/** How a finished game ended, as a list of tables tells it. */
import { type Place, places } from "../ending/places";
import type { TableListed } from "../wire";

export interface Standing extends Place {
  readonly won: boolean;
  readonly mine: boolean;
}

const numbers = (told: unknown): number[] =>
  Array.isArray(told) ? told.filter((value) => typeof value === "number") : [];

/** Everybody at the table, the winners first; nobody if no result is told. */
export function standings({ result, seats }: Pick<TableListed, "result" | "seats">): readonly Standing[] {
  const winners = numbers(result?.["winners"]);
  return places(numbers(result?.["scores"]), winners).map((place) => ({
    ...place,
    won: winners.includes(place.seat),
    mine: seats[place.seat]?.mine ?? false,
  }));
}
