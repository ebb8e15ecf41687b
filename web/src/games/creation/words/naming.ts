/** Names: of tiles, terrains, gods and places, as texts of this game want them. */
import type { Naming, Words } from "../../../texts/words";
import { type Tile, type Tiles } from "../pieces/tiles";
import type { GodToken, Terrain } from "../types";

/** A place of a world by column and row, as in chess; the first tile lies at c3. */
export function placeName(x: number, y: number): string {
  return `${"abcde"[x + 2] ?? "?"}${y + 3}`;
}

/** The squares of a tile in words. */
function squaresIn(words: Words, tile: Tile): string {
  const counts = new Map<Terrain, number>();
  for (const terrain of tile.squares) counts.set(terrain, (counts.get(terrain) ?? 0) + 1);
  return [...counts]
    .map(([terrain, count]) =>
      words.text(count === 1 ? "tile-square" : "tile-squares", {
        of: words.text(`terrain-${terrain}`),
        count,
      }),
    )
    .join(words.text("between-squares"));
}

const said = new WeakMap<Words, Map<string, string>>();

/** A tile as one would call it who sees it: without its id. Said once for as long as the words stay the same. */
export function tilePlain(words: Words, tile: Tile): string {
  const known = said.get(words) ?? new Map<string, string>();
  said.set(words, known);
  const found = known.get(tile.id) ?? plain(words, tile);
  known.set(tile.id, found);
  return found;
}

function plain(words: Words, tile: Tile): string {
  const squares = squaresIn(words, tile);
  if (tile.statue === null) return words.text("tile-plain", { squares });
  return words.text("tile-plain-statue", { squares, god: words.text(`god-${tile.statue}`) });
}

/** Ids become names; numbers of cells become rows and columns. */
export function naming(tiles: Tiles, stacks: () => readonly number[]): Naming {
  return (words, fields) => {
    const named: Record<string, unknown> = { ...fields };
    const { cell, x, y, stack, god, of, statues, tile } = fields;
    const found = typeof tile === "string" ? tiles.get(tile) : undefined;
    named["tile"] = found ? tilePlain(words, found) : "";
    if (typeof cell === "number") {
      named["row"] = Math.floor((cell - 1) / 3) + 1;
      named["column"] = ((cell - 1) % 3) + 1;
    }
    if (typeof x === "number" && typeof y === "number") named["place"] = placeName(x, y);
    if (typeof stack === "number") named["left"] = stacks()[stack - 1] ?? 0;
    if (typeof god === "string") {
      named["god"] = words.text(`god-${god}`);
      named["of"] = words.text(`terrain-${god}`);
    }
    if (typeof of === "string") named["of"] = words.text(`terrain-${of}`);
    if (typeof statues === "number") named["statues"] = words.text("count-statue", { count: statues });
    return named;
  };
}

/** A god token as far as one may know it. */
export function godLabel(words: Words, god: GodToken, mine: boolean): string {
  if (god.god === null) return words.text(god.dealt ? "god-hidden" : "god-none");
  const name = { god: words.text(`god-${god.god}`) };
  if (god.shown) return words.text("god-yours-shown", name);
  return words.text(mine ? "god-yours" : "god-of", name);
}
