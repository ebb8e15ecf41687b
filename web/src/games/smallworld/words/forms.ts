/** Which form of a name is written where: some languages have more than one. */
import { type Group, has } from "../../../texts/fluent.svelte";

/** The text of a power's name beside a race: for that race, for any, or as it is called alone. */
export function besideRace(group: Group, power: string, race: string): string {
  const forms = [`power-${power}.${race}`, `power-${power}.combo`];
  return forms.find((id) => has(id, group)) ?? `power-${power}`;
}
