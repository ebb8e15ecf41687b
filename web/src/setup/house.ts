/** House rules: where the rulebooks differ, the table decides. */
import { t } from "../texts/fluent.svelte";
import type { HouseRuleListed } from "../wire";

export type HouseChoice = string | boolean;
/** What was decided otherwise than the default, by key. */
export type House = Readonly<Record<string, HouseChoice>>;

/** What is played on a point: the table's choice, or the default. */
export function chosen(rule: HouseRuleListed, house: House): HouseChoice {
  return house[rule.key] ?? rule.choices[0]!;
}

/** The same house rules with another choice on one point; what is the default is not said. */
export function choosing(rule: HouseRuleListed, choice: HouseChoice, house: House): House {
  const others = Object.entries(house).filter(([key]) => key !== rule.key);
  return Object.fromEntries(choice === rule.choices[0] ? others : [...others, [rule.key, choice]]);
}

/** What a rulebook says on every point; where it says nothing, the default. */
export function byBook(rules: readonly HouseRuleListed[], book: string): House {
  return rules.reduce<House>((house, rule) => {
    const said = rule.choices.find((_, at) => rule.books[at]?.includes(book));
    return said === undefined ? house : choosing(rule, said, house);
  }, {});
}

/** Whether two tables play the same. */
export function same(rules: readonly HouseRuleListed[], one: House, other: House): boolean {
  return rules.every((rule) => chosen(rule, one) === chosen(rule, other));
}

/** The house rules among the options of a table that has been set up. */
export function houseOf(options: { readonly [name: string]: unknown }): House {
  const house = options["house"];
  return typeof house === "object" && house !== null ? (house as House) : {};
}

/** Which rulebooks say so, for people. */
export function whose(rule: HouseRuleListed, choice: HouseChoice): string {
  const books = rule.books[rule.choices.indexOf(choice)] ?? [];
  return books.length === 0
    ? t("house-no-book")
    : t("house-books", { books: books.map((book) => t(`editions-${book}`)).join(" · ") });
}
