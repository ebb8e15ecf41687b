/** How far one has read: the chapter that is at the top of the screen. */

/** The last of these heights that has passed the line, or the first if none has. */
export function passed(tops: readonly number[], line: number): number {
  const after = tops.findIndex((top) => top > line);
  return after === -1 ? tops.length - 1 : Math.max(0, after - 1);
}

export class Reading {
  /** The place of the chapter in the book. */
  now = $state(0);
  private asked = 0;

  constructor(private readonly ids: () => readonly string[]) {}

  /** Follow the reader; for `$effect`. */
  follow(): () => void {
    const ask = () => (this.asked ||= requestAnimationFrame(() => this.look()));
    addEventListener("scroll", ask, { passive: true });
    this.look();
    return () => {
      removeEventListener("scroll", ask);
      cancelAnimationFrame(this.asked);
    };
  }

  private look(): void {
    this.asked = 0;
    const tops = this.ids().map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0);
    const root = document.documentElement;
    const atEnd = root.scrollTop + root.clientHeight >= root.scrollHeight - 2;
    this.now = atEnd && root.scrollTop > 0 ? tops.length - 1 : passed(tops, innerHeight / 3);
  }
}
