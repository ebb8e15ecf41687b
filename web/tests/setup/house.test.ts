import { expect, test } from "vitest";
import { byBook, chosen, choosing, houseOf, same } from "../../src/setup/house";

const own = {
  key: "own_tokens",
  choices: ["count", "ignore"],
  rule: "EDGE-OWN-1",
  books: [["uk"], ["it", "cs", "zh"]],
};
const late = { key: "late_abandon", choices: [false, true], rule: "ABAN-1", books: [["uk"], ["zh"]] };
const rules = [own, late];

test("what is not said is the default, and the default is not said", () => {
  expect(chosen(own, {})).toBe("count");
  const house = choosing(own, "ignore", {});
  expect(house).toEqual({ own_tokens: "ignore" });
  expect(chosen(own, house)).toBe("ignore");
  expect(choosing(own, "count", house)).toEqual({});
});

test("one point leaves the others as they were", () => {
  expect(choosing(late, true, { own_tokens: "ignore" })).toEqual({
    own_tokens: "ignore",
    late_abandon: true,
  });
});

test("by a book every point is as it says, and the default where it is silent", () => {
  expect(byBook(rules, "uk")).toEqual({});
  expect(byBook(rules, "zh")).toEqual({ own_tokens: "ignore", late_abandon: true });
  expect(byBook(rules, "it")).toEqual({ own_tokens: "ignore" });
});

test("two tables that play the same are known for it, whatever they say", () => {
  expect(same(rules, {}, { own_tokens: "count" })).toBe(true);
  expect(same(rules, {}, { late_abandon: true })).toBe(false);
});

test("the options of a table without house rules have none", () => {
  expect(houseOf({ players: 2 })).toEqual({});
  expect(houseOf({ house: { final_die: "race" } })).toEqual({ final_die: "race" });
});
