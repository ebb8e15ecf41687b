/** Creation, as the rest of the client knows it. */
import type { Manifest } from "../manifest";

const manifest: Manifest = {
  id: "creation",
  texts: ["creation", "creation-names", "web-creation", "web-recap-creation", "why-creation"],
  rulesTexts: ["rules-creation"],
  customs: [],
  setup: () => import("./table/setup"),
  keys: [
    ["↑ ↓ ← →", "key-places"],
    ["Enter", "key-do"],
    ["R", "key-turn"],
    ["Shift R", "key-turn-back"],
    ["G", "key-god"],
    ["1 – 3", "key-stack"],
  ],
  table: () => import("./table/CreationTable.svelte"),
  pieces: () => import("./pieces/Handful.svelte"),
  book: () => import("./rules/book"),
  figures: () => import("./table/Breakdown.svelte"),
  best: () => import("./table/BestTerrain.svelte"),
  chance: () => import("./words/chance"),
  picture: () => import("./board/FinalWorlds.svelte"),
  pictureTitle: "picture-worlds",
};

export default manifest;
