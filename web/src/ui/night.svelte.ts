/** Whether it is night: as chosen, or as the device has it. */
import { MediaQuery } from "svelte/reactivity";

const dark = new MediaQuery("(prefers-color-scheme: dark)");

export const night = {
  now: (theme: "auto" | "light" | "dark"): boolean => (theme === "auto" ? dark.current : theme === "dark"),
};
