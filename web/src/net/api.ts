/** What is asked of the server over HTTP. Everything that goes wrong is a `Refused`, with the id of a text. */
import type {
  ContentRead,
  Done,
  GameList,
  Invitations,
  LinkMade,
  LinkSeen,
  TableNow,
  Me,
  NewReplay,
  NewTable,
  Person,
  PositionLine,
  Refusal,
  ReplayList,
  ReplayShared,
  ReplaySeen,
  Selections,
  Show,
  SiteSeen,
  TableList,
  TableLog,
  TableMade,
  WhatIfWanted,
} from "../wire";

/** Why the server did not do it: `reason` is the id of a text, the rest are its facts. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status = 0,
  ) {
    super(refusal.reason);
  }
}

let whenBanned = (): void => {};
/** Have something done when the server says that one is banned. */
export function onBanned(then: () => void): void {
  whenBanned = then;
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ reason: "no-connection" });
  }
  const told: unknown = await response.json().catch(() => null);
  if (response.ok) return told as T;
  const refusal = (told ?? {}) as Partial<Refusal>;
  if (refusal.reason === "banned") whenBanned();
  throw new Refused({ ...refusal, reason: refusal.reason ?? "no-connection" }, response.status);
}

export const page = (path: string, more: string | null) =>
  more === null ? path : `${path}${path.includes("?") ? "&" : "?"}more=${encodeURIComponent(more)}`;

export const me = () => ask<Person>("GET", "me");
export const nameMe = (wanted: Me) => ask<Person>("POST", "me", wanted);

export const site = () => ask<SiteSeen>("GET", "site");
export const joinSite = (key: string) => ask<Done>("POST", "site/join", { key });
export const forgetMe = () => ask<Done>("DELETE", "me");

export const games = () => ask<GameList>("GET", "games");
export const checkContent = (game: string, text: string) =>
  ask<ContentRead>("POST", `games/${game}/content`, { text });
export const selections = (game: string, options: Readonly<Record<string, unknown>>) =>
  ask<Selections>("POST", `games/${game}/selections`, { options });
export const makeTable = (wanted: NewTable) => ask<TableMade>("POST", "tables", wanted);
export const openTables = (more: string | null = null) =>
  ask<TableList>("GET", page("tables?status=open", more));
export const playingTables = (more: string | null = null) =>
  ask<TableList>("GET", page("tables?status=playing", more));
export const myTables = (more: string | null = null) => ask<TableList>("GET", page("my/tables", more));
export const myHistory = (more: string | null = null) => ask<TableList>("GET", page("my/history", more));
export const readTable = (table: string) => ask<TableNow>("GET", `tables/${table}`);
export const tableLog = (table: string) => ask<TableLog>("GET", `tables/${table}/log`);
export const giveUp = (table: string) => ask<Done>("DELETE", `tables/${table}`);
export const rematch = (table: string) => ask<TableMade>("POST", `tables/${table}/rematch`);
export const show = (table: string, seat: number | null) =>
  ask<Show>("GET", `tables/${table}/show${seat === null ? "" : `?seat=${seat}`}`);
export const record = (table: string) => ask<Record<string, unknown>>("GET", `tables/${table}/record`);

export const invite = (table: string) => ask<LinkMade>("POST", `tables/${table}/invitations`);
export const invitations = (table: string) => ask<Invitations>("GET", `tables/${table}/invitations`);
export const revokeInvitations = (table: string) => ask<Done>("DELETE", `tables/${table}/invitations`);
export const personalLink = (table: string, seat: number) =>
  ask<LinkMade>("POST", `tables/${table}/seats/${seat}/link`);
export const lookAtLink = (key: string) => ask<LinkSeen>("POST", "links/look", { key });
export const comeByLink = (key: string) => ask<TableMade>("POST", "links", { key });

export const shareReplay = (wanted: NewReplay) => ask<ReplayShared>("POST", "replays", wanted);
export const myReplays = (more: string | null = null) => ask<ReplayList>("GET", page("my/replays", more));
export const replay = (id: string, seat: number | null) =>
  ask<ReplaySeen>("GET", `replays/${id}${seat === null ? "" : `?seat=${seat}`}`);
export const replayRecord = (id: string) => ask<Record<string, unknown>>("GET", `replays/${id}/record`);
/** Of a game that is over, by its path: a table or a replay. */
export const whatIf = (path: string, wanted: WhatIfWanted) =>
  ask<TableMade>("POST", `${path}/what-if`, wanted);
export const positionLine = (path: string, step: number | null = null) =>
  ask<PositionLine>("GET", `${path}/line${step === null ? "" : `?step=${step}`}`);
export const betterPlan = (path: string, turn: number, seat: number | null) =>
  ask<Show>("GET", `${path}/analysis/plan?turn=${turn}${seat === null ? "" : `&seat=${seat}`}`);
export const endReplay = (id: string) => ask<Done>("DELETE", `replays/${id}`);
