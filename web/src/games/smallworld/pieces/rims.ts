/** The rims of the five seats: a pattern doubles the colour, for those who cannot tell the colours apart. */

/** Lines along the rim of a disc of radius 50: how they are dashed and how wide they are. */
export interface Rim {
  readonly name: "solid" | "stripes" | "dots" | "waves" | "checks";
  readonly lines: readonly Line[];
}
export interface Line {
  readonly path: string;
  readonly width: number;
  readonly dashes?: string;
  readonly round?: boolean;
}

const ring = (radius: number) =>
  `M${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0Z`;
/** Dashes that come out even: so many around a ring, each taking this part of its step. */
const dashes = (radius: number, count: number, part: number, shift = 0) => {
  const step = (2 * Math.PI * radius) / count;
  return shift
    ? `0 ${(step * part).toFixed(2)} ${(step * (1 - part)).toFixed(2)} 0`
    : `${(step * part).toFixed(2)} ${(step * (1 - part)).toFixed(2)}`;
};

function wave(radius: number, high: number, count: number): string {
  const at = (turn: number, far: number) =>
    `${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)}`;
  const step = (2 * Math.PI) / count;
  let path = `M${at(0, radius)}`;
  for (let i = 0; i < count; i++) {
    const out = i % 2 ? -high : high;
    path += `Q${at((i + 0.5) * step, radius + out * 2)} ${at((i + 1) * step, radius)}`;
  }
  return path + "Z";
}

const RIMS: readonly Rim[] = [
  { name: "solid", lines: [{ path: ring(42), width: 4 }] },
  { name: "stripes", lines: [{ path: ring(42), width: 8, dashes: dashes(42, 16, 0.42) }] },
  {
    name: "dots",
    lines: [{ path: ring(42), width: 7.5, dashes: `0 ${((2 * Math.PI * 42) / 14).toFixed(2)}`, round: true }],
  },
  { name: "waves", lines: [{ path: wave(42, 2.6, 20), width: 3.4 }] },
  {
    name: "checks",
    lines: [
      { path: ring(44), width: 4.4, dashes: dashes(44, 14, 0.5) },
      { path: ring(39.6), width: 4.4, dashes: dashes(39.6, 14, 0.5, 1) },
    ],
  },
];

/** The rim of a seat. */
export function rim(seat: number): Rim {
  return RIMS[seat % RIMS.length]!;
}
