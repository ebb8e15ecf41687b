/** The colours of the atlas: watercolour on warm paper by day, ink and moonlight by night. */
import type { Terrain } from "./outlines.ts";

export type Theme = "light" | "dark";

interface Ground {
  readonly ground: string;
  /** Where the light falls. */
  readonly light: string;
  /** Along the borders. */
  readonly deep: string;
}

export interface Palette {
  readonly paper: string;
  readonly paperDeep: string;
  readonly ink: string;
  /** The thin second line of an inked border. */
  readonly inkSoft: string;
  readonly frame: string;
  readonly frameLight: string;
  readonly vignette: string;
  readonly fleckDark: string;
  readonly fleckLight: string;
  readonly shadow: string;
  readonly terrain: Readonly<Record<Terrain, Ground>>;
  readonly sand: string;
  readonly foam: string;
  readonly waterLine: string;
  readonly wave: string;
  readonly leaf: readonly [string, string, string];
  readonly leafShade: string;
  readonly leafLight: string;
  readonly needle: readonly [string, string, string];
  readonly needleShade: string;
  readonly bark: string;
  readonly rock: string;
  readonly rockShade: string;
  readonly rockLine: string;
  readonly snow: string;
  readonly mound: string;
  readonly moundShade: string;
  readonly grass: string;
  readonly fields: readonly [string, string, string, string];
  readonly furrow: string;
  readonly wheat: string;
  readonly wall: string;
  readonly roof: string;
  readonly roofShade: string;
  readonly window: string;
  readonly wool: string;
  readonly pool: string;
  readonly poolLight: string;
  readonly reed: string;
  readonly cattail: string;
  readonly lily: string;
  readonly mist: string;
  readonly sail: string;
  readonly beast: string;
}

const day: Palette = {
  paper: "#f1e3c3",
  paperDeep: "#d9c193",
  ink: "#3b2716",
  inkSoft: "#5e4226",
  frame: "#4a3119",
  frameLight: "#f6ecd2",
  vignette: "#5a3611",
  fleckDark: "#4a2f10",
  fleckLight: "#fffbe8",
  shadow: "#2a1a08",
  terrain: {
    farmland: { ground: "#ecd084", light: "#faeab4", deep: "#b07f2c" },
    forest: { ground: "#88a860", light: "#a9c27a", deep: "#34572f" },
    hill: { ground: "#c8cf8b", light: "#e6e9b8", deep: "#7d8a45" },
    swamp: { ground: "#b1a49e", light: "#cbc2b6", deep: "#5d4f50" },
    mountain: { ground: "#d8cab2", light: "#efe5d0", deep: "#84705a" },
    sea: { ground: "#5b9fbd", light: "#86c0d0", deep: "#2d6d92" },
    lake: { ground: "#84c3d2", light: "#b2dfe2", deep: "#3f8fae" },
  },
  sand: "#f3e2ae",
  foam: "#eef8f2",
  waterLine: "#3f88aa",
  wave: "#e3f3f1",
  leaf: ["#5f8f48", "#4f8044", "#729f4c"],
  leafShade: "#345f36",
  leafLight: "#a8cc74",
  needle: ["#3f7350", "#37664a", "#4b7f52"],
  needleShade: "#274d3b",
  bark: "#6a4a2a",
  rock: "#ece2d0",
  rockShade: "#94836f",
  rockLine: "#4f4030",
  snow: "#fffdf6",
  mound: "#d9dfa2",
  moundShade: "#a5b169",
  grass: "#5d8236",
  fields: ["#f3dc8e", "#dcb452", "#c9cb78", "#e5c067"],
  furrow: "#ab7d2a",
  wheat: "#b9821f",
  wall: "#fbf3df",
  roof: "#bf5a38",
  roofShade: "#8f3d25",
  window: "#4a3119",
  wool: "#fffaf0",
  pool: "#6fa3a3",
  poolLight: "#a9d0c8",
  reed: "#4c6430",
  cattail: "#6b4423",
  lily: "#7fae5c",
  mist: "#efe6e2",
  sail: "#fff6e0",
  beast: "#2f7f7a",
};

const night: Palette = {
  paper: "#222c3d",
  paperDeep: "#151c2a",
  ink: "#0a101d",
  inkSoft: "#141d30",
  frame: "#c2a562",
  frameLight: "#1a2333",
  vignette: "#03060d",
  fleckDark: "#04070f",
  fleckLight: "#b9cdf2",
  shadow: "#02050c",
  terrain: {
    farmland: { ground: "#6f6a4f", light: "#928a62", deep: "#2e3034" },
    forest: { ground: "#2f504c", light: "#44695c", deep: "#0f2227" },
    hill: { ground: "#52715f", light: "#779477", deep: "#203a3c" },
    swamp: { ground: "#514963", light: "#6d6480", deep: "#221c36" },
    mountain: { ground: "#5d6680", light: "#7d88a3", deep: "#262d45" },
    sea: { ground: "#17375a", light: "#2a5782", deep: "#0a1a33" },
    lake: { ground: "#23557a", light: "#3d7ba3", deep: "#10314f" },
  },
  sand: "#8f8f86",
  foam: "#a9cbe4",
  waterLine: "#2c5d8b",
  wave: "#7fabce",
  leaf: ["#2c5549", "#264b43", "#386353"],
  leafShade: "#142f30",
  leafLight: "#86b19a",
  needle: ["#234848", "#1f4042", "#2d5550"],
  needleShade: "#10272c",
  bark: "#2a2430",
  rock: "#aab6d0",
  rockShade: "#434d6c",
  rockLine: "#151c30",
  snow: "#eff5ff",
  mound: "#67876c",
  moundShade: "#385549",
  grass: "#93b08a",
  fields: ["#827a56", "#5f5b48", "#56694f", "#736b4b"],
  furrow: "#3d3a33",
  wheat: "#cdb877",
  wall: "#a3a6b4",
  roof: "#5d3f4a",
  roofShade: "#3b2936",
  window: "#ffd67c",
  wool: "#d5deee",
  pool: "#2c5f74",
  poolLight: "#7fb4c4",
  reed: "#93ab83",
  cattail: "#2d2430",
  lily: "#5f8f78",
  mist: "#a59fc0",
  sail: "#d9dfea",
  beast: "#3d8f92",
};

export const PALETTES: Readonly<Record<Theme, Palette>> = { light: day, dark: night };
