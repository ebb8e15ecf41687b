/** Which of several targets is meant by an arrow key: the nearest one that lies that way. */

export interface Target {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The target the key leads to from here; null if the key is no arrow, or there is nothing that way. */
export function towards(key: string, from: string, targets: readonly Target[]): string | null {
  const way = WAYS[key];
  const here = targets.find((target) => target.key === from);
  if (!way || !here) return null;
  let found: string | null = null;
  let least = Infinity;
  for (const target of targets) {
    const [dx, dy] = [target.x - here.x, target.y - here.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (target.key === from || ahead <= 0.01) continue;
    const far = ahead + aside * 2; // what lies straight ahead is preferred
    if (far < least) [found, least] = [target.key, far];
  }
  return found;
}
