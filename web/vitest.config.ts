import { defineConfig } from "vitest/config";
import { ingredients } from "./plugins/ingredients.ts";

export default defineConfig({
  plugins: [ingredients()],
  server: { fs: { allow: [".."] } }, // texts and boards are the package's own files
  resolve: { conditions: ["browser"] },
  // A context for each file keeps them as far apart as a thread for each would, in half the time.
  // Nothing is asserted about time: a busy machine may take long.
  test: { environment: "happy-dom", pool: "vmThreads", include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
});
