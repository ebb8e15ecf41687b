/** Small World, as the rest of the client knows it. */
import type { Manifest } from "../manifest";

const manifest: Manifest = {
  id: "smallworld",
  texts: ["smallworld", "smallworld-words", "web-smallworld", "web-recap", "why-smallworld"],
  rulesTexts: ["rules-smallworld", "editions"],
  // For a first game, or between friends who would count anyway.
  customs: [{ text: "new-open-coins", options: { coins: "open" } }],
  setup: () => import("./table/setup"),
  keys: [
    ["↑ ↓ ← →", "key-regions"],
    ["C", "key-conquer"],
    ["1 – 6", "key-combo"],
    ["S", "key-stop"],
    ["F", "key-finish"],
    ["E", "key-even"],
    ["+ −", "key-pieces"],
    ["R", "key-roll"],
    ["D", "key-decline"],
    ["A", "key-abandon"],
  ],
  table: () => import("./table/SmallWorldTable.svelte"),
  pieces: () => import("./pieces/Handful.svelte"),
  book: () => import("./rules/book"),
  figures: () => import("./table/Sources.svelte"),
  best: () => import("./table/BestRace.svelte"),
  chance: () => import("./words/chance"),
  picture: () => import("./board/FinalMap.svelte"),
  pictureTitle: "picture-map",
  scenery: async () => (await (await import("./board/boards")).loadBoard(4)).lands,
};

export default manifest;
