/** The pictures of the lands: complete, the same at every build, nothing where it should not be. */
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ring, unit } from "../../../plugins/atlas/chart";
import { depth, distance, smooth } from "../../../plugins/atlas/geometry";
import { CLEAR, land, plant } from "../../../plugins/atlas/land";
import { readOutline, upright } from "../../../plugins/atlas/outlines";
import { corners, covers } from "../../../plugins/atlas/scatter";

describe.each([2, 3, 4, 5])("the land for %i", (players) => {
  const outline = readOutline(players);
  const day = land(outline, "light");

  it("is the same at every build", () => {
    expect(land(readOutline(players), "light")).toBe(day);
  });

  it("has every region, filled and clipped to its outline", () => {
    for (const region of outline.regions) {
      expect(day).toContain(`<path id="r${region.id}" d="${ring(outline, region)}"/>`);
      expect(day).toContain(`<use href="#r${region.id}" fill="`);
    }
  });

  it("has every border once in ink, and none along the frame", () => {
    const inked = /<path id="dry" d="([^"]*)"\/><path id="coast" d="([^"]*)"/.exec(day);
    const lines = `${inked?.[1]}${inked?.[2]}`.split("M").filter(Boolean);
    const inner = outline.borders.filter(({ between }) => !between.includes(0));
    expect(lines.length).toBe(inner.length);
    expect(new Set(lines)).toEqual(new Set(inner.map(({ points }) => smooth(points).slice(1))));
  });

  it("has its glyphs inside their region and off the label", () => {
    const across = unit(outline);
    const planted = plant(outline);
    for (const region of outline.regions) {
      const glyphs = planted.get(region.id) ?? [];
      expect(glyphs.length).toBeGreaterThan(1);
      for (const glyph of glyphs) {
        expect(Math.min(...corners(glyph).map((corner) => depth(corner, region.points)))).toBeGreaterThan(0);
        expect(covers(glyph, { at: region.label, radius: across * CLEAR })).toBe(false);
      }
    }
  });

  it("is light enough for a phone", () => {
    expect(gzipSync(day, { level: 9 }).length).toBeLessThan(100_000);
    expect(day.length).toBeLessThan(400_000);
  });

  it("refers to nothing outside, and has no styles and no scripts", () => {
    expect(day.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|data:|style|<script|<image/);
    const known = new Set([...day.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));
    const meant = [...day.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((found) => found[1]);
    expect(meant.filter((id) => !known.has(id))).toEqual([]);
    expect(known.size).toBe([...day.matchAll(/ id="/g)].length);
  });

  it("is another picture by night, of the same shapes", () => {
    const night = land(outline, "dark");
    const bare = (picture: string) => picture.replace(/#[0-9a-f]{6}/g, "");
    expect(night).not.toBe(day);
    expect(bare(night)).toBe(bare(day));
  });

  it("turned upright keeps who touches whom and how far things are", () => {
    const tall = upright(outline);
    expect([tall.width, tall.height]).toEqual([outline.height, outline.width]);
    const [a, b] = [outline.regions[0]!, outline.regions[3]!];
    expect(distance(tall.regions[0]!.label, tall.regions[3]!.label)).toBeCloseTo(distance(a.label, b.label));
    for (const region of tall.regions) expect(depth(region.label, region.points)).toBeGreaterThan(50);
  });
});
