/** Pieces: large enough, all different, and each with an icon. */
import { describe, expect, it } from "vitest";
import { FACES, turned } from "../../../../src/games/smallworld/pieces/die";
import { frames } from "../../../../src/games/smallworld/motion/flight";
import { SHAPES } from "../../../../src/games/smallworld/pieces/markers";
import { MARKS } from "../../../../src/games/smallworld/pieces/marks";
import { rim } from "../../../../src/games/smallworld/pieces/rims";
import { apart, beside, chipSpot, discRadius } from "../../../../src/games/smallworld/board/spots";
import { drawing, letter } from "../../../../src/icons/icons";
import { CREDITS } from "../../../../src/icons/credits";
import used from "../../../../src/icons/used.json";

describe("pieces", () => {
  it("are never smaller than a phone needs, nor so large that they hide the land", () => {
    const phone = 360 / 3328;
    expect(discRadius({ unit: 155 }, phone) * 2 * phone).toBeGreaterThanOrEqual(26);
    expect(discRadius({ unit: 155 }, 2) * 2).toBeLessThan(155 * 0.6);
    expect(discRadius({ unit: 155 }, 0.35) * 2).toBeCloseTo(155 * 0.88);
  });

  it("lie beside the stack where the chart says", () => {
    expect(beside({ label: [100, 100] }, 0, 2, 10)).toEqual([120, 100]);
    expect(beside({ label: [100, 100] }, 90, 1, 10)[1]).toBeCloseTo(110);
    expect(apart(1.4, 1, { unit: 155 }, 68)).toBe(1.4);
    expect(apart(1.4, 1, { unit: 155 }, 130)).toBe(1);
  });

  it("leave room for several chips on a region: none lies on another", () => {
    for (const alone of [true, false]) {
      const spots = [0, 1, 2].map((at) => chipSpot(at, 3, alone));
      for (const [i, [x, y]] of spots.entries())
        for (const [right, down] of spots.slice(i + 1))
          expect(Math.hypot(x - right, y - down)).toBeGreaterThan(alone ? 1.2 : 0.95);
    }
    expect(chipSpot(0, 1, true)).toEqual([0, 0]);
  });

  it("have a mark for each deed that is chosen on the board", () => {
    const drawn = ["conquer", "convert", "dragon", "attempt", "abandon"].map((deed) => MARKS[deed]);
    expect(drawn.every((mark) => mark?.lines ?? drawing(mark?.icon ?? ""))).toBe(true);
    expect(new Set(drawn.map((mark) => mark?.lines ?? mark?.icon)).size).toBe(5);
  });

  it("have a rim of their own for each of five seats", () => {
    const names = [0, 1, 2, 3, 4].map((seat) => rim(seat).name);
    expect(new Set(names).size).toBe(5);
  });

  it("have a shape of their own for each marker", () => {
    const kinds = ["lair", "fort", "camp", "hole", "hero", "dragon", "mountain"];
    expect(new Set(kinds.map((kind) => SHAPES[kind]?.body)).size).toBe(kinds.length);
  });

  it("have an icon for everything in the list, and a letter for what is not in it", () => {
    for (const id of Object.keys(used)) expect(drawing(id), id).toMatch(/^[Mm]/);
    expect(drawing("race-gnomes")).toBeUndefined();
    expect(letter("race-gnomes")).toBe("G");
    expect(letter("race-x1", "їжаки")).toBe("Ї");
  });
});

it("everybody who drew an icon is named, once for each", () => {
  const credited = CREDITS.flatMap(({ icons }) => icons);
  expect([...credited].sort()).toEqual([...new Set(Object.values(used))].sort());
});

describe("the die", () => {
  it("has three empty faces, and 1, 2, 3", () => {
    expect(Object.values(FACES).sort()).toEqual([0, 0, 0, 1, 2, 3]);
  });

  it("tumbles on to the same face", () => {
    const [x, y] = turned(2, 0);
    expect(turned(2, 3)).toEqual([x + 3 * 720, y + 3 * 360]);
  });
});

it("a flight begins and ends where it should, and moves nothing but its transform", () => {
  const way = frames([10, 20], [110, 220], 5);
  expect(way[0]?.["transform"]).toBe("translate(5.0px, 15.0px) scale(1.000)");
  expect(way.at(-1)?.["transform"]).toBe("translate(105.0px, 215.0px) scale(1.000)");
  expect(way.every((frame) => Object.keys(frame).sort().join() === "offset,transform")).toBe(true);
});
