import { describe, expect, it } from "vitest";
import { lines, standing } from "../../src/replay/course";
import { deedOf, wantsKey } from "../../src/replay/keys";
import { recordIn } from "../../src/replay/saving";

const key = (name: string, more: Partial<KeyboardEvent> = {}) =>
  deedOf({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe("keys", () => {
  it("play, step and turn", () => {
    expect([key(" "), key("ArrowRight"), key("ArrowLeft")]).toEqual(["toggle", "forward", "back"]);
    expect(key("ArrowRight", { shiftKey: true })).toBe("turnForward");
    expect(key("ArrowRight", { ctrlKey: true })).toBeNull();
    expect(key("x")).toBeNull();
  });

  it("are left to what has the focus and uses them itself", () => {
    const page = document.createElement("div");
    page.innerHTML = `<button></button><select></select><input type="range"><g data-region="3"></g>`;
    const [button, select, range, region] = page.children;
    expect(wantsKey(button ?? null, { key: " " })).toBe(true);
    expect(wantsKey(button ?? null, { key: "ArrowRight" })).toBe(false);
    expect(wantsKey(select ?? null, { key: "ArrowRight" })).toBe(true);
    expect(wantsKey(range ?? null, { key: "ArrowRight" })).toBe(false);
    expect(wantsKey(region ?? null, { key: "ArrowRight" })).toBe(true);
    expect(wantsKey(null, { key: " " })).toBe(false);
  });
});

describe("course", () => {
  const points = [
    { step: 0, scores: [0, 5] },
    { step: 40, scores: [10, 5] },
  ];
  it("draws a line for each seat", () => {
    expect(lines(points, 80)).toEqual(["0,1 0.5,0", "0,0.5 0.5,0.5"]);
    expect(lines([], 80)).toEqual([]);
  });
  it("knows how things stood", () => {
    expect(standing(points, 39)).toEqual([0, 5]);
    expect(standing(points, 40)).toEqual([10, 5]);
  });
});

describe("records", () => {
  it("are objects in JSON", () => {
    expect(recordIn('{"game": "creation"}')).toEqual({ game: "creation" });
    expect([recordIn("[]"), recordIn("null"), recordIn("{")]).toEqual([null, null, null]);
  });
});
