/** The analysis of a finished game, asked of the server: it tells how far it is line by line, and the analysis last. */
import { Refused } from "../net/api";
import type { Refusal } from "../wire";
import type { Turn } from "./mistakes";

interface Analysis {
  readonly turns: readonly Turn[];
}

type Line =
  | { readonly type: "analysis"; readonly analysis: Analysis }
  | ({ readonly type: "refused" } & Refusal)
  | { readonly type: "progress" };

export async function analysed(table: string): Promise<Analysis> {
  const response = await fetch(`/api/tables/${table}/analysis`, {
    method: "POST",
    credentials: "same-origin",
  });
  const text = await response.text();
  if (!response.ok) throw new Refused(refusalIn(text), response.status);
  const last = JSON.parse(text.trim().split("\n").at(-1) ?? "{}") as Line;
  if (last.type === "analysis") return last.analysis;
  throw new Refused(last.type === "refused" ? last : { reason: "no-connection" });
}

function refusalIn(text: string): Refusal {
  try {
    return JSON.parse(text) as Refusal;
  } catch {
    return { reason: "no-connection" };
  }
}
