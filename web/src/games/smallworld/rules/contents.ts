/** What the book of Small World has, in order; the words are in the texts of the same ids. */
import type { Chapter, Sheet } from "../../../rules/contents";

/** The chapters, as one would explain the game. */
export const chapters: readonly Chapter[] = [
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

/** The sheet; races and powers in a line each come from smallworld-words. */
export const sheet: Sheet = {
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
