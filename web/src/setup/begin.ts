/** From a command to play to a table. */
import * as api from "../net/api";
import { person } from "../person.svelte";
import { router } from "../router.svelte";
import { t } from "../texts/fluent.svelte";
import type { NewTable } from "../wire";

/** Set a table up and go there; with `at_once` the game begins as soon as one has arrived. */
export async function begin(table: NewTable, at_once: boolean): Promise<void> {
  if (person.name === null) await person.call(t("name-guest"));
  const made = await api.makeTable(table);
  router.go(`/tables/${made.table}${at_once ? "?begin" : ""}`);
}
