/** Links to tables: `/tables/<id>#<kind>=<key>`; what stands behind # is sent to nobody by the browser. */

/** Where a link leads: to a table of this server, or to that of another. */
export type Destination =
  | { readonly kind: "here"; readonly path: string }
  | { readonly kind: "elsewhere"; readonly host: string; readonly address: string };

const TABLE = /^\/tables\/[A-Za-z0-9_-]{1,64}$/;
const KEY = /^(#\w+=[\w-]{1,100})?$/;

/** Where a link to a table leads, from whatever somebody was sent; null if it is none. */
export function destination(text: string, here: string = location.href): Destination | null {
  const url = parsed(text.trim(), here);
  if (!url || !TABLE.test(url.pathname) || !KEY.test(url.hash) || url.search) return null;
  if (sameServer(url, new URL(here))) return { kind: "here", path: url.pathname + url.hash };
  return { kind: "elsewhere", host: url.host, address: url.href };
}

/** An address as people send it: whole, without `https://`, or the path alone. */
function parsed(text: string, here: string): URL | null {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text)
    ? text
    : text.startsWith("/")
      ? new URL(here).origin + text
      : `https://${text}`;
  try {
    const url = new URL(whole);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

/** The computer itself has several names. */
function sameServer(one: URL, other: URL): boolean {
  if (one.host === other.host) return true;
  return loopback(one.hostname) && loopback(other.hostname) && one.port === other.port;
}

function loopback(name: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/i.test(name);
}

/** Whether an address means the computer itself, so that it leads nowhere on any other. */
export function onlyHere(address: string): boolean {
  return URL.canParse(address) && loopback(new URL(address).hostname);
}

/** The key of an invitation to the whole server, if the address has one. */
export function siteKeyIn(hash: string): string | null {
  return /^#site=(mksite_[\w-]{1,90})$/.exec(hash)?.[1] ?? null;
}

/** The key in an address's hash, if there is one. */
export function keyIn(hash: string): string | null {
  return /^#\w+=([\w-]{1,100})$/.exec(hash)?.[1] ?? null;
}
