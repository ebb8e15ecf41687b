/** The bots with names and faces of their own, as tables and records call them; `persona-<id>` is what one reads. */
const PERSONAS = [
  "Mira",
  "Bodo",
  "Tilda",
  "Oskar",
  "Zora",
  "Rufus",
  "Lumi",
  "Ugo",
  "Dora",
  "Faro",
  "Nela",
  "Kasimir",
] as const;

export type Persona = Lowercase<(typeof PERSONAS)[number]>;

const IDS: ReadonlyMap<string, Persona> = new Map(
  PERSONAS.map((name) => [name, name.toLowerCase() as Persona]),
);

/** The persona that tables and records call so; null if it is nobody's name. */
export function personaOf(name: string | null | undefined): Persona | null {
  return IDS.get(name ?? "") ?? null;
}
