/** The faces of the bots, cut like woodblocks: flat colours, one ink. Each has parts on a head that all share. */
import type { Persona } from "./personas";

/** A piece of a portrait: an inked shape, a flat one, a line of ink, or fine strokes that only a large picture shows. */
export interface Part {
  readonly kind: "inked" | "flat" | "line" | "hatch";
  readonly d: string;
  readonly colour: string;
}

export interface Portrait {
  readonly ground: string;
  readonly dress: string;
  readonly skin: string;
  readonly ears: "round" | "pointed" | "none";
  /** Which eyes are seen; spectacles and patches are parts. */
  readonly eyes: "both" | "left" | "none";
  readonly mouth: string;
  /** Behind the head. */
  readonly behind: readonly Part[];
  /** Over the face. */
  readonly before: readonly Part[];
}

const INK = "#2e2116";
const GOLD = "#dba92c";

const inked = (colour: string, d: string): Part => ({ kind: "inked", d, colour });
const flat = (colour: string, d: string): Part => ({ kind: "flat", d, colour });
const line = (d: string, colour = INK): Part => ({ kind: "line", d, colour });
const hatch = (d: string, colour = INK): Part => ({ kind: "hatch", d, colour });
/** A dot, as a path. */
const dot = (x: number, y: number, r: number) => `M${x} ${y - r}a${r} ${r} 0 1 0 .1 0Z`;

const SMILE = "M40 65q8 6 16 0";
const CALM = "M42 66q6 2.5 12 0";

