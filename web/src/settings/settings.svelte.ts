/** A person's own settings: theme, motion, sound; the language is with the words. */
import { store, stored } from "../base/stored";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "less";

class Settings {
  theme = $state<Theme>((stored("theme") as Theme) ?? "auto");
  motion = $state<Motion>((stored("motion") as Motion) ?? "auto");
  sound = $state<boolean>(stored("sound") !== "off");
  /** A short vibration when it's your turn. */
  buzz = $state<boolean>(stored("buzz") !== "off");
  /** A notice when it's your turn and you look elsewhere. */
  notices = $state<boolean>(stored("notices") === "on");
  #reduced = $state(false);

  constructor() {
    const query = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
    if (!query) return;
    this.#reduced = query.matches;
    query.addEventListener("change", () => {
      this.#reduced = query.matches;
      this.apply();
    });
  }

  /** No motion is wanted: everything shows its end at once. */
  get still(): boolean {
    return this.motion === "less" || this.#reduced;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    store("theme", theme);
    this.apply();
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    store("motion", motion);
    this.apply();
  }

  setSound(on: boolean): void {
    this.sound = on;
    store("sound", on ? "on" : "off");
  }

  setBuzz(on: boolean): void {
    this.buzz = on;
    store("buzz", on ? "on" : "off");
  }

  setNotices(on: boolean): void {
    this.notices = on;
    store("notices", on ? "on" : "off");
  }

  apply(): void {
    const root = document.documentElement;
    if (this.theme === "auto") root.removeAttribute("data-theme");
    else root.dataset.theme = this.theme;
    root.toggleAttribute("data-still", this.still);
  }
}

export const settings = new Settings();
