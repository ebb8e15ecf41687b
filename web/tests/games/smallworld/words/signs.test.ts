import { expect, test } from "vitest";
import { Plan } from "../../../../src/games/smallworld/turn/plan";
import { signsIn, signsInHand, signsOf } from "../../../../src/games/smallworld/words/signs";
import boards from "../../../../../src/mikrokosmos/games/smallworld/content/boards/players2.json";
import box from "../../../../../src/mikrokosmos/games/smallworld/content/box.toml";
import { links } from "../../../../src/games/smallworld/rules/links";
import { people, region, supplies, view } from "../positions";

const ground = { id: 1, terrain: "hill", symbols: ["mine"] };

test("a region has signs of its land, its tribe, its people and its markers", () => {
  expect(signsIn(ground, region(1, { tribe: true }), [])).toEqual(["terrain-hill", "symbol-mine", "tribe"]);
  const held = region(1, { race: "trolls", seat: 1, tokens: 2, markers: { lair: 1, hero: 1 } });
  expect(signsIn(ground, held, [people("trolls", 1, { power: "heroic" })])).toEqual([
    "terrain-hill",
    "symbol-mine",
    "power-heroic",
    "race-trolls",
    "marker-lair",
    "marker-hero",
  ]);
});

test("in decline the badge is gone", () => {
  const held = region(1, { race: "trolls", seat: 1, tokens: 1, declined: true });
  expect(signsIn(undefined, held, [people("trolls", 1, { power: "heroic" })])).toEqual(["race-trolls"]);
  expect(signsOf({ race: "orcs", power: null })).toEqual(["race-orcs"]);
});

test("in hand is the people that marches, or every kind of piece of a plan once", () => {
  const orcs = people("orcs", 0, { power: "fortified" });
  expect(signsInHand(null, orcs)).toEqual(["power-fortified", "race-orcs"]);
  expect(signsInHand(null, null)).toEqual([]);
  const seen = view({ supplies: supplies(["place", 1], ["fort", 1], ["fort", 1, "elves"]) });
  const plan = Plan.of(seen, []);
  expect(signsInHand(plan, null)).toEqual(["race-orcs", "marker-fort"]);
});

test("everything of the box has an entry in the rules", () => {
  const land = boards.regions.flatMap((one) => signsIn(one, region(one.id, { tribe: true }), []));
  const made = ["race", "power", "marker"].flatMap((sort) =>
    Object.keys(box[sort] ?? {}).map((id) => `${sort}-${id}`),
  );
  expect(made.length).toBeGreaterThan(30);
  expect([...land, ...made].filter((sign) => !links.has(`rule-${sign}`))).toEqual([]);
});
