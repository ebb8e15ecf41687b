/** The board on a page: what a screen reader is told, what the keyboard does, what is drawn. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Pieces from "../../../../src/games/smallworld/board/Pieces.svelte";
import Regions from "../../../../src/games/smallworld/board/Regions.svelte";
import { type Board, loadBoard } from "../../../../src/games/smallworld/board/boards";
import type { Target } from "../../../../src/games/smallworld/board/seen";
import type { Region } from "../../../../src/games/smallworld/types";

let board: Board;
let shown: Record<string, unknown> | null = null;
const onpick = vi.fn();
const onlong = vi.fn();

beforeEach(async () => {
  board = await loadBoard(2);
  document.body.innerHTML = "<svg></svg>";
});
afterEach(() => {
  if (shown) void unmount(shown);
  vi.clearAllMocks();
});

const svg = () => document.querySelector("svg")!;
const region = (id: number) => document.querySelector<SVGElement>(`[data-region="${id}"]`)!;

function regions(targets: readonly number[]): void {
  const props = {
    board,
    targets: new Map<number, Target>(targets.map((id) => [id, { kind: "conquer" }])),
    chosen: null,
    name: (id: number) => `Region ${id}`,
    onpick,
    onlong,
    onfocus: () => undefined,
  };
  shown = mount(Regions, { target: svg(), props });
  flushSync();
}

function key(on: Element, name: string, shiftKey = false): void {
  on.dispatchEvent(new KeyboardEvent("keydown", { key: name, shiftKey, bubbles: true, cancelable: true }));
  flushSync();
}

it("every region is a button with a name, and Tab stops at one that glows", () => {
  regions([5, 9]);
  const buttons = [...document.querySelectorAll("[role=button]")];
  expect(buttons.length).toBe(board.regions.length);
  expect(buttons.every((button) => button.getAttribute("aria-label")?.startsWith("Region"))).toBe(true);
  expect(buttons.filter((button) => button.getAttribute("tabindex") === "0")).toEqual([region(5)]);
});

it("a click and the keys pick", () => {
  regions([5]);
  region(3).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  key(region(5), "Enter");
  key(region(5), " ");
  expect(onpick.mock.calls).toEqual([[3], [5], [5]]);
  key(region(5), "Enter", true);
  expect(onlong).toHaveBeenCalledWith(5);
});

it("the arrows go from one that glows to the next, with Shift to any", () => {
  regions([1, 5]);
  region(1).focus();
  key(region(1), "ArrowRight");
  expect(document.activeElement).toBe(region(5));
  key(region(5), "ArrowLeft", true);
  expect(document.activeElement).not.toBe(region(1));
});

it("what stands on a region is drawn, and tokens that were lifted are not", () => {
  const seen = (id: number, more: Partial<Region>): Region => ({
    id,
    race: null,
    seat: null,
    declined: false,
    tokens: 0,
    tribe: false,
    markers: {},
    ...more,
  });
  const props = {
    board,
    regions: [
      seen(2, { race: "orcs", seat: 1, tokens: 5, markers: { camp: 2 } }),
      seen(3, { race: "own-people", seat: 0, tokens: 1, declined: true }),
    ],
    targets: new Map<number, Target>([[4, { kind: "attempt", badge: "3", marked: true }]]),
    ranks: new Map([[1, 1]]),
    lifted: new Map([[2, -2]]),
    radius: 70,
    pixels: 0.3,
    night: false,
    called: (race: string) => (race === "own-people" ? "Zorbs" : ""),
  };
  shown = mount(Pieces, { target: svg(), props });
  flushSync();
  const counters = [...document.querySelectorAll(".stack > g text")].map((text) => text.textContent);
  expect(counters).toEqual(["3"]);
  expect(document.querySelector(".marker.camp text")?.textContent).toBe("2");
  expect(document.querySelector(".disc.declined text")?.textContent).toBe("Z");
  expect(document.querySelector(".seal")).not.toBeNull();
});
