/** Who one is: a name, and a cookie that only the server reads. */
import * as api from "./net/api";
import { settings } from "./settings.svelte";

class Me {
  /** `null` as long as the server has not been told a name. */
  name = $state<string | null>(null);
  /** Whether it is known who one is. */
  known = $state(false);

  async look(): Promise<void> {
    try {
      this.name = (await api.me()).name;
    } catch (error) {
      if (!(error instanceof api.Refused) || error.status !== 401) return;
    }
    this.known = true;
  }

  async call(name: string): Promise<void> {
    this.name = (await api.nameMe({ name, language: settings.language })).name;
    this.known = true;
  }
}

export const person = new Me();
