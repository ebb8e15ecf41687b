/** Which page is shown: the path of the address, without a reload. */

class Router {
  path = $state(location.pathname);
  /** What stands behind `?`. */
  search = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  /** Go to another page; `instead` leaves no way back to this one. */
  go(to: string, instead = false): void {
    history[instead ? "replaceState" : "pushState"](null, "", to);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.search = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** For links: `<a href="/rules" {onclick}>` stays within the page, unless another window is wanted. */
export function onclick(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  if (!link || elsewhere || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
