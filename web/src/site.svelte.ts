/** What holds for the whole server: what its admin announces, who may make tables, and whether one was sent away. */
import * as api from "./net/api";

class Site {
  announcement = $state<string | null>(null);
  /** The announcement that was read and put away. */
  hidden = $state<string | null>(null);
  mayMakeTables = $state(true);
  /** Whether there is a page for an admin; unknown until the server has told. */
  admin = $state<boolean | null>(null);
  banned = $state(false);

  /** Ask the server; if it does not answer, all stays as it was known. */
  async look(): Promise<void> {
    const seen = await api.site().catch(() => null);
    if (seen === null) return;
    [this.announcement, this.mayMakeTables, this.admin] = [
      seen.announcement,
      seen.may_make_tables,
      seen.admin,
    ];
  }
}

export const site = new Site();
