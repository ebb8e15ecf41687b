import { beforeAll, expect, test } from "vitest";
import { Names } from "../../../src/games/smallworld/naming";
import { Rows } from "../../../src/games/smallworld/rows";
import { story } from "../../../src/games/smallworld/story";
import { load } from "../../../src/texts/fluent.svelte";
import { Words } from "../../../src/texts/words";
import { view } from "./positions";

beforeAll(() => load("interface", "smallworld"));

const land = [{ id: 1, terrain: "hill", symbols: ["mine"] }];
const names = new Names(new Rows(), land);
const words = () => new Words("smallworld", 0, ["Olena", "Adept"], names.naming, { ...view() });

test("what happened is told in words, without what is seen well enough", () => {
  const told = [
    {
      seq: 7,
      undone: false,
      events: [
        { type: "readied", race: "orcs", hand: 4 },
        { type: "conquered", region: 1, tokens: 3, how: "force", race: "orcs" },
        { type: "turn", seat: 1, round: 2 },
      ],
    },
    { seq: 8, undone: true, events: [] },
  ];
  const entries = story(told, words());
  expect(entries.map(({ text }) => text)).toEqual([
    "Orcs take 1 (hill, mine) with 3 tokens.",
    "Round 2: it is the turn of Adept.",
    "That was taken back.",
  ]);
  expect(entries.map(({ turn }) => turn)).toEqual([null, 1, null]);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(3);
});
