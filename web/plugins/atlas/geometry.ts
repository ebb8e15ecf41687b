/** Points, lines and outlines: what the drawing of a land is measured with. */
export type Point = readonly [number, number];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Whether a point lies inside an outline. */
export function inside(point: Point, outline: readonly Point[]): boolean {
  const x = point[0];
  const y = point[1];
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[i]!;
    const b = outline[j]!;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
  }
  return odd;
}

/** How deep inside an outline a point lies; negative outside. */
export function depth(point: Point, outline: readonly Point[]): number {
  let least = Infinity;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    least = Math.min(least, square(point, outline[j]!, outline[i]!));
  }
  return Math.sqrt(least) * (inside(point, outline) ? 1 : -1);
}

/** Whether a point lies deeper than this inside an outline; quicker than to measure how deep. */
export function deeper(point: Point, outline: readonly Point[], than: number): boolean {
  if (!inside(point, outline)) return false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    if (square(point, outline[j]!, outline[i]!) <= than * than) return false;
  }
  return true;
}

/** The square of the distance of a point from the line between two. */
function square(point: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const px = point[0] - a[0];
  const py = point[1] - a[1];
  const long = dx * dx + dy * dy;
  const along = long > 0 ? Math.max(0, Math.min(1, (px * dx + py * dy) / long)) : 0;
  const x = px - along * dx;
  const y = py - along * dy;
  return x * x + y * y;
}

/** The box around points: left, top, right, bottom. */
export function box(points: readonly Point[]): readonly [number, number, number, number] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A number as short as a picture needs it. */
export function short(value: number, digits = 0): string {
  const text = value.toFixed(digits);
  return digits && text.includes(".") ? text.replace(/\.?0+$/, "") : text === "-0" ? "0" : text;
}

/** Two numbers as a path has them: no space before a minus. */
const pair = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`);

/** A line through points, drawn smoothly: bends end in the middle between points, the ends stay where they are. */
export function smooth(points: readonly Point[]): string {
  const last = points.length - 1;
  let [x, y] = points[0]!.map(Math.round) as [number, number];
  let path = `M${pair(x, y)}q`;
  for (let i = 1; i < last || i === 1; i++) {
    const here = points[i]!;
    const next = points[Math.min(i + 1, last)]!;
    const end = i >= last - 1 ? next : [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2];
    const [hx, hy] = [Math.round(here[0]), Math.round(here[1])];
    const [ex, ey] = [Math.round(end[0]!), Math.round(end[1]!)];
    const bend = pair(hx - x, hy - y);
    const step = pair(ex - x, ey - y);
    path += `${i > 1 && !bend.startsWith("-") ? " " : ""}${bend}${step.startsWith("-") ? "" : " "}${step}`;
    [x, y] = [ex, ey];
  }
  return path;
}

/** A line through points, drawn straight from one to the next. */
export function straight(points: readonly Point[]): string {
  return "M" + points.map(([x, y]) => pair(Math.round(x), Math.round(y))).join("L");
}
