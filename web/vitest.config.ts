import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { tiles } from "./plugins/tiles";

export default defineConfig({
  plugins: [svelte(), tiles()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } }, // texts are the package's own files
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
