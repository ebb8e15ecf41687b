/** What the boards say of their regions and the view does not repeat: terrain and symbols. */

export interface Ground {
  readonly id: number;
  readonly terrain: string;
  readonly symbols: readonly string[];
}

/** The regions of a board; number n is at n − 1. */
export type Land = readonly Ground[];

const BOARDS = import.meta.glob<{ regions: Ground[] }>(
  "../../../../../src/mikrokosmos/games/smallworld/content/boards/players*.json",
  { import: "default" },
);

export async function loadLand(players: number): Promise<Land> {
  const found = Object.entries(BOARDS).find(([path]) => path.endsWith(`players${players}.json`));
  return found ? (await found[1]()).regions : [];
}
