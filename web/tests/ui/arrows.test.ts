import { describe, expect, it } from "vitest";
import { IN_ROWS, isArrow, leadFocus, towards } from "../../src/ui/arrows";

describe("the arrow keys", () => {
  const lands = [
    { key: 1, x: 0, y: 0 },
    { key: 2, x: 100, y: 10 },
    { key: 3, x: 60, y: 90 },
    { key: 4, x: 300, y: 0 },
  ] as const;
  const [first, second, , last] = lands;

  it("go to the nearest in their direction", () => {
    expect(towards("ArrowRight", first, lands)).toBe(2);
    expect(towards("ArrowDown", first, lands)).toBe(3);
    expect(towards("ArrowRight", second, lands)).toBe(4);
    expect(towards("ArrowLeft", last, lands)).toBe(2);
  });

  it("stay where nothing lies ahead", () => {
    expect(towards("ArrowUp", first, lands)).toBeNull();
    expect(towards("ArrowLeft", first, lands)).toBeNull();
  });

  it("are told from other keys", () => {
    expect(isArrow("ArrowUp")).toBe(true);
    expect(isArrow("Enter")).toBe(false);
  });

  it("in rows prefer what lies straight ahead", () => {
    const [a, ...rest] = [
      { key: "a", x: 0, y: 0 },
      { key: "b", x: 2, y: 0 },
      { key: "c", x: 1, y: 1 },
    ] as const;
    expect(towards("ArrowRight", a, rest, IN_ROWS)).toBe("b");
  });

  it("on a map leave to another key what lies mostly aside; in rows it is better than nothing", () => {
    const far = { key: 9, x: 300, y: 20 };
    expect(towards("ArrowDown", first, [far])).toBeNull();
    expect(towards("ArrowDown", first, [far], IN_ROWS)).toBe(9);
  });

  it("give the focus to what they lead to", () => {
    document.body.innerHTML = `<div><b data-key="west" tabindex="0"></b><b data-key="east" tabindex="0"></b></div>`;
    const spots = [
      { key: "west", x: -1, y: 1 },
      { key: "east", x: 3, y: 1 },
    ];
    document.querySelector("div")?.addEventListener("keydown", (event) => leadFocus(event, spots));
    const west = document.querySelector("b");
    west?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(document.activeElement).toBe(document.body);
    west?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(document.activeElement?.getAttribute("data-key")).toBe("east");
  });
});
