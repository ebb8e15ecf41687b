/** What the book of Creation has, in order; the words are in the texts of the same ids. */
import type { Chapter, Sheet } from "../../../rules/contents";

export const chapters: readonly Chapter[] = [
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

export const sheet: Sheet = {
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
