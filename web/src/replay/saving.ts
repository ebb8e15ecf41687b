/** A record as a file to take home. */

/** Let the browser save a file. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Let the browser save what is given as JSON. */
export function saveRecord(record: Readonly<Record<string, unknown>>, name: string): void {
  saveFile(new Blob([JSON.stringify(record)], { type: "application/json" }), `${name}.json`);
}

/** A file that was saved so, read again; null if it is none. */
export function recordIn(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text);
    return read !== null && typeof read === "object" && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
