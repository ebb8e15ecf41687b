/** Names: of races, powers, regions, and of those who hold them. */
import { has } from "../../../texts/fluent.svelte";
import { besideRace } from "./forms";
import type { Fields, Naming, Words } from "../../../texts/words";
import type { Land } from "../board/land";
import type { Rows } from "./rows";
import type { Sign } from "./signs";
import type { Combo, People, Region, View } from "../types";

const SORTS = ["race", "power", "marker"];

export class Names {
  // What was said of a region is said again as long as nothing about it changes: there are many, and texts take time.
  private readonly grounds = new Map<number, string>();
  private readonly wholes = new WeakMap<Region, { as: string; text: string }>();

  constructor(
    private readonly rows: Rows,
    private readonly land: Land,
    /** What is seen now, where something can be seen. */
    private readonly view: () => Pick<View, "regions" | "column"> | null = () => null,
  ) {}

  /** The name of a race, power, marker or terrain; a row that names itself nothing is called by its id. */
  of(words: Words, id: string, ...sorts: string[]): string {
    for (const sort of sorts) {
      const own = this.rows.name(sort, id);
      if (own !== null) return own;
      if (has(`${sort}-${id}`, words.group)) return words.text(`${sort}-${id}`);
    }
    return id.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());
  }

  /** The name of anything that has a sign. */
  sign(words: Words, sign: Sign): string {
    if (sign === "tribe") return words.text("lost-tribe");
    const [sort = "", ...id] = sign.split("-");
    return this.of(words, id.join("-"), sort);
  }

  /** What a region is: its terrain and its symbols. */
  ground(words: Words, region: number): string {
    const known = this.grounds.get(region);
    const here = this.land[region - 1];
    if (known !== undefined || !here) return known ?? "";
    const signs = here.symbols.map((sign) => this.of(words, sign, "symbol"));
    const text = [this.of(words, here.terrain, "terrain"), ...signs].join(words.text("between-names"));
    this.grounds.set(region, text);
    return text;
  }

  /** A region by number, terrain and symbols. */
  spot(words: Words, region: number): string {
    return words.text("spot", { region, terrain: this.ground(words, region) });
  }

  /** A region by number, terrain and holder. */
  place(words: Words, region: number): string {
    const seen = this.view()?.regions[region - 1];
    return seen ? this.placeOf(words, seen) : this.spot(words, region);
  }

  private placeOf(words: Words, seen: Region): string {
    const region = seen.id;
    const terrain = this.ground(words, region);
    if (seen.tribe) return words.text("place-tribe", { region, terrain });
    if (!seen.race) return this.spot(words, region);
    return words.text("place-held", {
      region,
      terrain,
      holder: this.holder(words, seen),
      tokens: seen.tokens,
    });
  }

  /** Who holds a region, or nothing. */
  holder(words: Words, region: Region): string {
    if (region.tribe) return words.text("lost-tribe");
    if (region.race === null || region.seat === null) return "";
    const id = region.declined ? "people-declined" : "people";
    return words.text(id, { race: this.of(words, region.race, "race"), ...words.player(region.seat) });
  }

  /** A race with its badge: Flying Orcs. */
  people(words: Words, people: Pick<People | Combo, "race" | "power">): string {
    const race = this.of(words, people.race, "race");
    return people.power
      ? words.text("combo", { race, power: this.beside(words, people.power, people.race) })
      : race;
  }

  /** A power as it is written beside a race. */
  private beside(words: Words, power: string, race: string): string {
    const id = besideRace(words.group, power, race);
    const called = this.rows.name("power", power) === null && words.knows(id);
    return called ? words.text(id) : this.of(words, power, "power");
  }

  /** Everything that can be said of a region, for those who do not see it. */
  whole(words: Words, region: Region): string {
    const as = `${words.seat} ${words.names.join(" ")}`;
    const known = this.wholes.get(region);
    if (known?.as === as) return known.text;
    const text = this.describe(words, region);
    this.wholes.set(region, { as, text });
    return text;
  }

  private describe(words: Words, region: Region): string {
    const markers = Object.entries(region.markers).map(([marker, count]) => {
      const of = this.of(words, marker, "marker");
      return count > 1 ? words.text("marker-count", { of, count }) : of;
    });
    return [this.placeOf(words, region), ...markers].join(words.text("between-names"));
  }

  /** For `Words`: ids become names; a region becomes a place, a slot a combo. */
  readonly naming: Naming = (words, fields: Fields) => {
    const named: Record<string, unknown> = { ...fields };
    const { race, power } = fields;
    if (typeof race === "string") named["race"] = this.of(words, race, "race");
    if (typeof power === "string") named["power"] = this.beside(words, power, String(race));
    const of = fields["of"] ?? fields["marker"];
    named["of"] = typeof of === "string" ? this.of(words, of, ...SORTS) : "";
    for (const field of ["ally", "with"]) {
      if (typeof fields[field] === "number") named["other"] = words.who(fields[field]);
    }
    if (typeof fields["region"] === "number") {
      named["spot"] = this.spot(words, fields["region"]);
      named["place"] = this.place(words, fields["region"]);
    }
    if (typeof fields["slot"] === "number" && !("race" in fields)) {
      const combo = this.view()?.column[fields["slot"] - 1];
      named["combo"] = combo ? this.people(words, combo) : String(fields["slot"]);
    }
    return named;
  };
}
