/** All pages, by address. Each is loaded when it is first opened. */
import type { Component } from "svelte";

import { MANIFESTS } from "../games/games";

type Loaded = { default: Component<Record<string, string>> };

export interface Page {
  readonly at: RegExp;
  readonly load: () => Promise<Loaded>;
  /** Without the head of the house: the page has the whole screen. */
  readonly whole?: boolean;
}

const page = (at: RegExp, load: () => Promise<unknown>, whole = false): Page => ({
  at,
  load: load as () => Promise<Loaded>,
  whole,
});

/** One of the games, in an address. */
const GAME = `(?<game>${MANIFESTS.map(({ id }) => id).join("|")})`;

/** Named groups of an address are handed to its page. */
export const PAGES: readonly Page[] = [
  page(/^\/$/, () => import("./Home.svelte")),
  page(/^\/new$/, () => import("./NewTable.svelte")),
  page(/^\/lobby$/, () => import("./Lobby.svelte")),
  page(/^\/mine$/, () => import("./MyGames.svelte")),
  page(/^\/tables\/(?<id>[A-Za-z0-9_-]+)$/, () => import("./Table.svelte"), true),
  page(/^\/tables\/(?<id>[A-Za-z0-9_-]+)\/replay$/, () => import("./Replay.svelte"), true),
  page(/^\/replays\/(?<replay>[A-Za-z0-9_-]+)$/, () => import("./Replay.svelte"), true),
  page(/^\/tables\/(?<id>[A-Za-z0-9_-]+)\/turns\/(?<turn>\d{1,6})$/, () => import("./Turn.svelte"), true),
  page(
    /^\/replays\/(?<replay>[A-Za-z0-9_-]+)\/turns\/(?<turn>\d{1,6})$/,
    () => import("./Turn.svelte"),
    true,
  ),
  page(/^\/rules\/?$/, () => import("./Rules.svelte")),
  page(new RegExp(`^/rules/${GAME}$`), () => import("./Rules.svelte")),
  page(/^\/daily$/, () => import("./Daily.svelte")),
  page(/^\/puzzles$/, () => import("./Puzzles.svelte")),
  page(new RegExp(`^/puzzles/${GAME}/(?<puzzle>[0-9a-f]{12})$`), () => import("./Puzzle.svelte"), true),
  page(/^\/learn\/(?<table>[A-Za-z0-9_-]+)$/, () => import("./Learn.svelte")),
  page(/^\/learn\/(?<table>[A-Za-z0-9_-]+)\/(?<step>[0-9]{1,5})$/, () => import("./Puzzle.svelte"), true),
  page(/^\/editions$/, () => import("./Editions.svelte")),
  page(new RegExp(`^/summary/${GAME}$`), () => import("./Summary.svelte")),
  page(/^\/about$/, () => import("./About.svelte")),
  page(/^\/admin$/, () => import("./Admin.svelte")),
];

const LOST = page(/^/, () => import("./Lost.svelte"));

const SENT_AWAY = page(/^/, () => import("./Banned.svelte"));

export interface Found {
  readonly page: Page;
  /** Another key is another page, even at the same address. */
  readonly key: string;
  readonly given: Record<string, string>;
}

/** Whatever was asked for, by somebody who is banned. */
export const BANNED: Found = { page: SENT_AWAY, key: "banned", given: {} };

/** The page of an address. */
export function find(path: string): Found {
  for (const page of PAGES) {
    const match = page.at.exec(path);
    if (match) return { page, key: path, given: { ...match.groups } };
  }
  return { page: LOST, key: "lost", given: {} };
}
