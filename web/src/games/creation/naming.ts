/** Names: of tiles, terrains, gods and places, as texts of this game want them. */
import type { Naming, Words } from "../../texts/words";
import { cellOf } from "./lines";
import { type Tile, type Tiles } from "./tiles";
import type { CreationView, Side, Terrain } from "./view";

/** A place of a world by column and row, as in chess; the first tile lies at c3. */
export function placeName(x: number, y: number): string {
  return `${"abcde"[x + 2] ?? "?"}${y + 3}`;
}

/** A tile in words: its squares, and its statue. */
export function tileName(words: Words, tile: Tile): string {
  const counts = new Map<Terrain, number>();
  for (const terrain of tile.squares) counts.set(terrain, (counts.get(terrain) ?? 0) + 1);
  const squares = [...counts]
    .map(([terrain, count]) =>
      words.text(count === 1 ? "tile-square" : "tile-squares", {
        of: words.text(`terrain-${terrain}`),
        count,
      }),
    )
    .join(words.text("between-squares"));
  if (tile.statue === null) return words.text("tile-name", { id: tile.id, squares });
  return words.text("tile-statue", { id: tile.id, squares, god: words.text(`god-${tile.statue}`) });
}

/** Ids become names; numbers of cells become rows and columns; a push says what falls off. */
export function naming(tiles: Tiles): Naming {
  return (words, fields) => {
    const named: Record<string, unknown> = { ...fields };
    const view = words.view as unknown as CreationView;
    const { cell, side, line, x, y, stack, god, of, statues } = fields;
    let tile = (fields["tile"] ?? null) as string | null;
    if (tile === null && typeof cell === "number") tile = view.map?.[cell - 1] ?? null;
    else if (tile === null && typeof side === "string" && typeof line === "number")
      tile = view.map?.[cellOf({ side: side as Side, line }, 2)] ?? null;
    const found = tile === null ? undefined : tiles.get(tile);
    named["tile"] = found ? tileName(words, found) : "";
    if (typeof cell === "number") {
      named["row"] = Math.floor((cell - 1) / 3) + 1;
      named["column"] = ((cell - 1) % 3) + 1;
    }
    if (typeof x === "number" && typeof y === "number") named["place"] = placeName(x, y);
    if (typeof stack === "number") named["left"] = view.stacks?.[stack - 1] ?? 0;
    if (typeof god === "string") {
      named["god"] = words.text(`god-${god}`);
      named["of"] = words.text(`terrain-${god}`);
    }
    if (typeof of === "string") named["of"] = words.text(`terrain-${of}`);
    if (typeof statues === "number") named["statues"] = words.text("count-statue", { count: statues });
    return named;
  };
}
