/** The games there are: the one file outside their folders that names them. */
import creation from "./creation/manifest";
import type { Manifest } from "./manifest";
import smallworld from "./smallworld/manifest";
import type { GameId } from "./types";

export const GAMES: Readonly<Record<GameId, Manifest>> = { smallworld, creation };

/** All of them, in the order they are shown in. */
export const MANIFESTS: readonly Manifest[] = Object.values(GAMES);

/** The game of this id; undefined if the client does not know it. */
export function gameOf(id: string): Manifest | undefined {
  return MANIFESTS.find((game) => game.id === id);
}
