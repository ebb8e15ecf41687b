/** The boards of Small World: where their regions lie, and the pictures of the land. Loaded when one is needed. */
import type { Chart, RegionChart } from "../../../../plugins/atlas/chart";

export type { RegionChart };

export interface Board extends Chart {
  /** The addresses of the picture, by day and by night. */
  readonly lands: { readonly light: string; readonly dark: string };
}

/** Turned upright for a screen that is higher than wide. */
export type Way = "flat" | "tall";

type Load = () => Promise<{ default: Board }>;

const BOARDS: Readonly<Record<Way, Readonly<Record<number, Load>>>> = {
  flat: {
    2: () => import("virtual:atlas/2"),
    3: () => import("virtual:atlas/3"),
    4: () => import("virtual:atlas/4"),
    5: () => import("virtual:atlas/5"),
  },
  tall: {
    2: () => import("virtual:atlas/2-tall"),
    3: () => import("virtual:atlas/3-tall"),
    4: () => import("virtual:atlas/4-tall"),
    5: () => import("virtual:atlas/5-tall"),
  },
};

/** The board for so many players. */
export async function loadBoard(players: number, way: Way = "flat"): Promise<Board> {
  const load = BOARDS[way][players];
  if (!load) throw new Error(`there is no board for ${players}`);
  return (await load()).default;
}
