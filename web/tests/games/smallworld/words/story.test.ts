import { beforeAll, describe, expect, test } from "vitest";
import { Holdings, turnsTold, worthTelling } from "../../../../src/games/smallworld/words/happened";
import { Names } from "../../../../src/games/smallworld/words/naming";
import { Rows } from "../../../../src/games/smallworld/words/rows";
import { tell, verdictOf } from "../../../../src/games/smallworld/words/story";
import type { Event } from "../../../../src/games/smallworld/types";
import { load } from "../../../../src/texts/fluent.svelte";
import { Words } from "../../../../src/texts/words";
import { type Bare, happened } from "../../events";
import { people, region, view } from "../positions";

beforeAll(() => load("interface", "smallworld"));

const land = [
  { id: 1, terrain: "hill", symbols: ["mine"] },
  { id: 2, terrain: "farmland", symbols: [] },
];
const names = new Names(new Rows(), land, view);
const words = (seat: number | null = 0) =>
  new Words("smallworld", seat, ["Olena", "Mira", "Oto"], names.naming);

let moves = 0;
const told = (...events: Bare<Event>[]) => {
  moves += 1;
  return { from: moves - 1, moves, events: happened("smallworld", ...events) };
};
const picked = (seat: number, race: string): Bare<Event> => ({
  type: "picked",
  seat,
  slot: 1,
  race,
  power: "hill",
  paid: 0,
  tokens: 9,
});
const conquered = (race: string, region: number, how: "force" | "die" = "force"): Bare<Event> => ({
  type: "conquered",
  region,
  tokens: 3,
  how,
  race,
});

const GAME = [
  told({ type: "first", seat: 0 }, { type: "turn", seat: 0, round: 1 }),
  told(picked(0, "elves")),
  told({ type: "tribe-gone", region: 1 }, conquered("elves", 1)),
  told(conquered("elves", 2), { type: "turn", seat: 1, round: 1 }),
  told(picked(1, "orcs")),
  told({ type: "lost", region: 1, tokens: 1, kept: 2, race: "elves" }, conquered("orcs", 1)),
  told({ type: "rolled", pips: 0 }, { type: "failed", region: 2, race: "orcs" }),
];
const lines = (seat: number | null) =>
  turnsTold(GAME).map(({ happened }) =>
    happened.filter(({ event }) => worthTelling(event)).map((one) => tell(words(seat), names, one)),
  );

describe("what happened", () => {
  test("is told turn by turn, with whose region it was, without what another line says", () => {
    const [start, first, second] = lines(0);
    expect(start).toEqual([expect.stringContaining("You")]);
    expect(first?.slice(1)).toEqual([
      "Elves conquer region 1 (hill, mine) from a lost tribe with 3 tokens.",
      "Elves conquer region 2 (farmland) with 3 tokens.",
    ]);
    expect(second?.slice(1)).toEqual([
      "Orcs conquer your region 1 (hill, mine) with 3 tokens. 1 token is lost, 2 come home.",
      "Die roll – blank: repelled.",
      "Orcs fail to conquer your region 2 (farmland).",
    ]);
    expect(turnsTold(GAME).map(({ seat, round }) => [seat, round])).toEqual([
      [null, 0],
      [0, 1],
      [1, 1],
    ]);
  });

  test("names the owner to those who only watch", () => {
    expect(lines(null)[2]?.[1]).toMatch(/^Orcs conquer Olena’s region 1/);
  });

  test("begins with the turn of whoever picks first, where that was settled before the game", () => {
    const [first] = turnsTold([told({ type: "banner", race: "elves" }), told(picked(2, "elves"))]);
    expect([first?.seat, first?.round]).toEqual([2, 1]);
  });

  test("has a key for every line", () => {
    const keys = turnsTold(GAME).flatMap(({ happened }) => happened.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("goes on from a view as well: a race belongs to whom it belongs", () => {
    const seen = view({
      peoples: [people("elves", 0), people("orcs", 1)],
      regions: [region(1, { race: "elves", seat: 0, tokens: 2 })],
    });
    const [one] = Holdings.of(seen).follow(
      happened("smallworld", { type: "failed", region: 1, race: "orcs" }),
    );
    expect(one).toMatchObject({ by: 1, from: { race: "elves", seat: 0 } });
  });

  test("forgets a people that vanished, and gives its race to whoever picks it next", () => {
    const later = turnsTold([
      ...GAME,
      told({ type: "vanished", seat: 0, race: "elves" }, picked(2, "elves"), conquered("elves", 2)),
    ]);
    expect(later.at(-1)?.happened.at(-1)).toMatchObject({ by: 2, from: null });
  });
});

test("a roll tells what it came to: a conquest or not, or what it adds before one", () => {
  const said = (...events: Bare<Event>[]) =>
    new Holdings()
      .follow(happened("smallworld", ...events))
      .map((one) => verdictOf(words(), one))
      .find(Boolean);
  expect(said({ type: "rolled", pips: 2 }, conquered("orcs", 1, "die"))).toBe("2: conquered");
  expect(said({ type: "rolled", pips: 0 }, { type: "failed", region: 1, race: "orcs" })).toBe(
    "blank: repelled",
  );
  expect(said({ type: "rolled", pips: 1 })).toBe("1: 1 extra token");
  expect(said({ type: "rolled", pips: 0 })).toBe("blank: no extra tokens");
});
