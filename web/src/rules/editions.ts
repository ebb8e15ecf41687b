/** Topics on which rulebooks differ, as the owner of one of them wants to read it. */
import type { Chapter } from "./contents";
import { blocks, type Block, type Line } from "./markup";

export type Edition = "uk" | "it" | "cs" | "zh";
export const EDITIONS: readonly Edition[] = ["uk", "it", "cs", "zh"];

/** Where the rulebooks of a game differ. */
export interface Editions {
  /** The topics; what matters most often comes first. */
  readonly chapter: Chapter;
  /** Which rulebook each line of a topic is about, in the order of the lines of its text. */
  readonly about: Readonly<Record<string, readonly (readonly Edition[])[]>>;
  /** The topics on which the table decides, by the key of the house rule. */
  readonly decided: Readonly<Record<string, string>>;
}

export interface Topic {
  readonly id: string;
  /** What the books say, as far as it concerns the chosen one. */
  readonly said: readonly Line[];
  /** What is played here. */
  readonly played: readonly Block[];
}

/** A topic as the owner of one rulebook (`null`: of any) wants to read it; `null` if it is no topic for them. */
export function topic(
  { about: known }: Pick<Editions, "about">,
  id: string,
  source: string,
  edition: Edition | null,
): Topic | null {
  const all = blocks(source);
  const lines = all.flatMap((block) => (block.kind === "list" ? block.lines : []));
  const about = known[id] ?? [];
  const said = lines.filter((_, place) => edition === null || (about[place] ?? EDITIONS).includes(edition));
  return said.length === 0 ? null : { id, said, played: all.filter(({ kind }) => kind === "paragraph") };
}
