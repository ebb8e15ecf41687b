/** Looking at a board closer and from elsewhere. */
import { describe, expect, it } from "vitest";
import {
  CLOSEST,
  fitted,
  held,
  moved,
  showing,
  whole,
  zoomed,
} from "../../../../src/games/smallworld/board/camera";

const frame = { width: 400, height: 300 };
const fit = fitted({ width: 3200, height: 2200 }, frame);

describe("the camera", () => {
  it("sees the whole board at first, in the middle", () => {
    expect(fit).toEqual({ width: 400, height: 275 });
    expect(whole(fit, frame)).toEqual({ zoom: 1, x: 0, y: 12.5 });
  });

  it("keeps the point under the finger where it is", () => {
    const near = zoomed(whole(fit, frame), 2, [100, 150], fit, frame);
    expect(near.zoom).toBe(2);
    expect((100 - near.x) / 2).toBeCloseTo(100);
    expect((150 - near.y) / 2).toBeCloseTo(137.5);
  });

  it("goes no closer than it may, and no farther than the whole", () => {
    const near = zoomed(whole(fit, frame), 99, [0, 0], fit, frame);
    expect(near.zoom).toBe(CLOSEST);
    expect(zoomed(near, 0.001, [10, 10], fit, frame)).toEqual(whole(fit, frame));
  });

  it("cannot be moved off the board", () => {
    const near = held({ zoom: 2, x: 0, y: 0 }, fit, frame);
    expect(moved(near, 500, 500, fit, frame)).toMatchObject({ x: 0, y: 0 });
    expect(moved(near, -5000, -5000, fit, frame)).toMatchObject({ x: -400, y: -250 });
    expect(moved(whole(fit, frame), 50, 50, fit, frame)).toEqual(whole(fit, frame));
  });

  it("moves no more than it must to show a point", () => {
    const near = held({ zoom: 2, x: 0, y: 0 }, fit, frame);
    expect(showing(near, [0.2, 0.2], fit, frame)).toEqual(near);
    const there = showing(near, [0.9, 0.2], fit, frame);
    expect(there.x + 0.9 * 800).toBeCloseTo(340);
  });
});
