/** The rows of races and powers: those of the box, and those of one's own that come with the table's options. */
import box from "../../../../../src/mikrokosmos/games/smallworld/content/box.toml";
import type { Words } from "../../../texts/words";

export type Row = Readonly<Record<string, unknown>>;
export type Sort = "race" | "power";

export class Rows {
  private readonly own: Readonly<Record<string, Readonly<Record<string, Row>>>>;

  /** Sentences made before; texts are not made anew at every move. */
  private readonly said = new Map<string, string>();

  constructor(
    options: Readonly<Record<string, unknown>> = {},
    readonly language = "en",
  ) {
    const given = options["content"];
    this.own = given && typeof given === "object" ? (given as Record<string, Record<string, Row>>) : {};
  }

  row(sort: Sort, id: string | null): Row {
    return id === null ? {} : (this.own[sort]?.[id] ?? box[sort]?.[id] ?? {});
  }

  /** What a row of one's own calls itself; null if it leaves that to the texts. */
  name(sort: string, id: string): string | null {
    const name = this.own[sort]?.[id]?.["name"];
    if (typeof name === "string") return name || null;
    const names = (name ?? {}) as Readonly<Record<string, string>>;
    return names[this.language] ?? names["en"] ?? Object.values(names)[0] ?? null;
  }

  /** What a row does: a sentence for each of its words, or (`brief`) a few words for each. */
  does(words: Words, sort: Sort, id: string, how: "word" | "brief" = "word"): string {
    const key = `${how} ${sort} ${id}`;
    const said = this.said.get(key) ?? this.describe(words, this.row(sort, id), how);
    this.said.set(key, said);
    return said;
  }

  private describe(words: Words, row: Row, how: "word" | "brief"): string {
    // The vocabulary is what there are texts for; how many tokens a row has is told elsewhere.
    const said = Object.entries(row)
      .filter(([word, value]) => words.knows(`${how}-${word}`) && value !== false && value !== 0)
      .sort(([, one], [, other]) => rank(one) - rank(other))
      .map(([word, value]) =>
        words.text(`${how}-${word}`, {
          n: number(value),
          kinds: Array.isArray(value) ? kinds(words, value as readonly string[]) : "",
        }),
      );
    const [between, nothing] =
      how === "word" ? ["rows-between", "rows-nothing"] : ["brief-between", "brief-nothing"];
    return said.join(words.text(between)) || words.text(nothing);
  }
}

/** What it earns or saves by the land comes first, then what is counted, then what it just can do. */
const rank = (value: unknown): number => (Array.isArray(value) ? 0 : typeof value === "number" ? 1 : 2);

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

function kinds(words: Words, named: readonly string[]): string {
  return named.map((kind) => words.text(`kind-${kind}`)).join(words.text("kinds-between"));
}
