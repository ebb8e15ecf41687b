/** The picture of a finished game to save and to share, painted in the browser: a caption, and the drawing below it. */
import { type Caption, caption } from "./caption";
import { imageOf, loaded } from "./image";
import { fill, write } from "./letters";

const WIDTH = 1600;
const MARGIN = 44;
const PAPER = ["#fbf5e6", "#e9dab8"] as const;

export async function paint(svg: SVGSVGElement, told: Caption): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no canvas");
  await Promise.all(["500", "800"].map((weight) => document.fonts.load(`${weight} 36px Alegreya`)));
  const box = svg.viewBox.baseVal;
  const across = WIDTH - 2 * MARGIN;
  const scale = across / box.width;
  const head = caption(context, told, MARGIN, across);
  canvas.width = WIDTH;
  canvas.height = Math.round(head.height + box.height * scale + MARGIN);

  const paper = context.createLinearGradient(0, 0, 0, canvas.height);
  PAPER.forEach((colour, at) => paper.addColorStop(at, colour));
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  head.draw();

  const place = new DOMMatrix().translate(MARGIN, head.height).scale(scale).translate(-box.x, -box.y);
  await fill(context, svg, place, loaded);
  context.drawImage(await imageOf(svg, across), MARGIN, head.height, across, box.height * scale);
  write(context, svg, place);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the picture is empty"))), "image/png"),
  );
}
