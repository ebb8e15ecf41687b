/** The rules of Small World, as the rest of the client reads them. */
import { CREDITS } from "../../../icons/credits";
import { drawing } from "../../../icons/icons";
import type { Book } from "../../../rules/book";
import { chapters, editions, sheet } from "./contents";
import Device from "./Device.svelte";
import { ABOUT, DECIDED } from "./editions";
import { links } from "./links";
import Peoples from "./Peoples.svelte";
import "./sheet.css";
import { tokensOf } from "./tokens";

export const book: Book = {
  game: "smallworld",
  chapters,
  links,
  sheet,
  below: Peoples,
  device: Device,
  cloth: ["#7b2b1c", "#75281a"],
  drawing: (sort, id) => drawing(`${sort}-${id}`),
  tokens: tokensOf,
  icons: CREDITS,
  editions: { chapter: editions, about: ABOUT, decided: DECIDED },
};
