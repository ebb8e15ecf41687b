/** A board as the package's data have it: what its regions are, and the shapes they have. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Point } from "./geometry.ts";

export type Terrain = "farmland" | "forest" | "hill" | "swamp" | "mountain" | "sea" | "lake";

export interface Region {
  readonly id: number;
  readonly terrain: Terrain;
  readonly symbols: readonly string[];
  readonly tribe: boolean;
  /** The outline, clockwise. */
  readonly points: readonly Point[];
  /** The borders it is made of: 3 is the third, -3 the same walked backwards. */
  readonly borders: readonly number[];
  readonly label: Point;
  readonly radius: number;
}

export interface Border {
  /** The regions on both sides; 0 is the frame. */
  readonly between: readonly [number, number];
  readonly points: readonly Point[];
}

export interface Outline {
  readonly players: number;
  readonly width: number;
  readonly height: number;
  readonly regions: readonly Region[];
  readonly borders: readonly Border[];
}

interface ShapeData {
  width: number;
  height: number;
  borders: { between: [number, number]; line: string }[];
  regions: { id: number; borders: number[]; label: [number, number]; radius: number }[];
}
interface FactData {
  regions: { id: number; terrain: Terrain; symbols: string[]; lost_tribe: boolean }[];
}

const BOARDS = join(import.meta.dirname, "../../../src/mikrokosmos/games/smallworld/content/boards");

/** The board for so many players. */
export function readOutline(players: number, folder = BOARDS): Outline {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
  return outline(
    players,
    read(`players${players}.json`) as FactData,
    read(`outlines${players}.json`) as ShapeData,
  );
}

export function outline(players: number, facts: FactData, shapes: ShapeData): Outline {
  const borders = shapes.borders.map(({ between, line }) => ({ between, points: points(line) }));
  const regions = shapes.regions.map((shape) => {
    const fact = facts.regions.find(({ id }) => id === shape.id);
    if (!fact) throw new Error(`region ${shape.id} has a shape and no terrain`);
    const { id, terrain, symbols, lost_tribe: tribe } = fact;
    return { ...shape, id, terrain, symbols, tribe, points: around(shape.borders, borders) };
  });
  return { players, width: shapes.width, height: shapes.height, regions, borders };
}

/** The board turned by a quarter, for screens that are higher than wide. */
export function upright(flat: Outline): Outline {
  const turn = ([x, y]: Point): Point => [flat.height - y, x];
  return {
    ...flat,
    width: flat.height,
    height: flat.width,
    borders: flat.borders.map((border) => ({ ...border, points: border.points.map(turn) })),
    regions: flat.regions.map((region) => ({
      ...region,
      label: turn(region.label),
      points: region.points.map(turn),
    })),
  };
}

function points(line: string): Point[] {
  return line.split(" ").map((pair) => {
    const [x, y] = pair.split(",").map(Number);
    return [x ?? 0, y ?? 0] as const;
  });
}

function around(numbers: readonly number[], borders: readonly Border[]): Point[] {
  return numbers.flatMap((number) => {
    const line = borders[Math.abs(number) - 1]!.points;
    return number > 0 ? line.slice(0, -1) : line.slice(1).reverse();
  });
}
