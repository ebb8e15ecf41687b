/** Changes as the server tells them: `[path, value]`, or `[path]` for what is gone. */

type Path = readonly (string | number)[];
export type Changes = readonly (readonly unknown[])[];

/** The value with the changes made. The given one stays as it was, and what has not changed is shared. */
export function patch<T>(value: T, changes: Changes): T {
  return changes.reduce<unknown>((now, [path, ...to]) => change(now, path as Path, to), value) as T;
}

function change(value: unknown, path: Path, to: readonly unknown[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return to[0];
  if (Array.isArray(value)) {
    const list: unknown[] = [...(value as unknown[])];
    list[Number(key)] = change(list[Number(key)], rest, to);
    return list;
  }
  const known: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  if (rest.length === 0 && to.length === 0) delete known[key];
  else known[key] = change(known[key], rest, to);
  return known;
}
