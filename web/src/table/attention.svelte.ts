/** "Your turn" is noticed without looking: in the title and the icon of the tab and, if allowed, by a notification. */
import { settings } from "../settings.svelte";
import { t } from "../texts/fluent.svelte";
import type { TableStore } from "./store.svelte";

/** The icon with a dot on it. */
const CALLING = "/icon-turn.svg";
const QUIET = "/icon.svg";

export function callAttention(store: TableStore): void {
  let told = false;

  $effect(() => {
    const mine = store.acting !== null && !store.over && !store.moving;
    const game = store.game ? t(`game-${store.game}`) : "";
    document.title = `${mine ? `● ${t("your-turn")} · ` : ""}${game ? `${game} · ` : ""}Mikrokosmos`;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = mine ? CALLING : QUIET;
    if (mine && !told && document.hidden) notify(game);
    told = mine;
  });

  $effect(() => () => {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = QUIET;
  });
}

function notify(game: string): void {
  if (!settings.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(t("your-turn"), { body: game, icon: QUIET, tag: "your-turn" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Ask whether notifications may be shown; whether they may. */
export async function allowNotifications(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
