/** What the server says of content of one's own. */
import { Refused } from "../net/api";

/** All that is wrong with it, one by one; nothing if something else went wrong. */
export function faultsIn(problem: unknown): readonly string[] {
  if (!(problem instanceof Refused) || problem.refusal.reason !== "bad-options") return [];
  const why = String(problem.refusal["why"] ?? "");
  const listed = why.split("\n").filter((line) => line.startsWith("- "));
  return listed.length > 0 ? listed.map((line) => line.slice(2)) : [why];
}
