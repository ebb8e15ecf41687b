/** Addresses of the rules reference. */
import type { Chapter } from "./contents";

/** What has a name on the table, and an entry of its own: `rule-race-trolls` is titled by the name `race-trolls`. */
export const SORTS = ["race", "power", "terrain", "symbol", "marker", "god"] as const;
export type Sort = (typeof SORTS)[number];

/** The ways to the chapters and entries of one book. */
export class Links {
  private readonly entries: ReadonlySet<string>;

  constructor(
    private readonly book: string,
    chapters: readonly Chapter[],
  ) {
    this.entries = new Set(chapters.flatMap(({ id, entries }) => [id, ...entries]));
  }

  /** Whether there is such an entry: what designers made themselves has none. */
  has(entry: string): boolean {
    return this.entries.has(entry);
  }

  /** The address of a chapter or entry, by its id. */
  to(entry: string): string {
    return `/rules/${this.book}#${entry}`;
  }
}
