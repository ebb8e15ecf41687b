import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { atlas } from "./plugins/atlas/index.ts";
import { content } from "./plugins/content.ts";

export default defineConfig({
  plugins: [content(), svelte(), atlas()],
  server: { fs: { allow: [".."] } }, // texts and boards are the package's own files
  resolve: { conditions: ["browser"] },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
