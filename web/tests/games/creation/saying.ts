/** Words of this game for tests, in English, and a desk as far as sentences need one. */
import { naming } from "../../../src/games/creation/naming";
import type { Minded } from "../../../src/games/creation/prompt";
import { favours, slots } from "../../../src/games/creation/pushes";
import { tilesOf } from "../../../src/games/creation/tiles";
import type { CreationView } from "../../../src/games/creation/view";
import { Words } from "../../../src/texts/words";
import type { Choice } from "../../../src/wire";

export const BOX = tilesOf({});

export function wordsFor(view: CreationView, seat: number | null = 0): Words {
  return new Words("creation", seat, ["Olena", "Petr"], naming(BOX), { ...view });
}

export function minded(view: CreationView, choices: readonly Choice[], over: Partial<Minded> = {}): Minded {
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
