/** What is said of Creation where a table is set up. */
import type { Setup } from "../../manifest";

export const setup: Setup = {
  name: (_, id) => id, // there is nothing to select
  manual: "docs/creation.md",
  /** A set is played whole, so one begins with ours. */
  example: async () =>
    (await import("../../../../../src/mikrokosmos/games/creation/content/tiles.toml?raw")).default,
};
