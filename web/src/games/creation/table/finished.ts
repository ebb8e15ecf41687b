/** The last view of a game that is watched again. */
import { Film } from "../../../replay/film";
import type { Show } from "../../../wire";
import type { View } from "../types";

export function lastView(show: Show): View {
  const film = new Film(show);
  const view = film.view(film.length);
  if (!("worlds" in view)) throw new Error(`a game of ${show.game} has no worlds`);
  return view;
}
