/** Points, lines and outlines: what the drawing of a land is measured with. */
export type Point = readonly [number, number];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Whether a point lies inside an outline. */
export function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i]!;
    const [bx, by] = outline[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** How far a point is from a line of points. */
export function fromLine(point: Point, line: readonly Point[], closed = false): number {
  let least = Infinity;
  for (let i = closed ? 0 : 1; i < line.length; i++) {
    least = Math.min(least, fromSegment(point, line[(i || line.length) - 1]!, line[i]!));
  }
  return least;
}

/** How deep inside an outline a point lies; negative outside. */
export function depth(point: Point, outline: readonly Point[]): number {
  const far = fromLine(point, outline, true);
  return inside(point, outline) ? far : -far;
}

function fromSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along =
    dx || dy ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))) : 0;
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** The area of an outline. */
export function area(outline: readonly Point[]): number {
  return (
    Math.abs(
      outline.reduce((sum, [ax, ay], i) => {
        const [bx, by] = outline[(i + 1) % outline.length]!;
        return sum + ax * by - bx * ay;
      }, 0),
    ) / 2
  );
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

/** A line through points, drawn smoothly: bends end in the middle between points, the ends stay where they are. */
export function smooth(points: readonly Point[]): string {
  const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;
  const first = points[0]!;
  const last = points.at(-1)!;
  let path = `M${at(first)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [here, next] = [points[i]!, points[i + 1]!];
    const end: Point = i === points.length - 2 ? last : [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2];
    path += `Q${at(here)} ${at(end)}`;
  }
  return points.length === 2 ? `${path}L${at(last)}` : path;
}

/** A line through points, drawn straight from one to the next. */
export function straight(points: readonly Point[]): string {
  return "M" + points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L");
}
