/**
 * Draws the lands of Small World when the client is built, from the package's own boards.
 * `virtual:atlas/3` is the chart of the board for three with the addresses of its pictures; `virtual:atlas/3-tall`
 * the same board turned upright.
 */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { chart } from "./chart.ts";
import { land, type Theme } from "./land.ts";
import { readOutline, upright } from "./outlines.ts";

const NAME = /^virtual:atlas\/([2-5])(-tall)?$/;
const THEMES: readonly Theme[] = ["light", "dark"];

export function atlas(): Plugin {
  const pictures = new Map<string, string>();
  return {
    name: "atlas",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const found = NAME.exec(id.replace(/^\0/, ""));
      if (!found) return null;
      const flat = readOutline(Number(found[1]));
      const outline = found[2] ? upright(flat) : flat;
      const lands: Partial<Record<Theme, string>> = {};
      for (const theme of THEMES) {
        const source = land(outline, theme);
        const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
        const file = `assets/land-${found[1]}${found[2] ?? ""}-${theme}-${hash}.svg`;
        if (this.meta.watchMode || this.environment?.mode === "dev") pictures.set(`/${file}`, source);
        else this.emitFile({ type: "asset", fileName: file, source });
        lands[theme] = `/${file}`;
      }
      return `export default ${JSON.stringify({ ...chart(outline), lands })};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = pictures.get(request.url ?? "");
        if (source === undefined) return next();
        response.setHeader("Content-Type", "image/svg+xml").end(source);
      });
    },
  };
}
