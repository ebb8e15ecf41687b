import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { content } from "./plugins/content.ts";

export default defineConfig({
  plugins: [content(), svelte()],
  server: { fs: { allow: [".."] } }, // texts and boards are the package's own files
  resolve: { conditions: ["browser"] },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
