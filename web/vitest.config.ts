import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { atlas } from "./plugins/atlas/index.ts";

export default defineConfig({
  plugins: [svelte(), atlas()],
  resolve: { conditions: ["browser"] },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
