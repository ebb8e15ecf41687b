// The order of the rules reference. The words are in the texts of the same ids (rules-smallworld, rules-creation, editions).
//
// A chapter or entry has the texts `<id>-title` and `<id>-text`. A thing that has a name is titled by it instead:
// `rule-race-trolls` by `race-trolls`, and so on for power, terrain, symbol, marker and god.
//
// Each line of a text is a paragraph or, if it begins with "- ", a line of a list; `[words](entry-id)` is a link.

/** A part of the reference, with what is to be found under it. */
export interface Chapter {
  id: string;
  entries: string[];
}

/** A line of a small table on a printed sheet: the text of a label, and what stands beside it. */
export interface Line {
  label: string;
  /** A number, or the id of a text. */
  value: string;
}

/** A part of a printed sheet: `<id>-title`, `<id>-text`, and perhaps a small table. */
export interface Part {
  id: string;
  lines: Line[];
}

/** A sheet to print, headed by the text `<id>-title`. */
export interface Sheet {
  id: string;
  parts: Part[];
}

/** Small World, as one would explain it. */
export const smallworld: Chapter[] = [
  { id: "rules-goal", entries: [] },
  { id: "rules-table", entries: ["rule-tribe", "rule-coins", "rule-tokens"] },
  { id: "rules-turn", entries: [] },
  { id: "rules-choosing", entries: [] },
  { id: "rules-conquering", entries: [] },
  { id: "rules-cost", entries: [] },
  { id: "rules-losses", entries: [] },
  { id: "rules-attempt", entries: ["rule-die"] },
  { id: "rules-redeployment", entries: [] },
  { id: "rules-income", entries: [] },
  { id: "rules-later", entries: [] },
  { id: "rules-decline", entries: [] },
  { id: "rules-end", entries: [] },
  { id: "rules-options", entries: [] },
  {
    id: "rules-terms",
    entries: ["rule-empty", "rule-neighbours", "rule-water", "rule-edge", "rule-protected"],
  },
  {
    id: "rules-map",
    entries: [
      "rule-terrain-farmland",
      "rule-terrain-forest",
      "rule-terrain-hill",
      "rule-terrain-swamp",
      "rule-terrain-mountain",
      "rule-terrain-sea",
      "rule-terrain-lake",
      "rule-symbol-cavern",
      "rule-symbol-magic",
      "rule-symbol-mine",
    ],
  },
  {
    id: "rules-races",
    entries: [
      "rule-race-amazons",
      "rule-race-dwarves",
      "rule-race-elves",
      "rule-race-ghouls",
      "rule-race-giants",
      "rule-race-halflings",
      "rule-race-humans",
      "rule-race-orcs",
      "rule-race-ratmen",
      "rule-race-skeletons",
      "rule-race-sorcerers",
      "rule-race-tritons",
      "rule-race-trolls",
      "rule-race-wizards",
    ],
  },
  {
    id: "rules-powers",
    entries: [
      "rule-power-alchemist",
      "rule-power-berserk",
      "rule-power-bivouacking",
      "rule-power-commando",
      "rule-power-diplomat",
      "rule-power-dragon_master",
      "rule-power-flying",
      "rule-power-forest",
      "rule-power-fortified",
      "rule-power-heroic",
      "rule-power-hill",
      "rule-power-merchant",
      "rule-power-mounted",
      "rule-power-pillaging",
      "rule-power-seafaring",
      "rule-power-spirit",
      "rule-power-stout",
      "rule-power-swamp",
      "rule-power-underworld",
      "rule-power-wealthy",
    ],
  },
  {
    id: "rules-markers",
    entries: [
      "rule-marker-lair",
      "rule-marker-fort",
      "rule-marker-camp",
      "rule-marker-hole",
      "rule-marker-hero",
      "rule-marker-dragon",
    ],
  },
];

