/** Why something costs what it costs, and what a turn would earn, from the engine's own terms. */
import { number } from "../../../texts/numbers";
import type { Words } from "../../../texts/words";
import type { Names } from "./naming";
import type { Cost, Term } from "../types";

/** A line of a sum: what it is for, and how much. */
export interface Line {
  readonly label: string;
  readonly amount: number;
}

/** The lines of a sum, in short words. */
export function lines(words: Words, names: Names, terms: readonly Term[]): Line[] {
  return terms.map((term) => ({
    label: words.text(`sum-${term.reason}`, {
      amount: term.amount,
      of: "of" in term ? names.of(words, term.of, "race", "power", "marker") : "",
    }),
    amount: term.amount,
  }));
}

/** A sum in a row: “2 base + 1 mountain − 1 Commando”. */
export function inARow(sum: readonly Line[]): string {
  return sum
    .map(({ label, amount }, at) => {
      if (at === 0) return `${number(amount)} ${label}`;
      return `${amount < 0 ? "−" : "+"} ${number(Math.abs(amount))} ${label}`;
    })
    .join(" ");
}

/** A whole cost in one line: “2 base + 2 tokens = 4, you have 5”, with the odds where a die decides. */
export function costLine(words: Words, names: Names, cost: Cost): string {
  const terms = inARow(lines(words, names, cost.terms));
  const { total } = cost;
  const sum =
    "have" in cost
      ? words.text("cost-sum-have", { terms, total, have: cost.have })
      : words.text("cost-sum", { terms, total });
  if (!("faces" in cost)) return sum;
  const told = `${sum} ${odds(words, cost.faces)}`;
  return cost.forfeits ? `${told} ${words.text("cost-forfeits")}` : told;
}

/** The odds of a final die: how many faces of six, and in percent. */
export function odds(words: Words, faces: number): string {
  return words.text("cost-odds", { faces, percent: Math.round((faces / 6) * 100) });
}
