import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } }, // texts and boards are the package's own files
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
