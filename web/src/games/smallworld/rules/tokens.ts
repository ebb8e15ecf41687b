/** How many tokens a race or a power of the box brings. */
import box from "../../../../../src/mikrokosmos/games/smallworld/content/box.toml";

export function tokensOf(sort: string, id: string): number | null {
  const tokens = sort === "race" || sort === "power" ? box[sort]?.[id]?.["tokens"] : null;
  return typeof tokens === "number" ? tokens : null;
}
