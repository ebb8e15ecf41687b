/** The analysis of one game, as a page shows it: asked for, under way, there, or refused. */
import type { AnalysisProgress, AnalysisSeen } from "../wire";
import { analyse } from "./ask";

export class AnalysisStore {
  found = $state.raw<AnalysisSeen | null>(null);
  progress = $state.raw<AnalysisProgress | null>(null);
  error = $state.raw<unknown>(null);
  private readonly leaving = new AbortController();

  constructor(readonly path: string) {}

  async ask(): Promise<AnalysisSeen | null> {
    this.error = this.progress = null;
    try {
      this.found = await analyse(this.path, (progress) => (this.progress = progress), this.leaving.signal);
    } catch (problem) {
      if (!this.leaving.signal.aborted) this.error = problem;
    }
    return this.found;
  }

  close(): void {
    this.leaving.abort();
  }
}
