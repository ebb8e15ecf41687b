/** The rows of races and powers: those of the box, and those of one's own that come with the table's options. */
import box from "../../../../src/mikrokosmos/games/smallworld/content.toml";
import type { Words } from "../../texts/words";

export type Row = Readonly<Record<string, unknown>>;
export type Sort = "race" | "power";

/** The words of the closed vocabulary, in the order in which a row's sentences stand. */
const MASKS = ["income", "discount", "discount_beside"];
const NUMBERS = [
  "stipend",
  "windfall",
  "spoils",
  "raiders",
  "recruits_per",
  "holes",
  "camps",
  "heroes",
  "forts",
  "dragons",
];
const FLAGS = [
  "enters_anywhere",
  "flies",
  "sails",
  "tunnels",
  "unbroken",
  "marches",
  "endures",
  "stout",
  "lairs",
  "converts",
  "berserk",
  "pact",
  "income_lasts",
];

export class Rows {
  private readonly own: Readonly<Record<string, Readonly<Record<string, Row>>>>;

  constructor(options: Readonly<Record<string, unknown>> = {}) {
    const given = options["content"];
    this.own = given && typeof given === "object" ? (given as Record<string, Record<string, Row>>) : {};
  }

  row(sort: Sort, id: string | null): Row {
    return id === null ? {} : (this.own[sort]?.[id] ?? box[sort]?.[id] ?? {});
  }

  /** What a row of one's own calls itself in a language; null if it leaves that to the texts. */
  name(sort: string, id: string, language: string): string | null {
    const name = this.own[sort]?.[id]?.["name"];
    if (typeof name === "string") return name || null;
    const names = (name ?? {}) as Readonly<Record<string, string>>;
    return names[language] ?? names["en"] ?? Object.values(names)[0] ?? null;
  }

  /** A number of a people: what its race and its power say together. */
  number(word: string, race: string | null, power: string | null): number {
    return [this.row("race", race), this.row("power", power)].reduce(
      (sum, row) => sum + number(row[word]),
      0,
    );
  }

  /** What a row does: a sentence for each of its words, or (`brief`) a few words for each. */
  does(words: Words, sort: Sort, id: string, how: "word" | "brief" = "word"): string {
    const row = this.row(sort, id);
    const said = [
      ...MASKS.filter((word) => Array.isArray(row[word])).map((word) =>
        words.text(`${how}-${word}`, { kinds: kinds(words, row[word] as readonly string[]) }),
      ),
      ...NUMBERS.filter((word) => number(row[word]) > 0).map((word) =>
        words.text(`${how}-${word}`, { n: number(row[word]) }),
      ),
      ...FLAGS.filter((word) => row[word] === true).map((word) => words.text(`${how}-${word}`)),
    ];
    const [between, nothing] =
      how === "word" ? ["rows-between", "rows-nothing"] : ["brief-between", "brief-nothing"];
    return said.join(words.text(between)) || words.text(nothing);
  }
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

function kinds(words: Words, named: readonly string[]): string {
  return named.map((kind) => words.text(`kind-${kind}`)).join(words.text("kinds-between"));
}
