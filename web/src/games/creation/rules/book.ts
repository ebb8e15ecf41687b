/** The rules of Creation, as the rest of the client reads them. */
import type { Book } from "../../../rules/book";
import { EMBLEMS } from "../pieces/gods";
import { TERRAINS } from "../pieces/tiles";
import { chapters, sheet } from "./contents";
import Device from "./Device.svelte";
import { links } from "./links";
import "./sheet.css";
import Sheet from "./Sheet.svelte";

const signs: ReadonlyMap<string, string> = new Map(
  TERRAINS.map((terrain) => [terrain, EMBLEMS[terrain].path]),
);

export const book: Book = {
  game: "creation",
  chapters,
  links,
  sheet,
  below: Sheet,
  device: Device,
  cloth: ["#20494f", "#1d444a"],
  // A terrain and its god have the same sign.
  drawing: (_, id) => signs.get(id),
  tokens: () => null,
  icons: Object.values(EMBLEMS).map(({ author, icon }) => ({ author, icons: [icon] })),
};