export const PORTRAITS: Readonly<Record<Persona, Portrait>> = {
  mira: {
    ground: "#e6c98d",
    dress: "#3f6b52",
    skin: "#f0c7a0",
    ears: "none",
    eyes: "both",
    mouth: SMILE,
    behind: [
      inked("#6b3a1c", "M26 50C13 60 13 78 17 90L29 89C26 78 28 66 33 60Z"),
      inked("#6b3a1c", "M70 50C83 60 83 78 79 90L67 89C70 78 68 66 63 60Z"),
      inked("#b8392a", "M16 84l14-1 1 6-15 1ZM80 84l-14-1-1 6 15 1Z"),
    ],
    before: [
      inked("#6b3a1c", "M24 49C25 34 37 29 48 29S71 34 72 49C64 40 57 38 48 38S32 40 24 49Z"),
      inked("#b8392a", "M20 46C17 22 33 11 48 11S79 22 76 46C68 34 59 30 48 30S28 34 20 46Z"),
      flat(
        "#f6dfae",
        [dot(33, 26, 2.6), dot(48, 19, 2.6), dot(63, 26, 2.6), dot(41, 25, 1.8), dot(55, 25, 1.8)].join(""),
      ),
      hatch("M27 60l5 3M28 64l4 2.5M69 60l-5 3M68 64l-4 2.5"),
    ],
  },
  bodo: {
    ground: "#c9b48a",
    dress: "#5b4a3a",
    skin: "#e3aa82",
    ears: "none",
    eyes: "both",
    mouth: "M43 69q5 3 10 0",
    behind: [],
    before: [
      inked(
        "#8a4a1e",
        "M24 50C21 76 32 95 48 96S75 76 72 50C68 60 63 61 58 59C53 57 50 60 48 61S43 57 38 59C33 61 28 60 24 50Z",
      ),
      line("M42 69q6 4 12 0"),
      hatch("M33 68q2 11 7 18M41 74q2 9 4 16M63 68q-2 11-7 18M55 74q-2 9-4 16"),
      inked("#e8b48e", "M43 53C43 49 53 49 53 53C55 59 52 62 48 62S41 59 43 53Z"),
      inked("#a7afb1", "M20 43C19 20 33 9 48 9S77 20 76 43C66 35 57 33 48 33S30 35 20 43Z"),
      inked(GOLD, "M19 41C36 28 60 28 77 41L77 48C60 36 36 36 19 48Z"),
      inked(GOLD, "M44 10h8l-1 24h-6Z"),
      hatch("M28 30q2-10 9-14M68 30q-2-10-9-14"),
    ],
  },
  tilda: {
    ground: "#bfcf9f",
    dress: "#4a3a63",
    skin: "#f4d2b4",
    ears: "none",
    eyes: "both",
    mouth: SMILE,
    behind: [inked("#c8611f", "M21 44C11 66 13 88 20 95L40 82H56L76 95C83 88 85 66 75 44Z")],
    before: [
      inked("#c8611f", "M24 50C26 36 38 33 46 38C56 31 70 36 72 50C65 43 58 44 48 41C39 44 31 44 24 50Z"),
      flat("#c57b52", [dot(34, 59, 1.1), dot(38, 61, 1.1), dot(62, 59, 1.1), dot(58, 61, 1.1)].join("")),
      inked("#5b3a86", "M6 38C20 26 76 26 90 38C76 47 20 47 6 38Z"),
      inked("#5b3a86", "M27 35C33 21 39 7 62 2C58 8 60 11 68 12C63 19 67 27 69 35C56 40 40 40 27 35Z"),
      inked(GOLD, "M28 31C42 36 56 36 68 30L69 36C56 41 40 41 27 36Z"),
      hatch("M38 26q4-8 11-13M44 27q3-6 8-10", "#e7d8ff"),
    ],
  },
  oskar: {
    ground: "#a9bdb4",
    dress: "#45546b",
    skin: "#eec4a0",
    ears: "round",
    eyes: "both",
    mouth: "M44 70q4 2 8 0",
    behind: [],
    before: [
      inked("#cfc8bb", "M27 40C17 41 15 58 21 64C28 62 29 50 30 42Z"),
      inked("#cfc8bb", "M69 40C79 41 81 58 75 64C68 62 67 50 66 42Z"),
      flat("#fbe6cf", "M37 31C42 26 52 26 57 30C50 29 43 30 37 34Z"),
      inked("#e3ddd0", "M48 60C41 56 31 59 26 68C35 73 44 70 48 66C52 70 61 73 70 68C65 59 55 56 48 60Z"),
      line("M30 50a9 9 0 1 0 18 0a9 9 0 1 0-18 0M48 50a9 9 0 1 0 18 0a9 9 0 1 0-18 0"),
      hatch("M32 66q5 1 10-2M64 66q-5 1-10-2M38 37q10-3 20 0"),
      inked("#f3ead6", "M38 78L48 86 58 78 62 90H34Z"),
    ],
  },
  zora: {
    ground: "#e3b266",
    dress: "#7d2d3a",
    skin: "#935c36",
    ears: "round",
    eyes: "both",
    mouth: CALM,
    behind: [
      inked(
        "#2b1c14",
        "M48 5C66 2 84 12 87 30C96 42 94 62 82 70C76 80 66 80 60 76H36C30 80 20 80 14 70C2 62 0 42 9 30C12 12 30 2 48 5Z",
      ),
    ],
    before: [
      inked("#2b1c14", "M23 49C23 32 36 26 48 26S73 32 73 49C65 39 57 37 48 37S31 39 23 49Z"),
      inked(GOLD, "M22 43C34 31 62 31 74 43L74 49C62 38 34 38 22 49Z"),
      inked("#b8392a", "M48 31l5 6-5 6-5-6Z"),
      line("M17 62a4 4 0 1 0 8 0a4 4 0 1 0-8 0M71 62a4 4 0 1 0 8 0a4 4 0 1 0-8 0", GOLD),
      hatch("M29 60l5 3M30 64l4 2.5M67 60l-5 3M66 64l-4 2.5"),
    ],
  },
  rufus: {
    ground: "#d9c79c",
    dress: "#3f5f3a",
    skin: "#f2c9a4",
    ears: "round",
    eyes: "both",
    mouth: "M43 68q5 2.5 10 0",
    behind: [inked("#b5451b", "M24 42C16 54 17 68 25 72L34 60 62 60 71 72C79 68 80 54 72 42Z")],
    before: [
      inked("#b5451b", "M40 71C43 69 53 69 56 71C57 81 52 88 48 91C44 88 39 81 40 71Z"),
      inked("#b5451b", "M48 61C42 58 35 61 30 67C38 69 45 68 48 65C51 68 58 69 66 67C61 61 54 58 48 61Z"),
      line("M44 70q4 2 8 0"),
      inked("#3f7a3a", "M10 43C20 32 72 27 88 33C78 27 74 11 56 8C37 5 26 17 22 31C17 34 12 37 10 43Z"),
      inked("#244a22", "M23 29C40 22 60 21 77 27L79 33C60 28 40 29 20 37Z"),
      inked("#d8402a", "M64 26C64 12 76 3 91 5C90 17 81 26 67 29Z"),
      hatch("M66 27C72 18 80 10 89 7M72 20l1-6M78 14l7 0", "#fbe6cf"),
    ],
  },
  lumi: {
    ground: "#8fb3c6",
    dress: "#355f8c",
    skin: "#f6e0d0",
    ears: "pointed",
    eyes: "both",
    mouth: CALM,
    behind: [
      inked("#e7ecef", "M20 40C9 62 11 86 16 96H80C85 86 87 62 76 40Z"),
      hatch("M20 66q-1 14 2 26M76 66q1 14-2 26", "#7d8d97"),
    ],
    before: [
      inked("#e7ecef", "M23 54C20 32 34 22 48 22S76 32 73 54C69 44 64 38 54 32C46 42 33 42 23 54Z"),
      line("M23 42C34 30 62 30 73 42", GOLD),
      inked(
        "#4f9ad6",
        "M48 27l3 6 6 .6-4.600 4.200 1.500 6.200L48 40.800 42.100 44l1.500-6.200-4.600-4.200 6-.6Z",
      ),
      hatch("M29 60l5 3M67 60l-5 3", "#b0705a"),
    ],
  },
  ugo: {
    ground: "#d6bd8c",
    dress: "#6d4a2a",
    skin: "#86a44e",
    ears: "pointed",
    eyes: "both",
    mouth: "M34 66q14 7 28 0",
    behind: [inked("#3a2a1c", "M39 27C34 17 41 15 42 5C47 11 50 9 54 4C54 13 62 17 57 27Z")],
    before: [
      inked("#4f6a2b", "M29 44C36 37 44 41 48 44C52 41 60 37 67 44C62 43 54 45 48 49C42 45 34 43 29 44Z"),
      inked("#fbf2da", "M37 67l2.500-10L45 68.500Z"),
      inked("#fbf2da", "M59 67l-2.500-10L51 68.500Z"),
      line("M41 58q7 6 14 0"),
      flat("#6c8a3b", [dot(33, 33, 2.4), dot(62, 34, 1.8), dot(66, 58, 1.8)].join("")),
      inked("#a57c4d", "M12 96L20 78 30 86 38 76 48 86 58 76 66 86 76 78 84 96Z"),
    ],
  },
  dora: {
    ground: "#e2c1b0",
    dress: "#8a4f7d",
    skin: "#f2cdb0",
    ears: "round",
    eyes: "both",
    mouth: SMILE,
    behind: [inked("#c9c3ba", "M35 20C29 4 67 4 61 20C70 22 67 31 58 31H38C29 31 26 22 35 20Z")],
    before: [
      inked("#ddd7cc", "M22 52C18 30 33 20 48 20S78 30 74 52C70 42 60 38 48 30C36 38 26 42 22 52Z"),
      hatch("M28 40q8-4 17-12M68 40q-8-4-17-12M36 12q12-5 24 0"),
      line("M30 51a8.500 8.500 0 0 0 17 0ZM49 51a8.500 8.500 0 0 0 17 0ZM47 52h2"),
      flat("#e79a86", [dot(32, 63, 4), dot(64, 63, 4)].join("")),
      inked("#f3ead6", "M30 82C38 76 58 76 66 82L58 92 48 85 38 92Z"),
    ],
  },
  faro: {
    ground: "#9fc0bd",
    dress: "#f0e6cf",
    skin: "#d89a68",
    ears: "round",
    eyes: "left",
    mouth: "M41 67q8 3 15-3",
    behind: [],
    before: [
      hatch("M33 66l1 3M37 70l1 3M42 73l.5 3M48 74v3M54 73l-.5 3M59 70l-1 3M63 66l-1 3M40 61l16 0"),
      inked("#1f5f9e", "M21 46C18 24 33 12 48 12S78 24 75 46C66 36 57 33 48 33S30 36 21 46Z"),
      inked("#1f5f9e", "M73 38L90 32 85 42 92 50 74 46Z"),
      flat("#e8d9b0", [dot(34, 28, 2.4), dot(48, 21, 2.4), dot(62, 28, 2.4)].join("")),
      line("M25 42L50 47M66 50L73 46"),
      inked("#2e2116", "M49 46C54 42 63 43 67 47C67 55 63 59 58 59S49 54 49 46Z"),
      line("M16 63a4 4 0 1 0 8 0a4 4 0 1 0-8 0", GOLD),
      line("M20 92H76M16 86H80", "#b8392a"),
    ],
  },
  nela: {
    ground: "#c6d3a4",
    dress: "#b8743a",
    skin: "#e9b78e",
    ears: "none",
    eyes: "both",
    mouth: SMILE,
    behind: [
      inked(
        "#5a3520",
        "M22 40C9 46 9 60 14 66C5 74 12 90 24 90L34 66H62L72 90C84 90 91 74 82 66C87 60 87 46 74 40Z",
      ),
    ],
    before: [
      inked(
        "#5a3520",
        "M23 51C20 36 32 29 39 32C43 26 54 26 58 31C66 28 77 37 73 51C68 44 63 42 58 43C53 39 44 39 39 43C33 42 28 44 23 51Z",
      ),
      flat(
        "#b9713f",
        [dot(33, 59, 1.2), dot(37, 62, 1.2), dot(63, 59, 1.2), dot(59, 62, 1.2), dot(48, 58, 1.1)].join(""),
      ),
      inked("#4f7d3a", "M19 41C30 18 66 18 77 41L72 43C62 28 34 28 24 43Z"),
      inked("#f0a3b4", dot(29, 31, 7)),
      inked("#fdf3dc", dot(48, 23, 7.5)),
      inked("#f0a3b4", dot(67, 31, 7)),
      flat(GOLD, [dot(29, 31, 2.8), dot(48, 23, 3), dot(67, 31, 2.8)].join("")),
    ],
  },
  kasimir: {
    ground: "#cda56a",
    dress: "#8d2d2d",
    skin: "#efc39c",
    ears: "none",
    eyes: "both",
    mouth: "M43 68q5 3 10 0",
    behind: [inked("#ece5d6", "M23 42C11 50 12 72 22 78H74C84 72 85 50 73 42Z")],
    before: [
      inked(
        "#f6f1e6",
        "M24 52C18 74 28 92 48 95S78 74 72 52C68 61 61 61 57 59C52 57 44 57 39 59C35 61 28 61 24 52Z",
      ),
      line("M42 68q6 4 12 0"),
      hatch("M32 66q0 10 6 18M40 74q1 8 4 14M64 66q0 10-6 18M56 74q-1 8-4 14", "#8c8272"),
      inked(GOLD, "M21 40L14 13 32 25 48 6 64 25 82 13 75 40C64 33 32 33 21 40Z"),
      inked("#b8392a", dot(48, 25, 4)),
      flat("#2f6f9e", [dot(32, 30, 2.6), dot(64, 30, 2.6)].join("")),
      flat("#fff0c4", [dot(14, 13, 2.6), dot(48, 6, 2.6), dot(82, 13, 2.6)].join("")),
    ],
  },
};

/** A bot that nobody named: somebody under a hood. */
export const STRANGER: Portrait = {
  ground: "#b9ad94",
  dress: "#5b5a52",
  skin: "#4a3c30",
  ears: "none",
  eyes: "none",
  mouth: "",
  behind: [],
  before: [
    inked("#77756a", "M10 96C8 60 16 8 48 6S88 60 86 96L66 96C74 70 72 30 48 30S22 70 30 96Z"),
    flat("#f6dfae", [dot(40, 53, 3.4), dot(56, 53, 3.4)].join("")),
    hatch("M20 70q-2-30 14-46M76 70q2-30-14-46"),
  ],
};
