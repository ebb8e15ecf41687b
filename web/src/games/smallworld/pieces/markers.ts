/** The markers' shapes, in a square of 100 around its middle: each is known by its outline alone. */

export interface Shape {
  /** The outline of the piece. */
  readonly body: string;
  /** The side that lies in the shade. */
  readonly shade?: string;
  /** What is dark in it: a door, a mouth. */
  readonly dark?: string;
  /** What is bright in it: eyes, a star, snow. */
  readonly bright?: string;
  /** The id of an icon on it. */
  readonly icon?: string;
}

const star = (points: number, out: number, within: number): string => {
  const spots = Array.from({ length: points * 2 }, (_, i) => {
    const turn = (i * Math.PI) / points - Math.PI / 2;
    const far = i % 2 ? within : out;
    return `${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)}`;
  });
  return `M${spots.join("L")}Z`;
};

export const SHAPES: Readonly<Record<string, Shape>> = {
  fort: {
    body: "M-34 44V-16L-44 -22V-46H-26V-34H-9V-46H9V-34H26V-46H44V-22L34 -16V44Z",
    shade: "M14 44V-34H26V-46H44V-22L34 -16V44Z",
    dark: "M-13 44V20C-13 4 13 4 13 20V44ZM-22 -14H-14V4H-22ZM14 -14H22V4H14Z",
  },
  camp: {
    body: "M-4 -46H4L48 42H-48Z",
    shade: "M0 -46H4L48 42H18Z",
    dark: "M0 -16L20 42H-20Z",
    bright: "M-8 -46L0 -52L8 -46L4 -38H-4Z",
  },
  lair: {
    body: "M-48 44C-50 14 -44 -14 -28 -26C-22 -44 -4 -48 6 -40C24 -42 36 -28 38 -12C48 4 50 26 48 44Z",
    shade: "M48 44C50 26 48 4 38 -12C36 -28 24 -42 6 -40C26 -22 32 12 28 44Z",
    dark: "M-28 44C-32 6 -16 -14 0 -14S32 6 28 44Z",
    bright: "M-15 12a6 6 0 1 0 .1 0ZM15 12a6 6 0 1 0 .1 0Z",
  },
  hole: {
    body: "M-50 44C-52 -10 -30 -46 0 -46S52 -10 50 44Z",
    shade: "M50 44C52 -10 30 -46 0 -46C30 -30 40 6 36 44Z",
    dark: "M0 -22a31 31 0 1 0 .1 0Z",
    bright: "M14 10a6.5 6.5 0 1 0 .1 0Z",
  },
  hero: {
    body: "M0 -48C14 -40 30 -36 44 -36C46 2 32 32 0 50C-32 32 -46 2 -44 -36C-30 -36 -14 -40 0 -48Z",
    shade: "M0 -48C14 -40 30 -36 44 -36C46 2 32 32 0 50Z",
    bright: star(5, 31, 13),
  },
  dragon: { body: star(14, 51, 42), icon: "marker-dragon" },
  mountain: {
    body: "M-50 42L-16 -22L-6 -10L8 -44L50 42Z",
    shade: "M8 -44L50 42H18L22 12L10 -8Z",
    bright: "M8 -44L22 -15L14 -20L8 -10L1 -18L-4 -15Z",
  },
};
