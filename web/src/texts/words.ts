/**
 * What the engine says in words and terms, said to a person: actions, costs, incomes, events, refusals. Texts are
 * found by id, as on the command line: `action-<type>`, `term-<reason>`, `event-<type>`, `refusal-<reason>`.
 */
import type { Arguments, Group } from "./fluent.svelte";
import { has, t, text } from "./fluent.svelte";

export type Fields = Readonly<Record<string, unknown>>;

/** Adds names to the fields of an engine's words: a race's id becomes its name, a region says what it is. */
export type Naming = (words: Words, fields: Record<string, unknown>) => Record<string, unknown>;

/** The engine's words in the language chosen, as one seat reads them. */
export class Words {
  constructor(
    readonly group: Group,
    /** Who reads: a seat is spoken to as you; null is somebody who only watches. */
    readonly seat: number | null,
    /** The names of those at the table, by seat. */
    readonly names: readonly string[],
    private readonly naming: Naming,
  ) {}

  /** The text `<sort>-<fields[key]>`, filled in with the other fields. */
  say(sort: string, told: Fields, key = "type"): string {
    const id = `${sort}-${String(told[key])}`;
    const fields: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(told)) {
      if (name !== key && (typeof value === "number" || typeof value === "string")) fields[name] = value;
    }
    if (!has(id, this.group)) return [String(told[key]), ...Object.values(fields)].join(" ");
    if (typeof told["seat"] === "number") Object.assign(fields, this.player(told["seat"]));
    if (Array.isArray(told["terms"])) fields["terms"] = this.terms(told) || "none";
    return text(this.group, id, this.naming(this, fields) as Arguments);
  }

  /** You, or a player by name. */
  who(seat: number): string {
    return seat === this.seat ? t("seat-you") : (this.names[seat] ?? t("seat-other", { number: seat + 1 }));
  }

  /** A seat as arguments for a text: `who` it is, and whether that is `you`. */
  player(seat: number): { who: string; you: "yes" | "no" } {
    return { who: this.who(seat), you: seat === this.seat ? "yes" : "no" };
  }

  /** The terms of a cost or an income, in a row. */
  terms(told: Fields): string {
    const terms = (told["terms"] ?? []) as readonly Fields[];
    return terms.map((term) => this.say("term", term, "reason")).join(t("between-terms"));
  }

  action(told: Fields): string {
    return this.say("action", told);
  }

  event(told: Fields): string {
    return this.say("event", told);
  }

  refusal(told: Fields): string {
    return this.say("refusal", told, "reason");
  }

  /** Whether the game has such a text. */
  knows(id: string): boolean {
    return has(id, this.group);
  }

  /** A text of the game's own. */
  text(id: string, given: Arguments = {}): string {
    return text(this.group, id, given);
  }
}
