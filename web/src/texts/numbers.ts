/** Numbers as the language chosen writes them: its decimal sign, its groups of thousands, and a minus one can see. */
import { settings } from "../settings.svelte";

const made = new Map<string, Intl.NumberFormat>();

/** A formatter takes longer to make than all it will ever format. */
function formatter(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${settings.language} ${JSON.stringify(options)}`;
  const format = made.get(key) ?? new Intl.NumberFormat(settings.language, options);
  made.set(key, format);
  return format;
}

function written(value: number, options: Intl.NumberFormatOptions): string {
  return formatter(options)
    .formatToParts(value)
    .map(({ type, value: sign }) => (type === "minusSign" ? "−" : sign))
    .join("");
}

/** A number, to a tenth at most. */
export const number = (value: number): string => written(value, { maximumFractionDigits: 1 });

/** An amount that is added or taken away: `+2.5`, `−1`. */
export const signed = (value: number): string =>
  written(value, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
