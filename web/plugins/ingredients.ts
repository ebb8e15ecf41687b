/** What the page is made of besides its own sources: the painted land, and the package's tables. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { PluginOption } from "vite";
import { atlas } from "./atlas/index.ts";
import { tables } from "./tables.ts";

export function ingredients(): PluginOption[] {
  return [tables(), svelte(), atlas()];
}
