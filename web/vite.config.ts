import { defineConfig } from "vite";
import { fonts } from "./plugins/fonts.ts";
import { ingredients } from "./plugins/ingredients.ts";
import { squeeze } from "./plugins/squeeze.ts";

/** The server that has the tables, while the client is being worked on with `npm run dev`. */
const TABLES = process.env["MIKROKOSMOS_TABLES"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [ingredients(), squeeze()],
  css: { postcss: { plugins: [fonts] } },
  build: {
    // Into the Python package, so that whoever installs it needs no node.
    outDir: "../src/mikrokosmos/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // inlined images would need data: in the Content-Security-Policy
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // texts and boards are the package's own files
    proxy: { "/api": { target: TABLES, ws: true, changeOrigin: true } },
  },
});
