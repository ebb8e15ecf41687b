/** The tiles of a game: what is painted on each of them. */
import BOX from "../../../../../src/mikrokosmos/games/creation/content/tiles.toml";
import type { Json } from "../../../table/playing";
import type { Terrain } from "../types";

/** The terrains, in the order they are told in. */
export const TERRAINS = ["blossom", "ember", "tide", "grove", "dune"] as const satisfies readonly Terrain[];

export interface Tile {
  readonly id: string;
  /** Four terrains, clockwise from the top left. */
  readonly squares: readonly Terrain[];
  readonly statue: Terrain | null;
}

export type Tiles = ReadonlyMap<string, Tile>;

interface Entry {
  readonly id: string;
  readonly squares: readonly string[];
  readonly statue?: string;
}

/** The tiles of a game by id: those of the box, or the own ones among its options. */
export function tilesOf(options: Json): Tiles {
  const own = options["tiles"] as { readonly tile?: readonly Entry[] } | undefined;
  return new Map((own?.tile ?? BOX.tile).map((entry) => [entry.id, tile(entry)]));
}

function tile(entry: Entry): Tile {
  return {
    id: entry.id,
    squares: entry.squares as readonly Terrain[],
    statue: (entry.statue ?? null) as Terrain | null,
  };
}

/** The corner the statue is drawn on: of its own terrain if there is one. It makes no difference to the game. */
export function statueCorner(tile: Tile): number | null {
  return tile.statue === null ? null : Math.max(0, tile.squares.indexOf(tile.statue));
}

/** The squares of a turned tile, clockwise from the top left. */
export function turned(tile: Tile, turns: number): readonly Terrain[] {
  return tile.squares.map((_, corner) => tile.squares[(corner - turns + 4) % 4] ?? "dune");
}

/** The turns after which a tile looks different: four of one terrain have but one. */
export function distinctTurns(tile: Tile): number[] {
  const faces = new Map<string, number>();
  for (let turns = 0; turns < 4; turns++) {
    const face = turned(tile, turns).join();
    if (!faces.has(face)) faces.set(face, turns);
  }
  return [...faces.values()];
}
