/** Links to tables: `/tables/<id>#<kind>=<key>`; what stands behind # is sent to nobody by the browser. */

/** The page of a table, from whatever somebody was sent; null if it is no link to one. */
export function tableOf(text: string): string | null {
  const found = /\/tables\/([A-Za-z0-9_-]{1,64})(#\w+=[\w-]{1,100})?$/.exec(text.trim());
  return found ? `/tables/${found[1]}${found[2] ?? ""}` : null;
}

/** The key in an address's hash, if there is one. */
export function keyIn(hash: string): string | null {
  return /^#\w+=([\w-]{1,100})$/.exec(hash)?.[1] ?? null;
}
