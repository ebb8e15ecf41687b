/** Who one is: a name, and a cookie that only the server reads. */
import * as api from "./net/api";
import { settings } from "./settings.svelte";

const KEY = "mikrokosmos.name";

class Me {
  /** `null` as long as the server has not been told a name. */
  name = $state<string | null>(null);

  /** Ask the server who one is; a browser that never said a name need not ask. */
  async look(): Promise<void> {
    if (localStorage.getItem(KEY) === null) return;
    try {
      this.name = (await api.me()).name;
    } catch (error) {
      if (error instanceof api.Refused && error.status === 401) localStorage.removeItem(KEY);
    }
  }

  /** Be called so from now on. */
  async call(name: string): Promise<void> {
    this.name = (await api.nameMe({ name, language: settings.language })).name;
    localStorage.setItem(KEY, this.name);
  }

  /** Be nobody again: the server forgets the name and all devices, and so does this browser. */
  async forget(): Promise<void> {
    await api.forgetMe();
    this.name = null;
    localStorage.removeItem(KEY);
  }
}

export const person = new Me();
