/** A game's analysis, asked of the server: it tells line by line how far it is, and at last what it found. */
import { Refused } from "../net/api";
import type { AnalysisNews, AnalysisProgress, AnalysisSeen, Refusal } from "../wire";

/** Analyse a game that is over; `tell` hears how far it is. */
export async function analyse(
  path: string,
  tell: (progress: AnalysisProgress) => void,
  signal?: AbortSignal,
): Promise<AnalysisSeen> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}/analysis`, {
      method: "POST",
      credentials: "same-origin",
      ...(signal ? { signal } : {}),
    });
  } catch {
    throw new Refused({ reason: "no-connection" });
  }
  if (!response.ok || !response.body) {
    const told = (await response.json().catch(() => ({}))) as Partial<Refusal>;
    throw new Refused({ ...told, reason: told.reason ?? "no-connection" }, response.status);
  }
  for await (const news of lines(response.body)) {
    if (news.type === "analysis") return news.analysis;
    if (news.type === "refused") throw new Refused(news);
    tell(news);
  }
  throw new Refused({ reason: "no-connection" });
}

/** The lines of a body as they come. */
export async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<AnalysisNews> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let left = "";
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    left += decoder.decode(value, { stream: !done });
    const whole = left.split("\n");
    left = done ? "" : (whole.pop() ?? "");
    for (const line of whole) if (line.trim()) yield JSON.parse(line) as AnalysisNews;
    if (done) return;
  }
}
