/** Whoever plays by keyboard never loses the focus: when what had it is gone, it goes to what can be done next. */

const NEXT = [
  ".cost.asking .deeds button",
  "button.combo.able",
  '[data-region].target[tabindex="0"]',
  "[data-region].target",
  ".actions button",
];

/** Give the focus to the next thing to do, if it is nowhere. */
export function regain(within: HTMLElement): void {
  const now = document.activeElement;
  if (now && now !== document.body && now !== within) return;
  const next = NEXT.map((one) => within.querySelector<HTMLElement | SVGElement>(one)).find(
    (one) => one !== null,
  );
  (next ?? within).focus({ preventScroll: true });
}
