/** A drawing of the page as a picture of its own: with the page's styles inside, for it sees nothing of the page. */

/** All rules of the page but its letters, which a picture cannot load; they are written on it afterwards. */
function styles(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join("\n");
}

/** The drawing as text: without what is loaded or written separately, so wide, and as light or dark as the page. */
export function alone(svg: SVGSVGElement, width: number): string {
  const { width: across, height: down } = svg.viewBox.baseVal;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.querySelectorAll("text, image").forEach((each) => each.remove());
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String((width * down) / across));
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  const dark = getComputedStyle(document.documentElement).colorScheme === "dark" || nightOutside();
  style.textContent = `${styles()}\n:root { color-scheme: ${dark ? "dark" : "light"} !important; }`;
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

/** Whether the device is dark and nobody chose otherwise. */
function nightOutside(): boolean {
  const chosen = document.documentElement.dataset["theme"];
  return chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches;
}

export async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** The drawing as a picture so wide. */
export async function imageOf(svg: SVGSVGElement, width: number): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([alone(svg, width)], { type: "image/svg+xml" }));
  try {
    return await loaded(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}
