/** What is said of Small World where a table is set up. */
import { capital } from "../../../rules/book";
import { settings } from "../../../settings.svelte";
import { has, text } from "../../../texts/fluent.svelte";
import type { Setup } from "../../manifest";
import { Rows } from "../words/rows";

const SORTS: Readonly<Record<string, string>> = { races: "race", powers: "power" };

/** A race, to see how one is written. */
const KOBOLDS = `[race.kobolds]
tokens = 8
borrows = "ratmen"
spoils = 1
name = "Kobolds"
`;

export const setup: Setup = {
  name(option, id, own) {
    const sort = SORTS[option] ?? option;
    const called = new Rows(own, settings.language).name(sort, id);
    const known = `${sort}-${id}`;
    return capital(
      called ?? (has(known, "smallworld") ? text("smallworld", known) : id.replaceAll("_", " ")),
    );
  },
  manual: "docs/own-races.md",
  example: () => Promise.resolve(KOBOLDS),
};
