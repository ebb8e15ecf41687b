/** Words of this game for tests, in English, and a desk as far as sentences need one. */
import { naming } from "../../../../src/games/creation/words/naming";
import type { Choice } from "../../../../src/games/creation/turn/placements";
import type { Minded } from "../../../../src/games/creation/words/prompt";
import { favours, slots } from "../../../../src/games/creation/turn/pushes";
import { tilesOf } from "../../../../src/games/creation/pieces/tiles";
import type { View } from "../../../../src/games/creation/types";
import { Words } from "../../../../src/texts/words";

export const BOX = tilesOf({});

export function wordsFor(view: View, seat: number | null = 0): Words {
  return new Words(
    "creation",
    seat,
    ["Olena", "Petr"],
    naming(BOX, () => view.stacks),
  );
}

export function minded(view: View, choices: readonly Choice[], over: Partial<Minded> = {}): Minded {
  return {
    view,
    words: wordsFor(view),
    aim: null,
    calling: false,
    called: null,
    place: null,
    placing: null,
    slots: slots(view, choices),
    favours: favours(choices),
    held: view.held === null ? null : (BOX.get(view.held) ?? null),
    asked: choices.length > 0,
    tile: (id) => (id === null ? null : (BOX.get(id) ?? null)),
    table: { seat: 0, over: false, winners: [] },
    ...over,
  };
}
