/** Leaves out what the fonts bring for scripts of no language here, and their older format: every browser reads woff2. */
import type { Plugin } from "postcss";

const FOREIGN = /-(greek|greek-ext|vietnamese)-\d/;

export const fonts: Plugin = {
  postcssPlugin: "fonts",
  AtRule: {
    "font-face": (face) => {
      face.walkDecls("src", (source) => {
        if (FOREIGN.test(source.value)) face.remove();
        else source.value = source.value.replace(/,\s*url\([^)]*\.woff\) format\('woff'\)/, "");
      });
    },
  },
};
