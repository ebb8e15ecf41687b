/** What the rest of the client knows of a game. Each game has one manifest; whatever is large is loaded when it is needed. */
import type { Component } from "svelte";
import type { Book } from "../rules/book";
import type { Key } from "../table/hotkeys.svelte";
import type { Watched } from "../table/playing";
import type { SeatSeen, Show } from "../wire";
import type { GameId } from "./types";

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** Something that can be ticked when a table is set up. */
export interface Custom {
  /** The text beside the box, of the interface. */
  readonly text: string;
  /** What it adds to the options of the game. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** What is said of a game where a table is set up. */
export interface Setup {
  /** What something is called that can be selected, or that own content brings; its texts must be loaded. */
  readonly name: (option: string, id: string, own: Readonly<Record<string, unknown>>) => string;
  /** The page of the documentation that explains how content of one's own is written. */
  readonly manual: string;
  /** Content of one's own to begin with, as TOML. */
  readonly example: () => Promise<string>;
}

/** Addresses of a picture, by day and by night. */
export interface Picture {
  readonly light: string;
  readonly dark: string;
}

export interface Manifest {
  readonly id: GameId;
  /** The files of its texts, without `.ftl`; together they are the group of its id. */
  readonly texts: readonly string[];
  /** The files its rules are written in. */
  readonly rulesTexts: readonly string[];
  /** Its keys besides those of every table, each with the text of the interface that says what it does. */
  readonly keys: readonly Key[];
  /** What people choose at a new table, besides what every game has. */
  readonly customs: readonly Custom[];
  /** What is needed only where a table is set up. */
  readonly setup: () => Promise<{ setup: Setup }>;
  /** The game itself, live or watched again. */
  readonly table: Loaded<{ table: Watched }>;
  /** A handful of its pieces, to look at. */
  readonly pieces: Loaded<Record<string, never>>;
  /** Its rules: the book, the sheet to print, its pictures and whom to thank for them. */
  readonly book: () => Promise<{ book: Book }>;
  /** What a finished game tells besides the points turn by turn. */
  readonly figures: Loaded<{ show: Show; names: readonly string[]; seats: readonly SeatSeen[] }>;
  /** What was best in a finished game, as an entry of a list. */
  readonly best: Loaded<{ show: Show; names: readonly string[]; seats: readonly SeatSeen[] }>;
  /** What chance did at a step of a finished game, in a sentence; its texts must be loaded. */
  readonly chance: () => Promise<{
    chanceTold: (show: Show, names: readonly string[], step: number) => string;
  }>;
  /** The end of a game as one drawing, an SVG with `data-picture`, and the text that says what it shows. */
  readonly picture: Loaded<{ show: Show; names: readonly string[] }>;
  readonly pictureTitle: string;
  /** A picture for the head of the first page. */
  readonly scenery?: () => Promise<Picture>;
}
