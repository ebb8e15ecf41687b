/** The card of a region: what it is, and each thing that can be done there at what cost. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { type Choice, grouped } from "../../../../src/games/smallworld/turn/choices";
import Cost from "../../../../src/games/smallworld/turn/Cost.svelte";
import { Names } from "../../../../src/games/smallworld/words/naming";
import { Rows } from "../../../../src/games/smallworld/words/rows";
import { signsIn } from "../../../../src/games/smallworld/words/signs";
import { load } from "../../../../src/texts/fluent.svelte";
import { Words } from "../../../../src/texts/words";
import { choice, people, region, view } from "../positions";

const land = [{ id: 1, terrain: "hill", symbols: ["mine"] }];
const held = region(1, { race: "ghouls", seat: 1, tokens: 1 });
const seen = view({ regions: [held], peoples: [people("ghouls", 1, { power: "stout" })] });
const names = new Names(new Rows(), land, () => seen);
const words = new Words("smallworld", 0, ["Olena", "Petr"], names.naming);
const terms = [
  { reason: "base", amount: 2 },
  { reason: "tokens", amount: 1, of: "ghouls" },
] as const;
const conquest = choice({ type: "conquer", region: 1 }, { total: 3, terms, have: 5 });
const spell = choice({ type: "convert", region: 1 });

let shown: Record<string, unknown>;
const onchoose = vi.fn();
beforeAll(() => load("interface", "smallworld"));
afterEach(() => void unmount(shown));

function card(asking: boolean, ...choices: Choice[]): HTMLElement {
  const here = grouped(choices).regions.get(1) ?? [];
  const signs = signsIn(land[0], held, seen.peoples);
  const props = { region: 1, seen: held, here, words, names, signs, asking, onchoose, onclose: vi.fn() };
  shown = mount(Cost, { target: document.body, props });
  flushSync();
  return document.querySelector<HTMLElement>(".cost")!;
}
const said = (all: Iterable<Element>) => [...all].map((one) => one.textContent?.replace(/\s+/g, " ").trim());

test("a card that is only looked at tells every deed with its cost, and the place once", () => {
  const box = card(false, conquest, spell);
  const [first, second] = said(box.querySelectorAll("li"));
  expect(first).toMatch(/Conquer.*3.*2 base \+ 1 token.*you have 5/);
  expect(second).toMatch(/Convert.*0.*costs no token/);
  expect(box.textContent?.match(/hill/gi)).toHaveLength(1);
  expect(box.textContent).toContain("Petr’s Ghouls");
  expect(box.querySelectorAll("a, button")).toHaveLength(0);
});

test("a card that asks has a button for each deed, named by a verb and described by its cost", () => {
  const box = card(true, conquest, spell);
  const buttons = [...box.querySelectorAll<HTMLElement>(".deeds button.primary")];
  expect(said(buttons)).toEqual(["Conquer", "Convert"]);
  const described = buttons.map((one) => document.getElementById(one.getAttribute("aria-describedby")!)!);
  expect(said(described)[0]).toMatch(/2 base \+ 1 token/);
  expect(document.activeElement).toBe(buttons[0]);
  expect(box.getAttribute("aria-label")).toContain("Petr’s Ghouls");
  buttons[1]?.click();
  expect(onchoose).toHaveBeenCalledWith(expect.objectContaining({ deed: "convert" }));
});

test("the odds of a die are told, and that nothing can be taken back", () => {
  const roll = choice(
    { type: "attempt", region: 1 },
    { total: 3, terms, have: 2, short: 1, faces: 3, forfeits: 0 },
  );
  const box = card(true, { ...roll, closes_undo: true });
  expect(box.querySelectorAll(".enough")).toHaveLength(3);
  expect(box.textContent).toMatch(/3 in 6 chance/);
  expect(box.textContent).toMatch(/can’t be undone/);
});