/** Creation. */
export const creation: Chapter[] = [
  { id: "rule-creation-goal", entries: [] },
  { id: "rule-creation-table", entries: [] },
  { id: "rule-creation-turn", entries: [] },
  { id: "rule-creation-markers", entries: [] },
  { id: "rule-creation-push", entries: [] },
  { id: "rule-creation-take", entries: [] },
  { id: "rule-creation-place", entries: [] },
  { id: "rule-creation-gap", entries: [] },
  { id: "rule-creation-groups", entries: [] },
  { id: "rule-creation-scoring", entries: [] },
  { id: "rule-creation-tokens", entries: [] },
  { id: "rule-creation-end", entries: [] },
  { id: "rule-creation-tiles", entries: [] },
  { id: "rule-creation-options", entries: [] },
  {
    id: "rule-creation-gods",
    entries: [
      "rule-terrain-blossom",
      "rule-god-blossom",
      "rule-terrain-ember",
      "rule-god-ember",
      "rule-terrain-tide",
      "rule-god-tide",
      "rule-terrain-grove",
      "rule-god-grove",
      "rule-terrain-dune",
      "rule-god-dune",
    ],
  },
];

/** Where the rulebooks of Small World differ; what matters most often comes first. */
export const editions: Chapter = {
  id: "editions",
  entries: [
    "edition-own",
    "edition-die",
    "edition-abandon",
    "edition-entry",
    "edition-column",
    "edition-amazons",
    "edition-sorcerers",
    "edition-ghouls",
    "edition-protected",
    "edition-commando",
    "edition-seafaring",
    "edition-fortified",
    "edition-bivouacking",
    "edition-powers",
    "edition-misprints",
    "edition-first",
    "edition-blank",
  ],
};

/** The sheet of Small World; races and powers in a line each come from smallworld-words. */
export const smallworldSheet: Sheet = {
  id: "summary-smallworld",
  parts: [
    { id: "summary-smallworld-turn", lines: [] },
    {
      id: "summary-smallworld-cost",
      lines: [
        { label: "summary-smallworld-cost-region", value: "2" },
        { label: "summary-smallworld-cost-mountain", value: "+1" },
        { label: "summary-smallworld-cost-tribe", value: "+1" },
        { label: "summary-smallworld-cost-token", value: "+1" },
        { label: "summary-smallworld-cost-marker", value: "+1" },
        { label: "summary-smallworld-cost-protected", value: "summary-smallworld-cost-never" },
      ],
    },
    {
      id: "summary-smallworld-coins",
      lines: [
        { label: "summary-smallworld-coins-region", value: "1" },
        { label: "summary-smallworld-coins-kind", value: "+1" },
        { label: "summary-smallworld-coins-spoils", value: "+1" },
        { label: "summary-smallworld-coins-fortress", value: "+1" },
        { label: "summary-smallworld-coins-alchemist", value: "+2" },
        { label: "summary-smallworld-coins-wealthy", value: "+7" },
      ],
    },
    { id: "summary-smallworld-losses", lines: [] },
    { id: "summary-smallworld-decline", lines: [] },
    {
      id: "summary-smallworld-end",
      lines: [
        { label: "summary-smallworld-end-two", value: "10" },
        { label: "summary-smallworld-end-four", value: "9" },
        { label: "summary-smallworld-end-five", value: "8" },
      ],
    },
  ],
};

/** The sheet of Creation. */
export const creationSheet: Sheet = {
  id: "summary-creation",
  parts: [
    { id: "summary-creation-turn", lines: [] },
    { id: "summary-creation-limits", lines: [] },
    {
      id: "summary-creation-scoring",
      lines: [
        { label: "summary-creation-scoring-none", value: "0" },
        { label: "summary-creation-scoring-one", value: "6" },
        { label: "summary-creation-scoring-two", value: "12" },
        { label: "summary-creation-scoring-three", value: "18" },
      ],
    },
    { id: "summary-creation-end", lines: [] },
  ],
};
