/** How a finished game ended, as a list of tables tells it. */
import type { TableListed } from "../wire";

export interface Standing {
  readonly seat: number;
  readonly points: number;
  readonly won: boolean;
  readonly mine: boolean;
  /** From 1; those who are level share one. */
  readonly place: number;
}

const numbers = (told: unknown): number[] =>
  Array.isArray(told) ? told.filter((value) => typeof value === "number") : [];

/** Everybody at the table, the winners first; nobody if no result is told. */
export function standings({ result, seats }: Pick<TableListed, "result" | "seats">): readonly Standing[] {
  const scores = numbers(result?.["scores"]);
  const winners = new Set(numbers(result?.["winners"]));
  const ahead = (one: number, other: number) =>
    Number(winners.has(one)) - Number(winners.has(other)) || (scores[one] ?? 0) - (scores[other] ?? 0);
  return scores
    .map((points, seat) => ({
      seat,
      points,
      won: winners.has(seat),
      mine: seats[seat]?.mine ?? false,
      place: 1 + scores.filter((_, other) => ahead(other, seat) > 0).length,
    }))
    .sort((one, other) => one.place - other.place);
}
