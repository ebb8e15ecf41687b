/** What takes longer than one would wait without a word. */

/** Milliseconds until somebody wonders whether anything happens. */
export const PATIENCE = 300;

/** Whether something has been so for a while; it is asked again whenever it changes. */
export function slow(busy: () => boolean): { readonly now: boolean } {
  let now = $state(false);
  $effect(() => {
    if (!busy()) return;
    const timer = setTimeout(() => (now = true), PATIENCE);
    return () => {
      clearTimeout(timer);
      now = false;
    };
  });
  return {
    get now() {
      return now;
    },
  };
}
