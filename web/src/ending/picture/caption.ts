/** What is written above a picture: the game, who won, and everybody's points. */

/** A player, as told above the picture. */
export interface Placed {
  readonly place: number;
  readonly name: string;
  readonly points: number;
  /** The colours of the seat: of its disc, and of what is written on it. */
  readonly colour: string;
  readonly ink: string;
}

export interface Caption {
  readonly title: string;
  readonly headline: string;
  readonly placed: readonly Placed[];
}

const INK = "#33261b";
const SOFT = "#6a5846";
const BOOK = '"Alegreya", "Noto Serif CJK SC", Georgia, serif';

/** Names that are longer than this would push the others off the picture. */
const LONGEST = 18;
const short = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** The width and the rows the players take: as many in a row as there is room for. */
export function rows(widths: readonly number[], room: number, gap: number): readonly number[][] {
  const found: number[][] = [[]];
  let used = 0;
  for (const [at, width] of widths.entries()) {
    const row = found.at(-1)!;
    if (row.length > 0 && used + gap + width > room) {
      found.push([at]);
      used = width;
    } else {
      used += (row.length > 0 ? gap : 0) + width;
      row.push(at);
    }
  }
  return found;
}

const DISC = 24;
const ROW = 72;
const HEAD = 158;

const label = ({ name, points }: Placed) => `${short(name)}  ${points}`;

function player(context: CanvasRenderingContext2D, placed: Placed, x: number, y: number): void {
  context.beginPath();
  context.arc(x + DISC, y, DISC, 0, 2 * Math.PI);
  context.fillStyle = placed.colour;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = INK;
  context.stroke();
  context.textAlign = "center";
  context.fillStyle = placed.ink;
  context.font = `800 28px ${BOOK}`;
  context.fillText(String(placed.place), x + DISC, y + 9);
  context.textAlign = "left";
  context.fillStyle = INK;
  context.font = `${placed.place === 1 ? 800 : 500} 36px ${BOOK}`;
  context.fillText(label(placed), x + 2 * DISC + 12, y + 12);
}

/** Measure the caption, and say how to draw it: how high it is, and the drawing. */
export function caption(
  context: CanvasRenderingContext2D,
  { title, headline, placed }: Caption,
  left: number,
  width: number,
): { readonly height: number; draw(): void } {
  context.font = `800 36px ${BOOK}`;
  const widths = placed.map((each) => 2 * DISC + 12 + context.measureText(label(each)).width);
  const lines = rows(widths, width, 44);
  return {
    height: HEAD + lines.length * ROW,
    draw() {
      context.textAlign = "left";
      context.fillStyle = SOFT;
      context.font = `500 32px ${BOOK}`;
      context.fillText(title, left, 66);
      context.textAlign = "right";
      context.fillText("Mikrokosmos", left + width, 66);
      context.textAlign = "left";
      context.fillStyle = INK;
      context.font = `800 64px ${BOOK}`;
      context.fillText(headline, left, 134, width);
      lines.forEach((line, row) => {
        let x = left;
        for (const at of line) {
          player(context, placed[at]!, x, HEAD + 24 + row * ROW);
          x += widths[at]! + 44;
        }
      });
    },
  };
}
