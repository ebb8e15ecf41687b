/** The letters of a drawing, written on a canvas: there the page's own typefaces are at hand. */

/** Where an element of the drawing is, in units of the drawing. */
function within(svg: SVGSVGElement, element: SVGGraphicsElement): DOMMatrix {
  const whole = svg.getScreenCTM();
  const own = element.getScreenCTM();
  if (!whole || !own) throw new Error("what is not on the page cannot be drawn");
  return whole.inverse().multiply(own);
}

/** A canvas knows no figures of one height, but the device's own typeface has no others. */
function typeface({ fontFamily, fontVariantNumeric }: CSSStyleDeclaration): string {
  return fontVariantNumeric.includes("lining-nums") ? "system-ui, sans-serif" : fontFamily;
}

/** Write all letters of a drawing; `place` leads from units of the drawing to pixels. */
export function write(context: CanvasRenderingContext2D, svg: SVGSVGElement, place: DOMMatrix): void {
  for (const text of svg.querySelectorAll("text")) {
    const style = getComputedStyle(text);
    context.save();
    context.setTransform(place.multiply(within(svg, text)));
    context.font = `${style.fontWeight} ${style.fontSize} ${typeface(style)}`;
    context.textAlign =
      style.textAnchor === "middle" ? "center" : style.textAnchor === "end" ? "right" : "left";
    const [x, y] = [Number(text.getAttribute("x") ?? 0), Number(text.getAttribute("y") ?? 0)];
    if (style.stroke !== "none") {
      context.strokeStyle = style.stroke;
      context.lineWidth = parseFloat(style.strokeWidth);
      context.lineJoin = "round";
      context.strokeText(text.textContent ?? "", x, y);
    }
    context.fillStyle = style.fill;
    context.fillText(text.textContent ?? "", x, y);
    context.restore();
  }
}

/** Draw the pictures that the drawing shows: the land, say. */
export async function fill(
  context: CanvasRenderingContext2D,
  svg: SVGSVGElement,
  place: DOMMatrix,
  load: (address: string) => Promise<HTMLImageElement>,
): Promise<void> {
  for (const image of svg.querySelectorAll("image")) {
    const picture = await load(image.href.baseVal);
    context.save();
    context.setTransform(place.multiply(within(svg, image)));
    const [x, y, width, height] = [image.x, image.y, image.width, image.height].map(
      ({ baseVal }) => baseVal.value,
    ) as [number, number, number, number];
    context.drawImage(picture, x, y, width, height);
    context.restore();
  }
}
