/** The games the client can show, each with the component that is its table. */
import type { Component } from "svelte";
import type { Playing } from "../table/playing";
import type { Group } from "../texts/fluent.svelte";

export interface GameShown {
  readonly id: "smallworld" | "creation";
  readonly texts: Group;
  readonly table: () => Promise<{ default: Component<{ table: Playing }> }>;
}

export const GAMES: Readonly<Record<string, GameShown>> = {
  smallworld: {
    id: "smallworld",
    texts: "smallworld",
    table: () => import("./smallworld/SmallWorldTable.svelte"),
  },
  creation: {
    id: "creation",
    texts: "creation",
    table: () => import("./creation/CreationTable.svelte"),
  },
};
