import { defineConfig } from "vitest/config";
import { ingredients } from "./plugins/ingredients.ts";

export default defineConfig({
  plugins: [ingredients()],
  server: { fs: { allow: [".."] } }, // texts and boards are the package's own files
  resolve: { conditions: ["browser"] },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
